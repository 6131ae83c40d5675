/** Rows that measure something under a name that no list has: the rows around them, or the columns above, tell what they are. */
import { findMedicine } from '../../reading/medicines.ts';
import type { ReadSentence } from '../read.ts';
import { isMeasureName, slotUnder } from '../values/measure-like.ts';

/** A number, what it is of, and its unit; perhaps with the mark of a laboratory. */
const cellValue =
  /^[<>≤≥]?\s*(\d{1,5}(?:[.,]\d{1,3})?)(?:\s?\/\s?(\d{1,3}))?\s*(%|‰|[\p{L}µμ°²^\d/.]{1,14})?\s*(?:[*↑↓!+]+|[HL]{1,2})?$/u;
const aside = /\s*[([][^()[\]]*[)\]]$/u;

/** Said of much else; in a row they are what the row says. */
const vague = new Set(['score', 'level', 'SUD', 'VOC', 'craving', 'distress', 'mood score', 'ROM']);
const isKnown = ({ slots }: ReadSentence): boolean => slots.measurements.some(({ name }) => !vague.has(name));

function withSlot(row: ReadSentence, name: string, cell: string): ReadSentence {
  const [, number, of, unit] = cellValue.exec(cell.trim()) ?? [];
  const start = number === undefined ? -1 : row.words.lastIndexOf(number);
  const slot = number === undefined || start < 0 ? undefined : slotUnder(name, { number, of, unit }, start);
  return slot ? { ...row, slots: { ...row.slots, measurements: [slot] } } : row;
}

/** The row of a table under the name that it has, where the readers know none. */
export function withOwnName(row: ReadSentence, name: string, cell: string): ReadSentence {
  const bare = name.replace(aside, '').trim();
  return isKnown(row) || !isMeasureName(bare) ? row : withSlot(row, bare, cell);
}

/** `Trail Making B    214 sec`, `Stemvolume: 62 dB (12-03)`: a name, a number, and no more than when it was or what is usual. */
const line =
  /^(\p{L}[^\t:=]{0,40}?|\d{1,2}-?\p{L}[^\t:=]{0,40}?)(?:\s*(?::|=|\.{3,}|…+|_{3,}|\t)\s*|\s{2,})([<>≤≥]?\s?\d{1,5}(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,3})?(?: ?(?:%|‰|[\p{L}µμ°]{1,8}(?:\/[\p{L}\d.,²^]{1,10})?|\/min))?)(?:\s*[*↑↓!+]+|\s+[HL]{1,2})?(?:[\s,;]+(?:\([^()]*\)|\[[^[\]]*\]|\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|[<>≤≥]?\s?\d[\d.,]*\s?[-–]\s?\d[\d.,]*))*\.?$/u;

/** Lines that stand under each other. */
const NEAR_characters = 24;
const FEWEST_around = 2;

/** Above a list of nothing but scores. */
const ofScores =
  /(?:standaard|schaal|index|norm|test|T-|C-)-?scores?|testresultaten|neuropsychologisch onderzoek|test results|standard scores/iu;

type Listed = { name: string; cell: string };

function listedIn({ text, part, isRow }: ReadSentence): Listed | undefined {
  if (/medicines$|^(?:allergies|family|greeting|question|plan|social)$/.test(part)) return undefined;
  const [, name = '', cell = ''] = line.exec(text.trim()) ?? [];
  const isOne = cell !== '' && (!isRow || text.split('\t').length === 2);
  const bare = name.replace(aside, '').trim();
  return isOne && isMeasureName(bare) && findMedicine(bare) === undefined ? { name: bare, cell } : undefined;
}

/** Every line of a list of values is one, though the readers do not know what it measures. */
export function withListedValues(sentences: readonly ReadSentence[]): ReadSentence[] {
  const listed = sentences.map(listedIn);
  const isNear = (at: number): boolean =>
    (sentences[at]?.from ?? 0) - (sentences[at - 1]?.to ?? 0) <= NEAR_characters;
  return sentences.map((sentence, at): ReadSentence => {
    const own = listed[at];
    if (!own || isKnown(sentence)) return sentence;
    let from = at;
    while (listed[from - 1] && isNear(from)) from -= 1;
    let to = at + 1;
    while (listed[to] && isNear(to)) to += 1;
    const known = sentences.slice(from, to).filter(isKnown).length;
    const isOfList =
      known >= FEWEST_around ||
      (known > 0 && /^(?:lab|examination)$/.test(sentence.part)) ||
      (to - from > FEWEST_around && ofScores.test(`${sentence.heading} ${sentences[from - 1]?.text ?? ''}`));
    return isOfList ? withSlot(sentence, own.name, own.cell) : sentence;
  });
}
