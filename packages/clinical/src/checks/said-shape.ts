/** The shapes of a transcript that is made ready to be asked. */
import type { Places, Unit } from '../evidence/places.ts';
import type { Term } from '../evidence/terms.ts';
import type { Fact } from '../facts/fact.ts';
import type { Role } from '../talk/sentence.ts';
import type { Polarity } from './denied-words.ts';
import type { MedicineFocus } from './medicine-focus.ts';
import type { Slot, SlotType } from './slots.ts';
import type { Told } from './told.ts';
import type { ValueTime } from './value-time.ts';

export type SaidWord = {
  text: string;
  unit: number;
  /** Its sentence, counted over the talk. */
  sentence: number;
  terms: readonly Term[];
  /** 0 where it cannot be told: only asked, supposed, far from what denies it. */
  polarity: Polarity;
};
/** A clause of the talk. `whose` is the relation when it tells of somebody else. */
export type SaidUnit = Unit & {
  seq: number;
  from: number;
  to: number;
  isAsked: boolean;
  /** What may come, would be, or is told in general. */
  isSupposed: boolean;
  /** Greeting, small talk, encouragement. */
  isFiller: boolean;
  /** A third person who speaks, by relation. */
  teller: string | null;
  role: Role;
  answer: 'yes' | 'no' | undefined;
  /** Nothing is denied in it, nor right before and after it. */
  isPlain: boolean;
  whose: string | null;
};
export type SaidSlot = {
  slot: Slot;
  word: number;
  unit: number;
  isTakenBack: boolean;
  /** An end of a scale, `van nul tot tien`: nobody's value. */
  isScale: boolean;
  time: ValueTime;
  text: string;
  /** Of what was taken back: what holds. */
  instead?: string;
};

export type Said = {
  words: SaidWord[];
  units: SaidUnit[];
  places: Places;
  slots: ReadonlyMap<SlotType, SaidSlot[]>;
  /** Names of other people, with their relation, or the name itself where that is not known. */
  names: ReadonlyMap<string, string>;
  medicineAt: MedicineFocus;
  /** What a note may miss: without what came up while a memory was worked on. */
  facts: readonly Fact[];
  /** What its facts say of each finding, medicine and measurement. */
  told: Told;
  /** Where each term is said, word by word. */
  byTerm: ReadonlyMap<string, number[]>;
};
