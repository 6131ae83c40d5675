/** Counts what a clinician changes in drafts again and again. It makes offers; nothing follows from them by itself. */
import { randomUUID } from 'node:crypto';
import { findHabits, type HabitOffer, isSameHabit, type WritingRule } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { sql } from 'kysely';
import { recordingSealing } from '../../consultations/data-key.ts';
import { type KeptDraft, revisionOwner } from '../../consultations/documents.ts';
import { isJottings } from '../../consultations/jottings.ts';
import { openText } from '../../consultations/sealed-text.ts';
import type { Tx } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { sealExample } from './examples.ts';
import {
  forgetExamples,
  forgetOffer,
  keepExample,
  keepOffer,
  offersOf,
  openOffer,
  sealOffer,
  signedNotes,
} from './queries.ts';

const languages: readonly Language[] = ['nl', 'en'];

/** Safe to run twice: it counts everything anew. */
export const countHabits: JobHandler<'count-habits'> = {
  async run(services, { clinician_id }, signal) {
    for (const language of languages) {
      if (signal.aborted) return;
      await count(services, clinician_id, language);
    }
  },
};

type Note = Awaited<ReturnType<typeof signedNotes>>[number];

function pairOf({ sealing }: Services, note: Note) {
  const own = recordingSealing(sealing, { id: note.recording_id, data_key: note.data_key });
  const open = (number: number, column: 'text' | 'draft', sealed: Buffer) =>
    openText(own, revisionOwner(note.document_id, number, column), sealed);
  const draft = JSON.parse(open(note.drafted, 'draft', note.draft)) as KeptDraft;
  return {
    // Jottings are the clinician's own words: what becomes of them says nothing of drafts.
    draft: { ...draft, sections: draft.sections.filter((section) => !isJottings(section)) },
    signed: open(note.signed, 'text', note.text),
  };
}

async function count(services: Services, clinician_id: string, language: Language): Promise<void> {
  const notes = await signedNotes(services.db, ofTheSystem, clinician_id, language);
  const found = findHabits(
    notes.map((note) => pairOf(services, note)),
    language,
  );
  await services.db.transaction().execute(async (tx) => {
    // Two that count at once end with what the later one counted.
    await sql`select pg_advisory_xact_lock(hashtext(${`habits ${clinician_id}`}))`.execute(tx);
    const rows = await offersOf(tx, ofTheSystem, clinician_id);
    const known = rows
      .filter((row) => row.language === language)
      .map((row) => ({ ...row, rule: openOffer(services.sealing, row) }));
    const isFound = (rule: WritingRule) => found.some((offer) => isSameHabit(offer.rule, rule));
    for (const { id, state, rule } of known)
      if (state === 'open' && !isFound(rule)) await forgetOffer(tx, ofTheSystem, id);
    for (const offer of found) {
      const before = known.find(({ rule }) => isSameHabit(rule, offer.rule));
      if (before && before.state !== 'open') continue;
      await keep(tx, services, { id: before?.id ?? randomUUID(), clinician_id, language, offer, notes });
    }
  });
}

type Kept = {
  id: string;
  clinician_id: string;
  language: Language;
  offer: HabitOffer;
  notes: readonly Note[];
};

async function keep(
  tx: Tx,
  { sealing }: Services,
  { id, clinician_id, language, offer, notes }: Kept,
): Promise<void> {
  const { rule, times, occasions, examples } = offer;
  const body = sealOffer(sealing, id, rule);
  await keepOffer(tx, ofTheSystem, {
    id,
    clinician_id,
    language,
    body,
    times,
    occasions,
    notes: offer.notes,
  });
  await forgetExamples(tx, ofTheSystem, id);
  for (const { note, before, after } of examples) {
    const of = notes[note];
    if (!of) continue;
    const recording = { id: of.recording_id, data_key: of.data_key };
    await keepExample(tx, ofTheSystem, {
      ...{ offer_id: id, recording_id: of.recording_id },
      body: sealExample(sealing, recording, id, { before, after }),
    });
  }
}
