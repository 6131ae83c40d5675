/** How people talk in a language: what may be left out of a note, and what must never be. */
import type { Language } from '../note.ts';
import { dutchTalk } from './dutch.ts';
import { englishTalk } from './english.ts';

export type Talk = {
  /** Sounds of thinking; nothing is lost without them. */
  hesitations: RegExp;
  /** Phrases of speech without content, wherever they stand. */
  fillers: readonly RegExp[];
  /** Words that open a sentence and say nothing, together with what may follow them. */
  openers: readonly RegExp[];
  /** A sentence of these words alone answers or encourages, but tells nothing. No word here denies more than a no. */
  noise: ReadonlySet<string>;
  /** Greetings, weather, coffee, parking, the recorder itself; and what recognisers write on silence. */
  smallTalk: RegExp;
  /** Words of the speaker or the listener: a sentence with one of these is quoted. */
  firstOrSecondPerson: RegExp;
  secondPerson: RegExp;
  negation: RegExp;
  /** An answer that begins like this says yes, or no. */
  yes: RegExp;
  no: RegExp;
  /** Words that take back or soften a yes or a no. */
  reserve: RegExp;
  /** Somebody else: a yes that names another is no yes about the patient. */
  thirdParty: RegExp;
  /** Words that only who asked would add: `Ja, mooi.` */
  approval: RegExp;
  /** A sentence that begins like this corrects the answer before it. */
  secondThought: RegExp;
  /** A sentence that begins like this leans on the one before. */
  leaning: RegExp;
  /** Points back to something that was said before, so the sentence does not stand alone. */
  pointsBack: RegExp;
  /** A proposal that is not waiting for an answer when its speaker goes on. */
  proposal: RegExp;
  /** A sentence that begins like this gives the clinician's judgement. */
  concluding: RegExp;
  /** A question without its question mark. */
  question: RegExp;
  openQuestion: RegExp;
};

export const talkIn: Readonly<Record<Language, Talk>> = { nl: dutchTalk, en: englishTalk };
