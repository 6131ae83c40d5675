/** Of when something is that only points back: `Bij aanvang enkele gedachten` of an episode years ago. */
import type { PaperRead } from '../preparation/preparation.ts';
import { goesOn } from '../preparation/quotes.ts';

const pointsBack =
  /^(?:["“]?\p{L}+ ){0,2}toen(?!\p{L})|(?<!\p{L})(?:destijds|bij aanvang|aanvankelijk|in (?:die|deze) (?:periode|tijd|fase|episode|dagen|week|nacht)|op dat moment|die (?:dag|nacht|avond|week)|at (?:that|the) (?:time|start|beginning|onset)|initially|back then|in that (?:period|time|episode)|that (?:day|night|week|evening))(?!\p{L})/iu;
const namesDay =
  /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}[-/]\d{1,2}(?!\d)|(?<!\p{L})(?:\d{1,2} )?(?:jan(?:uari|uary)?|feb(?:ruari|ruary)?|maart|march|apr(?:il)?|mei|may \d|juni?|june|juli?|july|aug(?:ustus|ust)?|sep(?:t(?:ember)?)?|o[ck]t(?:ober)?|nov(?:ember)?|dec(?:ember)?|gister\p{L}*|vorige week|vandaag|yesterday|last (?:week|night)|today)(?!\p{L})/iu;
const MOST_BACK = 3;

/** The sentences before it that say of when it is, as far back as the nearest day. */
export function whenOf({ sentences }: PaperRead, at: number): number[] {
  const textAt = (index: number) => sentences[index]?.text ?? '';
  if (!pointsBack.test(textAt(at)) || namesDay.test(textAt(at))) return [];
  const back: number[] = [];
  for (let before = at - 1; before >= 0 && before >= at - MOST_BACK; before -= 1) {
    back.push(before);
    if (namesDay.test(textAt(before))) return back;
  }
  // Without a day anywhere near, the nearest sentence is all that can be said of it.
  return back.slice(0, 1);
}

const wholeDay =
  /(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.](?:20)?\d\d(?!\d)|(?<!\d)\d{4}-\d\d-\d\d(?!\d)|(?<!\d)\d{1,2} \p{L}{3,9}\.? 20\d\d/u;
const MOST_LINES = 8;

/** `Completed 29-10-2026` above the answers of a form: they are of that day, whatever the day of the paper. */
export function dayAbove(paper: PaperRead, at: number): number[] {
  if (paper.source.kind !== 'attachment') return [];
  for (let line = at; line > at - MOST_LINES && line >= 0; line -= 1) {
    if (wholeDay.test(paper.sentences[line]?.text ?? '')) return [line];
    if (!goesOn(paper, line)) return [];
  }
  return [];
}
