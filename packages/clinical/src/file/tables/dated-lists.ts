/** Lists of one thing by its days: weights under `Gewichtsverloop`, doses under `Schema venlafaxine`. */
import type { FileDay } from '../finding.ts';
import { type ReadSentence, readSentence } from '../read.ts';
import { saying } from './table-cells.ts';
import { dayOfCell } from './table-columns.ts';

const gap = '(?:\\s{2,}|\\t\\s*|\\s?[:=]\\s+|\\s[-–]\\s)';
const day =
  "(?:\\d{1,2}[-/.]\\d{1,2}(?:[-/.]\\d{2,4})?|(?:\\d{1,2}[ -])?\\p{L}{3,9}\\.?(?:[ -]'?(?:19|20)?\\d\\d)?|(?:0?[1-9]|1[0-2])[-/](?:19|20)\\d\\d|(?:19|20)\\d\\d)";
const dated = new RegExp(
  `^(?:op |on |d\\.?d\\.? )?(${day})${gap}((?:[<>≤≥]\\s?)?\\d+(?:[.,]\\d+)?(?:\\/\\d{1,3})?)\\s?(kg|kilo|cm|mmHg|%|[mnpuµμ]?mol/(?:l|mol)|mg/l|[uµμ]g/l|m?U/l|g/l|ml/min|ms|/min)?(?![\\p{L}\\d])(.*)$`,
  'iu',
);

type DatedRow = { day: FileDay; value: string; rest: string };

function datedRow(sentence: ReadSentence): DatedRow | undefined {
  const [, when = '', value = '', unit = '', rest = ''] = dated.exec(sentence.text.trim()) ?? [];
  if (when === '' || /^\s*(?:mg|mcg|x|dd|jaar|tabl|-|\d)/i.test(rest)) return undefined;
  const on = dayOfCell(when, sentence);
  return on && on.date <= sentence.paper.date
    ? { day: on, value: `${value} ${unit}`, rest: rest.trim() }
    : undefined;
}

/** `Gewichtsverloop`, `lithiumspiegels`, `Beloop PHQ-9`: what was measured, of what the words of a title may be. */
const ending =
  /s?(?:verloop|beloop|curve|lijst|controles?|metingen|meting|bepalingen|scores?|overzicht|trend|chart|history)$/iu;

/** The name above a list that makes a measurement of its first value. */
function nameAbove(title: string, { value }: DatedRow, row: ReadSentence): string | undefined {
  const words = title.split(/[\s,:;()]+/).filter((word) => /\p{L}{2}/u.test(word));
  const names = words.flatMap((word) => [word, word.replace(ending, ''), word.replace(/s$/, '')]);
  const isNamed = (name: string): boolean =>
    name.length > 1 &&
    readSentence({ ...row, text: `${name} ${value}` }, row.paper).slots.measurements.some(
      ({ name: read }) => read !== 'score' && read !== 'level',
    );
  return [...new Set(names)].find(isNamed);
}

const LONGEST_TITLE_characters = 90;
const isTitle = (text: string): boolean => text.length <= LONGEST_TITLE_characters && !/[.!?]$/.test(text);

/** What stands above a row: the line before it, or the heading of both. */
export function titleAbove(before: ReadSentence | undefined, row: ReadSentence): string | undefined {
  const isNear =
    before &&
    row.from - before.to <= NEAR_characters &&
    !/\n[ \t]*\n/.test(row.paper.text.slice(before.to, row.from));
  if (isNear && isTitle(before.text.trim())) return before.text.trim();
  return before?.heading === row.heading ? undefined : row.heading || undefined;
}
const NEAR_characters = 12;

const previous = new RegExp(
  `^\\(?(?:vorige?|voorgaande|eerder|previous(?:ly)?|prev|last)\\.?:?\\s(?:(?:uitslag|waarde|result|value)\\s)?(?:\\(?(${day})\\)?:?\\s)?(\\d+(?:[.,]\\d+)?\\s?\\S{0,10}?)\\)?$`,
  'iu',
);

/** `vorige 12-11-2025: 0,92 U/l` on a line of its own: of the one that was measured in the line above it. */
function ofLineAbove(sentence: ReadSentence, before: ReadSentence | undefined): ReadSentence | undefined {
  const [, when, value] = previous.exec(sentence.text.trim()) ?? [];
  const [measured, ...others] = before?.slots.measurements ?? [];
  if (value === undefined || !before || !measured || others.length > 0) return undefined;
  const name = before.words.slice(0, measured.start).trim();
  const on = when === undefined ? undefined : dayOfCell(when, sentence);
  return saying(`${name} ${value}`, sentence, on ? { day: on } : { isEarlier: true });
}

/** Each value of such a list as a measurement of its day; other sentences stay as they are. */
export function withDatedLists(sentences: readonly ReadSentence[]): ReadSentence[] {
  let name: string | undefined;
  return sentences.flatMap((sentence, at): ReadSentence[] => {
    const row = sentence.slots.medicines.length > 0 ? undefined : datedRow(sentence);
    if (!row) {
      name = undefined;
      return [ofLineAbove(sentence, sentences[at - 1]) ?? sentence];
    }
    const above = name === undefined ? titleAbove(sentences[at - 1], sentence) : undefined;
    name ??= above && nameAbove(above, row, sentence);
    if (name === undefined) return [sentence];
    const { day: on, value, rest } = row;
    const more = /\d/.test(rest) ? [saying(rest.replace(/^\(|\)$/g, ''), sentence, { day: on })] : [];
    return [saying(`${name} ${value}`, sentence, { day: on }), ...more];
  });
}
