/** Clock times: `half elf`, `kwart voor tien`, `22.00 uur`, `10 pm`, `twenty past three`. */
import type { Language } from '../note.ts';
import { type ReadNumber, readNumber } from './read-number.ts';
import { isMark, isWord, type Token, wordSet } from './tokens.ts';
import { readUnit } from './units.ts';

type ReadTime = { minutes: number; next: number };

const HOUR = 60;
const HALF_DAY = 720;
const hourWords = wordSet("uur u h o'clock");
const cues = wordSet('om rond tegen omstreeks vanaf at around by about from until till');
const before = wordSet('voor to before');
const past = wordSet('over na past after');
const minuteWords = wordSet('minuut minuten minute minutes');
const between = wordSet('tussen van between from');
const ranges = wordSet('tot en to and');
const counted = wordSet('a per');
const quarters = wordSet('kwart quarter');
const alone = new Map([
  ['middernacht', 0],
  ['midnight', 0],
  ['noon', HALF_DAY],
  ['midday', HALF_DAY],
]);
const later = wordSet('avonds middags evening afternoon vanavond vanmiddag');
const night = wordSet('nachts night');
const bare = wordSet("s ' in the at de ");

/** `halfelf`, as recognisers write it. */
const joinedHalves = new Map(
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf'
    .split(' ')
    .map((hour, index) => [`half${hour}`, index + 1]),
);

type Hour = { hour: number; next: number };

/** An hour of the day, as a number of its own: not `10 mg` and not the ten of `10.5`. */
function readHour(tokens: readonly Token[], at: number, language: Language, most = 12): Hour | null {
  const number = readNumber(tokens, at, language);
  if (number?.form !== 'plain' || !Number.isInteger(number.value)) return null;
  return number.value >= (most === 12 ? 1 : 0) && number.value <= most
    ? { hour: number.value, next: number.next }
    : null;
}

const isTwoFigures = (token: Token | undefined): token is Token =>
  token?.kind === 'figure' && token.is_glued && token.text.length === 2 && Number(token.text) < HOUR;

/** `10:30`, `22.00 uur`, `om 10.30`; a point alone makes no time: `10.30` may be an amount. */
function readDigital(tokens: readonly Token[], at: number): ReadTime | null {
  const [hour, mark, minute] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (hour?.kind !== 'figure' || hour.text.length > 2 || Number(hour.text) > 24) return null;
  if (!isMark(mark, ':.') || !mark?.is_glued || !isTwoFigures(minute)) return null;
  if (isMark(tokens[at + 3], ':./,-') && tokens[at + 3]?.is_glued && tokens[at + 4]?.is_glued)
    if (tokens[at + 4]?.kind === 'figure' && !isMark(tokens[at + 3], '-')) return null;
  const isNamed = isWord(tokens[at + 3], hourWords) || halfDay(tokens, at + 3) !== null;
  const isCued = isWord(tokens[at - 1], cues) && !readUnit(tokens, at + 3, true);
  // `10.00-10.45 uur`: what follows says so.
  const isRange =
    (isMark(tokens[at + 3], '-–') || isWord(tokens[at + 3], ranges)) &&
    isMark(tokens[at + 5], '.') &&
    isTwoFigures(tokens[at + 6]);
  if (isMark(mark, '.') && !isNamed && !isCued && !isRange) return null;
  const next = at + (isWord(tokens[at + 3], hourWords) ? 4 : 3);
  return { minutes: (Number(hour.text) % 24) * HOUR + Number(minute.text), next };
}

/** `half elf` is half past ten in Dutch; `half ten` is half past ten in English. */
function readHalf(tokens: readonly Token[], at: number, language: Language): ReadTime | null {
  const joined = language === 'nl' ? joinedHalves.get(tokens[at]?.text ?? '') : undefined;
  if (joined) return { minutes: (joined * HOUR - 30) % HALF_DAY, next: at + 1 };
  if (tokens[at]?.text !== 'half') return null;
  const hour = readHour(tokens, isWord(tokens[at + 1], past) ? at + 2 : at + 1, language);
  if (!hour || (readUnit(tokens, hour.next, true) && !isWord(tokens[hour.next], hourWords))) return null;
  const half = language === 'nl' ? hour.hour * HOUR - 30 : hour.hour * HOUR + 30;
  return { minutes: half % HALF_DAY, next: hour.next };
}

/** `vijf voor tien`, `kwart over drie`, `ten past half past two` is not said, `tien over half vijf` is. */
function readAround(
  tokens: readonly Token[],
  at: number,
  language: Language,
  number: ReadNumber,
): ReadTime | null {
  const isQuarter = isWord(tokens[at], quarters);
  const minutes = isQuarter ? { value: 15, next: at + 1 } : number;
  if (minutes.value >= 30 || minutes.value < 1) return null;
  const isNamed = isWord(tokens[minutes.next], minuteWords);
  const turn = minutes.next + (isNamed ? 1 : 0);
  if (!isQuarter && !isNamed && minutes.value % 5 !== 0) return null;
  const isBefore = isWord(tokens[turn], before);
  if (!isBefore && !isWord(tokens[turn], past)) return null;
  const half = readHalf(tokens, turn + 1, language);
  const hour = half ? null : readHour(tokens, turn + 1, language);
  if (!half && (!hour || readUnit(tokens, hour.next, true)?.unit.of === 'duration'))
    if (!hour || !isWord(tokens[hour.next], hourWords)) return null;
  const around = half?.minutes ?? (hour?.hour ?? 0) * HOUR;
  // `van vijf naar twee per dag`, `from five to two a day`.
  if (isWord(tokens[(half ?? hour)?.next ?? at], counted)) return null;
  const total = isBefore ? around - minutes.value : around + minutes.value;
  return { minutes: (total + HALF_DAY) % HALF_DAY, next: half?.next ?? hour?.next ?? at + 1 };
}

/** `tien uur 's avonds`, `om tien uur`, `tien uur dertig`, `10 pm`, `ten o'clock`. */
function readWhole(tokens: readonly Token[], at: number, language: Language): ReadTime | null {
  const hour = readHour(tokens, at, language, 24);
  if (!hour) return null;
  const minutes = hour.hour * HOUR;
  const word = tokens[hour.next];
  if (isWord(word, ranges) && isWord(tokens[at - 1], between)) {
    const until = readHour(tokens, hour.next + 1, language, 24);
    if (until && isWord(tokens[until.next], hourWords)) return { minutes, next: hour.next };
  }
  if (word?.text === "o'clock") return { minutes, next: hour.next + 1 };
  if (!isWord(word, hourWords))
    return halfDay(tokens, hour.next) !== null && !isWord(word, bare) && !isMark(word, "'’")
      ? { minutes, next: hour.next }
      : null;
  const behind = readNumber(tokens, hour.next + 1, language);
  if (behind && behind.value < HOUR && behind.value >= 10 && !readUnit(tokens, behind.next, true))
    return { minutes: minutes + behind.value, next: behind.next };
  const isClock = isWord(tokens[at - 1], cues) || halfDay(tokens, hour.next + 1) !== null;
  return isClock && tokens[hour.next + 1]?.text !== 'per' ? { minutes, next: hour.next + 1 } : null;
}

type HalfDay = { of: 'morning' | 'later' | 'night'; next: number };

/** `'s avonds`, `in the evening`, `pm`: which half of the day. */
function halfDay(tokens: readonly Token[], at: number): HalfDay | null {
  let next = at;
  while (next < at + 4 && (isMark(tokens[next], "'’") || isWord(tokens[next], bare))) next += 1;
  const word = tokens[next];
  if (word?.kind !== 'word') return null;
  const dots = isMark(tokens[next + 1], '.') && tokens[next + 2]?.text === 'm' ? 3 : 1;
  const letters = dots === 3 ? `${word.text}m` : word.text;
  if (letters === 'pm' || later.has(word.text)) return { of: 'later', next: next + dots };
  if (night.has(word.text)) return { of: 'night', next: next + 1 };
  return letters === 'am' || word.text === 'ochtends' || word.text === 'morgens' || word.text === 'morning'
    ? { of: 'morning', next: next + dots }
    : null;
}

const inHalfDay = (minutes: number, half: HalfDay['of']): number => {
  const isTwelve = minutes >= HALF_DAY && minutes < HALF_DAY + HOUR;
  if (half === 'later') return minutes < HALF_DAY ? minutes + HALF_DAY : minutes;
  if (half === 'night') {
    if (isTwelve) return minutes - HALF_DAY;
    return minutes >= 540 && minutes < HALF_DAY ? minutes + HALF_DAY : minutes;
  }
  return isTwelve ? minutes - HALF_DAY : minutes;
};

/** `number` is the one that begins there. */
export function readTime(
  tokens: readonly Token[],
  at: number,
  language: Language,
  number: ReadNumber | null,
): ReadTime | null {
  const word = tokens[at];
  const named = word?.kind === 'word' ? alone.get(word.text) : undefined;
  if (named !== undefined) return { minutes: named, next: at + 1 };
  const time =
    readDigital(tokens, at) ??
    readHalf(tokens, at, language) ??
    (number && (readAround(tokens, at, language, number) ?? readWhole(tokens, at, language)));
  if (!time) return null;
  const next = time.next + (isWord(tokens[time.next], hourWords) ? 1 : 0);
  const half = halfDay(tokens, next);
  return half ? { minutes: inHalfDay(time.minutes, half.of), next: half.next } : { ...time, next };
}
