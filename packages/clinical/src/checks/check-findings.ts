/** Marks what is denied in one place and not in the other, what is somebody else's, and findings that nobody spoke of. */
import { stemOf } from '../evidence/stem.ts';
import { isGeneral } from '../reading/findings.ts';
import { plain } from '../reading/text.ts';
import {
  clauseAt,
  clauseUpTo,
  hasRelation,
  isName,
  placeOf,
  polarityIn,
  type Reading,
  unitsOf,
} from './finding-place.ts';
import { findingsNear } from './finding-relations.ts';
import type { Found } from './found.ts';
import { type Carrier, carriersOf, type Matter, mattersOf } from './matters.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';
import { isCondition, isFormerly, isPresently, isWarning } from './standing.ts';

/** A word that is said often is said of many things: nothing follows from it. */
const MOST_CARRIERS = 6;
const MOST_CARRIERS_OF_FINDING = 40;
/** The place must share this much with the sentence, against the place that shares most. */
const SAME_PLACE = 0.6;

function checkWhose(matter: Matter, carriers: readonly Carrier[], { noted }: Reading): Found[] {
  if (hasRelation(noted, matter.at) || carriers.length === 0 || isName(matter, noted)) return [];
  // Who does not have it is not somebody else.
  if (polarityIn(noted, matter) !== 1) return [];
  if (!carriers.every(({ unit }) => unit.whose !== null)) return [];
  const whose = carriers[0]?.unit.whose ?? null;
  return [{ kind: 'person', ...clauseUpTo(noted, matter), whose, units: unitsOf(carriers) }];
}

/** Of something that was: that it is no longer takes nothing from it. */
const once =
  /\b(?:vorige?|geleden|vroeger|destijds|eerder\w*|toen|(?:een|twee|drie|enkele) keer|eenmaal|tweemaal|in (?:19|20)\d\d|als kind|once|twice|ago|last (?:year|month|week)|previous\w*|past|in (?:19|20)\d\d|as a child)\b/i;
/** `daarna niet meer`, `nu niet`: the sentence itself says that it is over. */
const over =
  /\b(?:daarna|sindsdien|nu|inmiddels|verder|later|since|now|afterwards)\b[^.;]*\b(?:niet|geen|nooit|not|no|never)\b/i;
const stops =
  /^(?:abstinent|clean|sober|nuchter|vrij|free|stop\w*|gestopt|minder\w*|quit|stopping|avoid\w*|vermijd\w*|zonder|without)$/;

function isAffirmedOnly(matter: Matter, { noted }: Reading, clause: string): boolean {
  if (once.test(plain(clause)) || over.test(noted.text)) return false;
  return ![1, 2].some((back) => stops.test(noted.tokens[matter.at - back]?.text ?? ''));
}

const planHeading = /beleid|plan|afspra|vervolg|advies|behandel|actie|huiswerk|recommend|follow|agreement/i;

/** What the facts say of a finding: 1 there, -1 denied, 0 both or neither. */
function toldOf({ terms, isFinding }: Matter, { said }: Reading): { polarity: -1 | 0 | 1 } {
  const told = isFinding ? (said.told.findings.get(terms[0]?.slice(2) ?? '') ?? []) : [];
  const own = told.filter(({ whose }) => whose === null);
  if (own.length === 0) return { polarity: 0 };
  const isDenied = own.every((each) => each.isDenied);
  return { polarity: isDenied ? -1 : own.some((each) => each.isDenied) ? 0 : 1 };
}

/** Nobody says it of the client, and somebody denies it, or nobody names it in so many words. */
const isDeniedIn = (carriers: readonly Carrier[]): boolean => {
  const own = carriers.filter(({ unit }) => unit.whose === null);
  return (
    own.length === 0 ||
    (own.some(({ word }) => word.polarity === -1) && own.every(({ word }) => word.polarity !== 1))
  );
};

/** A medicine that is begun: only then a denial in the talk is a denial of it. */
const begun =
  /\b(?:start\w*|gestart|begin\w*|erbij|toevoegen|toegevoegd|hervat\w*|commence\w*|add\w*|initiat\w*)\b|\bdaags\b|\b\d+ ?mg\b/i;
const keptOn =
  /\b(?:blijft|gelijk|ongewijzigd|doorgaan|stop\w*|gestopt|afbouw\w*|helpt|hielp|continue\w*|unchanged|remain\w*|taper\w*|help\w*|gebruikt|uses|takes|taking)\b/i;

function checkPolarity(matter: Matter, all: readonly Carrier[], reading: Reading): Found[] {
  const { noted } = reading;
  const own = polarityIn(noted, matter);
  if (own === 0 || hasRelation(noted, matter.at)) return [];
  const tokens = clauseAt(noted, matter.at);
  if (isCondition(tokens, noted.language) || isWarning(noted.text, noted.language)) return [];
  const clause = tokens.map(({ raw }) => raw).join(' ');
  if (own === 1 && !isAffirmedOnly(matter, reading, clause)) return [];
  const told = toldOf(matter, reading);
  if (told.polarity === own) return [];
  if (told.polarity === -1 && own === 1 && isDeniedIn(all))
    return [{ kind: 'negation', ...clauseUpTo(noted, matter), units: unitsOf(all) }];
  // What is not used may well be planned.
  if (matter.isMedicine && (!begun.test(clause) || keptOn.test(clause))) return [];
  const isPlan = matter.isMedicine && planHeading.test(noted.heading);
  const carriers = isPlan ? all.filter(({ unit }) => !unit.isAsked || unit.role !== 'clinician') : all;
  const telling = carriers.filter(({ unit, word }) => unit.whose === null && word.polarity !== 0);
  if (telling.length === 0 || telling.some(({ word }) => word.polarity === own)) return [];
  const isSure = matter.isFinding || matter.isMedicine;
  // Where it cannot be told, or a medicine is left alone in other words, nothing follows.
  if (
    carriers.some(
      ({ unit, word }) => unit.whose === null && word.polarity === 0 && (!unit.isAsked || !isSure),
    )
  )
    return [];
  if (own === -1 && (matter.isMedicine || !telling.every(({ unit }) => unit.isPlain))) return [];
  return [
    {
      kind: 'negation',
      ...(own === 1 ? clauseUpTo(noted, matter) : placeOf(noted, matter)),
      units: unitsOf(telling),
    },
  ];
}

/** `Ook nu nog`: of something that was, and is no longer. */
function checkPresent(matter: Matter, carriers: readonly Carrier[], { noted, said }: Reading): Found[] {
  if (polarityIn(noted, matter) !== 1) return [];
  const clause = clauseAt(noted, matter.at)
    .map(({ raw }) => raw)
    .join(' ');
  if (!isPresently(clause, noted.language) || isFormerly(clause, noted.language)) return [];
  const own = carriers.filter(({ unit }) => unit.whose === null);
  if (!own.some(({ word }) => word.polarity === -1)) return [];
  const isPast = ({ unit }: Carrier) =>
    isFormerly(
      said.words
        .slice(unit.from, unit.to)
        .map(({ text }) => text)
        .join(' '),
      noted.language,
    );
  const affirmed = own.filter(({ word }) => word.polarity === 1);
  if (!affirmed.every(isPast)) return [];
  return [{ kind: 'time', ...clauseUpTo(noted, matter), units: unitsOf(own) }];
}

/** Said nowhere: not by this name, not by a wider or narrower one, not by its own words. */
const isCompound = (text: string) => text.length > 9 && !/^(?:hyper|hypo|patien|clien)/.test(text);

function isUnsaid(matter: Matter, { noted, said }: Reading): boolean {
  if (!matter.isFinding) return false;
  const finding = matter.terms[0]?.slice(2) ?? '';
  if (findingsNear(finding, noted.language).some((name) => said.byTerm.has(`f:${name}`))) return false;
  return !noted.tokens
    .slice(matter.at, matter.to)
    .some(
      ({ text }) =>
        text.length > 3 &&
        (said.byTerm.has(stemOf(text, noted.language)) ||
          (isCompound(text) && said.byTerm.has(`p:${text.slice(0, 5)}`))),
    );
}

/** Known from the record, worked out from weights, or the clinician's own word for what happened. */
const onRecord =
  /diabetes|lung disease|copd|asthma|hypertension|heart failure|atrial|epilepsy|cancer|hypothyroid|thyroid|kidney|impulsiv|obesity|dementia|adhd|autism|bipolar|personality/;
const ofWeight = /weight (?:loss|gain)/;

function isOnRecord({ terms }: Matter, { said }: Reading): boolean {
  const finding = terms[0] ?? '';
  return onRecord.test(finding) || (ofWeight.test(finding) && said.byTerm.has('r:weight'));
}

function checkMatter(matter: Matter, reading: Reading): Found[] {
  const { said, scores, top, noted } = reading;
  const all = carriersOf(matter, said);
  if (all.length === 0) {
    if (
      !isUnsaid(matter, reading) ||
      isOnRecord(matter, reading) ||
      isGeneral(matter.terms[0]?.slice(2) ?? '', noted.language) ||
      isCondition(clauseAt(noted, matter.at), noted.language)
    )
      return [];
    return polarityIn(noted, matter) === 1 ? [{ kind: 'symptom', ...placeOf(noted, matter) }] : [];
  }
  const isTelling = matter.isFinding || matter.isMedicine;
  if (all.length > (isTelling ? MOST_CARRIERS_OF_FINDING : MOST_CARRIERS)) return [];
  const carriers = isTelling ? all : all.filter(({ word }) => (scores[word.unit] ?? 0) >= SAME_PLACE * top);
  if (carriers.length === 0) return [];
  const whose = checkWhose(matter, all, reading);
  if (whose.length > 0) return whose;
  const denied = checkPolarity(matter, carriers, reading);
  return denied.length > 0 ? denied : checkPresent(matter, carriers, reading);
}

export function checkFindings(noted: Noted, said: Said): Found[] {
  const { scores } = said.places.shared(noted.terms);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  return mattersOf(noted).flatMap((matter) => checkMatter(matter, { noted, said, scores, top }));
}
