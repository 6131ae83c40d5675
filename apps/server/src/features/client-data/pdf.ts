/** Plain text as a PDF, page by page as it is read: headings and paragraphs in Helvetica, which every reader has itself. */

export type Line = { text: string; as: 'title' | 'heading' | 'text' | 'small' };

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 56 };
const sizes = { title: 20, heading: 13, text: 10.5, small: 8.5 } as const;
const leading = { title: 30, heading: 24, text: 15, small: 12 } as const;
/** Letters of Helvetica are about half as wide as they are high; a little more, so that no line runs out. */
const LETTER_WIDTH = 0.52;

/** What Windows' alphabet has beyond Latin-1, in its places. */
const beyond: Record<string, number> = {
  ...{ '€': 0x80, '‚': 0x82, ƒ: 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, ˆ: 0x88, '‰': 0x89 },
  ...{ Š: 0x8a, '‹': 0x8b, Œ: 0x8c, Ž: 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95 },
  ...{ '–': 0x96, '—': 0x97, '˜': 0x98, '™': 0x99, š: 0x9a, '›': 0x9b, œ: 0x9c, ž: 0x9e, Ÿ: 0x9f },
};

/** A letter that the alphabet lacks is written without its mark, or as a question mark: the JSON beside it has it whole. */
function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x20) return 0x20;
  if (code < 0x7f || (code >= 0xa0 && code <= 0xff)) return code;
  const bare = letter.normalize('NFD')[0]?.codePointAt(0) ?? 0;
  return beyond[letter] ?? (bare < 0x7f ? bare : 0x3f);
}

const hex = (text: string): string =>
  Buffer.from([...text.normalize('NFC')].map(byteOf))
    .toString('hex')
    .toUpperCase();

function* wrapped({ text, as }: Line): Generator<Line> {
  const most = Math.floor((PAGE.width - 2 * PAGE.margin) / (sizes[as] * LETTER_WIDTH));
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    for (const word of paragraph
      .split(/\s+/)
      .flatMap((long) => long.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [''])) {
      if (line !== '' && line.length + 1 + word.length > most) {
        yield { text: line, as };
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    yield { text: line, as };
  }
}

/** The lines of one page after another. */
async function* pagesOf(lines: AsyncIterable<Line> | Iterable<Line>): AsyncGenerator<string> {
  let page: string[] = [];
  let y = PAGE.height - PAGE.margin;
  for await (const given of lines) {
    for (const { text, as } of wrapped(given)) {
      // A heading does not stand alone at the foot.
      const room = as === 'heading' ? leading.heading + 2 * leading.text : leading[as];
      if (y - room < PAGE.margin) {
        yield page.join('\n');
        page = [];
        y = PAGE.height - PAGE.margin;
      }
      y -= leading[as];
      const font = as === 'title' || as === 'heading' ? 'F2' : 'F1';
      page.push(`BT /${font} ${sizes[as]} Tf ${PAGE.margin} ${y} Td <${hex(text)}> Tj ET`);
    }
  }
  yield page.join('\n');
}

const [CATALOGUE, PAGES, FONT, BOLD, FIRST] = [1, 2, 3, 4, 5] as const;
const fontObject = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

export async function* pdf(lines: AsyncIterable<Line> | Iterable<Line>): AsyncGenerator<Uint8Array> {
  const places = new Map<number, number>();
  let at = 0;
  const put = (text: string): Uint8Array => {
    const bytes = Buffer.from(text, 'latin1');
    at += bytes.length;
    return bytes;
  };
  const object = (number: number, body: string): Uint8Array => {
    places.set(number, at);
    return put(`${number} 0 obj\n${body}\nendobj\n`);
  };

  yield put('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  yield object(CATALOGUE, `<< /Type /Catalog /Pages ${PAGES} 0 R >>`);
  yield object(FONT, fontObject('Helvetica'));
  yield object(BOLD, fontObject('Helvetica-Bold'));
  const kids: string[] = [];
  let number: number = FIRST;
  for await (const content of pagesOf(lines)) {
    yield object(number, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    yield object(
      number + 1,
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${number} 0 R ` +
        `/Resources << /Font << /F1 ${FONT} 0 R /F2 ${BOLD} 0 R >> >> >>`,
    );
    kids.push(`${number + 1} 0 R`);
    number += 2;
  }
  yield object(PAGES, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
  const start = at;
  const entries = Array.from({ length: number - 1 }, (_, i) => places.get(i + 1) ?? 0);
  const table = entries.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  yield put(`xref\n0 ${number}\n0000000000 65535 f \n${table}`);
  yield put(`trailer\n<< /Size ${number} /Root ${CATALOGUE} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
}
