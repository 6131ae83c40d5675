/** A scheme in one line: `diazepam afbouw: nu 10 mg 2dd, vanaf 9/3 5 mg 2dd, 23/3 stop`. */

import type { ReadSentence } from '../read.ts';
import { type Medicine, sentenceOf } from './dose-schemes.ts';
import { nearest, type Step } from './dose-steps.ts';

const month = '(?:jan|feb|mrt|maart|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\\p{L}*\\.?';
const day = `\\d{1,2}[-/]\\d{1,2}(?:[-/]\\d{2,4})?|\\d{1,2}(?:st|nd|rd|th)? ${month}(?: \\d{4})?`;
const dose = '(\\d+(?:[.,]\\d+)?\\s?(?:mg|mcg|µg|g)(?![\\p{L}/]))';
const often =
  '((?:\\s?\\d\\s?dd(?:\\s?\\d)?|\\s(?:od|bd|tds|qds|nocte|mane|an|(?:een|twee|drie)maal daags|(?:once|twice) daily|daily))(?!\\p{L}))?';
const now = 'nu|now|thans|momenteel|currently|at present';
const from = 'vanaf|per|from|on|op|met ingang van|as of';

/** The moment before its dose, or behind it. */
const ahead = new RegExp(
  `(?<![\\p{L}\\d/-])(?:(${now})|(?:(?:${from})\\s)?(${day}))\\s?[:=]?\\s?(?:naar\\s|to\\s)?${dose}${often}`,
  'giu',
);
const behind = new RegExp(`${dose}${often}\\s(?:(${now})|(?:${from})\\s(${day}))(?![\\p{L}\\d])`, 'giu');

type Told = { isNow: boolean; step: Step };

function stepsIn(sentence: ReadSentence, pattern: RegExp): Told[] {
  return [...sentence.text.matchAll(pattern)].flatMap((found): Told[] => {
    const [first, second, third, fourth] = found.slice(1);
    const isAhead = pattern === ahead;
    const [said, shown, amount = '', rest = ''] = isAhead
      ? [first, second, third, fourth]
      : [third, fourth, first, second];
    const on =
      shown === undefined ? undefined : nearest(shown.replace(/(?<=\d)(?:st|nd|rd|th)/u, ''), sentence);
    if (said === undefined && !on) return [];
    const step = { ...(on ? { day: on } : {}), isTurn: false, dose: amount, rest: rest.trim() };
    return [{ isNow: said !== undefined, step }];
  });
}

const FEWEST = 2;

/** The steps of such a line as sentences of their own; undefined where it is none. */
function stepsInLine(sentence: ReadSentence): ReadSentence[] | undefined {
  const { slots, words, paper, text } = sentence;
  const [named, ...others] = slots.medicines.filter(({ kind }) => kind === 'medicine');
  if (!named || others.length > 0) return undefined;
  const told = [ahead, behind]
    .map((pattern) => stepsIn(sentence, pattern))
    .find(({ length }) => length >= FEWEST);
  // What is all of before is told as such by its own words.
  if (!told?.some(({ isNow, step }) => isNow || (step.day?.date ?? '') > paper.date)) return undefined;
  const medicine: Medicine = {
    name: words.slice(named.start, named.end),
    often: '',
    isTaper: /afbouw|taper|reduc|wean/i.test(text),
    isPlan: false,
  };
  return told.map(({ isNow, step }, at) => {
    const next = told[at + 1]?.step.day;
    const isPast = !isNow && next !== undefined && next.date <= paper.date;
    const isToCome = !isNow && (step.day?.date ?? '') > paper.date;
    const time = isToCome ? 'ahead' : isPast ? 'past' : 'now';
    return sentenceOf(medicine, [told[at - 1]?.step, step], time, sentence);
  });
}

export const withSchemeLines = (sentences: readonly ReadSentence[]): ReadSentence[] =>
  sentences.flatMap((sentence) => stepsInLine(sentence) ?? [sentence]);
