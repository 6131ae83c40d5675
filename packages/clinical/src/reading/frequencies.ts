/** How often: `twee keer per dag`, `1 dd`, `eens in de vier weken`, `'s ochtends`, `zo nodig`. */
import { longestOf } from './lexicon.ts';
import { numberAt } from './number-at.ts';
import { isTaken, ofKind, type Reading, spotOf, take, wordAt } from './reading.ts';
import type { FrequencySlot } from './slot.ts';
import { type UnitName, unitOf } from './units.ts';

type Often = Pick<FrequencySlot, 'times' | 'high' | 'per' | 'every'>;
type Found = { often: Often; from: number; to: number };

const inOneWord = new Map<string, number>([
  ...['eenmaal', 'once', 'eens', 'eenmalig'].map((word) => [word, 1] as const),
  ...['tweemaal', 'twice', 'tweemaals'].map((word) => [word, 2] as const),
  ...['driemaal', 'thrice'].map((word) => [word, 3] as const),
  ...['viermaal'].map((word) => [word, 4] as const),
  ...['vijfmaal'].map((word) => [word, 5] as const),
  ...['zesmaal'].map((word) => [word, 6] as const),
]);

const perWord: Readonly<Record<string, UnitName>> = {
  daags: 'day',
  dd: 'day',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  wekelijks: 'week',
  nightly: 'night',
};
const isJoint = /^(?:per|a|an|in|elke|iedere|elk|ieder|each|every|op|\/|de|het|een|the|over|om)$/;

const timeUnit = (word: string): UnitName | undefined => {
  const unit = unitOf(word);
  return unit?.kind === 'time' ? unit.name : undefined;
};

/** `per dag`, `in de vier weken`, `a week`, `daags`, `every 6 hours`. */
export function perAt(reading: Reading, at: number): { per: UnitName; every?: number; to: number } | undefined {
  const direct = perWord[wordAt(reading, at)];
  if (direct) return { per: direct, to: at + 1 };
  let next = at;
  while (isJoint.test(wordAt(reading, next)) && next - at < 3) next += 1;
  if (next === at) return undefined;
  const number = numberAt(reading, next);
  const isCounted = number !== undefined && !number.isArticle && !number.isOrdinal;
  const unit = timeUnit(wordAt(reading, isCounted ? number.to : next));
  // `a day` reads `a` as its number.
  const last = wordAt(reading, next - 1);
  if (!unit) return undefined;
  if (isCounted) return { per: unit, every: number.value, to: number.to + 1 };
  return last === 'om' || last === 'op' ? undefined : { per: unit, to: next + 1 };
}

/** `elke zes uur`, `every 4 weeks`, `om de 8 uur`. */
function everyAt(reading: Reading, at: number): Found | undefined {
  if (!/^(?:elke|iedere|every|om)$/.test(wordAt(reading, at))) return undefined;
  const start = wordAt(reading, at) === 'om' ? (wordAt(reading, at + 1) === 'de' ? at + 2 : -1) : at + 1;
  const number = start > 0 ? numberAt(reading, start) : undefined;
  if (!number || number.isArticle) return undefined;
  const unit = timeUnit(wordAt(reading, number.to));
  return unit && { often: { times: 1, per: unit, every: number.value }, from: at, to: number.to + 1 };
}

const weekdays =
  /^(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/;

/** `elke dinsdag`, `every Friday`. */
const weekdayAt = (reading: Reading, at: number): Found | undefined =>
  /^(?:elke|iedere|every|each)$/.test(wordAt(reading, at)) && weekdays.test(wordAt(reading, at + 1))
    ? { often: { times: 1, per: 'week' }, from: at, to: at + 2 }
    : undefined;

/** `een keer of twee in de maand`. */
function timesOr(reading: Reading, at: number): Found | undefined {
  const isIt = wordAt(reading, at) === 'een' && /^(?:keer|maal)$/.test(wordAt(reading, at + 1)) && wordAt(reading, at + 2) === 'of';
  const number = isIt ? numberAt(reading, at + 3) : undefined;
  if (!number || number.isOrdinal) return undefined;
  const per = perAt(reading, number.to);
  return { often: { times: number.value, ...withoutPlace(per) }, from: at, to: per?.to ?? number.to };
}

function countedAt(reading: Reading, at: number): Found | undefined {
  const word = wordAt(reading, at);
  const times = inOneWord.get(word);
  if (times !== undefined) {
    const per = perAt(reading, at + 1);
    if (!per && (word === 'eens' || word === 'once' || word === 'eenmaal')) return undefined;
    return { often: { times, ...withoutPlace(per) }, from: at, to: per?.to ?? at + 1 };
  }
  const number = numberAt(reading, at);
  if (!number || number.isOrdinal) return undefined;
  const unit = wordAt(reading, number.to);
  if (!/^(?:keer|maal|x|times|dd|keertje|time|daags|xdd)$/.test(unit)) return undefined;
  const per = unit === 'daags' || unit === 'dd' ? { per: 'day' as const, to: number.to + 1 } : perAt(reading, number.to + 1);
  if (number.isArticle && !per) return undefined;
  const often: Often = { times: number.value, ...(number.high ? { high: number.high } : {}), ...withoutPlace(per) };
  return { often, from: at, to: per?.to ?? number.to + 1 };
}

const withoutPlace = (per: ReturnType<typeof perAt>): Pick<Often, 'per' | 'every'> =>
  per ? { per: per.per, ...(per.every === undefined ? {} : { every: per.every }) } : {};

/** Words that give a frequency only with a medicine or a deed beside it, as phrases have them. */
export function frequenciesIn(reading: Reading): FrequencySlot[] {
  const slots: FrequencySlot[] = [];
  for (let at = 0; at < reading.words.length; at++) {
    if (isTaken(reading, at, at + 1)) continue;
    const found = everyAt(reading, at) ?? weekdayAt(reading, at) ?? timesOr(reading, at) ?? countedAt(reading, at);
    if (!found || isTaken(reading, found.from, found.to)) continue;
    take(reading, found.from, found.to);
    slots.push({ ...spotOf(reading, found.from, found.to), isAsNeeded: false, ...found.often });
    at = found.to - 1;
  }
  for (const { value, from, to } of longestOf(ofKind(reading, 'frequency'))) {
    if (isTaken(reading, from, to)) continue;
    take(reading, from, to);
    slots.push({ ...spotOf(reading, from, to), ...value.frequency });
  }
  return slots.sort((a, b) => a.start - b.start);
}
