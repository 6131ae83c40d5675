/** What a clinician does to drafts again and again, as a rule that Noteer can follow in the next ones. */
import type { NoteDraft } from '../note.ts';

/** Sections go by their heading, as the draft has it: templates share headings, and people know them by name. */
export type SectionPlace =
  | { at: 'first' }
  | { at: 'last' }
  | { at: 'before'; title: string }
  | { at: 'after'; title: string };

export const writingStyles = [
  'figures_as_words',
  'words_as_figures',
  'dates_with_dash',
  'dates_with_slash',
  'clock_with_colon',
  'times_as_x',
  'units_joined',
  'short_sentences',
  'no_quotes',
  'list',
] as const;
export type WritingStyle = (typeof writingStyles)[number];

/** `to` is empty where words are left out. */
export type WordForm = { from: string; to: string };

export type WritingRule =
  | { kind: 'words'; forms: WordForm[]; section: string | null; at_start: boolean }
  | { kind: 'sentence_deleted'; text: string }
  | { kind: 'line_added'; text: string; section: string | null; at: 'begin' | 'end' }
  | { kind: 'section_emptied'; section: string; with_heading: boolean }
  | { kind: 'section_moved'; section: string; place: SectionPlace }
  | { kind: 'section_renamed'; section: string; to: string }
  | { kind: 'style'; style: WritingStyle };

/** A draft as it was written, and the text that was signed. */
export type SignedPair = { draft: NoteDraft; signed: string };

/** `note` is the place of the pair in what was given. */
export type HabitExample = { note: number; before: string; after: string };

/** `times` of the `occasions` on which it was possible, in `notes` notes. */
export type HabitOffer = {
  rule: WritingRule;
  times: number;
  occasions: number;
  notes: number;
  examples: HabitExample[];
};

/** An occasion on which a habit could show, and whether it did. */
export type Occasion = { note: number; done: boolean };
