/** What reading a document from outside gives, and how it may fail. */

/** `box` in the units of the page's width and height; zeros where there is no picture. `line` and `block` count from 0 on each page. */
export type ReadWord = {
  text: string;
  box: [x: number, y: number, w: number, h: number];
  /** From 0 to 1; 1 for what was text already. */
  sure: number;
  line: number;
  block: number;
};

export type ReadPage = {
  /** From 1. */
  number: number;
  /** Pixels of the picture; 0 where there is none. */
  width: number;
  height: number;
  how: 'text' | 'ocr';
  words: ReadWord[];
  /** The words in reading order: a space between words, a tab between cells of a row, \n between lines, a blank line between blocks. */
  text: string;
  /** A JPEG of the page, straightened if it was askew. Absent for what has no pages of its own (DOCX, ODT, plain text). */
  picture?: Uint8Array;
};

export type ReadEvent = { type: 'pages'; count: number } | { type: 'page'; page: ReadPage };

export type ReadFailure =
  | 'encrypted'
  | 'empty'
  | 'damaged'
  | 'too_many_pages'
  | 'too_large'
  | 'unknown_kind'
  | 'not_readable'
  | 'took_too_long'
  | 'out_of_memory';

/** The file cannot be read, and trying again does not help. Nothing of the file is in it. */
export class AttachmentUnreadable extends Error {
  override name = 'AttachmentUnreadable';
  readonly failure: ReadFailure;

  constructor(failure: ReadFailure) {
    super(`the file cannot be read: ${failure}`);
    this.failure = failure;
  }
}

/** Below this the words are what a machine makes of handwriting, or of a photo of something else. */
const LEAST_SURE = 0.45;

/** Whether the words of all pages are words that somebody wrote. */
export const isReadable = (words: readonly Pick<ReadWord, 'sure'>[]): boolean =>
  words.length > 0 && words.reduce((sum, { sure }) => sum + sure, 0) / words.length >= LEAST_SURE;

export const limits = {
  pages: 50,
  file_bytes: 25 * 1024 * 1024,
  pixels: 40_000_000,
  zip_entries: 2_000,
  zip_bytes: 100 * 1024 * 1024,
  /** Of the processor, a page. */
  page_ms: 60_000,
  /** All that the reading process holds. */
  memory_bytes: 700 * 1024 * 1024,
};

export type Limits = typeof limits;

export type Language = 'nl' | 'en';

/** A document that is open in the reading process: its pages are read one by one, when they are asked for. */
export type OpenDocument = { pages: number; read: (number: number) => Promise<ReadPage> | ReadPage };

/** Reads a document page by page, from `from_page` on. Throws AttachmentUnreadable. */
export type AttachmentReader = (
  file: { bytes: Uint8Array },
  options: { signal: AbortSignal; from_page: number; language: Language },
) => AsyncIterable<ReadEvent>;
