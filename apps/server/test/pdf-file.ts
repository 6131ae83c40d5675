/** Writes PDF files by their objects: for tests and benchmarks that need one with a certain fault or content. */

export type PdfObject = string | { head: string; stream: Uint8Array | string };

/** Objects count from 1; the first is the catalog. `trailer` may hold more than where that is. */
export function pdfFile(objects: PdfObject[], trailer = ''): Buffer {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n')];
  let length = 9;
  const add = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const places = objects.map((object, at) => {
    const place = length;
    const { head, stream } = typeof object === 'string' ? { head: object, stream: undefined } : object;
    add(`${at + 1} 0 obj\n`);
    if (stream === undefined) add(`<< ${head} >>\n`);
    else {
      add(`<< ${head} /Length ${stream.length} >>\nstream\n`);
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
    return place;
  });
  const start = length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R ${trailer} >>\n`);
  add(`startxref\n${start}\n%%EOF`);
  return Buffer.concat(parts);
}

const sheet = '/MediaBox [0 0 595 842]';

/** A page for each text; a text is lines with their place on the sheet, from its bottom left corner. */
export function textPdf(pages: { x: number; y: number; text: string }[][], trailer = ''): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  return pdfFile(
    [
      '/Type /Catalog /Pages 2 0 R',
      `/Type /Pages /Kids [${kids}] /Count ${pages.length}`,
      '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding',
      ...pages.flatMap((lines, at) => [
        `/Type /Page /Parent 2 0 R ${sheet} /Contents ${5 + at * 2} 0 R /Resources << /Font << /F 3 0 R >> >>`,
        {
          head: '',
          stream: lines
            .map(({ x, y, text }) => `BT /F 11 Tf ${x} ${y} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`)
            .join('\n'),
        },
      ]),
    ],
    trailer,
  );
}

type ScannedPage = { jpeg: Uint8Array; width: number; height: number };

/** A scan: pages that are a JPEG each and nothing else. */
export const scannedPagesPdf = (pages: ScannedPage[]): Buffer =>
  pdfFile([
    '/Type /Catalog /Pages 2 0 R',
    `/Type /Pages /Kids [${pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')}] /Count ${pages.length}`,
    ...pages.flatMap(({ jpeg, width, height }, at): PdfObject[] => [
      `/Type /Page /Parent 2 0 R ${sheet} /Contents ${4 + at * 3} 0 R /Resources << /XObject << /Im ${5 + at * 3} 0 R >> >>`,
      { head: '', stream: 'q 595 0 0 842 0 0 cm /Im Do Q' },
      {
        head: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        stream: jpeg,
      },
    ]),
  ]);

export const scannedPdf = (jpeg: Uint8Array, { width, height }: { width: number; height: number }): Buffer =>
  scannedPagesPdf([{ jpeg, width, height }]);
