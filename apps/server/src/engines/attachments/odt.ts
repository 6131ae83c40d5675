/** ODT: what LibreOffice shows of a document. Hidden and deleted text and remarks in the margin are left out. */
import { unpack } from './archive.ts';
import { textPage } from './page-text.ts';
import { AttachmentUnreadable, type OpenDocument } from './port.ts';
import { Written } from './written.ts';
import { walk } from './xml.ts';

const BODY = 'content.xml';
const STYLES = 'styles.xml';
const CONTENTS = 'META-INF/manifest.xml';

type Attributes = Record<string, string>;
type Styles = { hidden: Set<string>; new_page: Set<string> };

const leftOut = new Set([
  'text:tracked-changes',
  'text:hidden-text',
  'text:hidden-paragraph',
  'text:note-citation',
  'office:annotation',
  'draw:desc',
  'svg:title',
  'svg:desc',
]);
const isParagraph = (name: string) => name === 'text:p' || name === 'text:h';
const MOST_SPACES = 100;

class Reader {
  readonly #written: Written;
  readonly #styles: Styles;
  /** Where its words stand: the body, or header and footer. */
  readonly #inside: (name: string) => boolean;
  #depth = 0;
  #skipped = 0;
  #lists = 0;
  #style = '';
  readonly #open: boolean[] = [];

  constructor(written: Written, styles: Styles, inside: (name: string) => boolean) {
    this.#written = written;
    this.#styles = styles;
    this.#inside = inside;
  }

  open(name: string, attributes: Attributes): void {
    const style = attributes['text:style-name'] ?? '';
    if (name === 'style:style') this.#style = attributes['style:name'] ?? '';
    if (attributes['text:display'] === 'none') this.#styles.hidden.add(this.#style);
    if (attributes['fo:break-before'] === 'page') this.#styles.new_page.add(this.#style);
    const isSkipped = leftOut.has(name) || this.#styles.hidden.has(style);
    this.#open.push(isSkipped);
    if (isSkipped) this.#skipped += 1;
    if (this.#inside(name)) this.#depth += 1;
    if (this.#skipped > 0 || this.#depth === 0) return;
    if (name === 'text:list') this.#lists += 1;
    if (name === 'table:table') this.#written.beginTable();
    if (name === 'text:soft-page-break' || (isParagraph(name) && this.#styles.new_page.has(style)))
      this.#written.breakPage();
    if (name === 'text:tab') this.#written.text('\t');
    if (name === 'text:line-break') this.#written.text('\n');
    if (name === 'text:s')
      this.#written.text(' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, MOST_SPACES)));
  }

  text(text: string): void {
    if (this.#depth > 0 && this.#skipped === 0) this.#written.text(text.replaceAll(/\s+/gu, ' '));
  }

  close(name: string): void {
    if (this.#depth > 0 && this.#skipped === 0) {
      if (isParagraph(name)) this.#written.endParagraph(this.#lists > 0 ? '- ' : '');
      if (name === 'text:list') this.#lists -= 1;
      if (name === 'table:table-cell') this.#written.endCell();
      if (name === 'table:table-row') this.#written.endRow();
      if (name === 'table:table') this.#written.endTable();
    }
    if (this.#inside(name)) this.#depth -= 1;
    if (this.#open.pop()) this.#skipped -= 1;
  }
}

const isEncrypted = (contents: Uint8Array | undefined) =>
  contents !== undefined && Buffer.from(contents).includes('encryption-data');

export function openOdt(bytes: Buffer): OpenDocument {
  const parts = unpack(bytes, (name) => [BODY, STYLES, CONTENTS].includes(name));
  if (isEncrypted(parts.get(CONTENTS))) throw new AttachmentUnreadable('encrypted');
  const body = parts.get(BODY);
  if (!body) throw new AttachmentUnreadable('damaged');
  const written = new Written();
  const styles: Styles = { hidden: new Set(), new_page: new Set() };
  const read = (xml: Uint8Array | undefined, inside: (name: string) => boolean) => {
    if (xml) walk(xml, new Reader(written, styles, inside));
    written.endPart();
  };
  read(parts.get(STYLES), (name) => name === 'style:header' || name === 'style:header-first');
  read(body, (name) => name === 'office:text');
  read(parts.get(STYLES), (name) => name === 'style:footer' || name === 'style:footer-first');
  const pages = written.pages();
  return { pages: pages.length, read: (number) => textPage(number, pages[number - 1] as string) };
}
