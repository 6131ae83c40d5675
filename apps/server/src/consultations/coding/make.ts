/** Makes what is suggested for a consultation, and keeps it where its note is signed. */
import { countMinutes, type Suggestion, suggestGgzNhn, suggestZpm } from '@noteer/clinical';
import type { CodeDoubt, CodeSuggestion } from '@noteer/contract';
import type { Db, Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { recordingSealing } from '../data-key.ts';
import type { RecordingRow } from '../recordings.ts';
import { caseOf, chosenBefore } from './cases.ts';
import { type ContactOf, contactOf } from './contact.ts';
import { suggestDiagnoses } from './diagnoses.ts';
import { type Made, openKept, type SuggestedRow, sealKept } from './kept.ts';
import type { Lists } from './lists-of-day.ts';
import { findSuggested, keepSuggested, lockSuggested } from './suggested.ts';

type Parts = Pick<Services, 'sealing' | 'engines' | 'settings'>;
export type Suggested = Omit<ContactOf, 'held'> &
  Pick<ContactOf['held'], 'appointment_time'> & { made: Made; row: SuggestedRow | undefined };

const ofContact = ({ minutes: _, ...suggestion }: Suggestion): CodeSuggestion => ({
  ...suggestion,
  diagnosis: null,
});

/** What a person has to look at: of the code that is billed first. Without a list of their own nobody misses one. */
function doubtOf(suggestions: readonly CodeSuggestion[]): CodeDoubt {
  const of = (system: CodeSuggestion['system']) => suggestions.find((each) => each.system === system);
  const zpm = of('zpm')?.doubt ?? 'none';
  const own = of('ggz_nhn');
  return zpm !== 'none' || !own || own.rule === 'ggz_nhn_no_list' ? zpm : own.doubt;
}

async function madeOf(
  db: Db,
  scope: Scope,
  parts: Parts,
  recording: RecordingRow,
  { contact, held }: ContactOf,
  lists: Lists,
): Promise<Made> {
  const lines = await lists.on(contact.day);
  const { time_rule, icd10_reason } = lists.settings;
  const zpm = suggestZpm(contact, lines.zpm, time_rule);
  const before = await chosenBefore(db, caseOf(contact, zpm.minutes));
  const own = suggestGgzNhn(contact, zpm, lines.ggz_nhn, before);
  const diagnoses =
    icd10_reason === null
      ? []
      : await suggestDiagnoses(db, scope, parts, recording, { ...held, lines: lines.icd10 });
  return {
    contact,
    minutes: countMinutes(contact, time_rule)?.minutes ?? null,
    step: zpm.minutes,
    suggestions: [ofContact(zpm), ofContact(own), ...diagnoses],
    speakers_revision: recording.speakers_revision,
  };
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** As it was kept, where that still holds; else made now. Undefined where the appointment is gone. */
export async function suggestFor(
  tx: Tx,
  scope: Scope,
  parts: Parts,
  recording: RecordingRow,
  lists: Lists,
): Promise<Suggested | undefined> {
  const sealing = recordingSealing(parts.sealing, recording);
  // What is kept is of what was said last: whoever says something else waits.
  const row = recording.is_reviewed ? await lockSuggested(tx, scope, recording.id) : undefined;
  const found = await contactOf(tx, scope, sealing, recording, lists.settings);
  if (!found) return undefined;
  const { held, ...rest } = found;
  const told = { ...rest, appointment_time: held.appointment_time };
  const kept = openKept(sealing, 'made', recording.id, row?.body);
  const isOfNow = row?.made_on === lists.made_on && kept?.speakers_revision === recording.speakers_revision;
  if (kept && isOfNow && isSame(kept.contact, found.contact)) return { ...told, made: kept, row };
  const made = await madeOf(tx, scope, parts, recording, found, lists);
  if (!row) return { ...told, made, row };
  await keepSuggested(tx, scope, recording.id, {
    body: sealKept(sealing, 'made', recording.id, made),
    made_on: lists.made_on,
    doubt: doubtOf(made.suggestions),
  });
  return { ...told, made, row: await findSuggested(tx, scope, recording.id) };
}
