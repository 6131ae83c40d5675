/** Written shorthand as the readers of the words know it: `3dd1 z.n. gest. 3-3` is read as `3 dd 1 zo nodig gestaakt 3 maart`. */

import type { Language } from '../../note.ts';
import { withDaysBehind } from './dated-courses.ts';
import { withChange, withNextDose, withoutBrands, withoutContents, withSchemes } from './dose-shorthand.ts';
import { withJoinedApart } from './joined-values.ts';
import { withoutShorthand } from './measure-shorthand.ts';
import { withoutMisreadings } from './misread.ts';
import { withMoments } from './moment-leads.ts';
import { dayInShort, longMonth, monthNames, yearsNamed } from './month-shorthand.ts';
import { ratingRules } from './rating-wording.ts';
import { withInformants, withParts } from './score-parts.ts';
import { withWholeNames } from './short-names.ts';
import { dutchTimes, englishTimes } from './time-shorthand.ts';
import { withDisordersMeasured } from './told-disorders.ts';
import { withTheirWeights } from './told-weights.ts';
import type { Rule } from './value-shorthand.ts';
import { dutchValueRules, valueRules } from './value-shorthand.ts';
import { withoutCourseWord, wordingRules } from './value-wording.ts';

const always: readonly Rule[] = [
  [/(\d)\s*½/g, '$1,5'],
  [/½/g, '0,5'],
  [/\b([0-3]?\d)\.(0?[1-9]|1[0-2])\.((?:19|20)?\d\d)\b/g, '$1-$2-$3'],
  [/\b([0-3]?\d[-/](?:0?[1-9]|1[0-2])[-/])'(\d\d)\b/g, '$120$2'],
  [/(\d)\s?dd\s?(?=\d)/gi, '$1 dd '],
  [/(\d)\s?x\s?(?=d(?:aags|d)\b)/gi, '$1 x '],
  // How much before how often: `3 dd 10 mg`.
  [/\b(\d) dd (\d+(?:[.,]\d+)?)\s?(mg|mcg|µg|g|IE|ml)\b/g, '$2 $3 $1 dd'],
  // `thiamine 1dd100`.
  [
    /\b(\d) dd (\d{2,4})(?=\s*(?:[,;]|\.\s|\.?$|(?:voor de nacht|a\.?n\.?|z\.?n\.?|'s \p{L}+|en)(?:\s|$|[,;.])))/gu,
    '$2 mg $1 dd',
  ],
  // `1) rust 2) start sertraline`: what follows is of its own.
  [/(?<=\p{L}\s.*)(?<!\([^()]*)\s[1-9]\)\s(?=\p{L})/gu, '; '],
  [
    /\bvit(?:amine?)?\.? ?B[- ]?(?:co(?:mp(?:l(?:ex)?)?)?)\.?(?: (?:forte|strong))?(?=\s|$|[,;])/giu,
    'vitamine b complex',
  ],
  [/\bvit\. ?(?=[A-K]\d{0,2}(?![\p{L}\d]))/giu, 'vit '],
  [/\bcalcium(?= \d{3,4} ?mg\b(?! ?\/ ?[dl]))/giu, 'calciumcarbonaat'],
  [/\bi\.?p\.?v\.?(?=\s)/gi, 'ipv'],
  // How a tablet gives off what is in it; `MR` is no gentleman.
  [/(?<=\p{Ll}{4} )(?:MR|XL|SR|ER|XR|PR|CR|LA|EC|MUPS|OROS|ZOC)(?=\s+(?:\d|tabl?|caps|\()|\s*$)/gu, ''],
  [/\b(HDRS|HAM-?D|HRSD|HAM-?A|Hamilton)-?(?:17|21|24)\b/g, '$1'],
  [
    /\bcalcium(?:carb(?:onaat|\.)?)?\s?[/+&]\s?(?:vit(?:amine?)?\.? ?D3?|colecalc(?:iferol|\.)?)(?=\s|$|[,;:])/giu,
    'calciumcarbonaat/colecalciferol',
  ],
  ...ratingRules,
  ...wordingRules,
  ...valueRules,
  [/[“”]/g, '"'],
  [/(?<=\p{L}{4}) \(?abs(?:oluut|olute)?\.?\)?(?=\s*:?\s*\d)/giu, ''],
  [/(?<=\d)\s*kg\s?\/\s?m\s?[2²]/giu, ''],
  // The marks of a laboratory for high and low.
  [/(\d)\s+[HL](?=\s|$|[,;])/g, '$1'],
  // A count of cells, however its unit is written: `187 x 10^9/l`, and as scans have it.
  [/(?<=\d)\s*(?:x|×|\*)?\s*10\s?(?:\^|\*|E|e|[°'’"7])?\s?(?:9|⁹|12|¹²)\s?\/\s?[lL1I](?![\p{L}\d])/gu, ''],
];

/** A medicine with a number in a unit of blood is a level of it. */
const levelBehind = (names: RegExp): RegExp =>
  new RegExp(
    `${names.source}(?=\\s*(?:(?:was|is|of|van|bedroeg|bedraagt|nu|now|assay|concentration|concentratie)\\s|(?:in|op|bij|at|on|eind|begin|medio)\\s\\p{L}+\\s(?:(?:19|20)\\d\\d\\s)?){0,2}(?:\\(?(?:serum|plasma|dalspiegel|dal|trough)\\)?)?(?:\\s(?:op |on |d\\.d\\. ?)?\\(?\\d{1,2}(?:[-/]\\d{1,2}(?:[-/]\\d{2,4})?|\\s\\p{L}{3,9}\\.?(?:\\s\\d{4})?)\\)?)?\\s*[:=]?\\s*[<>]?\\s?\\d+(?:[.,]\\d+)?\\s*(?:[mnpuµμ]?mol|mg|[uµμ]g|mcg)\\/l)`,
    'giu',
  );

const dutch: readonly Rule[] = [
  ...dutchValueRules,
  // `metformine (2 x 500 mg)`.
  [/(?<=\p{L}{4} \(?)([1-6])\s?[x×]\s?(\d+(?:[.,]\d+)?)\s?(mg|mcg|µg|g)\b/gu, '$2 $3 $1 dd'],
  [/\bd\.?d\.?\s*(?=\d{1,2}(?:[-/]| (?:jan|feb|m(?:aa)?rt|apr|mei|jun|jul|aug|sep|okt|nov|dec)))/gi, 'op '],
  [/\bi\.?v\.?m\.?(?=\s)/gi, 'wegens'],
  [/\b(?:t\/m|tot en met)(?=\s*(?:\d|jan|feb|maart|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec))/gi, 'tot'],
  // A visit at home has a time, haemoglobin one decimal.
  [/\bHB(?= (?:om )?(?:[01]?\d|2[0-3])[.:][0-5]\d(?!\d|[.,]\d|\s?(?:mmol|g)))/g, 'huisbezoek'],
  [/\bz\.n\.|\bz\.n\b/gi, 'zo nodig'],
  [/\ba\.n\.?(?=\s|$|[,;)])/gi, 'voor de nacht'],
  [/\b([a-z])\.([a-z])\.(?:([a-z])\.)?/gi, '$1$2$3'],
  [/\btabl?\.?(?=\s|$|,)/gi, 'tablet'],
  [/\bcaps?\.?(?=\s(?!\d+ ?dB)|$|,)/gi, 'capsule'],
  [/\bgest\.(?=\s|$)/gi, 'gestaakt'],
  [/\bwv\.?(?=\s)/g, 'waarvoor'],
  [/(\d)\s?(?:E|EH|eenh\.?)(?=\s|$|,)/g, '$1 IE'],
  [/\b(?:gewijzigd|veranderd|omgezet) in(?=\s)/gi, 'omgezet naar'],
  // As the systems of pharmacies print it: `3D1T` is three times a day one tablet.
  [
    /\b(\d)\s?D\s?(\d)\s?(?:T|TA|TB|C|CA|CP|ST|S|IN|INH|I|P|PF|PUF|D|DR|Z|ZK|SA|PL|AP|APPL|ML|E|IE|V|VR)?\b/g,
    '$1 dd $2',
  ],
  [/\b([1-6])d([1-4])(?:t|ta|tb|c|ca|st|s|inh?|p|pf|dr?|z|sa|pl|ml)?\b/g, '$1 dd $2'],
  [/\bstartdatum\b:?/gi, 'gestart'],
  // No former partner.
  [/\bex-?(?=medicatie\b)/gi, 'eerdere '],
  [/\bex(?= (?:sinds|per|vanaf)\b)|\bd\/c(?!\p{L})/giu, 'gestopt'],
  [/\blithium carb\.?(?=\s)/gi, 'lithiumcarbonaat'],
  [/\b(\d)\s?x\s?\/\s?(\d)\s?(?:wk|weken|w)\b/gi, '$1x per $2 weken'],
  [/\b(\d)\s?x\s?\/\s?(dag|d|wk|week|mnd|maand)\b/gi, '$1x per $2'],
  // `Wij adviseren dit op te hogen`.
  [/\b(op|af|uit|in) te (hogen|bouwen|sluipen|stellen)\b/gi, '$1$2'],
  [/\bte (?=(?:verhogen|verlagen|staken|stoppen|starten|continueren|halveren|hervatten|minderen)\b)/gi, ''],
  [
    /\bHADS:?\s?A(?:ngst)?:?\s(\d{1,2})\s?[/,;]\s?D(?:epressie)?:?\s(?=\d)/g,
    'HADS angst $1, HADS depressie ',
  ],
  // `RR 118/76, P 92 ra`.
  [/(?<=\bRR\s*:?\s*\d{2,3}\/\d{2,3}[^.;\n]{0,12}\s)P(?=\s*:?\s*\d{2,3}(?![\d/]))/g, 'pols'],
  [
    /\b(?:steeg|gestegen|opgelopen|opliep|daalde|gedaald|toegenomen|afgenomen) (?:naar|tot) (?=\d+(?:[.,]\d+)?\s*(?:[mnpuµμ]?(?:mol|IE|U|g)\/|%|kg\b))/gi,
    '',
  ],
  [/(?<=\binsuline? \p{L}+\s)(\d+)\s?(?:EH|E|eenh\.?)(?=\s|$|[,;.])/gu, '$1 IE'],
  // `kwam 4 kg aan, tot 59,5 kg`.
  [
    /(?<=\bkg (?:aan|af|aangekomen|afgevallen|toegenomen|afgenomen)),? (?:tot|naar) (?=\d+(?:[.,]\d+)?\s?kg)/gi,
    ', gewicht ',
  ],
  [/\bTS\b/g, 'suïcidepoging'],
  [/\bAF(?=\s*:?\s*[1-4]?\d\s?(?:\/|x\/|per )\s?min)/g, 'ademfrequentie'],
  [/\b(?:vit(?:amine)?\.? ?)?B12(?=\s*:?\s*\d+\s*(?:pmol|ng|pg))/gi, 'vitamine B12 spiegel'],
  [/\bkreat\.?(?=\s)/gi, 'kreatinine'],
  [/\bgluc\.?(?=\s)/gi, 'glucose'],
  [/\bchol\.?(?=\s)/gi, 'cholesterol'],
  [
    levelBehind(
      /\b(lithium|(?:nor)?clozapine|carbamazepine|lamotrigine|levetiracetam|fenyto[iï]ne|nortriptyline|amitriptyline|clomipramine|imipramine|haloperidol|olanzapine|quetiapine|risperidon|aripiprazol|paracetamol|digoxine|foliumzuur|vitamine (?:D|B12))/,
    ),
    '$1spiegel',
  ],
  [levelBehind(/\b(?:valpro[iï]nezuur|(?:natrium)?valproaat|depakine)/), 'valproaatspiegel'],
  [/\bvalpro[iï]nezuurspiegel\b/gi, 'valproaatspiegel'],
  [/\bvitamine (D|B12)spiegel\b/gi, 'vitamine $1 spiegel'],
  [
    /\b(per|op|sinds|vanaf|tot|gestart|gestaakt|gestopt|lab|labuitslag)(:?\s+)([0-3]?\d)[-/](0?[1-9]|1[0-2])(?![-/\d]|[.,]\d)/gi,
    (_, word = '', gap = '', day = '', month = '') =>
      `${word}${gap}${Number(day)} ${monthNames.nl[Number(month) - 1] ?? ''}`,
  ],
  [
    /\((\d{1,2})[-/](0?[1-9]|1[0-2])\)/g,
    (_, day = '', month = '') => `(op ${Number(day)} ${monthNames.nl[Number(month) - 1] ?? ''})`,
  ],
];
const english: readonly Rule[] = [
  [/\bd\/c(?:['’]?d)?(?!\p{L})/giu, 'stopped'],
  // `1,940`: no part behind the comma.
  [/(?<![\d.,])([1-9]\d{0,2}),(\d{3})(?![\d,]|\.\d{3})/gu, '$1$2'],
  [/\bpara(?:cetamol)? levels?(?: ?\(?(?:@|at) ?\d+ ?h(?:ours?|rs?)?\)?)?(?= \d)/giu, 'paracetamol level'],
  [/\bsubstitut(?:e|ing) (?=\p{L}+ \d)/giu, 'start '],
  [/\b(?:o\.d\.|od)(?=\s|$|,)/gi, 'once daily'],
  [/\b(?:b\.d\.|b\.i\.d\.?|bd|bid)(?=\s|$|,)/gi, 'twice daily'],
  [/\b(?:t\.d\.s\.|t\.i\.d\.?|tds|tid)(?=\s|$|,)/gi, 'three times daily'],
  [/\b(?:q\.d\.s\.|q\.i\.d\.?|qds|qid)(?=\s|$|,)/gi, 'four times daily'],
  [/\b(?:p\.r\.n\.|prn)(?=\s|$|,)/gi, 'as needed'],
  [/\b(?:nocte|o\.n\.|on)(?=$|[,;.])/gi, 'at night'],
  [/\bnocte\b/gi, 'at night'],
  [/(?<![-\p{L}])O\.?M\.?(?=\s|$|[,;])|(?<=\d ?(?:mg|mcg|g) )(?:om|mane)\b/gu, 'once daily in the morning'],
  [/\bON(?=\s+(?:PRN|as needed)\b)/g, 'at night'],
  [/(?<=\binsulin \p{L}+\s)(\d+)\s?units?(?=\s|$|[,;.])/giu, '$1 IU'],
  [/(?<=\p{L} \d{3,6})\s?(?:units?|iu)\b(?! (?:of alcohol|per|a week))/giu, ' IU'],
  [
    /\b(?:rose|increased|risen|climbed|fell|dropped|fallen|went (?:up|down)) to (?=\d+(?:\.\d+)?\s*(?:[mnpuµμ]?(?:mol|IU|U|g)\/|%|kg\b))/gi,
    '',
  ],
  [/\b(?:vit(?:amin)?\.? ?)?B12(?=\s*:?\s*\d+\s*(?:pmol|ng|pg))/gi, 'vitamin B12 level'],
  [/\btabs?\.?(?=\s|$|,)/gi, 'tablet'],
  [
    levelBehind(
      /\b(lithium|(?:nor)?clozapine|valproate|carbamazepine|lamotrigine|levetiracetam|phenytoin|nortriptyline|amitriptyline|clomipramine|imipramine|haloperidol|olanzapine|quetiapine|risperidone|aripiprazole|paracetamol|digoxin|folate|folic acid|vitamin (?:D|B12))/,
    ),
    '$1 level',
  ],
  [levelBehind(/\b(?:valproic acid|sodium valproate)/), 'valproate level'],
];

/** Also a word that was broken at the end of a line. */
const onOneLine = (text: string): string =>
  text.replace(/(\p{Ll})-\n\s*(?=\p{Ll})/gu, '$1').replace(/\s+/g, ' ');

export function readable(text: string, language: Language): string {
  const line = withJoinedApart(
    withDaysBehind(withoutCourseWord(onOneLine(withoutMisreadings(withMoments(text, language))))),
  );
  const named = withDisordersMeasured(withWholeNames(withoutContents(withoutBrands(line))), language);
  let read = withTheirWeights(withoutShorthand(named, language), language);
  for (const [pattern, by] of [
    ...always,
    ...(language === 'nl' ? [...dutch, ...dutchTimes] : [...english, ...englishTimes]),
  ])
    read = typeof by === 'string' ? read.replace(pattern, by) : read.replace(pattern, by);
  read = withInformants(withParts(withChange(read, language)));
  read = withSchemes(read);
  if (language === 'nl') read = withNextDose(read.replace(dayInShort, longMonth));
  return yearsNamed(read, language).trim();
}
