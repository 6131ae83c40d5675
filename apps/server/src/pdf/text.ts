/** Plain text as a PDF, page by page as it is read: headings and paragraphs. */
import { pdfDocument } from './document.ts';
import { drawnLetterhead, type Letterhead } from './letterhead.ts';
import { A4, drawnText, wrapped } from './letters.ts';

export type Line = { text: string; as: 'title' | 'heading' | 'text' | 'small' };

const MARGIN = 56;
const sizes = { title: 20, heading: 13, text: 10.5, small: 8.5 } as const;
const leading = { title: 30, heading: 24, text: 15, small: 12 } as const;

const wrappedLines = ({ text, as }: Line): string[] =>
  text.split(/\r?\n/).flatMap((paragraph) => wrapped(paragraph, A4.width - 2 * MARGIN, sizes[as]));

type Lines = AsyncIterable<Line> | Iterable<Line>;

async function* drawnPages(letterhead: Letterhead, lines: Lines): AsyncGenerator<string> {
  let { drawing, y } = drawnLetterhead(letterhead, MARGIN, A4.height - MARGIN);
  for await (const line of lines) {
    const { as } = line;
    for (const text of wrappedLines(line)) {
      // A heading does not stand alone at the foot.
      const room = as === 'heading' ? leading.heading + 2 * leading.text : leading[as];
      if (y - room < MARGIN) {
        yield drawing;
        drawing = '';
        y = A4.height - MARGIN;
      }
      y -= leading[as];
      drawing += drawnText(
        text,
        MARGIN,
        y,
        sizes[as],
        as === 'title' || as === 'heading' ? 'bold' : 'regular',
      );
    }
  }
  yield drawing;
}

export const textPdf = (letterhead: Letterhead, lines: Lines) =>
  pdfDocument(drawnPages(letterhead, lines), letterhead.logo);
