/** A dose that a medicine is to have later: `30 mg; bij onvoldoende effect kan dit naar 45 mg`. */

import type { AmountSlot } from '../../reading/slot.ts';
import { plain } from '../../reading/text.ts';
import type { MedicineChange, MedicineFinding, Standing } from '../finding.ts';
import { fileDay, isWithin, placeIn, type ReadSentence } from '../read.ts';
import type { Stretch } from './medicine-stretches.ts';

const span =
  '(?:een|één|twee|drie|vier|vijf|zes|acht|tien|\\d+|a|one|two|three|four|six|eight)(?: [aà] \\p{L}+)? (?:dag|dagen|dgn|week|weken|wk|wkn|maand|maanden|mnd|days?|weeks?|months?|fortnight)';

/** It may be so, or will be. */
const perhaps = new RegExp(
  [
    '\\b(?:kan|kunnen|mag|mogen|zou|zouden|mocht|eventueel|evt|desgewenst|mogelijk|overw\\p{L}+|voorstel|stel|stellen|te denken)\\b',
    '\\b(?:could|might|may|can|would|should|consider|suggest(?:ed|s)?|recommend(?:ed|s)?|proposed?|advised|geadviseerd|voorgesteld|a view to)\\b',
    '\\b(?:indien|als|wanneer|bij (?:onvold\\p{L}*|geen|uitblijven|terugval|goede|falen|verdragen)|if|depending)\\b(?! nodig)',
  ].join('|'),
  'u',
);
const will = new RegExp(
  [
    `\\b(?:over|in) ${span}\\b`,
    '\\b(?:wil|willen|gaat|gaan|zal|zullen|wordt|van plan|het plan|plan is|will|to be|plan(?:ned|ning)? to|going to)\\b',
    '\\b(?:streef\\p{L}*|streven|einddosis|doeldosis|doel|aim(?:ing)? (?:for|to)|target|first step)\\b',
    '\\b(?:volgende|komende|next) (?:week|maand|month|stap|step|keer)\\b',
  ].join('|'),
  'u',
);
/** Right before the dose that it goes to. */
const goesTo =
  /\b(?:naar|tot|op|to|for|of|is|being|aan|at|stel(?:len)?(?: (?:ik|wij|we))?|vanaf [\d/ -]+|vanaf \d+ \p{L}+|doel(?:dosis|dosering)?:?|streef(?:dosis|dosering)?:?|target(?: dose)?:?|wordt|suggested|recommended|advised|proposed|geadviseerd|voorgesteld)\s*$/u;
/** `na een week 20 mg`, `then 20 mg`; what was, is told otherwise. */
const next = new RegExp(`\\b(?:(?:na|over|after) ${span},?|daarna|vervolgens|then|thereafter)\\s*$`, 'u');
const wasSo =
  /\b(?:kreeg|werd|werden|had|was|gebruikte|nam|slikte|opgehoogd|verhoogd|verlaagd|gestart|begonnen|begon|started|increased|reduced|took|were|geprobeerd|tried|began|begun|gehad)\b/u;
/** By how much, and the most that is allowed. */
const isStep =
  /\b(?:met|by|steps? of|stappen van|max(?:imaal|imum)?\.?|niet hoger dan|meer dan|boven|below|above|exceed\p{L}*)\s*$/u;

const isMass = ({ unit }: AmountSlot): boolean => unit === 'mg' || unit === 'mcg' || unit === 'g';

/** Whether the words before a dose say that it is of later, and who is to decide. */
export function standingToCome(words: string, isAhead: boolean): Standing | undefined {
  const said = plain(words);
  if (isStep.test(said)) return undefined;
  if (next.test(said) && !wasSo.test(said)) return 'planned';
  if (!goesTo.test(said)) return undefined;
  if (perhaps.test(said)) return 'advised';
  return will.test(said) || isAhead ? 'planned' : undefined;
}

/** `vanaf 9/3 5 mg` in a letter of before that day. */
export const namesDayAhead = ({ slots, paper, words }: ReadSentence, start: number, end: number): boolean =>
  slots.times.some(
    (time) =>
      (time.relation === 'from' ||
        /\b(?:vanaf|from|per|met ingang van|as of|with effect from)\s*$/iu.test(
          words.slice(start, time.start),
        ) ||
        /^(?:vanaf|from|per|met ingang van|as of)\b/iu.test(words.slice(time.start))) &&
      isWithin(time, { start, end }) &&
      (fileDay(time, paper, true)?.date ?? paper.date) > paper.date,
  );

/** Whether the words from a place up to an amount say that it is to be taken later. */
export const isToCome = ({ start }: AmountSlot, from: number, sentence: ReadSentence): boolean =>
  standingToCome(sentence.words.slice(from, start), namesDayAhead(sentence, from, start)) !== undefined;

const changeTo = (dose: number, was: number | undefined): MedicineChange =>
  was === undefined ? 'started' : dose > was ? 'raised' : 'lowered';

/** What the words of one medicine say of doses to come, besides what is found of it. */
export function dosesToCome(
  stretch: Stretch,
  found: readonly MedicineFinding[],
  sentence: ReadSentence,
): MedicineFinding[] {
  const { slots, words } = sentence;
  const [now] = found;
  if (now && (now.change === 'stopped' || now.standing !== 'now')) return [];
  const amounts = slots.amounts.filter(
    (amount) =>
      amount.isUnitSaid && isMass(amount) && isWithin(amount, { ...stretch, start: stretch.medicine.end }),
  );
  return amounts.flatMap(({ value, unit, start }, at): MedicineFinding[] => {
    if (found.some(({ dose, dose_before }) => dose === value || dose_before === value)) return [];
    const begin = amounts[at - 1]?.end ?? stretch.start;
    const said = words.slice(begin, start);
    // `gestart met 37,5 mg, na een week 75 mg`: that week may have gone.
    if (now && now.change !== 'continued' && next.test(plain(said))) return [];
    const standing = standingToCome(said, namesDayAhead(sentence, begin, start));
    if (!standing) return [];
    // `gaat per 1 juli van 10 naar 15 mg`.
    const from = slots.amounts.find(({ side, end }) => side === 'from' && end <= start && end >= begin);
    const was = now?.dose ?? from?.value;
    return [
      {
        ...placeIn(sentence),
        kind: 'medicine',
        name: stretch.name,
        change: changeTo(value, was),
        standing,
        is_dated: false,
        is_denied: false,
        dose: value,
        ...(unit ? { unit } : {}),
        ...(from && from.value !== value ? { dose_before: from.value } : {}),
      },
    ];
  });
}
