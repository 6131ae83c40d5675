/**
 * Marks what was asked in so many words and answered with no, where the note has it, and the other way round. The question must
 * stand in the clause of the note: then its answer is of that clause, in whatever words it was given.
 */
import { stemOf } from '../../evidence/stem.ts';
import { list, plain } from '../../reading/text.ts';
import { planHeading } from '../check-plans.ts';
import { clauseAt, clauseUpTo, hasRelation, placeOf, standOf } from '../finding-place.ts';
import type { Found } from '../found.ts';
import { type Carrier, carriersOf, type Matter, mattersOf } from '../matters.ts';
import type { Noted } from '../note-reading.ts';
import type { Said, SaidUnit } from '../said-shape.ts';
import { isCondition, isWarning } from '../standing.ts';

const textOf = ({ words }: Said, { from, to }: SaidUnit) =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** A question that is not answered with yes or no, or that asks for one of two. */
const isOpenQuestion =
  /\b(?:hoe|hoeveel|wat|wanneer|waar|welke|waarom|of|how|what|when|where|which|why|or)\b/;

/** What a question asks for, without its grammar. */
const askedTerms = ({ terms }: SaidUnit): string[] =>
  [...terms.keys()].filter((term) => !/^[a-z]+:/.test(term) && !carries.has(term));
/** Words that a question is asked with. */
const carries: ReadonlySet<string> = new Set([
  ...list(
    'last, vragen, vraag, klachten, merkt, gemerkt, ervaart, voelt, krijgt, sprake, iets, soort, keer, afgelopen',
  ).map((word) => stemOf(word, 'nl')),
  ...list(
    'question, questions, symptoms, noticed, experiencing, feel, feeling, trouble, problems, ever, suffer, things, issues, had',
  ).map((word) => stemOf(word, 'en')),
]);

const LEAST_SHARE = 0.6;

/** Most of what was asked stands in the clause of the note, or in its sentence when it has no other. */
function isAskedHere({ unit }: Carrier, matter: Matter, noted: Noted, isLoose: boolean): boolean {
  const starts = new Set(clauseAt(noted, matter.at).map(({ start }) => start));
  const here = new Set(
    noted.words.flatMap((word, at) =>
      isLoose || starts.has(noted.tokens[at]?.start ?? -1) ? word.map(([name]) => name) : [],
    ),
  );
  const own = matter.terms[0] ?? '';
  const asked = askedTerms(unit);
  const isOfMatter = (term: string) => here.has(term);
  const shared = asked.filter(isOfMatter).length + (matter.isFinding && !asked.some(isOfMatter) ? 1 : 0);
  return asked.length > 0 && unit.terms.has(own) && shared >= LEAST_SHARE * asked.length;
}

const denying =
  /\b(?:niet|geen|nooit|niets|niks|zonder|nauwelijks|ontken\w*|nihil|negatief|not|no|never|without|none|denie[sd]|denying|nor|neither|hardly|don't|doesn't|didn't|hasn't|haven't|isn't|wasn't)\b/;
/** Of another time than the answer may be, of a part only, or how it is rather than whether. */
const elsewhen =
  /\b(?:vroeger|eerder\w*|destijds|toen|voorheen|geleden|vorige?|als kind|ooit|gestopt|verdwenen|(?:is|zijn|was|waren) over|weg|previous\w*|past|formerly|ago|last|history|resolved|stopped|if|als|indien|mocht|bij|kan|kunnen|mogelijk|may|might|could|can|should|avoid|consider\w*|overwogen|overweeg|uncertain|differential|dd)\b|\b(?:19|20)\d\d\b/;
const nowOnly =
  /\b(?:nu|meer|momenteel|thans|op dit moment|sinds\w*|verder|andere?|inmiddels|nog|daarna|now|any ?more|currently|since|other|further|yet|longer|at present|recent\w*)\b/;
const judged = /\b(?:goed|normaal|beter|slechter|stabiel|intact|good|normal|better|worse|stable|fine)\b/;

/** Nobody but who asks or explains has it the other way. */
const isContradicted = (all: readonly Carrier[], polarity: -1 | 1): boolean =>
  all.some(
    ({ word, unit }) =>
      word.polarity === polarity &&
      unit.whose === null &&
      !(unit.isAsked && unit.answer === undefined) &&
      (unit.role !== 'clinician' || unit.isAsked || polarity === -1),
  );

const exception =
  /\b(?:soms|een keer|één keer|af en toe|een beetje|beetje|wel eens|alleen|behalve|maar|sometimes|a bit|a little|once|only|but|except|except for|maybe|misschien|i think|weet ik niet|don't know)\b/;

const UNITS_OF_ANSWER = 3;
/** What is said in the next piece, by the other: its beginning, which answers. */
function answerTo({ piece, role }: SaidUnit, said: Said): string {
  return said.units
    .filter(
      (unit) => (unit.piece === piece + 1 || unit.piece === piece + 2) && unit.role !== role && !unit.isAsked,
    )
    .slice(0, UNITS_OF_ANSWER)
    .map((unit) => textOf(said, unit))
    .join(' ');
}

/** `Amenorroe` is what it is called when the answer is no. */
const isNamedSo = ({ word }: Carrier, { at, to }: Matter, { tokens, language }: Noted): boolean =>
  tokens.slice(at, to).some(({ text }) => stemOf(text, language) === stemOf(word.text, language));

const MOST_SAID = 2;
/** `Nuchter?`: nothing else is asked. */
const isOnlyThis = (unit: SaidUnit, { terms }: Matter) =>
  unit.to - unit.from <= LONGEST_QUESTION && askedTerms(unit).every((term) => terms.includes(term));
const LONGEST_QUESTION = 7;
/** A list that is denied goes on without the word: `No eczema, dermatitis`. */
const listed = /^(?:no|geen|denies|ontkent)\b[^.;]*,/;

/** `Alarmknop om de hals: “Nee, die hangt er raar uit.”` */
const isLabel =
  /:.*(?<!\p{L})(?:nee|niet|geen|niets|niks|nooit|no|not|none|nothing|never|nope|haven't|don't)(?!\p{L})/u;

function lost(matter: Matter, clause: string, noted: Noted, said: Said): Found[] {
  const text = plain(noted.text);
  if (isLabel.test(text) || listed.test(text) || /^(?:like|zoals|such)\b/.test(clause)) return [];
  if (denying.test(clause) || elsewhen.test(clause) || judged.test(clause)) return [];
  if (/\b(?:abstinent|clean|sober|vrij van|free of)\b/.test(clause)) return [];
  const all = carriersOf(matter, said);
  const no = all.filter(
    (carrier) =>
      carrier.unit.isAsked &&
      carrier.unit.answer === 'no' &&
      isNamedSo(carrier, matter, noted) &&
      carrier.unit.whose === null &&
      !isOpenQuestion.test(textOf(said, carrier.unit)) &&
      isAskedHere(carrier, matter, noted, true),
  );
  if (no.length === 0 || isContradicted(all, 1)) return [];
  if (!matter.isFinding && (all.length > MOST_SAID || !no.some(({ unit }) => isOnlyThis(unit, matter))))
    return [];
  if (no.some(({ unit }) => exception.test(answerTo(unit, said)))) return [];
  return [{ kind: 'negation', ...clauseUpTo(noted, matter), units: no.map(({ word }) => word.unit) }];
}

/** A finding that the client tells of in plain words, and denies nowhere. */
function toldBy(all: readonly Carrier[], { isFinding, at, to }: Matter, noted: Noted, said: Said): Carrier[] {
  const stems = new Set(noted.tokens.slice(at, to).map(({ text }) => stemOf(text, noted.language)));
  const isClients = ({ unit }: Carrier) =>
    unit.role === 'client' || (unit.isAsked && unit.answer !== undefined);
  const own = all.filter((each) => each.unit.whose === null && isClients(each));
  const told = own.filter(
    ({ word, unit }) =>
      word.polarity === 1 &&
      stems.has(stemOf(word.text, noted.language)) &&
      unit.isPlain &&
      !unit.isAsked &&
      !elsewhen.test(textOf(said, unit)),
  );
  return isFinding && own.every(({ word }) => word.polarity === 1) ? told : [];
}

/** Nothing in its clause says more of it: `tussentijds bloedverlies`. */
function isBare({ at, to }: Matter, noted: Noted): boolean {
  const starts = new Set(clauseAt(noted, at).map(({ start }) => start));
  return noted.words.every(
    (word, index) =>
      (index >= at && index < to) ||
      !starts.has(noted.tokens[index]?.start ?? -1) ||
      !word.some(([name, worth]) => worth >= 1 && !/^[rpe]:/.test(name)),
  );
}

function added(matter: Matter, clause: string, noted: Noted, said: Said): Found[] {
  if (elsewhen.test(clause) || nowOnly.test(clause)) return [];
  const all = carriersOf(matter, said);
  const told = toldBy(all, matter, noted, said);
  if (told.length > 0 && !planHeading.test(noted.heading) && isBare(matter, noted))
    return [{ kind: 'negation', ...placeOf(noted, matter), units: told.map(({ word }) => word.unit) }];
  const yes = all.filter(
    (carrier) =>
      carrier.unit.isAsked &&
      carrier.unit.answer === 'yes' &&
      carrier.unit.whose === null &&
      !isOpenQuestion.test(textOf(said, carrier.unit)) &&
      isAskedHere(carrier, matter, noted, false),
  );
  if (!matter.isFinding || yes.length === 0 || isContradicted(all, -1) || !isBare(matter, noted)) return [];
  if (yes.some(({ unit }) => denying.test(answerTo(unit, said)) || denying.test(textOf(said, unit))))
    return [];
  return [{ kind: 'negation', ...placeOf(noted, matter), units: yes.map(({ word }) => word.unit) }];
}

const supposed = /\b(?:if|whether|als|indien|mocht|tenzij|unless)\b/;

export function checkAskedAndAnswered(noted: Noted, said: Said): Found[] {
  if (isWarning(noted.text, noted.language) || supposed.test(plain(noted.text))) return [];
  return mattersOf(noted).flatMap((matter): Found[] => {
    if (matter.isMedicine || hasRelation(noted, matter.at, said)) return [];
    const tokens = clauseAt(noted, matter.at);
    if (isCondition(tokens, noted.language)) return [];
    const clause = plain(tokens.map(({ raw }) => raw).join(' '));
    const byWords = noted.polarity[matter.at] ?? 0;
    const { polarity, isPast } = standOf(noted, matter);
    if (byWords !== polarity || isPast) return [];
    if (polarity === 1) return lost(matter, clause, noted, said);
    return polarity === -1 ? added(matter, clause, noted, said) : [];
  });
}
