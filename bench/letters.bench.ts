/** How well letters are read: words, facts, time and memory, by kind of file. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { withoutGuesses } from '../apps/server/src/consultations/file/guesses.ts';
import { type ReadPage, readAttachment } from '../apps/server/src/engines/attachments/index.ts';
import { wordsOf } from '../apps/server/test/word-errors.ts';
import { factsOf, isInText } from './letters/facts.ts';
import { letterFiles } from './letters/files.ts';
import type { LetterFile } from './letters/letter.ts';
import { makeLetters } from './letters/make.ts';
import { answersMeanwhile } from './letters/meanwhile.ts';
import { plainText } from './letters/parts.ts';
import { type Score, scoreFindings } from './letters/score-findings.ts';
import { type UnseenSet, unseenFiles } from './letters/unseen.ts';
import { wordsRight } from './letters/words-right.ts';

/** Of the words, those that are right and in their place. */
const aims = { pdf: 0.99, docx: 0.99, scan: 0.95 };
/** Of the facts, those that the reader of letters finds; of what it finds, the share that is wrong. */
const foundAims = { pdf: 0.92, docx: 0.92, scan: 0.85 };
const MOST_WRONG = 0.01;

type Read = {
  form: LetterFile['form'];
  words: number;
  right: number;
  facts: number;
  seen: number;
  pages: number;
  seconds: number;
  peak_mb: number;
  score: Score | undefined;
};

async function read({ file, path }: { file: LetterFile; path: string }): Promise<Read> {
  const pages: ReadPage[] = [];
  let peak_mb = 0;
  let seconds = 0;
  const reading = readAttachment(
    { bytes: readFileSync(path) },
    {
      signal: new AbortController().signal,
      language: file.letter.language,
      onEnd: ({ peak_bytes, worked_ms }) => {
        peak_mb = peak_bytes / 1024 / 1024;
        seconds = worked_ms / 1000;
      },
    },
  );
  for await (const event of reading) if (event.type === 'page') pages.push(event.page);
  const text = pages.map((page) => page.text).join('\n\n');
  // As the server reads findings of a scan.
  const sureText = pages.map((page) => withoutGuesses(page.text, page.words)).join('\n\n');
  const said = wordsOf(plainText(file.letter.text));
  const facts = factsOf(file.letter.facts);
  const missed = facts.filter((fact) => !isInText(fact, text));
  const result = {
    form: file.form,
    words: said.length,
    right: wordsRight(said, wordsOf(text)),
    facts: facts.length,
    seen: facts.length - missed.length,
    pages: pages.length,
    seconds,
    peak_mb,
    score: scoreFindings(file.letter, facts, sureText),
  };
  if (process.env.SET === 'kept') return result;
  const share = ((100 * result.right) / result.words).toFixed(1);
  console.log(
    `  ${file.letter.name.padEnd(26)} ${file.form.padEnd(5)} words ${share.padStart(5)} %  ` +
      `facts ${result.seen}/${result.facts}  ${result.seconds.toFixed(1)} s  ${Math.round(peak_mb)} MB`,
  );
  if (process.env.SHOW) console.log(text, missed);
  return result;
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function reportFindings(form: keyof typeof aims, scores: Score[]): boolean {
  if (scores.length === 0) return true;
  const found = sum(scores.map((score) => score.found)) / sum(scores.map(({ facts }) => facts));
  const wrong = sum(scores.map((score) => score.wrong)) / sum(scores.map(({ findings }) => findings));
  const isMet = found >= foundAims[form] && wrong < MOST_WRONG;
  console.log(
    `${isMet ? '✓' : '✗'} ${form}: facts found ${percent(found)} (aim ${percent(foundAims[form])}), ` +
      `wrong ${percent(wrong)} of what was found (aim under ${percent(MOST_WRONG)})`,
  );
  return isMet;
}

function report(form: keyof typeof aims, reads: Read[]): boolean {
  const of = reads.filter((one) => one.form === form);
  if (of.length === 0) return true;
  const words = sum(of.map(({ right }) => right)) / sum(of.map((one) => one.words));
  const seen = sum(of.map((one) => one.seen)) / sum(of.map(({ facts }) => facts));
  const seconds = sum(of.map((one) => one.seconds)) / sum(of.map(({ pages }) => pages));
  const isMet = words >= aims[form];
  console.log(
    `${isMet ? '✓' : '✗'} ${form}: ${of.length} letters, words right ${percent(words)} ` +
      `(aim ${percent(aims[form])}), facts whole in the text ${percent(seen)}, ` +
      `${seconds.toFixed(1)} s of the processor a page, ${Math.round(Math.max(...of.map(({ peak_mb }) => peak_mb)))} MB at most`,
  );
  const scores = of.flatMap(({ score }) => score ?? []);
  return reportFindings(form, scores) && isMet;
}

/** `ASK=only`: nothing but how long others wait. */
const isOnlyAsked = process.env.ASK === 'only';
const only = process.env.LETTERS?.split(',');
const forms = process.env.FORMS?.split(',');
const set = process.env.SET as UnseenSet | undefined;
const letters = (await makeLetters(set ? unseenFiles(set) : letterFiles)).filter(
  ({ file }) => (only?.includes(file.letter.name) ?? true) && (forms?.includes(file.form) ?? true),
);
console.log(`${letters.length} letters, ${cpus().length} cores`);
const reads: Read[] = [];
if (!isOnlyAsked) for (const letter of letters) reads.push(await read(letter));
const isMet = (Object.keys(aims) as (keyof typeof aims)[]).map((form) => report(form, reads));
// Of a few letters alone nobody asks it.
if (isOnlyAsked || (!only && !forms && !set))
  isMet.push(await answersMeanwhile(letters.map(({ path }) => path)));
process.exitCode = isMet.every(Boolean) ? 0 : 1;
