/** Text without pages of its own is cut into pages that a person can look at, and that are read again one by one. */
import { AttachmentUnreadable, limits } from './port.ts';

/** About what stands on a sheet. */
const PAGE_CHARACTERS = 3_000;
/** A paragraph that would begin just above the end of a page goes to the next. */
const PARAGRAPH_CHARACTERS = 1_000;

/** Paragraphs to pages. */
export class TextPages {
  readonly #pages: string[] = [];
  #page = '';

  /** `follows`: the next line of the same block, as rows of a table are. */
  add(paragraph: string, { follows = false } = {}): void {
    const length = this.#page.length + Math.min(paragraph.length, PARAGRAPH_CHARACTERS);
    if (this.#page !== '' && length > PAGE_CHARACTERS) this.break();
    if (this.#page !== '') this.#page += follows ? '\n' : '\n\n';
    this.#page += paragraph;
  }

  break(): void {
    if (this.#page === '') return;
    this.#pages.push(this.#page);
    this.#page = '';
    if (this.#pages.length > limits.pages) throw new AttachmentUnreadable('too_many_pages');
  }

  /** All pages; a file without a word is empty. */
  end(): string[] {
    this.break();
    if (this.#pages.every((page) => page.trim() === '')) throw new AttachmentUnreadable('empty');
    return this.#pages;
  }
}
