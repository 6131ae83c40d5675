/** What a note says that stands nowhere in the conversation, and who wrote it. */
import { type TranscriptPiece, withoutFile } from '@noteer/clinical';
import { type Mark, uncertainValues } from '@noteer/clinical/certain-checks';
import type { FromFile, Language } from '@noteer/contract';

export type CheckInput = {
  text: string;
  pieces: readonly TranscriptPiece[];
  language: Language;
  /** The day of the conversation, YYYY-MM-DD. */
  day: string;
  /** What the engine wrote; null where none did. */
  draft_text: string | null;
  /** What it has from the client's file: nobody had to say that. */
  from_file: readonly FromFile[];
  /** Sentences that were put in from the file, as they stand. */
  taken: readonly string[];
};

/** `is_own`: not of the engine, somebody typed it. That is theirs to say, and shown in a quieter way. */
export type CheckedMark = Mark & { is_own: boolean };

export type Found = {
  marks: CheckedMark[];
  /** The checks themselves broke down. The note can be read and written all the same. */
  hasFailed: boolean;
};

export const nothingFound: Found = { marks: [], hasFailed: false };

const keyOf = ({ kind, text }: Mark): string => `${kind} ${text.toLowerCase()}`;

/** The draft is the same from one pause of typing to the next: it is checked once. */
export function noteChecks(): (input: CheckInput) => Found {
  let known: { pieces: CheckInput['pieces']; of: string; keys: ReadonlySet<string> } | undefined;
  function keysOfDraft({ draft_text, pieces, language, day, from_file }: CheckInput): ReadonlySet<string> {
    const of = `${language} ${day} ${draft_text}`;
    const marksOf = (text: string) =>
      uncertainValues(withoutFile(text, { from_file }), pieces, language, day);
    if (known?.pieces !== pieces || known.of !== of)
      known = {
        pieces,
        of,
        keys: new Set(draft_text === null ? [] : marksOf(draft_text).map(keyOf)),
      };
    return known.keys;
  }
  return (input) => {
    try {
      const ofDraft = keysOfDraft(input);
      const text = withoutFile(input.text, input);
      const marks = uncertainValues(text, input.pieces, input.language, input.day);
      return {
        marks: marks.map((mark) => ({ ...mark, is_own: !ofDraft.has(keyOf(mark)) })),
        hasFailed: false,
      };
    } catch (error) {
      // A check that breaks down must not take the note away from whoever is writing it.
      console.error(error);
      return { ...nothingFound, hasFailed: true };
    }
  };
}
