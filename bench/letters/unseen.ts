/**
 * Letters that the rules were not written for, each as PDF, DOCX and scan. Rules may be made better on `open`; of
 * `kept` only totals are printed, so that its figures say what to expect of letters that nobody foresaw.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Letter, LetterFile, Look, Scan } from './letter.ts';

export type UnseenSet = 'open' | 'kept';

const folderOf = (set: UnseenSet) => new URL(`unseen/${set}/`, import.meta.url);

/** A file is the language and the day, the letter and its facts, with `===` between them. */
function letterOf(set: UnseenSet, file: string): Letter {
  const parts = readFileSync(new URL(file, folderOf(set)), 'utf8').split('\n===\n');
  const [head = '', text = '', facts = ''] = parts.map((part) => part.trim());
  const [language, date = ''] = head.split(' ');
  return {
    name: file.replace('.txt', ''),
    language: language === 'en' ? 'en' : 'nl',
    date,
    text,
    facts,
    isStrict: true,
  };
}

const looks: Look[] = [
  { font: 'sans', points: 9.5, hasLines: true },
  { font: 'serif', points: 10.5, hasLines: false },
  { font: 'sans', points: 9.5, hasLines: false },
  { font: 'serif', points: 10, hasLines: true },
];

const scans: Scan[] = [
  { dpi: 200, skew_degrees: 0.9, noise: 0.3, blur: 0, hasStamp: true, as: 'jpeg' },
  { dpi: 300, skew_degrees: -1.4, noise: 0.4, blur: 0.6, hasStamp: false, as: 'png' },
  { dpi: 150, skew_degrees: 0.4, noise: 0.2, blur: 0, hasStamp: false, as: 'jpeg' },
  { dpi: 250, skew_degrees: 2, noise: 0.5, blur: 0.4, hasStamp: true, as: 'tiff' },
  { dpi: 200, skew_degrees: -0.6, noise: 0.6, blur: 0, hasStamp: false, as: 'pdf' },
];

const turn = <T>(values: T[], at: number) => values[at % values.length] as T;

export const unseenFiles = (set: UnseenSet): LetterFile[] =>
  readdirSync(folderOf(set))
    .toSorted()
    .map((file) => letterOf(set, file))
    .flatMap((letter, at): LetterFile[] => [
      { letter, form: 'pdf', look: turn(looks, at) },
      { letter, form: 'docx' },
      { letter, form: 'scan', look: turn(looks, at), scan: turn(scans, at) },
    ]);
