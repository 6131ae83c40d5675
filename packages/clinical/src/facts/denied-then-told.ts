/**
 * A denial that was given up: `Nooit een poging gedaan?` `Nee.`, and minutes later `Dat was niet waar, op mijn twintigste`. One
 * matter is one line: what was denied first, and then what was told, as it was said.
 */
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { stemsOf } from '../reading/stems.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import { isOfDeath, isSuchThought } from './death-thoughts.ts';
import { conceptsIn, denies, givesUp, isGrave, namedIn } from './denials.ts';
import type { Fact } from './fact.ts';
import { lastQuestion } from './last-question.ts';
import { type TakenTurn, takenTurnsOf } from './turns-taken.ts';

const REACH = 60;
/** `Dus toch vier kilo` is of what was asked just before. */
const NEAR = 6;
const LONGEST_WORDS = 50;
const LONGEST_QUESTION = 14;
/** Worth its room whatever the words are. */
const LEAST = 0.15;
const OWN_LINE = 0.5;

const tells = ({ text, act }: Sentence) => text !== '' && act !== 'asks' && act !== 'fills';
const wordsIn = (sentences: readonly Sentence[]) => sentences.map(({ said }) => said).join(' ');

const isMereReply =
  /^(?:(?:ja|nee|nou|oké|oke|o|oh|eh|wacht|even|yes|no|okay|well|wait|hang on)[\s,.!…]*)+$/iu;
/** What the turn tells of it: where it ends in `dus toch`, no more than that. */
function saidWith({ sentences }: TakenTurn, language: Language): Sentence[] {
  const told = sentences.filter((each) => tells(each) && !isMereReply.test(each.said));
  const place = told.findIndex(({ said }) => givesUp(said, language) === 'after all');
  return place < 0 ? told : told.slice(place, place + 1);
}

const isDenial = (fact: Fact, language: Language): boolean =>
  fact.asked.endsWith('?') &&
  fact.told_by === 'client' &&
  fact.who.role === 'client' &&
  fact.weight >= 0 &&
  denies(fact.quote, language);

/** What the denial denied: named where it was given up, or just asked of. */
function denialFor(turn: TakenTurn, denials: readonly Fact[], language: Language): Fact | undefined {
  const told = turn.sentences.filter(tells);
  const first = turn.sentences[0];
  if (!first) return undefined;
  const earlier = denials.filter(({ from }) => (from[0]?.seq ?? first.seq) < first.seq);
  const near = earlier.filter(({ sources }) => first.seq - Math.max(...sources) <= REACH);
  const way = told.map(({ said }) => givesUp(said, language)).find((each) => each !== undefined);
  if (way === 'after all') return near.findLast(({ sources }) => first.seq - Math.max(...sources) <= NEAR);
  if (way === undefined) return undefined;
  const around = `${wordsIn(turn.before.slice(-2))} ${wordsIn(turn.sentences)}`;
  const concepts = conceptsIn(around, language);
  const ofConcept = near.findLast(({ asked, quote }) =>
    conceptsIn(`${lastQuestion(asked)} ${quote}`, language).some((each) => concepts.includes(each)),
  );
  if (ofConcept) return ofConcept;
  const stems = stemsOf(tokensOf(around));
  const named = near.findLast(({ asked }) => [...stemsOf(tokensOf(asked))].some((stem) => stems.has(stem)));
  // Who says to have said no, of what is not named: of what people are silent about.
  return named ?? (way === 'owns up' ? near.findLast((fact) => isGrave(fact)) : undefined);
}

/** `Hoe vaak zijn zulke gedachten er?`, of what was denied: the answer tells how often. */
const howOften =
  /(?<!\p{L})(?:hoe (?:vaak|lang|sterk)|hoelang|sinds wanneer|how (?:often|long|strong)|since when)(?!\p{L})/iu;
const isOfSuchThoughts = (fact: Fact, language: Language): boolean =>
  fact.told_by !== 'clinician' &&
  fact.who.role === 'client' &&
  howOften.test(lastQuestion(fact.asked)) &&
  isSuchThought.test(plain(lastQuestion(fact.asked))) &&
  !denies(fact.quote, language);

const timed =
  /(?<!\p{L})(?:nu|meer|vandaag|momenteel|laatste|deze|sinds|now|today|lately|anymore|any more|still|currently|since)(?!\p{L})/iu;
const isUntimed = ({ asked, quote }: Fact) => !timed.test(`${lastQuestion(asked)} ${quote}`);

function lineOf(denial: Fact, quote: string, language: Language): string {
  const asked = lastQuestion(denial.asked).replace(/[“”"]/g, '');
  const later = quote.replace(/[“”"]/g, '').trim();
  // Where it is plain what was denied, the denial itself.
  if (!isGrave(denial) && denial.clause !== null && !/[“:]/u.test(denial.clause)) {
    const first = goingOn(denial.clause, language);
    return language === 'nl'
      ? `Zegt eerst: ${first}; later: “${later}”`
      : `Says first: ${first}; later: “${later}”`;
  }
  return language === 'nl'
    ? `Ontkent eerst (“${asked}”); later: “${later}”`
    : `First denies (“${asked}”); later: “${later}”`;
}

function joinedTo(denial: Fact, told: readonly Sentence[], language: Language): Fact | undefined {
  const quote = told.map(({ text }) => text).join(' ');
  if (wordsOf(quote).length > LONGEST_WORDS || wordsOf(lastQuestion(denial.asked)).length > LONGEST_QUESTION)
    return undefined;
  const clause = lineOf(denial, quote, language);
  const { leans_on: _, ...alone } = denial;
  return {
    ...alone,
    // A line of its own: what else was answered does not go on from it.
    matter: denial.matter + OWN_LINE,
    clause,
    quote,
    slots: slotsOf(clause, language, { isSpoken: true }),
    sources: [...new Set([...denial.sources, ...told.map(({ seq }) => seq)])],
    from: [...denial.from, ...told],
    weight: Math.max(denial.weight, LEAST),
  };
}

const negative =
  /(?<!\p{L})(?:nee|niet|geen|nooit|niks|zonder|gestopt|vroeger|toen|if|als|no|not|never|none|stopped|used to|without)(?!\p{L})|n't(?!\p{L})/iu;
/** `Ooit een poging gedaan?` – `Nee.`, and later, asked otherwise: `Toen heb ik pillen ingenomen.` */
function contradictedBy(fact: Fact, denials: readonly Fact[], language: Language): Fact | undefined {
  if (fact.told_by !== 'client' || fact.who.role !== 'client' || fact.weight < 0) return undefined;
  if (fact.standing !== 'said' || negative.test(fact.quote) || fact.quote.includes('?')) return undefined;
  const named = namedIn(fact.quote, language);
  if (named.length === 0) return undefined;
  return denials.findLast(
    (denial) =>
      denial.id < fact.id &&
      denial.matter !== fact.matter &&
      isUntimed(denial) &&
      conceptsIn(lastQuestion(denial.asked), language).some((each) => named.includes(each)),
  );
}

const short = 6;
/** `Ook niet toen u jonger was?` – `Nee, zeg ik toch.`: the same denial again. */
const isAgain = (fact: Fact, denial: Fact, language: Language): boolean =>
  fact.id > denial.id &&
  fact.id <= denial.id + 2 &&
  denies(fact.quote, language) &&
  /^(?:ook|echt|helemaal|nooit|zelfs|not even|never|not|really)(?!\p{L})/iu.test(lastQuestion(fact.asked)) &&
  wordsOf(fact.quote).length <= short;

export function withDenialsGivenUp(facts: readonly Fact[], talk: Talk): Fact[] {
  const { language } = talk;
  const denials = facts.filter((fact) => isDenial(fact, language));
  if (denials.length === 0) return [...facts];
  const made = new Map<number, Fact>();
  const give = (denial: Fact, told: readonly Sentence[]) => {
    const joined = made.has(denial.id) ? undefined : joinedTo(denial, told, language);
    if (!joined) return;
    made.set(denial.id, joined);
    for (const fact of facts)
      if (
        fact.id !== denial.id &&
        (fact.from.every((each) => told.includes(each)) || isAgain(fact, denial, language))
      )
        made.set(fact.id, { ...fact, weight: -1 });
  };
  for (const turn of takenTurnsOf(talk)) {
    if (turn.sentences[0]?.speaker.role !== 'client') continue;
    const denial = denialFor(turn, denials, language);
    if (denial) give(denial, saidWith(turn, language));
  }
  const ofDeath = denials.filter((fact) => isOfDeath(lastQuestion(fact.asked), language) && isUntimed(fact));
  for (const fact of ofDeath.length > 0 ? facts.filter((each) => isOfSuchThoughts(each, language)) : []) {
    const denial = ofDeath.findLast(({ id }) => id < fact.id);
    const told = facts.filter((each) => each.asked === fact.asked && each.matter === fact.matter);
    if (denial)
      give(
        denial,
        told.flatMap(({ from }) => from),
      );
  }
  for (const fact of facts) {
    const denial = contradictedBy(fact, denials, language);
    if (denial) give(denial, fact.from);
  }
  return facts.map((fact) => loosened(made.get(fact.id) ?? fact, made));
}

/** What the clinician says of what is told in the one line stands by itself. */
function loosened(fact: Fact, made: ReadonlyMap<number, Fact>): Fact {
  const isLeft = fact.leans_on !== undefined && (made.get(fact.leans_on)?.weight ?? 0) < 0;
  if (!isLeft || fact.told_by !== 'clinician' || made.has(fact.id)) return fact;
  const { leans_on: _, ...alone } = fact;
  return alone;
}
