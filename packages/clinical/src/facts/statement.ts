/** Something that was told, with who told it and what it was asked with. */
import type { OtherPerson, Sentence, Speaker } from '../talk/sentence.ts';
import type { Standing } from './fact.ts';

export type Statement = {
  /** Of which exchange, by its place: what belongs to one matter stands together. */
  matter: number;
  /** Null where the grammar is not sure. */
  clause: string | null;
  quote: string;
  asked: string;
  /** The piece that its last question is in. */
  asked_in?: number | undefined;
  speaker: Speaker;
  standing: Standing;
  /** Somebody else whom it is about though its words do not name them. */
  about?: OtherPerson;
  sources: number[];
  /** The sentences that tell it. */
  from: readonly Sentence[];
};
