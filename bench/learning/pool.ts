/** Notes as the product's own writer drafts them, from dialogues that are ours and those that are named. */
import { join } from 'node:path';
import {
  asTemplateSays,
  findTemplate,
  type Language,
  type NoteDraft,
  noteMarkdown,
  type Template,
  writeNote,
} from '@noteer/clinical';
import { type HeardPiece, piecesWithVoices, readConsultations } from '../notes/consultation.ts';
import { isDoctorsNotes, readDoctorsNotes } from '../notes/doctors-notes.ts';

const ours = join(import.meta.dirname, '../../packages/clinical/test/consultations');
export type Dialogue = { language: Language; pieces: HeardPiece[] };
export type Drafted = { draft: NoteDraft; text: string; template: string };

/** `LEARNING_SETS`: folders of more dialogues, by commas. */
export function dialogues(): Dialogue[] {
  const more = process.env.LEARNING_SETS?.split(',').filter(Boolean) ?? [];
  return [...['open', 'nl'].map((set) => join(ours, set)), ...more].flatMap((set): Dialogue[] =>
    isDoctorsNotes(set)
      ? readDoctorsNotes(set).map(({ segments }) => ({ language: 'en', pieces: piecesWithVoices(segments) }))
      : readConsultations(set).map(({ language, segments }) => ({
          language,
          pieces: piecesWithVoices(segments),
        })),
  );
}

/** A made template that says what was not discussed, as some institutions want it. */
const wordy = (template: Template): Template => ({
  ...template,
  sections: template.sections.map((section) => ({ ...section, says_not_discussed: true })),
});

const known = new Map<Dialogue, Map<string, Drafted>>();

export function drafted(dialogue: Dialogue, name: string): Drafted {
  const before = known.get(dialogue)?.get(name);
  if (before) return before;
  const found = findTemplate(name.replace('+', ''));
  if (!found) throw new Error(`There is no template "${name}".`);
  const template = name.endsWith('+') ? wordy(found) : found;
  const { language, pieces } = dialogue;
  const draft = asTemplateSays(writeNote(pieces, { template, language }), template, language);
  const made = { draft, text: noteMarkdown(draft).text, template: template.id };
  known.set(dialogue, new Map([...(known.get(dialogue) ?? []), [name, made]]));
  return made;
}
