/** What was said, read once and used by the writer, the checks, the omissions, the tasks and the evidence. */
import type { Role } from '../talk/sentence.ts';

export type FactKind =
  | 'reason'
  | 'complaint'
  | 'course'
  | 'measurement'
  | 'medicine'
  | 'side_effect'
  | 'substance'
  | 'risk'
  | 'protective'
  | 'history'
  | 'family'
  | 'social'
  | 'session'
  | 'observation'
  | 'judgement'
  | 'agreement'
  | 'appointment'
  | 'advice'
  | 'letter'
  | 'view';

/** Whose fact it is: the client's, or somebody else's by relation (`moeder`) and name. */
export type Person = { role: 'client' } | { role: 'other'; relation: string; name?: string };

/** `only asked`, `supposed`, `general` and `opinion` are no facts of the client; the checks know them all the same. */
export type Standing = 'said' | 'asked' | 'supposed' | 'general' | 'opinion';

export type Polarity = 'affirmed' | 'denied' | 'uncertain';

/** When it holds. Dates are YYYY-MM-DD where the talk says enough to work them out. */
export type When = {
  time: 'now' | 'before' | 'planned';
  since?: string;
  until?: string;
  /** As it was said, ready for a note: `sinds 23 januari`, `in december`. */
  words?: string;
};

/** An amount with its unit and how often: 50 mg, 1 per day. */
export type Value = { value: number; unit?: string; per?: string };

export type Change = 'start' | 'stop' | 'up' | 'down' | 'keep';

export type Fact = {
  kind: FactKind;
  who: Person;
  told_by: Role;
  /** What it is about: findings, medicines, instruments, by their names in the lexicons. */
  concepts: string[];
  polarity: Polarity;
  when: When;
  values: Value[];
  medicine?: string;
  change?: { deed: Change; from?: Value; to?: Value };
  /** `als u onrustig wordt`: what it depends on. */
  condition?: string;
  standing: Standing;
  /** In the third person, as a note has it, without its full stop. Null where the grammar is not sure: then it is quoted. */
  clause: string | null;
  /** The words that hold, as they were said. */
  quote: string;
  /** Pieces of the transcript. */
  sources: number[];
  /** 0 to 1: how much a note would miss it. */
  weight: number;
};
