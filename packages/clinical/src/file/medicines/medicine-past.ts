/** Whether what is told of a medicine is told as past: it did not help, was had once, or another came in its place. */

import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';
import { isWithin, type ReadSentence } from '../read.ts';
import { failedWords } from './failed-words.ts';
import type { Stretch } from './medicine-stretches.ts';
import { medicineWords } from './medicine-words.ts';

/** `Also had carbamazepine 400 mg`; `has had` may go on. */
const had: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:kreeg|had) (?:(?:hij|zij|ze|ook|nog|eerst|toen|daarvoor|destijds) )*(?:\p{L}+ )?$/u,
  en: /(?<!\b(?:has|have|having) )\bhad (?:also |previously |once |then |some )*$|\b(?:began|started|begun) (?:off )?(?:with|on) (?:\p{L}+ )?$/u,
};
/** `Lyrica 75 mg 2dd (eerst gabapentine 300 mg)`. */
const cameFirst = /[(;,]\s*(?:eerst|daarvoor|voorheen|first|originally|before that)\s(?:de |het |the )?$/u;
/** `Aanvankelijk fluoxetine 20 mg, nadien sertraline`: another followed. */
const cameBefore =
  /\b(?:aanvankelijk|eerst|in eerste instantie|initially|at first|originally)(?: (?:met|op|with|on|was|werd|kreeg|had|gaf|gaven)(?: \p{L}+)?)? $/u;
/** `She did not get on with bupropion`. */
const failedWith =
  /\b(?:(?:did|could|would) not|didn't|couldn't|never) (?:get on|get along|do well|fare well|settle|cope)(?: \p{L}+)? (?:with|on) (?:the )?$|\b(?:kon|konden) (?:\p{L}+ )?niet (?:goed )?overweg met (?:de )?$|\b(?:verging|ging|liep) het (?:\p{L}+ ){0,2}(?:niet (?:goed|beter)|slecht|mis) (?:met|op) (?:de )?$/u;
const isGoingOn =
  /\b(?:sinds|since|nog steeds|still|blijft|remains|gebruikt|slikt|neemt|takes|taking|is on)\b/u;

/** `…, vervangen door olanzapine`, `… and switched to buprenorphine`: the next takes its place. */
const replaced =
  /\b(?:vervangen door|omgezet (?:naar|op|in)|overgezet (?:naar|op)|overgestapt (?:naar|op)|overgegaan (?:naar|op)|ge(?:switcht|roteerd|wisseld) naar|(?:(?:ver|inge)ruild|geruild|gewisseld) (?:voor|tegen|met)|cross-?tapered (?:to|onto)|overg(?:ing(?:en)?|egaan) (?:op|naar)|(?:dat|dit|het) werd|plaats ?gemaakt voor|switched to|rotated to|converted to|crossed over to|swapped for|superseded by|gave way to|changed to|replaced (?:by|with)|moved (?:on )?to|traded for|exchanged for|made way for|heeft sinds|sindsdien)\b[^.;]{0,30}$|(?:->|→|=>)\s*(?:nu |thans |now )?$/u;

/** `trazodone, which replaced citalopram 20 mg`, `ter vervanging van de citalopram`. */
const replacing =
  /\b(?:(?:which|that|this|it|and) (?:has |have |had )?(?:replaced|superseded)|replacing|in replacement of|(?:die|dat|wat|welke) (?:\p{L}+ )?(?:verving|vervangt)|ter vervanging van|in de plaats (?:gekomen )?van)\s(?:de |het |haar |zijn |the |his |her )?$/u;

/** `Temazepam heeft hij in de zomer drie weken gebruikt`: for a while, and not up to now. */
const wasUsedFor =
  /\bheeft (?:hij|zij|ze|pati\p{L}+|cli\p{L}+|mw|dhr|mevrouw|meneer) (?:(?!(?:nu|al|reeds|sinds|tot)\b)[\p{L}\d]+ ){0,6}(?:een (?:week|maand|dag|nacht)(?: of \p{L}+)?|(?:\d+|twee|drie|vier|vijf|zes|acht|tien|enkele|wat|(?:een )?paar) (?:dagen|weken|maanden|nachten|keer)) (?:lang )?(?:gebruikt|genomen|geslikt|gehad|gekregen)\b/u;

const isReplaced = ({ medicine }: Stretch, { words, slots }: ReadSentence): boolean =>
  slots.medicines.some(
    (next) =>
      next.kind === 'medicine' &&
      next.start > medicine.end &&
      replaced.test(plain(words.slice(medicine.end, next.start))),
  );

/** `Escitalopram, venlafaxine 300 mg and nortriptyline each failed him`: what is said behind the last is of all. */
const allInVain =
  /^[^.;]{0,15}\b(?:allen?|beiden?|all|both|each|alles)\b[^.;]{0,15}\b(?:zonder|onvoldoende|geen|niet|without|no|ineffective|insufficient|unsuccessful)\b/u;
const ofAll =
  /^[^.;]{0,30}\b(?:each|all|both|beiden?|alle(?:maal|bei)?|alle (?:twee|drie)|stuk voor stuk|achtereenvolgens)\b/u;
const joins = /^(?:\s\d+(?:[.,]\d+)?\s?m?c?g)?\s(?:en|and|noch|nor)\s(?:(?:met|van|op|with|on)\s)?$/iu;
function haveAllFailed({ medicine }: Stretch, { words, slots, paper }: ReadSentence): boolean {
  const named = slots.medicines.filter(({ kind }) => kind === 'medicine');
  const last = named.at(-1);
  if (!last || last.start < medicine.start || /[.;:]\s/u.test(words.slice(medicine.end, last.start)))
    return false;
  const behind = plain(words.slice(last.end).split(/[.;]\s/u)[0] ?? '');
  // `Van fluvoxamine en paroxetine had hij geen baat`.
  const isJoined =
    joins.test(words.slice(medicine.end, last.start)) && /^(?:van|op|met|on|from|with)\s/iu.test(words);
  return (
    allInVain.test(behind) || ((isJoined || ofAll.test(behind)) && failedWords[paper.language].test(behind))
  );
}

/** Told as past, and nothing says that it goes on. */
export function isToldAsPast(stretch: Stretch, sentence: ReadSentence): boolean {
  const { words, paper, part, slots } = sentence;
  if (replacing.test(plain(words.slice(0, stretch.medicine.start)))) return true;
  if (part === 'medicines' || part === 'plan') return isReplaced(stretch, sentence);
  const own = plain(words.slice(stretch.start, stretch.end));
  if (wasUsedFor.test(own)) return true;
  if (isGoingOn.test(own) || medicineWords[paper.language].now.test(own)) return false;
  const behind = plain(words.slice(stretch.medicine.end, stretch.end));
  const ahead = plain(words.slice(0, stretch.medicine.start));
  const wasHad = had[paper.language].test(ahead);
  return (
    cameFirst.test(ahead) ||
    failedWith.test(ahead) ||
    (cameBefore.test(ahead) && slots.medicines.some(({ start }) => start > stretch.end)) ||
    haveAllFailed(stretch, sentence) ||
    failedWords[paper.language].test(behind) ||
    (wasHad && paper.language === 'en' && !/began|started/.test(ahead)) ||
    isReplaced(stretch, sentence)
  );
}

/** `gestart met tramadol 50 mg, zonder baat`: begun, and over. */
export const isBegunInVain = (stretch: Stretch, sentence: ReadSentence): boolean =>
  isToldAsPast(stretch, sentence) ||
  (!isGoingOn.test(plain(sentence.words.slice(stretch.start, stretch.end))) &&
    medicineWords[sentence.paper.language].noEffect.test(
      plain(sentence.words.slice(stretch.medicine.end, stretch.end)),
    ));

/** `aanvankelijk fluoxetine, nadien sertraline 50 mg 1dd`: the last, with how often, goes on. */
export const isLastOfAll = (stretch: Stretch, { words, slots }: ReadSentence): boolean =>
  /^\s*(?:nadien|daarna|vervolgens|sindsdien|later|then|thereafter|subsequently)\s/iu.test(
    words.slice(stretch.start, stretch.medicine.start),
  ) &&
  stretch.end === words.length &&
  slots.frequencies.some((each) => isWithin(each, stretch));

/** `sertraline 150 mg - onvoldoende; nu mirtazapine 30 mg`: those before it were before. */
export const isBeforeNow = ({ end }: Stretch, { words, part, slots }: ReadSentence): boolean => {
  const next = /^(?:[^.]*;)?\s*(?:nu|thans|momenteel|now|currently)\s/iu.exec(words.slice(end));
  return (
    part !== 'medicines' &&
    next !== null &&
    slots.medicines.some(({ start }) => start >= end + next[0].length)
  );
};
