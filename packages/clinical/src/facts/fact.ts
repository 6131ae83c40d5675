/** What was said, read once and used by the writer, the checks, the omissions, the tasks and the evidence. */
import type { Slots } from '../reading/slot.ts';
import type { Role, Sentence, TalkStanding } from '../talk/sentence.ts';
import type { FactKind } from './kind.ts';

/** Whose fact it is: the client's, or somebody else's by relation (`moeder`) and name. */
export type Person = { role: 'client' } | { role: 'other'; relation: string; name?: string };

/** Only what is `said` is a fact of the client; the checks know the others all the same. */
export type Standing = 'said' | TalkStanding;

export type Fact = {
  /** Its place among the facts of the talk. */
  id: number;
  /** Facts of one exchange belong together. */
  matter: number;
  /** The id of the fact that it leans on: without that one it says nothing. */
  leans_on?: number;
  /** How many facts of the same matter come before it. */
  follows: number;
  kind: FactKind;
  who: Person;
  told_by: Role;
  /** Of the third person who told it: `dochter`. */
  relation?: string;
  standing: Standing;
  /** In the third person, as a note has it, without its full stop. Null where the grammar is not sure: then it is quoted. */
  clause: string | null;
  /** The words that hold, as they were said. */
  quote: string;
  /** What the clause (or the quotation) says, slot by slot. */
  slots: Slots;
  /** The medicine that it is of, where its own words do not name it: a quotation of them does. */
  of?: string;
  /** What it was asked with; '' when it was told unasked. */
  asked: string;
  /** The piece that its last question is in. */
  asked_in?: number | undefined;
  /** Pieces of the transcript. */
  sources: number[];
  /** The sentences that tell it. */
  from: readonly Sentence[];
  /** Its place among the facts of the talk, 0 at the start and 1 at the end. */
  progress: number;
  /** How much a note would miss it; below 0 it is left out. */
  weight: number;
};
