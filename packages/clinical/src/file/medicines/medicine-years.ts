/** Years and periods beside a medicine that tell that its use is over: `sertraline 200 mg (2024, onvoldoende effect)`. */
import { plain } from '../../reading/text.ts';
import type { ReadSentence } from '../read.ts';
import type { Stretch } from './medicine-stretches.ts';
import { medicineWords } from './medicine-words.ts';

const month = '(?:jan|feb|mrt|maa|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\\p{L}*\\.?';
const moment = `(?:${month} )?(?:in )?(?:19|20)\\d\\d`;
/** `2019-2021`, `okt 2024 – jan 2025`, `van 2019 tot 2021`, `jan–feb 2026`. */
const period = new RegExp(
  `(?:${moment}|${month})\\s?(?:[-–—]|tot(?: en met)?|to|until)\\s?(?:${month} )?((?:19|20)\\d\\d)`,
  'iu',
);
/** Nothing but a year, perhaps a month with it, at the beginning of what stands in brackets. */
const inBrackets = new RegExp(
  `^[^();]{0,40}\\((?:in |${month} )?(?:in )?((?:19|20)\\d\\d)(?=[,;:)]|\\s\\p{L})`,
  'iu',
);
/** `2022 tramadol 50 mg, onvoldoende`: a line that begins with its year. */
const atBegin = /^\s*(?:in )?((?:19|20)\d\d)\s*[:,–-]?\s+$/iu;
const inVain =
  /\b(?:onvoldoende|geen|zonder|weinig|niet|insufficient|no|not|without|little|bijwerkingen|side effects)\b/iu;
const isBegin = /\b(?:sinds|vanaf|start|gestart|since|from|started)\b/iu;

/** Whether the words around a medicine hold a period or a year that is over. */
export function isOfPastYears({ start, end, medicine }: Stretch, sentence: ReadSentence): boolean {
  const { words, paper, part } = sentence;
  const thisYear = Number(paper.date.slice(0, 4));
  const behind = words.slice(medicine.end, end);
  const around = `${words.slice(start, medicine.start)} ${behind}`;
  if (isBegin.test(around)) return false;
  const ended = period.exec(around)?.[1];
  if (ended !== undefined && Number(ended) <= thisYear) return true;
  const first = atBegin.exec(words.slice(0, medicine.start))?.[1];
  if (first !== undefined && Number(first) < thisYear && inVain.test(behind)) return true;
  const year = inBrackets.exec(behind)?.[1];
  if (year === undefined || Number(year) > thisYear) return false;
  // In a list of what is used a year alone may be that of its beginning.
  const hasFailed = medicineWords[paper.language].noEffect.test(plain(behind));
  return hasFailed || (part !== 'medicines' && Number(year) < thisYear);
}
