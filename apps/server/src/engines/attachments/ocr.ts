/** Reads the words of a picture by Tesseract, with Dutch and English data from the packages: nothing is fetched. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Core, TessBaseAPI } from 'tesseract.js-core/*';
import type { PlacedWord } from './page-text.ts';
import type { Language } from './port.ts';

/** A picture in shades of grey, a byte a pixel. */
export type Grey = { width: number; height: number; pixels: Uint8Array };

type Box = { x0: number; y0: number; x1: number; y1: number };
type Found<Part> = { bbox: Box } & Part;
type Line = Found<{ words: Found<{ text: string; confidence: number }>[] }>;
type Answer = { blocks: { paragraphs: { lines: Line[] }[] }[] };

const require = createRequire(import.meta.url);

/** Letters join what both data know; the document's own language goes first. */
const languages = { nl: ['nld', 'eng'], en: ['eng', 'nld'] };
const LSTM_ONLY = 1;
/** All text wherever it stands: of its own idea of columns and tables we take nothing, and it loses lines by it. */
const SPARSE_TEXT = 11;

const dataOf = (name: string) =>
  gunzipSync(
    readFileSync(require.resolve(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`)),
  );

/** The plainest picture format that Tesseract reads: a short head and the pixels. */
function pgm({ width, height, pixels }: Grey): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

/** Specks and borders of the paper are taken for marks, and for single letters that it is not sure of. */
const isSpeck = ({ text, sure }: PlacedWord) =>
  (!/[\p{L}\p{N}]/u.test(text) && !/^[-–•%+<>/&]$/u.test(text)) || (text.length === 1 && sure < 0.5);

/** A line that is so much higher than a word of it is two lines, or has a stain. */
const HIGHEST_LINE = 2.2;

/** Words get the height of their line: without it `van` and `huis` stand at two heights. */
const wordsOf = ({ words, bbox: line }: Line): PlacedWord[] => {
  const highest = Math.max(...words.map(({ bbox }) => bbox.y1 - bbox.y0));
  const isPlain = line.y1 - line.y0 <= HIGHEST_LINE * highest;
  return words.map(({ text, confidence, bbox }) => {
    const { y0, y1 } = isPlain ? line : bbox;
    return { text: text.trim(), box: [bbox.x0, y0, bbox.x1 - bbox.x0, y1 - y0], sure: confidence / 100 };
  });
};

/** Below this a word is as likely a stain. */
const LEAST_SURE = 0.2;

export class Ocr {
  readonly #core: Core;
  readonly #api: TessBaseAPI;

  private constructor(core: Core, api: TessBaseAPI) {
    this.#core = core;
    this.#api = api;
  }

  static async load(language: Language): Promise<Ocr> {
    const load: (
      options: object,
    ) => Promise<Core> = require('tesseract.js-core/tesseract-core-relaxedsimd-lstm');
    const core = await load({});
    for (const name of languages[language]) core.FS.writeFile(`./${name}.traineddata`, dataOf(name));
    const api = new core.TessBaseAPI();
    if (api.Init(null, languages[language].join('+'), LSTM_ONLY) !== 0)
      throw new Error('the data of Tesseract cannot be loaded');
    api.SetPageSegMode(SPARSE_TEXT);
    return new Ocr(core, api);
  }

  read(grey: Grey, dpi: number): PlacedWord[] {
    this.#core.FS.writeFile('/input', pgm(grey));
    this.#api.SetVariable('user_defined_dpi', String(Math.round(dpi)));
    if (this.#api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract does not take the picture');
    this.#api.Recognize(null);
    const { blocks }: Answer = JSON.parse(this.#api.GetJSONText());
    this.#api.Clear();
    return blocks
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ lines }) => lines)
      .flatMap(wordsOf)
      .filter((word) => word.text !== '' && word.sure >= LEAST_SURE && !isSpeck(word));
  }
}
