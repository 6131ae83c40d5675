/** Text in Helvetica, which every reader has itself, so that no font has to be on the server. */

/** A4, in points. */
export const A4 = { width: 595, height: 842 } as const;

export type Font = 'regular' | 'bold';
const fontNames = { regular: 'F1', bold: 'F2' } as const;

/** The letters of Helvetica are half as wide as they are high, on average; some more, so that no line runs out. */
const LETTER_WIDTH = 0.54;

/** What Windows' alphabet has beyond Latin-1, in its places. */
const beyondLatin: Record<string, number> = {
  ...{ '€': 0x80, '‚': 0x82, ƒ: 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, ˆ: 0x88, '‰': 0x89 },
  ...{ Š: 0x8a, '‹': 0x8b, Œ: 0x8c, Ž: 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95 },
  ...{ '–': 0x96, '—': 0x97, '˜': 0x98, '™': 0x99, š: 0x9a, '›': 0x9b, œ: 0x9c, ž: 0x9e, Ÿ: 0x9f },
};
/** Letters that are not another one with a mark. */
const written: Record<string, string> = { ł: 'l', Ł: 'L', ı: 'i', đ: 'd', Đ: 'D' };

/** A letter that the alphabet lacks is written without its mark, or as a question mark: CSV and JSON have it as it is. */
function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x20) return 0x20;
  if (code < 0x7f || (code >= 0xa0 && code <= 0xff)) return code;
  const bare = (written[letter] ?? letter.normalize('NFD')).codePointAt(0) ?? 0;
  return beyondLatin[letter] ?? (bare < 0x7f ? bare : 0x3f);
}

const hex = (text: string) => Buffer.from([...text.normalize('NFC')].map(byteOf)).toString('hex');

/** As lines of at most so many points; a word that is longer than a line is broken. */
export function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.max(1, Math.floor(width / (size * LETTER_WIDTH)));
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...(word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? ['']));
  }
  return lines;
}

/** One line of text, `y` points above the foot of the page. */
export const drawnText = (text: string, x: number, y: number, size: number, font: Font = 'regular') =>
  `BT /${fontNames[font]} ${size} Tf ${x} ${y} Td <${hex(text)}> Tj ET\n`;
