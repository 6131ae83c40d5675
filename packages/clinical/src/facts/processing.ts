/**
 * A memory that is worked on in the session (EMDR): which sentences are of it, and the figures that are asked again and again.
 * What comes up meanwhile is no complaint, no finding and no conclusion: a note has what was worked on and how it went.
 */
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { plain } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import {
  again,
  asksImage,
  asksOfSelf,
  asksWanted,
  asksWorst,
  ends,
  ofBelief,
  ofTension,
  settles,
} from './processing-cues.ts';
import { answerTo, isBare, numbersIn, type Rated, ratingIn } from './said-rating.ts';

/** `first` and `last` are places among the sentences of the talk. */
export type Processing = {
  first: number;
  last: number;
  /** As the clinician put it: `Ik ben schuldig`. */
  thought?: Sentence;
  /** What the client would rather believe. */
  wanted?: Sentence;
  tension: Rated[];
  belief: Rated[];
};

type Cue = { at: number; text: string; sentence: Sentence };
const cuesOf = ({ sentences }: Talk): Cue[] =>
  sentences.flatMap((sentence, at) =>
    sentence.speaker.role === 'clinician'
      ? [
          {
            at,
            text: plain(sentence.said)
              .replace(/[.?!…,]+/g, '')
              .trim(),
            sentence,
          },
        ]
      : [],
  );

const NEAR = 1;
/** `Acht. Waar zit dat?`: what the clinician took from the answer. */
function echoOf(sentences: readonly Sentence[], at: number, language: Language): number | undefined {
  const next = sentences.slice(at + 1).findIndex(({ speaker }) => speaker.role === 'clinician');
  const said = sentences[at + 1 + next]?.said ?? '';
  const [first] = readQuantities(tokensOf(said), language, true);
  const isFirst = first?.what === 'amount' && first.index === 0 && first.unit === undefined;
  return next > 0 && isFirst && /^[,.!?]|^$/.test(said.slice(first.end).trim().slice(0, 1))
    ? first.value
    : undefined;
}

const scale = /(?:van een tot zeven|one to seven)\P{L}+/u;
function onScale(answer: readonly Sentence[], language: Language): Rated | undefined {
  for (const { said, seq } of answer) {
    const [, rest = ''] = plain(said).split(scale);
    const value = isBare(rest, language) ? numbersIn(rest, language).at(-1) : undefined;
    if (value !== undefined && value <= MOST.belief) return { value, seq };
  }
  return undefined;
}

/** `Richt je op de kou.` `Weg. Nul.`: told unasked, where it is less than it was. */
function fallenTo(
  answer: readonly Sentence[],
  before: Rated | undefined,
  language: Language,
): Rated | undefined {
  if (!before) return undefined;
  for (const { text, seq } of answer) {
    const [value, ...more] = isBare(text, language) ? numbersIn(text, language) : [];
    if (value !== undefined && more.length === 0 && value < before.value) return { value, seq };
  }
  return undefined;
}

/** `Vijf. Vier, denk ik.` at each question; the clinician may settle it: `We houden het op één?` */
function ratingsIn(
  cues: readonly Cue[],
  { sentences, language }: Talk,
): Pick<Processing, 'tension' | 'belief'> {
  const rated = { tension: [] as Rated[], belief: [] as Rated[] };
  let last: 'tension' | 'belief' = 'tension';
  for (const { at, text, sentence } of cues) {
    const kind = ofBelief.test(text) ? 'belief' : ofTension.test(text) ? 'tension' : undefined;
    const [settled] = settles.test(text) ? numbersIn(sentence.said, language) : [];
    if (settled !== undefined) {
      const before = rated[last].at(-1);
      const isNear = before && Math.abs(before.value - settled) <= NEAR;
      if (isNear) rated[last].splice(-1, 1, { value: settled, seq: sentence.seq });
      continue;
    }
    // `Maar dat geloof ik nu, van één tot zeven... een twee`, told with the thought itself.
    const told = asksWanted.test(text) && onScale(answerTo(sentences, at), language);
    if (told) rated.belief.push(told);
    // `En?`, `Nog steeds zes?`: of what was rated last.
    const asked: 'tension' | 'belief' | undefined = kind ?? (again.test(text) ? last : undefined);
    if (!asked) {
      const lower = last === 'tension' && fallenTo(answerTo(sentences, at), rated.tension.at(-1), language);
      if (lower) rated.tension.push(lower);
      continue;
    }
    const rating = ratingIn(answerTo(sentences, at), MOST[asked], language);
    if (!rating) continue;
    last = asked;
    const echo = echoOf(sentences, at, language);
    if (echo !== undefined && Math.abs(echo - rating.value) <= NEAR) rating.value = echo;
    if (rated[asked].at(-1)?.value !== rating.value) rated[asked].push(rating);
  }
  return rated;
}

const ofOneself =
  /^(?:ik (?:ben|was|kan|had|heb|moet|mag|doe)|het is mijn|i(?:'m| am| was| can't| should| have)|it's my)(?!\p{L})/iu;
const LONGEST_THOUGHT_words = 9;
const isThought = ({ said }: Sentence): boolean =>
  ofOneself.test(said) && said.split(/\s+/).length <= LONGEST_THOUGHT_words;

/** The thought as it stands when the other one is asked for, and that one. */
function thoughtsIn(cues: readonly Cue[], { sentences }: Talk): Pick<Processing, 'thought' | 'wanted'> {
  const asked = cues.find(({ text }) => asksWanted.test(text));
  if (!asked) return {};
  const thought = sentences.slice(Math.max(0, asked.at - 4), asked.at).findLast(isThought);
  const answer = answerTo(sentences, asked.at);
  const wanted =
    answer.findLast(isThought) ?? answer.findLast(({ said }) => /^(?:dat ik|that i)(?!\p{L})/iu.test(said));
  return { ...(thought ? { thought } : {}), ...(wanted ? { wanted } : {}) };
}

const MOST = { tension: 10, belief: 7 };
const MOST_BETWEEN = 16;
const MOST_APART = 60;
const MOST_BACK = 6;

/** Where both are asked, from the image on that they are asked of. */
function beginOf(cues: readonly Cue[]): number | undefined {
  for (const [wanted, { at, text }] of cues.entries()) {
    if (!asksWanted.test(text)) continue;
    // No cue is less than a sentence, so that no more than these can be near.
    const near = cues.slice(Math.max(0, wanted - MOST_BETWEEN - MOST_BETWEEN), wanted);
    const self = near.findLast((cue) => at - cue.at <= MOST_BETWEEN && asksOfSelf.test(cue.text));
    if (!self) continue;
    const image = near.find(
      (cue) =>
        cue.at <= self.at &&
        ((self.at - cue.at <= MOST_BACK && asksImage.test(cue.text)) ||
          (self.at - cue.at <= MOST_BETWEEN && asksWorst.test(cue.text))),
    );
    return cues.indexOf(image ?? self);
  }
  return undefined;
}

/** None where nothing was rated at least twice: then it may have been only spoken of. */
export function processingIn(talk: Talk): Processing | undefined {
  const all = cuesOf(talk);
  const from = beginOf(all);
  if (from === undefined) return undefined;
  const cues: Cue[] = [];
  for (const cue of all.slice(from)) {
    const isOf =
      cues.length === 0 ||
      [ofTension, ofBelief, settles, asksWanted, again].some((each) => each.test(cue.text));
    if (isOf && cue.at - (cues.at(-1)?.at ?? cue.at) > MOST_APART) break;
    if (isOf) cues.push(cue);
  }
  const [first, last] = [cues[0], cues.at(-1)];
  if (!first || !last) return undefined;
  const rated = ratingsIn(
    all.filter(({ at }) => at >= first.at && at <= last.at),
    talk,
  );
  if (rated.tension.length < 2) return undefined;
  const isRated = (seq: number) => [...rated.tension, ...rated.belief].some((each) => each.seq > seq);
  const closing = all.find(
    ({ at, text, sentence }) => at > first.at && ends.test(text) && !isRated(sentence.seq),
  );
  const end = last.at + answerTo(talk.sentences, last.at).length;
  return {
    first: first.at,
    last: closing && closing.at < end ? closing.at : end,
    ...rated,
    ...thoughtsIn(cues, talk),
  };
}
