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
};

/**
 * Sentences of one matter: questions and the whole answer to them, or what one speaker tells unasked. `asked` is
 * empty in the latter case; `told` is empty when nobody answered.
 */
export type Exchange = { asked: Sentence[]; told: Sentence[] };

export type Talk = { language: Language; sentences: Sentence[]; exchanges: Exchange[] };
