/** A consultation as people held it: who says what, what answers what, and what still holds. */
import type { Language } from '../note.ts';

/** `other` is a third person in the room (partner, parent, interpreter); never silently the client. */
export type Role = 'clinician' | 'client' | 'other' | 'unknown';

export type Speaker = {
  role: Role;
  /** 0 to 1. */
  sure: number;
  /** Of another person, in the language of the talk: `moeder`, `partner`, `tolk`. */
  relation?: string;
  /** An interpreter who speaks of themselves, and not for the client. */
  isOwn?: boolean;
};

/**
 * - `tells`: says something that may be a fact.
 * - `asks`: a question, or a proposal that waits for an answer.
 * - `answers`: tells, in answer to the questions of its exchange.
 * - `fills`: greeting, small talk, encouragement (`Oké.`, `Mooi.`), thinking aloud: nothing for a note.
 */
export type Act = 'tells' | 'asks' | 'answers' | 'fills';

/** One sentence of one speaker. Sentences come in the order of speech; `start` and `end` are its place in its piece. */
export type Sentence = {
  seq: number;
  start: number;
  end: number;
  /** As the transcript has it. */
  said: string;
  /** What holds of it: without what was taken back (`vijftig, nee, vijfenzeventig`). '' when nothing of it holds. */
  text: string;
  speaker: Speaker;
  act: Act;
  /** Not said of the client as it is: explained in general, supposed, or what somebody else thinks. */
  standing?: TalkStanding;
  /** Whom a clinician means with `u`, where that is not the client: `vrouw`, or a name. */
  to?: string;
  /** Taken back by who said it, or objected to by the other, in words that leave open what holds. */
  contested?: 'by self' | 'by other';
  /** Thought of by the clinician, and what the other said who did not want it. */
  refused?: { words: string; seq: number };
  /** Somebody else whom it is about though it does not name them: `Die slikte clomipramine`, after `mijn broer`. */
  about?: OtherPerson;
};

/** By relation to the client, in the language of the talk: `broer`, or by name; `of` where it is not the client's: `moeder` of the `man`. */
export type OtherPerson = { relation: string; of?: string };

export type TalkStanding = 'general' | 'supposed' | 'opinion';

/** Words that were said and then withdrawn: a number, a day, a medicine. `seq` is where they were said, `instead` what holds. */
export type TakenBack = { seq: number; words: string; instead?: string };

/**
 * Sentences of one matter: questions and the whole answer to them, or what one speaker tells unasked. `asked` is
 * empty in the latter case; `told` is empty when nobody answered. What somebody stated and the other confirmed (`Ja,
 * klopt.`) is in `asked` too, with `tells` as its act.
 */
export type Exchange = { asked: Sentence[]; told: Sentence[] };

export type Talk = {
  language: Language;
  sentences: Sentence[];
  exchanges: Exchange[];
  takenBack: TakenBack[];
};
