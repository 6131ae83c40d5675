/** Tables that lost their tabs: a line of days or times, and under it lines of a name with as many numbers. */
import { momentTitle } from '../paper/column-titles.ts';
import type { PaperSentence } from '../paper/paper.ts';

const titles = new RegExp(`(?:^|[\\s:])((?:(?:${momentTitle})(?:\\s+|$)){2,8})$`, 'iu');
const oneTitle = new RegExp(`(${momentTitle})(?=\\s|$)`, 'giu');

const LONGEST_NAME_words = 5;
const isName = (text: string): boolean =>
  /^[\p{L}\d]/u.test(text) && /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= LONGEST_NAME_words;

/** `Lab 04-08 07-08 11-08`: the name of the first column, and the others; undefined where it names none. */
function headOf(text: string): string[] | undefined {
  const line = text.trim();
  const found = titles.exec(line);
  if (!found) return undefined;
  const name = line.slice(0, found.index).replace(/:$/, '').trim();
  if (/\d/.test(name) || name.split(/\s+/).length > LONGEST_NAME_words) return undefined;
  const columns = [...(found[1] ?? '').matchAll(oneTitle)].map(([, one = '']) => one.trim());
  return columns.length >= 2 ? [name, ...columns] : undefined;
}

const number = /^(?:[<>≤≥]?\d+(?:[.,]\d+)?(?:\/\d{2,3})?[*↑↓]?|[-–—])$/u;
/** What is usual, in brackets behind the row. */
const reference = /\s*[([][^()[\]]*[)\]]\s*$/u;

/** `CRP 187 74 12` under three columns. */
function rowOf(text: string, columns: number): string[] | undefined {
  const line = text.trim().replace(/(?<=\d)\s*reference$/i, '');
  const words = (/\d\s*[([][^()]*[)\]]\s*$/u.test(line) ? line.replace(reference, '') : line).split(/\s+/);
  const values = words.slice(-columns);
  const name = words.slice(0, -columns).join(' ').replace(/:$/, '');
  const isRow = values.length === columns && values.every((value) => number.test(value));
  const hasNumber = values.some((value) => /\d/.test(value));
  if (!isRow || !hasNumber || !isName(name) || /\s\d+(?:[.,]\d+)?$/.test(name)) return undefined;
  return [name, ...values.map((value) => (/\d/.test(value) ? value : ''))];
}

/** Rows of such a table have their tabs again; all else stays as it is. */
export function withLooseTables(sentences: readonly PaperSentence[]): PaperSentence[] {
  let columns = 0;
  return sentences.map((sentence, at): PaperSentence => {
    if (sentence.isRow) {
      columns = 0;
      return sentence;
    }
    const cells = columns > 0 ? rowOf(sentence.text, columns) : undefined;
    if (cells) return { ...sentence, text: cells.join('\t'), isRow: true };
    columns = 0;
    const head = headOf(sentence.text);
    if (!head || !rowOf(sentences[at + 1]?.text ?? '', head.length - 1)) return sentence;
    columns = head.length - 1;
    return { ...sentence, text: head.join('\t'), isRow: true };
  });
}
