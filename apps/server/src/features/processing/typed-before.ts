/** What a clinician typed before a model writes, or writes again: it is theirs, and stands in the note that comes. */
import type { NoteDraft, Template } from '@noteer/clinical';
import { type Language, NO_MODEL } from '@noteer/contract';
import { newestNotes, revisionOwner } from '../../consultations/documents.ts';
import { linesOf } from '../../consultations/note/draft.ts';
import { keptDraft } from '../../consultations/note/kept-draft.ts';
import { openText } from '../../consultations/sealed-text.ts';
import type { Tx } from '../../db/schema.ts';
import type { BySystem } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';

/** By the title of its section; what nobody has to have said rests on nothing. */
type Typed = { title: string; text: string }[];

type Of = { recording_id: string; ai_model_name: string; template: Template; language: Language };

/** Headings that nobody typed under are taken away: the note that comes is the one that people see. */
export async function typedBefore(
  tx: Tx,
  scope: BySystem,
  sealing: Sealing,
  { recording_id, ai_model_name, template, language }: Of,
): Promise<Typed> {
  const notes = await newestNotes(tx, scope, [recording_id]);
  const note =
    notes.find((each) => each.ai_model_name === ai_model_name) ??
    notes.find((each) => each.ai_model_name === NO_MODEL);
  if (!note) return [];
  if (note.author_id === null) {
    if (note.ai_model_name === NO_MODEL)
      await tx.deleteFrom('documents').where('id', '=', note.document_id).execute();
    return [];
  }
  const draft = await keptDraft(tx, scope, sealing, note.document_id);
  const written = new Set(draft.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
  const text = openText(sealing, revisionOwner(note.document_id, note.number, 'text'), note.text);
  return linesOf(text, draft, template, language).flatMap(({ title, lines }) =>
    lines.filter((line) => !written.has(line.text)).map((line) => ({ title, text: line.text })),
  );
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Above this a new sentence says what a typed one says already. */
const SAME = 0.6;

function isSaid(text: string, typed: Typed): boolean {
  const words = wordsOf(text);
  return typed.some((line) => {
    const other = wordsOf(line.text);
    const both = [...words].filter((word) => other.has(word)).length;
    return both / Math.max(1, words.size + other.size - both) >= SAME;
  });
}

/** What was typed holds: it stands in its section as it was typed, and a new sentence that says the same does not. */
export function withTyped<D extends NoteDraft>(draft: D, typed: Typed): D {
  if (typed.length === 0) return draft;
  const kept = draft.sections.map(({ sentences, ...section }) => ({
    ...section,
    sentences: [
      ...sentences.filter(({ text }) => !isSaid(text, typed)),
      ...typed.filter(({ title }) => title === section.title).map(({ text }) => ({ text, sources: [] })),
    ],
  }));
  const titles = new Set(kept.map(({ title }) => title));
  const others = Map.groupBy(
    typed.filter(({ title }) => !titles.has(title)),
    ({ title }) => title,
  );
  const added = [...others].map(([title, lines], index) => ({
    id: draft.not_discussed.find((left) => left.title === title)?.id ?? `typed_${index + 1}`,
    title: title || '…',
    sentences: lines.map(({ text }) => ({ text, sources: [] })),
  }));
  return {
    ...draft,
    sections: [...kept, ...added],
    not_discussed: draft.not_discussed.filter(({ title }) => !others.has(title)),
  };
}
