/**
 * What identifies somebody and is gone before text goes elsewhere, on hands that nothing was learned from: by default every sixth one is
 * left out, HANDS=14,15 leaves out those. The rules were made with the first ten files open; of the others they know nothing.
 */
import { replaceIdentifiers } from '../packages/clinical/src/identifiers/index.ts';
import { type Chances, chancesBy } from '../packages/clinical/src/identifiers/learned/chances.ts';
import { wordsOf } from '../packages/clinical/src/identifiers/word.ts';
import { asRead, learnFrom } from './identifiers/learning.ts';
import { type Hand, hands, own } from './identifiers/passages.ts';

type Measured = Record<'identifiers' | 'gone' | 'parts' | 'parts_gone' | 'words' | 'touched', number>;
const nothing: Measured = { identifiers: 0, gone: 0, parts: 0, parts_gone: 0, words: 0, touched: 0 };

const none: Chances = () => [];
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;

/** What stands in a text that was put in brackets, as places in the text before. */
function takenFrom(text: string, chances: Chances): { start: number; end: number }[] {
  const { texts, map } = replaceIdentifiers([text], {}, new Map(), chances);
  const taken: { start: number; end: number }[] = [];
  let shift = 0;
  for (const { 0: found, 1: name = '', index } of (texts[0] ?? '').matchAll(/\[([a-z]+-\d+)\]/g)) {
    const was = map.get(name)?.text;
    if (was === undefined) continue;
    const start = index + shift;
    taken.push({ start, end: start + was.length });
    shift += was.length - found.length;
  }
  return taken;
}

function measure({ passages }: Hand, chances: Chances): Measured {
  const measured = { ...nothing };
  for (const { text, spans } of passages) {
    const taken = takenFrom(text, chances);
    const isTaken = (one: { start: number; end: number }) =>
      taken.some(({ start, end }) => one.start < end && start < one.end);
    measured.identifiers += spans.length;
    measured.gone += spans.filter(isTaken).length;
    const isPart = (word: { start: number; end: number }) =>
      spans.some(({ start, end }) => word.start < end && start < word.end);
    const [parts = [], others = []] = [true, false].map((wanted) =>
      wordsOf(text).filter((word) => word.isLetters && isPart(word) === wanted),
    );
    measured.parts += parts.length;
    measured.parts_gone += parts.filter(isTaken).length;
    measured.words += others.length;
    measured.touched += others.filter(isTaken).length;
  }
  return measured;
}

const tell = (name: string, { identifiers, gone, parts, parts_gone, words, touched }: Measured) =>
  `${name}: ${percent(gone, identifiers)} of ${identifiers} gone (${percent(parts_gone, parts)} of their words), ${percent(touched, words)} of ${words} other words touched`;
const add = (one: Measured, other: Measured): Measured =>
  Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, value + other[key as keyof Measured]]),
  ) as Measured;

const FIRST_UNSEEN = 11;
const EVERY = 6;
const all = hands();
const unseen = all.map(({ name }) => name).filter((name) => Number(name) >= FIRST_UNSEEN);
const asked = process.env.HANDS?.split(',') ?? unseen.filter((_, at) => at % EVERY === 0);
const isAsked = ({ name }: Hand) => asked.includes(name);
const learned = asRead(learnFrom([own(), ...all.filter((hand) => !isAsked(hand))], console.log));
const both = chancesBy(() => learned);

const sums = { rules: nothing, both: nothing };
for (const hand of all.filter(isAsked)) {
  const measured = { rules: measure(hand, none), both: measure(hand, both) };
  sums.rules = add(sums.rules, measured.rules);
  sums.both = add(sums.both, measured.both);
  console.log(`  ${tell(`hand ${hand.name}, rules alone`, measured.rules)}`);
  console.log(`  ${tell(`hand ${hand.name}, with what was learned from the others`, measured.both)}`);
}
console.log(`  ${tell('all, rules alone', sums.rules)}`);
console.log(`  ${tell('all, with what was learned', sums.both)}`);
