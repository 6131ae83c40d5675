/** From pieces of speech to sentences that a note could hold: one at a time, in the order of speech. */
import type { Language, TranscriptPiece } from '../note.ts';
import { splitSentences } from '../reading/sentences.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { type Talk, talkIn } from '../talk/talk.ts';
import { beginsAsAnswer, understood } from './answer.ts';
import { joined, quoted, subjects } from './exchange.ts';
import { asked, isQuestion } from './question.ts';
import { isNoise, statement, tidied } from './tidy.ts';

type Spoken = { text: string; sources: number[]; turn: number };

/** `heard` is what the sentence is judged by; `asked` is the question before it, when that was left out. */
export type Unit = {
  text: string;
  sources: number[];
  heard: string;
  asked: string;
  kind: 'statement' | 'exchange' | 'question';
  place: number;
};

/** A sentence that runs on over more pauses than this is not one sentence. */
const LONGEST_RUN_ON_WORDS = 60;

/** A pause inside a sentence cuts it in two pieces: the second then starts small. */
function spokenSentences(pieces: readonly TranscriptPiece[]): Spoken[] {
  const spoken: Spoken[] = [];
  for (const [turn, { seq, text }] of pieces.entries()) {
    for (const [index, sentence] of splitSentences(text).entries()) {
      const before = spoken.at(-1);
      const runsOn =
        index === 0 &&
        before?.turn === turn - 1 &&
        !/[.?!…"”]$/.test(before.text) &&
        /^\p{Ll}/u.test(sentence);
      if (runsOn && wordsOf(before.text).length < LONGEST_RUN_ON_WORDS) {
        before.text += ` ${sentence}`;
        before.sources.push(seq);
        before.turn = turn;
      } else spoken.push({ text: sentence, sources: [seq], turn });
    }
  }
  return spoken;
}

/** A quotation when someone speaks of himself or to the other; a statement by itself otherwise. */
function asSaid(sentence: string, talk: Talk): string {
  const text = statement(sentence, talk);
  return talk.firstOrSecondPerson.test(plain(text)) ? quoted(text) : text;
}

const allSources = (spoken: Spoken[]) => [...new Set(spoken.flatMap(({ sources }) => sources))];
const textOf = (spoken: Spoken[]) => spoken.map(({ text }) => text).join(' ');

/** Pieces between a question and its answer. */
const LONGEST_WAIT_PIECES = 2;
const LONGEST_SECOND_THOUGHTS = 2;
/** After so few words the next sentence of the same breath belongs to the answer: `Somber. Leeg ook.` */
const SHORTEST_ANSWER_WORDS = 3;
/** An open question is answered by a sentence of its own, unless that is short or points back. */
const LONGEST_LEANING_WORDS = 16;
const SHORTEST_STANDING_WORDS = 5;

export function unitsOf(pieces: readonly TranscriptPiece[], language: Language): Unit[] {
  const talk = talkIn[language];
  const spoken = spokenSentences(pieces).filter(({ text }) => tidied(text, talk) !== '');
  const units: Unit[] = [];
  const lastAsked = { text: '', turn: -1 };

  const add = (kind: Unit['kind'], text: string, from: Spoken[], question = '') =>
    units.push({
      kind,
      text,
      sources: allSources(from),
      heard: textOf(from),
      asked: question,
      place: from[0]?.turn ?? 0,
    });

  let at = 0;
  while (at < spoken.length) {
    const { questions, answer } = exchangeAt(spoken, at, talk);
    const [sentence] = questions.length > 0 ? [] : spoken.slice(at, at + 1);
    if (sentence) {
      if (!isNoise(sentence.text, talk))
        add(
          'statement',
          asSaid(sentence.text, talk),
          [sentence],
          sentence.turn - lastAsked.turn <= LONGEST_WAIT_PIECES ? lastAsked.text : '',
        );
      at += 1;
      continue;
    }
    lastAsked.text = textOf(questions);
    lastAsked.turn = questions.at(-1)?.turn ?? 0;
    if (answer.length === 0) {
      add('question', asSaid(textOf(questions), talk), questions);
    } else if (standsAlone(questions, answer, talk, language)) {
      add('statement', asSaid(textOf(answer), talk), answer, textOf(questions));
    } else {
      add(
        'exchange',
        joined(
          questions.map(({ text }) => text),
          textOf(answer),
          language,
        ),
        [...questions, ...answer],
      );
    }
    at += questions.length + answer.length;
  }
  return units;
}

/** The questions that start here, and the sentences that answer them. */
function exchangeAt(spoken: Spoken[], at: number, talk: Talk): { questions: Spoken[]; answer: Spoken[] } {
  const first = spoken[at];
  if (!first) return { questions: [], answer: [] };
  let next = at;
  while (next < spoken.length && isQuestion(spoken[next]?.text ?? '', talk) && next - at < 3) next += 1;
  if (next === at) {
    // `U slaapt beter.` – `Nee, juist niet.`: without its question mark it still was a question.
    const reply = spoken[at + 1];
    const isChecked = talk.secondPerson.test(plain(first.text)) && reply?.turn === first.turn + 1;
    const isContradicted =
      reply &&
      !isQuestion(reply.text, talk) &&
      beginsAsAnswer(reply.text, talk) &&
      understood(reply.text, talk).says !== 'yes';
    if (!isChecked || !isContradicted) return { questions: [], answer: [] };
    next = at + 1;
  }
  const questions = spoken.slice(at, next);
  const lastTurn = questions.at(-1)?.turn ?? 0;
  const reply = spoken[next];
  const goesOn = reply?.turn === lastTurn && talk.proposal.test(plain(questions.at(-1)?.text ?? ''));
  if (!reply || goesOn || reply.turn - lastTurn > LONGEST_WAIT_PIECES || isQuestion(reply.text, talk))
    return { questions, answer: [] };

  const answer = [reply];
  while (answer.length <= LONGEST_SECOND_THOUGHTS) {
    const more = spoken[next + answer.length];
    if (!more || more.turn - reply.turn > 1 || isQuestion(more.text, talk)) break;
    const heard = plain(tidied(more.text, talk));
    const isBegun = wordsOf(textOf(answer)).length <= SHORTEST_ANSWER_WORDS && more.turn === reply.turn;
    const isApproval = more.turn !== reply.turn && isNoise(more.text, talk) && talk.approval.test(heard);
    if (isApproval || talk.concluding.test(heard) || (!talk.secondThought.test(heard) && !isBegun)) break;
    answer.push(more);
  }
  return { questions, answer };
}

/** `Als ik slecht ga slapen` is half a sentence without its question. */
const subordinate = /^(?:als|omdat|dat|om|doordat|if|because|when|that|to)\b/;

function standsAlone(questions: Spoken[], answer: Spoken[], talk: Talk, language: Language): boolean {
  const [question] = questions;
  const said = textOf(answer);
  if (!question || questions.length > 1 || beginsAsAnswer(said, talk)) return false;
  const words = wordsOf(said).length;
  const isWhole =
    wordsOf(answer[0]?.text ?? '').length >= SHORTEST_STANDING_WORDS && subjects.test(plain(said));
  if (!isWhole || subordinate.test(plain(said))) return false;
  if (words > LONGEST_LEANING_WORDS) return true;
  const isOpen = talk.openQuestion.test(plain(question.text)) && !asked(question.text, language);
  return isOpen && !talk.pointsBack.test(plain(said));
}
