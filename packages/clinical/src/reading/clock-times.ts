/** Times of the clock, where the words around them say that they are: `vier uur` is also how long something takes. */

import { numberAt } from './number-at.ts';
import { readClock } from './read-clock.ts';
import { type Reading, wordAt } from './reading.ts';
import type { TimeSlot, TimeWhat } from './slot.ts';

const HOUR_min = 60;
const HALF_DAY_min = 12 * HOUR_min;

type Found = { what: TimeWhat; from: number; to: number; isVague?: boolean };

const pointer =
  /^(?:om|rond|tegen|tot|vanaf|at|around|until|till|by|about|from|omstreeks|klokslag|voor|na|before|after|since|sinds|is)$/;

const later =
  /\b(?:pm|p\.m|middags|vanmiddag|middag|afternoon|avonds|vanavond|avond|evening|tonight|gisteravond|morgenmiddag|morgenavond)\b/;
const atNight = /\b(?:nachts|vannacht|nacht|night)\b/;
const early = /\b(?:am|a\.m|ochtends|vanochtend|ochtend|morgens|vanmorgen|morning|ontbijt|morgenochtend)\b/;
/** What is done or taken before sleep is of the evening. */
const beforeSleep =
  /\b(?:melatonine|melatonin|temazepam|zolpidem|zopiclone?|slaapmiddel|slaappil|slaaptablet|bedtijd|bedtime|naar bed|voor de nacht|voor het slapen|slapen gaan|sleeping (?:pill|tablet))\b/;
/** `Om elf uur naar bed en eruit om zeven uur`: who rises does so in the morning. */
const rising =
  /\b(?:eruit|uit bed|opstaan|opgestaan|staat op|sta op|op staan|wakker|wekker|get up|gets up|up at|wakes?|out of bed)\b/;
const ends = /^[.;!?:]$/;
const WIDE = 12;

/** The words from one place on, one way, up to the end of the clause. */
function wordsFrom(reading: Reading, from: number, step: 1 | -1, most: number): string {
  const found: string[] = [];
  for (let at = from; at >= 0 && found.length < most; at += step) {
    const word = wordAt(reading, at);
    if (word === '' || ends.test(word)) break;
    found.push(word);
  }
  return (step === 1 ? found : found.reverse()).join(' ');
}

/** Which half of the day is meant: in hours to add, undefined when it is not said. */
function halfOfDay(reading: Reading, to: number, from: number, hour: number): number | undefined {
  // `Van negen uur 's avonds tot tien`: the half of the day before it is of the other time.
  const isEnd = /^(?:tot|until|till)$/.test(wordAt(reading, from - 1));
  const before = isEnd ? '' : wordsFrom(reading, from - 1, -1, 3);
  const near = halfIn(`${before} | ${wordsFrom(reading, to, 1, 3)}`, hour);
  if (near !== undefined) return near;
  const wide = `${wordsFrom(reading, from - 1, -1, WIDE)} | ${wordsFrom(reading, to, 1, WIDE)}`;
  // Farther away only where nothing else of the day is named: `vanmorgen zo gedaan, twee om acht uur`.
  if ([later, atNight, early].filter((moment) => moment.test(wide)).length === 1) {
    if (/\b(?:vanmorgen|vanochtend|vanmiddag|vanavond|gisteravond|tonight)\b/.test(wide))
      return halfIn(wide, hour);
  }
  // `Gaat om één uur naar bed en slaapt tot tien uur`: how long they sleep ends in the morning.
  if (isEnd) return undefined;
  if (rising.test(`${wordsFrom(reading, from - 1, -1, 3)} | ${wordsFrom(reading, to, 1, 3)}`))
    return undefined;
  return beforeSleep.test(wide) && hour >= 7 && hour < 12 ? 12 : undefined;
}

function halfIn(around: string, hour: number): number | undefined {
  if (later.test(around)) return hour < 12 ? 12 : 0;
  if (atNight.test(around)) return hour >= 8 && hour < 12 ? 12 : hour === 12 ? -12 : 0;
  // `Bij het ontbijt, om twaalf uur` is noon: only `12 am` is the night.
  if (early.test(around)) return hour === 12 && /\b(?:am|a\.m)\b/.test(around) ? -12 : 0;
  return undefined;
}

/** `'s middags`, `in the afternoon` behind the time belongs to it. */
function momentLength(reading: Reading, to: number): number {
  if (
    wordAt(reading, to) === 's' &&
    /^(?:middags|avonds|nachts|ochtends|morgens)$/.test(wordAt(reading, to + 1))
  )
    return 2;
  if (/^(?:at night)$/.test(`${wordAt(reading, to)} ${wordAt(reading, to + 1)}`)) return 2;
  return /^in (?:the|de) (?:morning|afternoon|evening|ochtend|middag|avond)$/.test(
    `${wordAt(reading, to)} ${wordAt(reading, to + 1)} ${wordAt(reading, to + 2)}`,
  )
    ? 3
    : 0;
}

/** `tot een uur of vier`: about four. */
function hourOr(reading: Reading, at: number): Found | undefined {
  const isIt =
    /^(?:een)$/.test(wordAt(reading, at)) &&
    wordAt(reading, at + 1) === 'uur' &&
    wordAt(reading, at + 2) === 'of';
  if (!isIt || !/^(?:om|tot|rond|tegen|vanaf|na|voor)$/.test(wordAt(reading, at - 1))) return undefined;
  const number = numberAt(reading, at + 3);
  if (!number || number.isOrdinal || number.value > 24 || number.value < 1) return undefined;
  return { ...timed(reading, number.value * HOUR_min, at, number.to), isVague: true };
}

function timed(reading: Reading, minutes: number, from: number, to: number): Found {
  const hour = Math.floor(minutes / HOUR_min);
  const half = halfOfDay(reading, to, from, hour);
  const isSure = hour > 12 || half !== undefined;
  const what: TimeWhat = {
    kind: 'clock',
    minutes: (minutes + (half ?? 0) * HOUR_min) % (2 * HALF_DAY_min),
    isSure,
  };
  return { what, from, to: to + momentLength(reading, to) };
}

/** The hour as it was written, where it tells the half of the day: `14.30`. */
const writtenHour = (word: string): number | undefined => {
  const [, hour] = /^(\d{1,2})(?:[:.]\d{2})?$/.exec(word) ?? [];
  return hour === undefined ? undefined : Number(hour);
};

export function clockAt(reading: Reading, at: number, last: TimeSlot | undefined): Found | undefined {
  const about = hourOr(reading, at);
  if (about) return about;
  const word = wordAt(reading, at);
  // `na een uur` is how long, `om een uur` when, `om een reden` neither.
  if (
    isArticle(reading, at) &&
    !(/^(?:om|rond|tegen|tot|vanaf)$/.test(wordAt(reading, at - 1)) && wordAt(reading, at + 1) === 'uur')
  )
    return undefined;
  const clock = readClock(reading.tokens, at, reading.language, reading.isSpoken);
  if (!clock) return undefined;
  const to = at + clock.length;
  const isWhole =
    clock.minutes % HOUR_min === 0 && !/[:.]/.test(word) && !/^(?:half|kwart|quarter)$/.test(word);
  const before = wordAt(reading, at - 1);
  // `Amlodipine stays at five` is how much.
  const isAmount = before === 'at' && staying.test(wordAt(reading, at - 2));
  const isPointed = (pointer.test(before) && !isAmount) || isAfterDay(reading, at, last);
  // `Afgelopen nacht twee uur` is how long.
  const moment =
    halfIn(wordsFrom(reading, to, 1, 3), 1) !== undefined ||
    halfIn(wordsFrom(reading, at - 1, -1, 3).replace(atNight, ''), 1) !== undefined;
  const hasEnd = /^(?:am|pm|o'clock|a\.m|p\.m)$/.test(wordAt(reading, to - 1));
  if (isWhole && !hasEnd && !isPointed && !(moment && wordAt(reading, to - 1) === 'uur')) return undefined;
  // `vijf uur per nacht`, `acht uur geslapen` is how long.
  if (isWhole && before !== 'om' && lasting.test(wordAt(reading, to))) return undefined;
  // `'s Ochtends, twaalf uur na de inname` too.
  if (isWhole && before !== 'om' && /^(?:na|nadat|later|erna|after)$/.test(wordAt(reading, to)))
    return undefined;
  // `two to three tablets`, `from four to one` are numbers.
  if (isRangeLike(reading, at, to)) return undefined;
  if (isWhole && !hasEnd && wordAt(reading, to - 1) !== 'uur' && !isLoneHour(reading, at, to))
    return undefined;
  const hour = writtenHour(word);
  const minutes =
    hour !== undefined && hour >= 12
      ? hour * HOUR_min + (clock.minutes % HOUR_min)
      : clock.minutes || HALF_DAY_min;
  return timed(
    reading,
    hour === undefined && clock.minutes < HOUR_min ? clock.minutes + HALF_DAY_min : minutes,
    at,
    to,
  );
}

const staying = /^(?:stays?|stayed|staying|remains?|kept|keep|keeps|keeping|continues?|held|hold|leave)$/;

const lasting =
  /^(?:per|achter|achtereen|lang|slaap|geslapen|slapen|minder|meer|geleden|aaneen|a|each|asleep|straight)$/;

const isArticle = ({ tokens }: Reading, at: number) => tokens[at]?.raw.toLowerCase() === 'een';

/** What may stand behind an hour that is only a number: `om acht op`, `at ten in the morning`; not `by ten milligrams`. */
const behindHour =
  /^(?:|[.,;:!?)]|s|in|op|en|of|tot|voor|al|dan|weer|wakker|naar|thuis|met|bij|van\p{L}+|morgen|ga|ben|sta|lig|moet|zit|kom|is|heb|word|uit|terug|on|with|and|or|every|this|tonight|tomorrow|to|till|until|for|so|at|when|then|most|usually|ish)$/u;

const isLoneHour = (reading: Reading, at: number, to: number) => {
  const isDigits = /^\d/.test(wordAt(reading, at));
  const hour = numberAt(reading, at)?.value ?? 0;
  return behindHour.test(wordAt(reading, to)) && (isDigits || hour <= 12);
};

const isRangeLike = (reading: Reading, at: number, to: number): boolean => {
  for (let next = at + 1; next < to; next++)
    if (/^(?:to|voor)$/.test(wordAt(reading, next)))
      return !/^(?:kwart|quarter|ten|five|twenty|tien|vijf|10|5|20)$/.test(wordAt(reading, at));
  return false;
};

/** `dinsdag 17 februari, twee uur`. */
const isAfterDay = ({ tokens }: Reading, at: number, last: TimeSlot | undefined): boolean => {
  const start = tokens[at]?.start ?? 0;
  return (
    last !== undefined &&
    (last.what.kind === 'day' || (last.what.kind === 'days' && last.what.moment !== 'night')) &&
    start - last.end <= 3
  );
};
