/** Whether what is told of a medicine is told as past: it did not help, was had once, or another came in its place. */

import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';
import type { ReadSentence } from '../read.ts';
import type { Stretch } from './medicine-stretches.ts';
import { medicineWords } from './medicine-words.ts';

/** It did nothing, told in the past: who still uses it is told so in the present. */
const failed: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:deed|deden) (?:\p{L}+ ){0,3}(?:niets|niks|weinig|niet veel)\b|\bhielp(?:en)? (?:\p{L}+ ){0,3}(?:niet|niets|weinig|onvoldoende|nauwelijks)\b|\bwerkten? (?:\p{L}+ ){0,3}(?:niet|onvoldoende|averechts|nauwelijks|te kort)\b|\b(?:niet|onvoldoende|averechts|nauwelijks|te kort) werkte\b|\bgaf(?: \p{L}+){0,3} (?:geen|onvoldoende|weinig|nauwelijks) (?:\p{L}+ )?(?:verbetering|effect|baat|resultaat|respons)\b|\bbracht(?:en)? (?:niets|weinig|geen)\b|\bsloeg(?:en)? niet aan\b|\bmislukte\b|\bgaf(?: \p{L}+){0,2} (?:galbulten|uitslag|braken|dystonie|bijwerkingen|gewichtstoename)\b|\bwaar (?:zij|ze|hij) (?:\p{L}+ ){1,3}van werd\b|\bgaf(?: \p{L}+){0,3} (?:klachten|misselijkheid|onrust|sufheid|jeuk|hoofdpijn|duizeligheid|hartkloppingen|libidoverlies)\b|\bmaakte(?:n)? (?:hem|haar|pati\p{L}+) (?:\p{L}+ )?(?:suf|onrustig|misselijk|slaperig|stijf|dik|vlak|erger|zieker)\b|\bwaarvan (?:zij|ze|hij)\b[^.;]*\bte (?:suf|slaperig|onrustig)\b/u,
  en: /\b(?:did|made) (?:\p{L}+ ){0,2}(?:nothing|little|no difference|not (?:help|hold|work|suit|agree))\b|\b(?:didn't|did not) (?:\p{L}+ )?(?:help|hold|work|suit|agree)\b|\bwas (?:a disaster|ineffective|unhelpful|of no (?:use|benefit|help)|no (?:use|good|help))\b|\bproved (?:ineffective|unhelpful)\b|\bleft (?:him|her|them) \p{L}+|\b(?:was helpful|helped) but caused\b|\bfailed\b(?! to attend)/u,
};

/** `Also had carbamazepine 400 mg`; `has had` may go on. */
const had: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:kreeg|had) (?:(?:hij|zij|ze|ook|nog|eerst|toen|daarvoor|destijds) )*(?:\p{L}+ )?$/u,
  en: /(?<!\b(?:has|have|having) )\bhad (?:also |previously |once |then |some )*$|\b(?:began|started|begun) (?:off )?(?:with|on) (?:\p{L}+ )?$/u,
};
/** `Lyrica 75 mg 2dd (eerst gabapentine 300 mg)`. */
const cameFirst = /[(;,]\s*(?:eerst|daarvoor|voorheen|first|originally|before that)\s(?:de |het |the )?$/u;
const isGoingOn =
  /\b(?:sinds|since|nog steeds|still|blijft|remains|gebruikt|slikt|neemt|takes|taking|is on)\b/u;

/** `…, vervangen door olanzapine`, `… and switched to buprenorphine`: the next takes its place. */
const replaced =
  /\b(?:vervangen door|omgezet (?:naar|op|in)|overgezet (?:naar|op)|overgestapt (?:naar|op)|overgegaan (?:naar|op)|ge(?:switcht|roteerd|wisseld) naar|(?:ver|in)ruild voor|plaats ?gemaakt voor|switched to|rotated to|converted to|crossed over to|swapped for|superseded by|gave way to|changed to|replaced (?:by|with)|moved (?:on )?to|heeft sinds|sindsdien)\b[^.;]{0,30}$/u;

const isReplaced = ({ medicine }: Stretch, { words, slots }: ReadSentence): boolean =>
  slots.medicines.some(
    (next) =>
      next.kind === 'medicine' &&
      next.start > medicine.end &&
      replaced.test(plain(words.slice(medicine.end, next.start))),
  );

/** `Escitalopram, venlafaxine 300 mg and nortriptyline each failed him`: what is said behind the last is of all. */
const ofAll =
  /^[^.;]{0,30}\b(?:each|all|both|beiden?|alle(?:maal|bei)?|alle (?:twee|drie)|stuk voor stuk|achtereenvolgens)\b/u;
function haveAllFailed({ medicine }: Stretch, { words, slots, paper }: ReadSentence): boolean {
  const last = slots.medicines.filter(({ kind }) => kind === 'medicine').at(-1);
  if (!last || last.start <= medicine.start || /[.;:]\s/u.test(words.slice(medicine.end, last.start)))
    return false;
  const behind = plain(words.slice(last.end).split(/[.;]\s/u)[0] ?? '');
  return ofAll.test(behind) && failed[paper.language].test(behind);
}

/** Told as past, and nothing says that it goes on. */
export function isToldAsPast(stretch: Stretch, sentence: ReadSentence): boolean {
  const { words, paper, part } = sentence;
  if (part === 'medicines' || part === 'plan') return isReplaced(stretch, sentence);
  const own = plain(words.slice(stretch.start, stretch.end));
  if (isGoingOn.test(own) || medicineWords[paper.language].now.test(own)) return false;
  const behind = plain(words.slice(stretch.medicine.end, stretch.end));
  const ahead = plain(words.slice(0, stretch.medicine.start));
  const wasHad = had[paper.language].test(ahead);
  return (
    cameFirst.test(ahead) ||
    haveAllFailed(stretch, sentence) ||
    failed[paper.language].test(behind) ||
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
