/** A table as a PDF, written page by page. In Helvetica, which every reader has itself, so that no font has to be on the server. */

type Page = {
  title: string;
  facts: readonly (readonly string[])[];
  explained: string;
  columns: readonly string[];
  none: string;
  page: (number: number) => string;
};

/** A4, in points. */
const [WIDTH, HEIGHT, MARGIN] = [595, 842, 50];
/** Where each column begins; the last ends at the margin. */
const COLUMNS = [0, 114, 232, 308, 428] as const;
const SIZE = 9;
const LINE = 12;
/** The letters of Helvetica are half as wide as they are high, on average; some more, so that no text runs into the next. */
const LETTER = 0.54;

const unlikeLatin: Record<string, string> = {
  ...{ ł: 'l', Ł: 'L', ı: 'i', đ: 'd', Đ: 'D', œ: 'oe', Œ: 'OE', '’': "'", '‘': "'" },
  ...{ '“': '"', '”': '"', '–': '-', '—': '-', '…': '...', '€': 'EUR', '·': '-' },
};

/** Its letters are those of western Europe: another is written without its mark. The CSV has each as it is. */
function inLatin(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (/^[\x20-\x7e\u00a1-\u00ff]$/.test(letter)) return letter;
      const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return unlikeLatin[letter] ?? (/^[\x20-\x7e]+$/.test(bare) ? bare : '?');
    })
    .join('');
}

/** As lines of at most so many points; a word that is longer than a line is broken. */
function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.max(1, Math.floor(width / (size * LETTER)));
  const lines: string[] = [];
  for (const word of inLatin(text).split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...(word.match(new RegExp(`.{1,${most}}`, 'g')) ?? ['']));
  }
  return lines;
}

const show = (text: string, x: number, y: number, size = SIZE, font: 'F1' | 'F2' = 'F1') =>
  `BT /${font} ${size} Tf ${x} ${y} Td <${Buffer.from(text, 'latin1').toString('hex')}> Tj ET\n`;
const rule = (y: number) => `0.8 w 0.75 G ${MARGIN} ${y} m ${WIDTH - MARGIN} ${y} l S\n`;

const widthOf = (column: number) => (COLUMNS[column + 1] ?? WIDTH - 2 * MARGIN) - (COLUMNS[column] ?? 0) - 8;

/** A row of the table with its top at `y`, and how high it is. */
function drawnRow(cells: readonly string[], y: number, font: 'F1' | 'F2') {
  const columns = cells.map((cell, at) => wrapped(cell, widthOf(at), SIZE));
  const high = Math.max(...columns.map(({ length }) => length)) * LINE;
  const drawing = columns
    .flatMap((lines, at) =>
      lines.map((line, down) => show(line, MARGIN + (COLUMNS[at] ?? 0), y - LINE * (down + 1), SIZE, font)),
    )
    .join('');
  return { drawing, high };
}

/** What stands above the table on the first page. */
function drawnHead({ title, facts, explained }: Page) {
  let y = HEIGHT - MARGIN - 20;
  let drawing = show(inLatin(title), MARGIN, y, 18, 'F2');
  y -= 14;
  for (const [name = '', value = ''] of facts) {
    y -= LINE + 2;
    drawing += show(inLatin(name), MARGIN, y, 10, 'F2') + show(inLatin(value), MARGIN + 104, y, 10);
  }
  y -= 8;
  for (const line of wrapped(explained, WIDTH - 2 * MARGIN, SIZE)) {
    y -= LINE;
    drawing += show(line, MARGIN, y);
  }
  return { drawing, y: y - 16 };
}

/** The drawing of one page after another. */
async function* drawnPages(page: Page, pages: AsyncIterable<string[][]>): AsyncGenerator<string> {
  let number = 1;
  let { drawing, y } = drawnHead(page);
  const addRow = (cells: readonly string[], font: 'F1' | 'F2' = 'F1') => {
    const { drawing: row, high } = drawnRow(cells, y, font);
    drawing += row;
    y -= high + 4;
    drawing += rule(y);
    y -= 2;
  };
  const foot = () => show(inLatin(page.page(number)), MARGIN, MARGIN - 20, 8);
  addRow(page.columns, 'F2');
  let isEmpty = true;
  for await (const rows of pages)
    for (const cells of rows) {
      isEmpty = false;
      if (y - drawnRow(cells, y, 'F1').high < MARGIN) {
        yield drawing + foot();
        number += 1;
        drawing = '';
        y = HEIGHT - MARGIN;
        addRow(page.columns, 'F2');
      }
      addRow(cells);
    }
  if (isEmpty) drawing += show(inLatin(page.none), MARGIN, y - LINE - 4, 10);
  yield drawing + foot();
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

export async function* tablePdf(page: Page, pages: AsyncIterable<string[][]>): AsyncGenerator<Buffer> {
  const places: number[] = [];
  let length = 0;
  const write = (text: string): Buffer => {
    const bytes = Buffer.from(text, 'latin1');
    length += bytes.length;
    return bytes;
  };
  const object = (number: number, body: string): Buffer => {
    places[number] = length;
    return write(`${number} 0 obj\n${body}\nendobj\n`);
  };
  yield write('%PDF-1.7\n');
  yield object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  yield object(3, font('Helvetica'));
  yield object(4, font('Helvetica-Bold'));
  const leaves: string[] = [];
  let next = 5;
  for await (const drawing of drawnPages(page, pages)) {
    yield object(next, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    const look = `/MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>`;
    yield object(next + 1, `<< /Type /Page /Parent 2 0 R ${look} /Contents ${next} 0 R >>`);
    leaves.push(`${next + 1} 0 R`);
    next += 2;
  }
  yield object(2, `<< /Type /Pages /Kids [${leaves.join(' ')}] /Count ${leaves.length} >>`);
  const start = length;
  const entries = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  yield write(`xref\n0 ${next}\n0000000000 65535 f \n${entries.join('')}`);
  yield write(`trailer\n<< /Size ${next} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
}
