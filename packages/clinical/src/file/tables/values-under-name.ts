/** Values in a list under the name of what they measure: `CIWA:` and below it `08.00 uur  12`. */
import { isMomentTitle } from '../paper/column-titles.ts';
import { type ReadSentence, readSentence } from '../read.ts';
import { onlyOne } from '../values/named-measures.ts';

/** A moment, and a number with its unit behind it. */
const entry =
  /^(?:[-•*–]\s*)?([^\n\t:=]{1,28}?|[0-2]?\d:[0-5]\d(?: ?(?:u|uur|h))?)(?:\s*[:=\t]\s*|\s[-–]\s|\s+)(\d{1,4}(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,3})?(?: ?(?:%|‰|kg|cm|ms|mmHg|°C|[\p{L}µμ]{1,5}\/[\p{L}\d]{1,4}|punten|points))?)\s*(?:\([^()]*\))?[.,;]?$/u;
/** Lines that stand under each other. */
const NEAR_characters = 24;
const LONGEST_NAME_characters = 60;

type Entry = { when: string; value: string };
function entryIn({ text, slots, part }: ReadSentence): Entry | undefined {
  if (slots.measurements.length > 0 || part.endsWith('medicines')) return undefined;
  const [, when = '', value = ''] = entry.exec(text.trim()) ?? [];
  return value !== '' && isMomentTitle(when.trim()) ? { when: when.trim(), value } : undefined;
}

/** The name above the first of the entries: a line of its own, or the heading. */
function nameAbove(sentences: readonly ReadSentence[], first: number): string | undefined {
  const above = sentences[first - 1];
  const { heading = '', from = 0 } = sentences[first] ?? {};
  const isLine = above && from - above.to <= NEAR_characters && above.slots.measurements.length === 0;
  for (const text of [isLine ? above.text : '', heading]) {
    const named = text.length <= LONGEST_NAME_characters ? onlyOne(text) : undefined;
    if (named) return text.slice(named.start, named.end);
  }
  return undefined;
}

/** Entries of such a list with the name that they stand under. */
export function withNamesAbove(sentences: readonly ReadSentence[]): ReadSentence[] {
  const entries = sentences.map(entryIn);
  let name: string | undefined;
  return sentences.map((sentence, at): ReadSentence => {
    const own = entries[at];
    if (!own) return sentence;
    if (!entries[at - 1]) name = nameAbove(sentences, at);
    if (name === undefined) return sentence;
    const { from, to, paper } = sentence;
    const read = readSentence({ ...sentence, text: `${name} ${own.value} (${own.when})` }, paper);
    return { ...read, from, to, body: from };
  });
}
