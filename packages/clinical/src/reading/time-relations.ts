/** How a time stands to what is told: since, until, ago, in so many weeks. */
import { type Reading, wordAt } from './reading.ts';
import type { TimeRelation, TimeWhat } from './slot.ts';

const words: Readonly<Record<string, TimeRelation>> = {
  sinds: 'since',
  sedert: 'since',
  since: 'since',
  vanaf: 'from',
  from: 'from',
  starting: 'from',
  per: 'from',
  tot: 'until',
  until: 'until',
  till: 'until',
  voor: 'before',
  before: 'before',
  by: 'before',
  uiterlijk: 'before',
  na: 'after',
  after: 'after',
  om: 'at',
  at: 'at',
  rond: 'at',
  tegen: 'at',
  around: 'at',
  omstreeks: 'at',
  op: 'on',
  on: 'on',
  in: 'in',
  during: 'in',
  met: 'in',
  over: 'ahead',
  binnen: 'within',
  within: 'within',
  al: 'for',
  for: 'for',
  gedurende: 'for',
  ruim: 'for',
};

const approximately =
  /^(?:ongeveer|circa|ca|zo'n|zon|rond|about|around|bijna|ruim|roughly|nearly|almost|omstreeks|tegen)$/;
const skipped =
  /^(?:ongeveer|circa|ca|zo'n|zon|about|around|roughly|bijna|ruim|nearly|almost|de|het|the|een|a|afgelopen|laatste|past|last|mijn|m'n|my|another|nog|age|of|so|een|with|zo|die|pas|dat|ik|aan|toe|en|slechts|maar|whole|hele)$/;

type Relation = { relation: TimeRelation; from: number; to: number; isVague: boolean };

const byKind = (what: TimeWhat): TimeRelation =>
  what.kind === 'clock'
    ? 'at'
    : what.kind === 'span'
      ? 'for'
      : what.kind === 'day' && what.day.day === undefined && what.day.weekday === undefined
        ? 'in'
        : 'on';

/** Looks at the words before and after; takes those that belong to it. */
export function relationAt(reading: Reading, from: number, to: number, what: TimeWhat): Relation {
  let at = from - 1;
  let isVague = false;
  while (at >= 0 && from - at <= 4 && skipped.test(wordAt(reading, at)) && !isRelation(reading, at, what)) {
    if (approximately.test(wordAt(reading, at))) isVague = true;
    at -= 1;
  }
  const after = wordAt(reading, to);
  // `Komt dinsdag 19 mei terug`: only a length of time lies so far back.
  const isAgo = /^(?:geleden|ago)$/.test(after) || (after === 'terug' && what.kind === 'span');
  if (isAgo && wordAt(reading, at) !== 'over') return { relation: 'ago', from, to: to + 1, isVague };
  const word = wordAt(reading, at);
  if (approximately.test(word)) isVague = true;
  const relation = at >= 0 ? words[word] : undefined;
  const known =
    relation && fits(relation, what, reading.language) ? adjusted(relation, what, reading) : undefined;
  if (!known) {
    if (what.kind === 'span' && /^(?:lang|long)$/.test(after))
      return { relation: 'for', from, to: to + 1, isVague };
    return { relation: byKind(what), from, to, isVague };
  }
  const isLater = what.kind === 'span' && known === 'since' && after === 'niet';
  return { relation: isLater ? 'since' : known, from: at, to, isVague };
}

const isRelation = (reading: Reading, at: number, what: TimeWhat) => {
  const relation = words[wordAt(reading, at)];
  return (
    relation !== undefined &&
    fits(relation, what, reading.language) &&
    wordAt(reading, at) !== 'ruim' &&
    wordAt(reading, at) !== 'around'
  );
};

/** `voor drie weken` counts for how long; `over dinsdag` is about it. */
function fits(relation: TimeRelation, what: TimeWhat, language: Reading['language']): boolean {
  if (relation === 'ahead') return what.kind === 'span';
  if (relation === 'for') return what.kind === 'span' || (language === 'nl' && what.kind === 'days');
  if (relation === 'at') return what.kind !== 'span';
  if (relation === 'on')
    return what.kind === 'day' || what.kind === 'age' || what.kind === 'feast' || what.kind === 'days';
  return true;
}

function adjusted(relation: TimeRelation, what: TimeWhat, { language }: Reading): TimeRelation {
  if (what.kind !== 'span') return relation;
  // `in two weeks`, `voor twee weken`
  if (relation === 'in') return language === 'en' ? 'ahead' : 'within';
  if (relation === 'before') return language === 'nl' ? 'for' : 'before';
  return relation;
}
