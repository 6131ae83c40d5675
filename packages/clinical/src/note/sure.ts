/**
 * Says only what is resolved. A statement of a note says of whom it is, about what, whether it is so, when, and that nobody
 * said otherwise afterwards; `doubts.ts` names what makes one of these doubtful. What is too doubtful is no statement: where
 * leaving it out is dangerous it stands as it was said, with its question, and otherwise it is left out, for the checks to offer.
 */
import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import { isRefused } from '../facts/refused.ts';
import { askedAbout } from '../grammar/asked-about.ts';
import type { Language } from '../note.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import type { Doubt, Seen } from './doubt.ts';
import { doubts } from './doubts.ts';

/** From here on it is no statement. */
const BAR = 0.5;

const grave: ReadonlySet<FactKind> = new Set([
  'risk',
  'attempts',
  'risk_estimate',
  'safety_plan',
  'medication',
  'plan',
  'next_contact',
]);
const ofAllergy = /allerg|overgevoelig|hypersens/iu;
const isGrave = ({ kind, asked, quote }: Fact): boolean =>
  grave.has(kind) || ofAllergy.test(`${asked} ${quote}`);

/** What makes a fact doubtful, and none where it is sure enough. */
function doubtsOf(seen: Seen): readonly Doubt[] {
  // Both what was put and what was said to it, as they were said.
  if (seen.fact.from.some(isRefused)) return [];
  const found = doubts.filter(({ is }) => is(seen));
  const sure = found.reduce((product, { weight }) => product * (1 - weight), 1);
  return 1 - sure >= BAR ? found : [];
}

const LONGEST_QUOTE_WORDS = 45;

/** All that was said in one answer, as it was said, after what it was asked with. */
function asSaid(facts: readonly Fact[], talk: Talk, language: Language): Fact | undefined {
  const [first] = facts;
  const [speaking] = first?.from ?? [];
  if (!first || !speaking) return undefined;
  const seqs = new Set(facts.flatMap(({ from }) => from.map(({ seq }) => seq)));
  const words = talk.sentences
    .filter(
      ({ seq, speaker, act }) => seqs.has(seq) && speaker.role === speaking.speaker.role && act !== 'fills',
    )
    .map(({ said }) => said)
    .join(' ')
    .replace(/[“”"]/g, '');
  if (wordsOf(words).length > LONGEST_QUOTE_WORDS) return undefined;
  const topic = first.asked === '' ? '' : askedAbout(first.asked, language);
  const clause =
    topic === '' || /\p{L}(?:isch|ig|baar)$/u.test(topic)
      ? null
      : `${language === 'nl' ? 'Gevraagd naar' : 'Asked about'} ${topic}: “${capitalised(words)}”`;
  return { ...first, clause, quote: words, sources: [...new Set(facts.flatMap(({ sources }) => sources))] };
}

const BEFORE = 8;
const LATER = 9;
const AFTERWARDS = 24;
const he = /(?<!\p{L})(?:hij|hem|he|him)(?!\p{L})/giu;
const she = /(?<!\p{L})(?:zij|ze|haar|she|her)(?!\p{L})(?! (?:zijn|waren|hebben|zeggen|zeiden))/giu;
const MOSTLY = 3;

/** Whether the others in the room call the client `hij` or `zij`; undefined where it is not clear. */
function calledIn({ sentences }: Talk): Seen['called'] {
  let [men, women] = [0, 0];
  for (const { speaker, text, about } of sentences) {
    if (speaker.role !== 'other' || about) continue;
    men += text.match(he)?.length ?? 0;
    women += text.match(she)?.length ?? 0;
  }
  if (men + women < MOSTLY) return undefined;
  return men >= MOSTLY * women ? 'he' : women >= MOSTLY * men ? 'she' : undefined;
}

const ended = /[.?!…]["'”’)]*$/u;
const MOST_ENDED = 0.2;

function seenIn(facts: readonly Fact[], talk: Talk): Seen[] {
  const called = calledIn(talk);
  const isUnmarked =
    talk.sentences.filter(({ said }) => ended.test(said)).length <= MOST_ENDED * talk.sentences.length;
  const places = new Map(talk.sentences.map((sentence, at) => [sentence, at]));
  const isOfThree = talk.sentences.some(({ speaker }) => speaker.role === 'other');
  const turns = new Map<number, Sentence[]>();
  for (const sentence of talk.sentences)
    turns.set(sentence.seq, [...(turns.get(sentence.seq) ?? []), sentence]);
  return facts.map((fact, at) => {
    const own = fact.from.map((sentence) => places.get(sentence) ?? 0);
    const last = facts[at - 1];
    const isSameTurn = last?.told_by === fact.told_by && last.sources.at(-1) === fact.sources.at(-1);
    return {
      fact,
      said: fact.from.map(({ text }) => text).join(' '),
      told: fact.clause ?? fact.quote,
      after: talk.sentences[Math.max(...own) + 1],
      turn: [...new Set(fact.from.map(({ seq }) => seq))].flatMap((seq) => turns.get(seq) ?? []),
      isOfThree,
      before: talk.sentences.slice(Math.max(0, Math.min(...own) - BEFORE), Math.min(...own)),
      afterwards: talk.sentences.slice(Math.max(...own) + 1, Math.max(...own) + 1 + AFTERWARDS),
      later: talk.sentences.slice(Math.max(...own) + 1, Math.max(...own) + 1 + LATER),
      called,
      isUnmarked,
      last: isSameTurn ? last : undefined,
      language: talk.language,
    };
  });
}

/** The facts that may be told, with those that are too doubtful as they were said, or not at all. */
export function sureOf(facts: readonly Fact[], talk: Talk): Fact[] {
  const doubtful = new Map<Fact, readonly Doubt[]>();
  for (const seen of seenIn(facts, talk)) {
    const found = doubtsOf(seen);
    if (found.length > 0) doubtful.set(seen.fact, found);
  }
  return facts.flatMap((fact): Fact[] => {
    const found = doubtful.get(fact);
    if (!found) return [fact];
    if (!isGrave(fact) || found.some(({ misleadsQuoted }) => misleadsQuoted)) return [];
    const alike = facts.filter(
      (each) =>
        doubtful.has(each) &&
        Math.floor(each.matter) === Math.floor(fact.matter) &&
        each.told_by === fact.told_by,
    );
    const quoted = alike[0] === fact ? asSaid(alike, talk, talk.language) : undefined;
    return quoted ? [quoted] : [];
  });
}
