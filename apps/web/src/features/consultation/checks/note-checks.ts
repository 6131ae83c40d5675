/** What a note says that the conversation does not carry, and what it leaves out; whose each is. */
import {
  type CheckKind,
  checkNote,
  type Mark,
  type Omission,
  type TranscriptPiece,
  withoutFile,
} from '@noteer/clinical';
import type { FromFile, Language } from '@noteer/contract';

export type CheckInput = {
  text: string;
  pieces: readonly TranscriptPiece[];
  language: Language;
  /** What the engine wrote; null where none did. */
  draft_text: string | null;
  /** What it has from the client's file: nobody had to say that. */
  from_file: readonly FromFile[];
  /** Sentences that were put in from the file, as they stand. */
  taken: readonly string[];
};

/** `is_own`: not of the engine, somebody typed it. */
export type CheckedMark = Mark & { is_own: boolean };

/** A medicine or a name beside others is another one; a value beside another of the same thing contradicts it. */
const values: readonly CheckKind[] = [
  ...(['number', 'dose', 'frequency', 'date', 'time', 'side', 'severity', 'negation'] as const),
];

/** Something else was said than stands there: two values of one thing. */
export const isDifference = ({ kind, said, whose }: Mark): boolean =>
  said !== null && whose === null && values.includes(kind);

/** What somebody typed beside the conversation is theirs to say; what contradicts it is asked about all the same. */
export const isToAnswer = (mark: CheckedMark): boolean => !mark.is_own || isDifference(mark);

export type Found = {
  marks: CheckedMark[];
  omissions: Omission[];
  /** The checks themselves broke down. The note can be read and written all the same. */
  hasFailed: boolean;
};

export const nothingFound: Found = { marks: [], omissions: [], hasFailed: false };

const keyOf = ({ kind, text }: Mark): string => `${kind} ${text.toLowerCase()}`;

/** The draft is the same from one pause of typing to the next: it is checked once. */
export function noteChecks(): (input: CheckInput) => Found {
  let known: { pieces: CheckInput['pieces']; of: string; keys: ReadonlySet<string> } | undefined;
  function keysOfDraft({ draft_text, pieces, language, from_file }: CheckInput): ReadonlySet<string> {
    const of = `${language} ${draft_text}`;
    const marksOf = (text: string) => checkNote(withoutFile(text, { from_file }), pieces, language).marks;
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
      const { marks, omissions } = checkNote(withoutFile(input.text, input), input.pieces, input.language);
      return {
        marks: marks.map((mark) => ({ ...mark, is_own: !ofDraft.has(keyOf(mark)) })),
        omissions,
        hasFailed: false,
      };
    } catch (error) {
      // A check that breaks down must not take the note away from whoever is writing it.
      console.error(error);
      return { ...nothingFound, hasFailed: true };
    }
  };
}
