/** A note as the text that a clinician edits, and the way back from a place in it to the sentence and its sources. */
import type { NoteDraft } from './note.ts';

/** Where a sentence stands in the text, in UTF-16 units, end not included. */
type SentencePlace = {
  section_id: string;
  index: number;
  start: number;
  end: number;
  sources: number[];
};

/** A sentence that would begin a heading, a list or a quotation is escaped, so it reads as what it is. */
const escaped = (sentence: string): string =>
  sentence
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([#>*+-])(?=\s|#|>|$)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');

/** One heading a section, one line a sentence: lines run on as a paragraph, and a change shows as one line. */
export function noteMarkdown(draft: NoteDraft): { text: string; places: SentencePlace[] } {
  let text = '';
  const places: SentencePlace[] = [];
  for (const { id, title, sentences, is_list, instead } of draft.sections) {
    text += `${text === '' ? '' : '\n'}## ${title}\n\n`;
    if (sentences.length === 0 && instead) text += `${instead}\n`;
    for (const [index, sentence] of sentences.entries()) {
      if (is_list) text += '- ';
      const start = text.length;
      text += escaped(sentence.text);
      places.push({ section_id: id, index, start, end: text.length, sources: sentence.sources });
      text += '\n';
    }
  }
  return { text, places };
}
