/** Drawn pages as a PDF, written page by page as they come: how many there are is told at the end. */
import { pictureObject } from './letterhead.ts';
import { A4 } from './letters.ts';

const [CATALOGUE, PAGES, REGULAR, BOLD, LOGO, FIRST] = [1, 2, 3, 4, 5, 6] as const;
const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
const look =
  `/MediaBox [0 0 ${A4.width} ${A4.height}] ` +
  `/Resources << /Font << /F1 ${REGULAR} 0 R /F2 ${BOLD} 0 R >> /XObject << /Logo ${LOGO} 0 R >> >>`;

export async function* pdfDocument(drawnPages: AsyncIterable<string>, logo?: Buffer): AsyncGenerator<Buffer> {
  const places: number[] = [];
  let length = 0;
  const write = (text: string | Buffer): Buffer => {
    const bytes = typeof text === 'string' ? Buffer.from(text, 'latin1') : text;
    length += bytes.length;
    return bytes;
  };
  const object = (number: number, body: string): Buffer => {
    places[number] = length;
    return write(`${number} 0 obj\n${body}\nendobj\n`);
  };

  // Bytes above 127 in a comment tell mail and transfer programs that this is no text.
  yield write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  yield object(CATALOGUE, `<< /Type /Catalog /Pages ${PAGES} 0 R >>`);
  yield object(REGULAR, font('Helvetica'));
  yield object(BOLD, font('Helvetica-Bold'));
  places[LOGO] = length;
  if (logo) {
    const { head, rows } = pictureObject(logo);
    yield write(`${LOGO} 0 obj\n${head}\nstream\n`);
    yield write(rows);
    yield write('\nendstream\nendobj\n');
  } else yield object(LOGO, 'null');
  const leaves: string[] = [];
  let next: number = FIRST;
  for await (const drawing of drawnPages) {
    yield object(next, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    yield object(next + 1, `<< /Type /Page /Parent ${PAGES} 0 R ${look} /Contents ${next} 0 R >>`);
    leaves.push(`${next + 1} 0 R`);
    next += 2;
  }
  yield object(PAGES, `<< /Type /Pages /Kids [${leaves.join(' ')}] /Count ${leaves.length} >>`);
  const start = length;
  const entries = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  yield write(`xref\n0 ${next}\n0000000000 65535 f \n${entries.join('')}`);
  yield write(`trailer\n<< /Size ${next} /Root ${CATALOGUE} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
}
