/** A note holds the facts that it would miss most, in the order of speech: more of a talk that tells much, less of one that chats. */
import type { Fact } from '../facts/fact.ts';
import { isDiagnosis } from '../facts/judgements.ts';
import { type FactKind, graveKinds } from '../facts/kind.ts';
import { isAppointment } from '../facts/unclear.ts';
import { rankOf } from '../facts/weight.ts';
import type { Language, TranscriptPiece } from '../note.ts';
import { wordsOf } from '../reading/text.ts';

/** So much of what was said is told in any case, and no more than this. */
const LEAST_SHARE = 0.34;
const MOST_SHARE = 0.48;
/** In between, what ranks so high is worth its words. */
const WORTH = 0.0711;
/** Of a talk of a few minutes nearly all that was said is worth a line: it gets more room, less so the longer it is. */
const MORE_WORDS = 60;
const SHORT_TALK_WORDS = 400;
/** After two hours of talk a longer note is not read. */
const LONGEST_NOTE_WORDS = 4_000;

/** Below this it is small talk, also where there is room. */
const LEAST_WEIGHT = 0.02;
/** Somebody else's facts have to weigh more. */
const LEAST_WEIGHT_OF_OTHERS = 0.05;

/** What the clinician concludes and decides comes before what else weighs as much. */
const DECIDED = 0.012;
const decided: ReadonlySet<FactKind> = new Set(['conclusion', 'plan', 'handover', 'next_contact']);

/** What the clinician says that it is, and an appointment with its hour, are what a note is opened for. */
const OPENED_FOR = 0.08;

/** What stands beside something that weighs is half of it: of an answer its parts are told together. */
const BESIDE = 0.2;
const MOST_BESIDE = 0.3;

/** Of each fact, what the heaviest other one of its exchange weighs. */
function besides(facts: readonly Fact[]): (fact: Fact) => number {
  const heaviest = new Map<number, [Fact, Fact | undefined]>();
  for (const fact of facts) {
    const matter = Math.floor(fact.matter);
    const [first, second] = heaviest.get(matter) ?? [];
    if (!first || fact.weight > first.weight) heaviest.set(matter, [fact, first]);
    else if (!second || fact.weight > second.weight) heaviest.set(matter, [first, fact]);
  }
  return (fact) => {
    const [first, second] = heaviest.get(Math.floor(fact.matter)) ?? [];
    const other = first === fact ? second : first;
    return Math.max(0, Math.min(MOST_BESIDE, other?.weight ?? 0));
  };
}

/** `zeven komma vier` and `honderddertig over tachtig` are three words, and one as they are written. */
const inOne = / (?:komma|point) |(?<=(?:tig|tien|honderd\p{L}*)) (?:over|op) (?=\p{L}+(?:tig|tien))/gu;
const lengthOf = ({ clause, quote }: Fact): number =>
  wordsOf(clause ?? quote).length - 2 * ((clause ?? '').match(inOne)?.length ?? 0);

export function withinLength(
  facts: readonly Fact[],
  pieces: readonly TranscriptPiece[],
  language: Language,
): Fact[] {
  const spoken = pieces.reduce((total, { text }) => total + wordsOf(text).length, 0);
  const more = MORE_WORDS * Math.max(0, 1 - spoken / SHORT_TALK_WORDS);
  const roomOf = (share: number) => Math.min(LONGEST_NOTE_WORDS, spoken * share + more);
  const [least, most] = [roomOf(LEAST_SHARE), roomOf(MOST_SHARE)];
  let used = 0;
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const chosen = new Set<Fact>();
  // What is dangerous to leave out has its room first; of medicines their weight says enough.
  const isFirst = ({ kind, who }: Fact) =>
    (graveKinds.has(kind) || kind === 'risk_estimate') && kind !== 'medication' && who.role === 'client';
  const isOpenedFor = (fact: Fact) =>
    fact.told_by === 'clinician' &&
    (isDiagnosis(fact, language) || (fact.kind === 'next_contact' && isAppointment(fact)));
  const isDecided = ({ kind, told_by }: Fact) => told_by === 'clinician' && decided.has(kind);
  const beside = besides(facts);
  const ranked = facts
    .map((fact) => ({ fact, rank: rankOf(fact, language) }))
    .filter(({ fact, rank }) => rank >= (fact.who.role === 'other' ? LEAST_WEIGHT_OF_OTHERS : LEAST_WEIGHT))
    .map(({ fact, rank }) => ({
      fact,
      rank:
        rank +
        (isFirst(fact) ? 1 : isOpenedFor(fact) ? OPENED_FOR : isDecided(fact) ? DECIDED : 0) +
        BESIDE * beside(fact),
    }))
    .sort((one, other) => other.rank - one.rank);
  for (const { fact, rank } of ranked) {
    const wanted = withHeads(fact, byId).filter((each) => !chosen.has(each));
    const words = wanted.reduce((sum, each) => sum + lengthOf(each), 0);
    if (used + words > (rank >= WORTH ? most : least)) continue;
    for (const each of wanted) chosen.add(each);
    used += words;
  }
  return facts.filter((fact) => chosen.has(fact));
}

/** A fact with those that it leans on. */
function withHeads(fact: Fact, byId: ReadonlyMap<number, Fact>): Fact[] {
  const all = [fact];
  for (let next = fact.leans_on; next !== undefined; ) {
    const head = byId.get(next);
    if (!head) break;
    if (head.weight >= 0) all.push(head);
    next = head.leans_on;
  }
  return all;
}
