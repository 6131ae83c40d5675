/** DOCX: what Word shows of a document. Hidden and deleted text is left out. */
import { unpack } from './archive.ts';
import { textPage } from './page-text.ts';
import { AttachmentUnreadable, type OpenDocument } from './port.ts';
import { Written } from './written.ts';
import { walk } from './xml.ts';

const BODY = 'word/document.xml';
const LISTS = 'word/numbering.xml';
const isHeader = (name: string) => /^word\/header\d*\.xml$/.test(name);
const isFooter = (name: string) => /^word\/footer\d*\.xml$/.test(name);

type Attributes = Record<string, string>;

/** Taken out but kept for who wants to see the changes; and the second telling of a drawing for old programs. */
const leftOut = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:delText']);
const isOff = ({ 'w:val': value }: Attributes) => value === '0' || value === 'false' || value === 'off';

/** Which lists count their items: `list level` to true. */
function numberedLists(xml: Uint8Array | undefined): Set<string> {
  const levels = new Map<string, string[]>();
  const numbered = new Set<string>();
  if (!xml) return numbered;
  let abstract = '';
  let level = '';
  let list = '';
  walk(xml, {
    open(name, attributes) {
      if (name === 'w:abstractNum') abstract = attributes['w:abstractNumId'] ?? '';
      if (name === 'w:lvl') level = attributes['w:ilvl'] ?? '';
      if (name === 'w:numFmt' && attributes['w:val'] !== 'bullet')
        levels.set(abstract, [...(levels.get(abstract) ?? []), level]);
      if (name === 'w:num') list = attributes['w:numId'] ?? '';
      if (name === 'w:abstractNumId')
        for (const one of levels.get(attributes['w:val'] ?? '') ?? []) numbered.add(`${list} ${one}`);
    },
    close() {},
    text() {},
  });
  return numbered;
}

/** What stands for a character or a break. */
const signs: Record<string, string> = {
  'w:tab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
  'w:softHyphen': '',
};

class Reader {
  readonly #written: Written;
  readonly #numbered: Set<string>;
  readonly #counts = new Map<string, number>();
  #skipped = 0;
  #isText = false;
  #isHidden = false;
  #isParagraphProperties = false;
  #list: { id: string; level: string } | undefined;

  constructor(written: Written, numbered: Set<string>) {
    this.#written = written;
    this.#numbered = numbered;
  }

  open(name: string, attributes: Attributes): void {
    if (leftOut.has(name)) this.#skipped += 1;
    if (this.#skipped > 0) return;
    if (name === 'w:p') this.#list = undefined;
    if (name === 'w:pPr') this.#isParagraphProperties = true;
    if (name === 'w:r') this.#isHidden = false;
    // A paragraph's own mark may be hidden while its words are not.
    if (name === 'w:vanish' && !this.#isParagraphProperties) this.#isHidden = !isOff(attributes);
    if (name === 'w:numId' && attributes['w:val'] !== '0')
      this.#list = { level: '0', ...this.#list, id: attributes['w:val'] ?? '' };
    if (name === 'w:ilvl') this.#list = { id: '', ...this.#list, level: attributes['w:val'] ?? '0' };
    if (name === 'w:t') this.#isText = true;
    if (name === 'w:tbl') this.#written.beginTable();
    if (name === 'w:lastRenderedPageBreak' || (name === 'w:pageBreakBefore' && !isOff(attributes)))
      this.#written.breakPage();
    if (name === 'w:br') this.#break(attributes);
    // In a paragraph's properties a tab is a place on the ruler.
    else if (name in signs && !this.#isHidden && !this.#isParagraphProperties)
      this.#written.text(signs[name] as string);
  }

  #break(attributes: Attributes): void {
    if (attributes['w:type'] === 'page') this.#written.breakPage();
    else this.#written.text('\n');
  }

  text(text: string): void {
    if (this.#isText && !this.#isHidden && this.#skipped === 0) this.#written.text(text);
  }

  close(name: string): void {
    if (leftOut.has(name)) this.#skipped -= 1;
    if (this.#skipped > 0) return;
    if (name === 'w:t') this.#isText = false;
    if (name === 'w:pPr') this.#isParagraphProperties = false;
    if (name === 'w:p') this.#written.endParagraph(this.#item());
    if (name === 'w:tc') this.#written.endCell();
    if (name === 'w:tr') this.#written.endRow();
    if (name === 'w:tbl') this.#written.endTable();
  }

  #item(): string {
    if (!this.#list?.id) return '';
    const key = `${this.#list.id} ${this.#list.level}`;
    if (!this.#numbered.has(key)) return '- ';
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return `${count}. `;
  }
}

export function openDocx(bytes: Buffer): OpenDocument {
  const parts = unpack(bytes, (name) => [BODY, LISTS].includes(name) || isHeader(name) || isFooter(name));
  const body = parts.get(BODY);
  if (!body) throw new AttachmentUnreadable('damaged');
  const numbered = numberedLists(parts.get(LISTS));
  const written = new Written();
  const read = (xml: Uint8Array) => {
    walk(xml, new Reader(written, numbered));
    written.endPart();
  };
  const those = (isIt: (name: string) => boolean) =>
    [...parts].filter(([name]) => isIt(name)).map(([, xml]) => xml);
  for (const xml of [...those(isHeader), body, ...those(isFooter)]) read(xml);
  const pages = written.pages();
  return { pages: pages.length, read: (number) => textPage(number, pages[number - 1] as string) };
}
