/** What is asked of a reader of documents: pages as they are read, and why one could not be. */
import type { AttachmentFailure, Language } from '@noteer/contract';

type ReadWord = {
  text: string;
  /** x, y, width and height, in the units of the page. */
  box: [x: number, y: number, width: number, height: number];
  sure: number;
  line: number;
  block: number;
};

export type ReadPage = {
  number: number;
  width: number;
  height: number;
  how: 'text' | 'ocr';
  words: ReadWord[];
  /** In reading order: lines by \n, blocks by an empty line, the cells of a row by \t. */
  text: string;
  /** The page as it looks, as a PNG or JPEG. */
  picture?: Uint8Array;
};

export type ReadEvent = { type: 'pages'; count: number } | { type: 'page'; page: ReadPage };

export class AttachmentUnreadable extends Error {
  override name = 'AttachmentUnreadable';
  readonly failure: AttachmentFailure;

  constructor(failure: AttachmentFailure) {
    super(failure);
    this.failure = failure;
  }
}

export type AttachmentReader = (
  file: { bytes: Uint8Array; media_type: string },
  options: { signal: AbortSignal; from_page: number; language: Language },
) => AsyncIterable<ReadEvent>;
