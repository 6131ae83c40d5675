/** Marks the certain values of a note that stand nowhere in the talk, in any form. It marks; it never replaces. */
import type { Language, TranscriptPiece } from '../note.ts';
import { namesOfMedicine } from '../values/medicines.ts';
import type { Value, ValueKind } from '../values/value.ts';
import { valuesIn } from '../values/values-in.ts';
import { heardWords, isHeard } from './misheard.ts';
import { nearestPieces } from './near.ts';
import { isAmountSaid, isNumberSaid, isPointTimeSaid, isTimeSaid, readTalk, type Said } from './said.ts';
import { isDateSaid } from './said-dates.ts';

export type Mark = {
  /** UTF-16, in the note as it is written. */
  start: number;
  end: number;
  text: string;
  kind: ValueKind;
  /** Pieces that say the nearest thing, by their number. */
  near: number[];
};

/** A note with more is about another talk: nobody plays what is nearest to each. */
const MOST_WITH_PIECES = 60;

type Line = { text: string; start: number };

/** Without headings and without the numbers of a list. */
function linesOf(note: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of note.split('\n')) {
    const isHeading = text.startsWith('#');
    const numeral = /^[ \t]{0,8}\d{1,3}[.)][ \t]/.exec(text)?.[0].length ?? 0;
    if (!isHeading) lines.push({ text: text.slice(numeral), start: start + numeral });
    start += text.length + 1;
  }
  return lines;
}

function isSaid(value: Value, said: Said, isMedicineSaid: (name: string) => boolean, on?: string): boolean {
  if (value.kind === 'medicine') return isMedicineSaid(value.name);
  if (value.kind === 'time') return isTimeSaid(value.minutes, said);
  if (value.kind === 'date') return isDateSaid(value, said, on);
  const isOne = (number: number) =>
    value.kind === 'number'
      ? isNumberSaid(number, 'any', said) || isPointTimeSaid(number, said)
      : isAmountSaid(number, value.unit, said);
  // Out of how many is on the form: `27/30`.
  const counted = value.kind === 'number' ? value.numbers.slice(0, 1) : value.numbers;
  return counted.every(isOne) || value.also.some(isOne);
}

export function uncertainValues(
  note_text: string,
  pieces: readonly TranscriptPiece[],
  language: Language,
  /** The day of the talk, YYYY-MM-DD: where it is known, `vrijdag` says a date. */
  on?: string,
): Mark[] {
  const said = readTalk(pieces, language);
  let words: Set<string> | null = null;
  const medicines = new Map<string, boolean>();
  const isMedicineSaid = (name: string): boolean => {
    if (said.medicines.has(name)) return true;
    words ??= heardWords(
      said.pieces.map(({ tokens }) => tokens.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)),
    );
    const known = medicines.get(name) ?? isHeard(namesOfMedicine(name), words);
    medicines.set(name, known);
    return known;
  };
  let withPieces = 0;
  return linesOf(note_text).flatMap((line) => {
    const values = valuesIn(line.text, language);
    return values
      .filter((value) => !isSaid(value, said, isMedicineSaid, on))
      .map((value) => ({
        start: line.start + value.start,
        end: line.start + value.end,
        text: value.text,
        kind: value.kind,
        near: withPieces++ < MOST_WITH_PIECES ? nearestPieces(value, line.text, values, said.pieces) : [],
      }));
  });
}
