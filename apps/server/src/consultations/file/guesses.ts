/** What a machine guessed of a scan, out of the text that findings are made of: of handwriting nothing is stated. */
import type { Db } from '../../db/schema.ts';
import type { ReadWord } from '../../engines/attachments/port.ts';
import type { BySystem } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { attachmentSealing, pageSealing } from './attachment-sealing.ts';
import type { AttachmentPaper } from './attachments.ts';
import type { Paper } from './papers.ts';

type Sure = Pick<ReadWord, 'text' | 'sure'>;

/** A line of which the letters are less sure than this is handwriting, or a stamp: those of print were 0.71 and more in 24 scans. */
const LEAST_SURE_LINE = 0.62;
/** A figure has no neighbours that tell what it must be. */
const LEAST_SURE_NUMBER = 0.62;

const meanOf = (words: readonly Sure[]): number => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 1 : words.reduce((sum, { text, sure }) => sum + sure * text.length, 0) / letters;
};

const blank = (text: string) => ' '.repeat(text.length);

/** The same text with spaces where it was guessed, so that every place in it stays what it was. */
export function withoutGuesses(text: string, words: readonly Sure[]): string {
  let at = 0;
  const lines = text.split('\n').map((line) => {
    const parts = line.split(/([ \t]+)/);
    const own = words.slice(at, at + parts.filter((part) => part.trim() !== '').length);
    at += own.length;
    if (meanOf(own) < LEAST_SURE_LINE) return blank(line);
    let next = 0;
    return parts
      .map((part) => {
        if (part.trim() === '') return part;
        const word = own[next++];
        return word && /\d/.test(part) && word.sure < LEAST_SURE_NUMBER ? blank(part) : part;
      })
      .join('');
  });
  // Words that are not those of the text tell nothing of it.
  return at === words.length ? lines.join('\n') : text;
}

/** The paper as findings are made of it. Pages that somebody wrote out are as they are. */
export async function surePaper(
  db: Db,
  _scope: BySystem,
  sealing: Sealing,
  row: AttachmentPaper,
  paper: Paper,
): Promise<Paper> {
  const pages = await db
    .selectFrom('attachment_pages')
    .select(['number', 'words', 'how', 'corrected_text'])
    .where('attachment_id', '=', row.id)
    .orderBy('number')
    .execute();
  const own = attachmentSealing(sealing, row);
  let { text } = paper;
  for (const [at, page] of pages.entries()) {
    if (page.how !== 'ocr' || page.corrected_text !== null) continue;
    const from = paper.starts[at] as number;
    const to = at + 1 < pages.length ? (paper.starts[at + 1] as number) : text.length;
    const words: Sure[] = JSON.parse(pageSealing(own, row.id, page.number).open('words', page.words));
    text = text.slice(0, from) + withoutGuesses(text.slice(from, to), words) + text.slice(to);
  }
  return { ...paper, text };
}
