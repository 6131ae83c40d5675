/** Days, times of the clock, periods: each with how it stands to what is told. */

import { clockAt } from './clock-times.ts';
import { longestOf } from './lexicon.ts';
import { mayBeNumber, numberAt } from './number-at.ts';
import { readDay } from './read-day.ts';
import { isTaken, ofKind, type Reading, spotOf, take, wordAt } from './reading.ts';
import type { PartOfPeriod, TimeSlot, TimeWhat } from './slot.ts';
import { relationAt } from './time-relations.ts';

type Found = { what: TimeWhat; from: number; to: number; isVague?: boolean };

const monthsThatAreWords = new Map([
  ['mei', 5],
  ['maart', 3],
  ['may', 5],
  ['march', 3],
]);
const beforeMonth =
  /^(?:in|sinds|vanaf|tot|eind|begin|half|medio|since|until|from|by|last|next|vorig|afgelopen|early|late|mid|van|of|per|voor|na|during)$/;

function dayAt(reading: Reading, at: number): Found | undefined {
  const { tokens, language, isSpoken } = reading;
  const day = readDay(tokens, at, language, isSpoken);
  if (!day) {
    const month = monthsThatAreWords.get(wordAt(reading, at));
    return month !== undefined && beforeMonth.test(wordAt(reading, at - 1))
      ? { what: { kind: 'day', day: { month } }, from: at, to: at + 1 }
      : undefined;
  }
  const to = at + day.length;
  const isOrdinalAlone = day.month === undefined && day.weekday === undefined;
  if (isOrdinalAlone) return ordinalDay(reading, at, to, day.day ?? 0);
  const { day: number, month, year, weekday } = day;
  return {
    what: {
      kind: 'day',
      day: {
        ...(number === undefined ? {} : { day: number }),
        ...(month === undefined ? {} : { month }),
        ...(year === undefined ? {} : { year }),
        ...(weekday === undefined ? {} : { weekday }),
      },
    },
    from: at,
    to,
  };
}

/** `de negentiende` is a day where nothing follows that it counts; `op mijn zestiende` is an age. */
function ordinalDay(reading: Reading, at: number, to: number, day: number): Found | undefined {
  const before = wordAt(reading, at - 1);
  if (/^(?:mijn|m'n|mn|zijn|haar|z'n|je|uw|hun|my)$/.test(before))
    return { what: { kind: 'age', years: day }, from: at, to };
  const isDay =
    /^(?:de|the)$/.test(before) &&
    /^(?:[.,;!?]|om|at|ongeveer|dus|weer|alles|of|gestart|begonnen|in|)$/.test(wordAt(reading, to));
  return isDay && day <= 31 ? { what: { kind: 'day', day: { day } }, from: at, to } : undefined;
}

/** `in 2019`, `sinds 2021`, `eind 2024`. */
function yearAt(reading: Reading, at: number): Found | undefined {
  if (!/^(?:19|20)\d\d$/.test(wordAt(reading, at))) return undefined;
  if (
    !/^(?:in|sinds|vanaf|tot|eind|begin|since|from|until|of|van|before|voor|after|na|,)$/.test(
      wordAt(reading, at - 1),
    ) &&
    at > 0
  )
    return undefined;
  return { what: { kind: 'year', year: Number(wordAt(reading, at)) }, from: at, to: at + 1 };
}

/** `toen ik zestien was`, `when I was twelve`, `at the age of nine`, `op zijn veertigste`. */
function ageAt(reading: Reading, at: number): Found | undefined {
  const before = `${wordAt(reading, at - 2)} ${wordAt(reading, at - 1)}`;
  const number = /^(?:toen (?:ik|ze|zij|hij|ie)|i was|was ik|age of|at age|he was|she was)$/.test(before)
    ? numberAt(reading, at)
    : undefined;
  if (!number || number.isArticle || number.isOrdinal || number.value > 110) return undefined;
  const next = wordAt(reading, number.to);
  const isAge =
    before.startsWith('toen ') || before === 'was ik' ? /^(?:was|jaar|jaren|werd|[.,])?$/.test(next) : true;
  return isAge ? { what: { kind: 'age', years: number.value }, from: at, to: number.to } : undefined;
}

/** The week that a weekday is of: `volgende week dinsdag`, `komende vrijdag`, `vorige week donderdag`. */
function weekOf(reading: Reading, from: number): { week: number; from: number } | undefined {
  const last = wordAt(reading, from - 1);
  const pair = `${wordAt(reading, from - 2)} ${last}`;
  if (/^(?:volgende|aankomende) week$/.test(pair)) return { week: 1, from: from - 2 };
  if (/^(?:vorige|afgelopen) week$/.test(pair)) return { week: -1, from: from - 2 };
  if (/^deze week$/.test(pair)) return { week: 0, from: from - 2 };
  if (/^(?:volgende|next)$/.test(last)) return { week: 1, from: from - 1 };
  if (/^(?:afgelopen|vorige|last)$/.test(last)) return { week: -1, from: from - 1 };
  if (/^(?:komende|aankomende|aanstaande|coming|this)$/.test(last)) return { week: 0, from: from - 1 };
  return undefined;
}

const parts: Readonly<Record<string, PartOfPeriod>> = {
  begin: 'begin',
  early: 'begin',
  half: 'middle',
  medio: 'middle',
  midden: 'middle',
  mid: 'middle',
  eind: 'end',
  einde: 'end',
  late: 'end',
};

function slotOf(reading: Reading, found: Found): TimeSlot {
  let { from, to, what } = found;
  if (what.kind === 'day' && what.day.weekday !== undefined) {
    const week = weekOf(reading, from);
    if (week) {
      what = { ...what, week: week.week };
      from = week.from;
    }
  }
  const part = parts[wordAt(reading, from - 1)];
  const isPart = part !== undefined && (what.kind === 'day' || what.kind === 'year');
  if (isPart) {
    from -= 1;
    if (what.kind === 'day') what = { ...what, part };
  }
  const { relation, from: start, to: end, isVague } = relationAt(reading, from, to, what);
  take(reading, start, end);
  return {
    ...spotOf(reading, start, end),
    relation,
    what,
    isVague: isVague || isPart || found.isVague === true,
  };
}

const daysAndMonths =
  /^(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|mrt|apr|mei|may|jun|jul|aug|sep|o[ck]t|nov|dec|kwart|quarter|half)/;
/** Most words begin no time, and are passed over. */
const mayBeginTime = (word: string, language: Reading['language']) =>
  mayBeNumber(word, language) || daysAndMonths.test(word);

export function timesIn(reading: Reading): TimeSlot[] {
  const slots: TimeSlot[] = [];
  const phrases = longestOf(ofKind(reading, 'time'));
  for (let at = 0; at < reading.words.length; at++) {
    if (isTaken(reading, at, at + 1)) continue;
    const phrase = phrases.find(({ from }) => from === at);
    const isGreeting = wordAt(reading, at) === 'morgen' && /^(?:goede|goeie)$/.test(wordAt(reading, at - 1));
    if (!phrase && !mayBeginTime(wordAt(reading, at), reading.language)) continue;
    const found: Found | undefined =
      (phrase && !isGreeting
        ? (weekdayBehind(reading, phrase.to) ?? { what: phrase.value.what, from: phrase.from, to: phrase.to })
        : undefined) ??
      dayAt(reading, at) ??
      clockAt(reading, at, slots.at(-1)) ??
      yearAt(reading, at) ??
      ageAt(reading, at);
    if (!found || isTaken(reading, found.from, found.to) || isEvery(reading, found)) continue;
    slots.push(slotOf(reading, found));
    at = found.to - 1;
  }
  return slots;
}

/** `elke dinsdag` says how often. */
const isEvery = (reading: Reading, { what, from }: Found) =>
  what.kind === 'day' &&
  what.day.day === undefined &&
  /^(?:elke|iedere|every|each)$/.test(wordAt(reading, from - 1));

/** `volgende week dinsdag`: the day, not the week. */
function weekdayBehind(reading: Reading, at: number): Found | undefined {
  const day = dayAt(reading, /^(?:op|on)$/.test(wordAt(reading, at)) ? at + 1 : at);
  return day?.what.kind === 'day' && day.what.day.weekday !== undefined && weekOf(reading, day.from)
    ? day
    : undefined;
}
