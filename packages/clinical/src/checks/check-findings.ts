/** Marks what is denied in one place and not in the other, what is somebody else's, and findings that nobody spoke of. */
import { stemOf } from '../evidence/stem.ts';
import type { Language } from '../note.ts';
import { isGeneral } from '../reading/findings.ts';
import type { Token } from '../reading/tokens.ts';
import { checkDenied } from './check-denials.ts';
import { checkOpposite } from './check-opposite.ts';
import { planHeading } from './check-plans.ts';
import { checkUse } from './check-use.ts';
import { checkWhose } from './check-whose.ts';
import { isUndenied } from './denied-in-note.ts';
import { clauseAt, placeOf, type Reading, standOf } from './finding-place.ts';
import { findingsNear } from './finding-relations.ts';
import type { Found } from './found.ts';
import { type Carrier, carriersByWords, carriersOf, type Matter, mattersOf } from './matters.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';
import { isCondition, isWarning } from './standing.ts';

/** A word that is said often is said of many things: nothing follows from it. */
const MOST_CARRIERS = 6;
const MOST_CARRIERS_OF_FINDING = 40;
/** The place must share this much with the sentence, against the place that shares most. */
const SAME_PLACE = 0.6;

/** Said nowhere: not by this name, not by a wider or narrower one, not by its own words. */
const isCompound = (text: string) => text.length > 9 && !/^(?:hyper|hypo|patien|clien)/.test(text);

/** `knieklachten`, of whoever speaks of their knee. */
function isOfSaidPart(text: string, said: Said, language: Language): boolean {
  const [, part] =
    /^(\p{L}{3,}?)s?(?:klachten|problemen|problematiek|ziekten?|afwijking(?:en)?)$/u.exec(text) ?? [];
  return part !== undefined && said.byTerm.has(stemOf(part, language));
}

/** `moedervlek` is a `vlek` too. */
function hasSaidTail(text: string, said: Said, language: Language): boolean {
  for (let from = 3; from <= text.length - LEAST_TAIL; from++) {
    const tail = stemOf(text.slice(from), language);
    if (tail.length >= LEAST_TAIL && said.byTerm.has(tail)) return true;
  }
  return false;
}
const LEAST_TAIL = 4;

/** Whoever is afraid has no panic attacks yet: of these the wider name says too little. */
const byOwnName = /^(?:panic|hyperventilation|paranoia)$/;

function isUnsaid(matter: Matter, { noted, said }: Reading): boolean {
  if (!matter.isFinding) return false;
  const finding = matter.terms[0]?.slice(2) ?? '';
  const names = byOwnName.test(finding) ? [finding] : findingsNear(finding, noted.language);
  if (names.some((name) => said.byTerm.has(`f:${name}`))) return false;
  return !noted.tokens
    .slice(matter.at, matter.to)
    .some(
      ({ text }) =>
        text.length > 3 &&
        (said.byTerm.has(stemOf(text, noted.language)) ||
          isOfSaidPart(text, said, noted.language) ||
          (isCompound(text) &&
            (said.byTerm.has(`p:${text.slice(0, 5)}`) || hasSaidTail(text, said, noted.language)))),
    );
}

/** Known from the record, worked out from weights, or the clinician's own word for what happened. */
const onRecord =
  /diabetes|lung disease|copd|asthma|hypertension|high blood pressure|hypoglyc|anaemia|heart failure|atrial|epilepsy|cancer|hypothyroid|thyroid|kidney|impulsiv|obesity|dementia|adhd|autism|bipolar|personality|relapse/;
const ofWeight = /weight (?:loss|gain)/;

/** The clinician's word for what the client described at length. */
const summing =
  /^f:(?:medication forgotten|worry|anxiety|flashbacks|irritability|avoidance|hallucinations|craving|paranoia|restlessness|mood swings|checking)$/;

function isOnRecord({ terms }: Matter, { said }: Reading): boolean {
  const finding = terms[0] ?? '';
  return onRecord.test(finding) || (ofWeight.test(finding) && said.byTerm.has('r:weight'));
}

/** `neemt toe bij hoesten` says that it does; `bellen bij koorts` does not. */
const mayCome = (clause: readonly Token[], { text, heading, language }: Noted): boolean =>
  isCondition(
    clause.filter((token, at) => token.text !== 'bij' || at === 0),
    language,
  ) ||
  (clause.some((token) => token.text === 'bij') && (isWarning(text, language) || planHeading.test(heading)));

/** `gaf informatie over zijn jeugd` is not `gaf over`. */
const isTellingOf = ({ to }: Matter, { tokens }: Noted): boolean =>
  tokens[to - 1]?.text === 'over' &&
  /^(?:de|het|een|zijn|haar|hun|dit|dat|deze|hoe|wat)$/.test(tokens[to]?.text ?? '');

function checkUnsaid(matter: Matter, reading: Reading): Found[] {
  const { noted } = reading;
  const opposite = checkOpposite(matter, reading);
  if (opposite.length > 0) return opposite;
  if (!isUnsaid(matter, reading) || isOnRecord(matter, reading)) return [];
  if (summing.test(matter.terms[0] ?? '')) return [];
  if (isGeneral(matter.terms[0]?.slice(2) ?? '', noted.language)) return [];
  if (mayCome(clauseAt(noted, matter.at), noted) || isTellingOf(matter, noted)) return [];
  // `Onrustig, niet angstig, hoofdpijn`: read by its own words the last is there.
  const isThere = standOf(noted, matter).polarity === 1 || isUndenied(matter, reading);
  return isThere && noted.polarity[matter.at] === 1 ? [{ kind: 'symptom', ...placeOf(noted, matter) }] : [];
}

/** Of other words a denial elsewhere tells too little, unless the note says that it is so all the same. */
const isAffirmed = ({ at, to }: Matter, { tokens, polarity }: Noted): boolean =>
  polarity[at] === -1 || [at - 2, at - 1, to, to + 1].some((near) => affirms.test(tokens[near]?.text ?? ''));
const affirms = /^(?:wel|ook|tevens|daarnaast|aanwezig|nog|steeds|still|also|present|does|admits|reports)$/;

function checkMatter(read: Matter, reading: Reading): Found[] {
  const { said, scores, top } = reading;
  const named = carriersOf(read, said);
  const isByWords = named.length === 0 && !read.isMedicine;
  const all = isByWords ? carriersByWords(read, reading.noted, said) : named;
  // `flankpijn`, found as pain in the flank, is a finding.
  const matter = isByWords && all.length > 0 ? { ...read, isFinding: true } : read;
  if (matter.isMedicine) {
    const whose = checkWhose(matter, all, reading);
    return whose.length > 0 ? whose : checkUse(matter, reading);
  }
  if (all.length === 0) return checkUnsaid(matter, reading);
  if (all.length > (matter.isFinding ? MOST_CARRIERS_OF_FINDING : MOST_CARRIERS)) return [];
  const carriers = matter.isFinding
    ? all
    : all.filter(({ word }) => (scores[word.unit] ?? 0) >= SAME_PLACE * top);
  if (carriers.length === 0) return [];
  const whose = checkWhose(matter, all, reading);
  if (whose.length > 0) return whose;
  // `bloed bij de ontlasting` was told: that it is not changed denies no word of it elsewhere.
  const isTold = ({ unit, word }: Carrier) =>
    word.polarity === 1 && unit.role === 'client' && unit.whose === null && !unit.isAsked;
  if (!matter.isFinding && all.some(isTold) && !carriers.some(isTold)) return [];
  if (!matter.isFinding && !isAffirmed(matter, reading.noted)) return [];
  return checkDenied(matter, carriers, reading);
}

export function checkFindings(noted: Noted, said: Said): Found[] {
  const { scores } = said.places.shared(noted.place);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  return mattersOf(noted).flatMap((matter) => checkMatter(matter, { noted, said, scores, top }));
}
