/** Codes of a consultation as they are told: suggested, confirmed, asked about. */
import type { CodeQuestion, ConfirmedCode, ConsultationCodes } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import type { Lists } from '../../consultations/coding/lists-of-day.ts';
import type { Suggested } from '../../consultations/coding/make.ts';
import { confirmedOf } from '../../consultations/coding/outcome.ts';
import { consultationOf } from '../../consultations/consultation-of.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { openText, openTextOrNull } from '../../consultations/sealed-text.ts';
import { answerOwner, taskOwner } from '../../consultations/tasks.ts';
import type { Tx } from '../../db/schema.ts';
import { can, type Scope } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import { findName, lastQuestion, type QuestionRow } from './queries.ts';

type Coding = Scope<'suggest_codes'>;

/** The administrator always; the clinician where the institution leaves it to them. */
export const mayConfirm = (actor: Actor, recording: RecordingRow, { settings }: Lists): boolean =>
  settings.confirmed_by === 'clinician' || can(actor, 'set_codes', consultationOf(recording));

/** `sealing` is the recording's own. */
export const presentQuestion = (sealing: Sealing, row: QuestionRow): CodeQuestion => ({
  task: row.id,
  text: openText(sealing, taskOwner(row.id), row.text),
  asked_by_name: `${row.first_name} ${row.last_name}`,
  asked_at: row.created_at.toISOString(),
  answer: openTextOrNull(sealing, answerOwner(row.id), row.answer),
  is_done: row.done_at !== null,
  answered_at: row.done_at?.toISOString() ?? null,
});

async function confirmedCodes(
  tx: Tx,
  scope: Coding,
  services: Services,
  recording: RecordingRow,
  lists: Lists,
  day: string,
): Promise<ConfirmedCode[]> {
  const codes = await confirmedOf(tx, scope, services, recording);
  const lines = await lists.on(day);
  const told = (system: ConfirmedCode['system'], code: string, is_surcharge = false): ConfirmedCode[] => {
    if (code === '') return [];
    const line = lines[system].find((each) => each.code === code);
    return [
      { system, is_surcharge, code, meaning: line?.description ?? null, is_in_list: line !== undefined },
    ];
  };
  return [
    ...told('zpm', codes.zpm),
    ...codes.surcharges.flatMap((code) => told('zpm', code, true)),
    ...told('ggz_nhn', codes.ggz_nhn),
    ...codes.icd10.flatMap((code) => told('icd10', code)),
  ];
}

async function confirmation(
  tx: Tx,
  scope: Coding,
  services: Services,
  recording: RecordingRow,
  lists: Lists,
  { row, made }: Suggested,
): Promise<ConsultationCodes['confirmed']> {
  if (!row?.is_confirmed) return null;
  const person = row.confirmed_by ? await findName(tx, row.confirmed_by) : undefined;
  return {
    codes: await confirmedCodes(tx, scope, services, recording, lists, made.contact.day),
    by_name: person ? `${person.first_name} ${person.last_name}` : null,
    at: row.confirmed_at?.toISOString() ?? null,
    differs: row.differs,
  };
}

export async function presentCodes(
  tx: Tx,
  scope: Coding,
  services: Services,
  { actor, recording, lists }: { actor: Actor; recording: RecordingRow; lists: Lists },
  suggested: Suggested,
): Promise<ConsultationCodes> {
  const { made, facts, facts_revision, row } = suggested;
  const question = await lastQuestion(tx, scope, recording.id);
  return {
    id: recording.id,
    appointment_time: suggested.appointment_time.toISOString(),
    contact: made.contact,
    ...{ facts, facts_revision },
    suggestions: made.suggestions,
    made_on: lists.made_on,
    revision: row?.revision ?? 0,
    is_signed: recording.is_reviewed,
    may_confirm: mayConfirm(actor, recording, lists),
    is_icd10_on: lists.settings.icd10_reason !== null,
    confirmed: await confirmation(tx, scope, services, recording, lists, suggested),
    question: question ? presentQuestion(recordingSealing(services.sealing, recording), question) : null,
  };
}
