/** Doses that a medicine had before the one of now: `begonnen met 25 mg, in maart 50 mg en sinds april 100 mg`. */
import type { AmountSlot } from '../../reading/slot.ts';
import { plain } from '../../reading/text.ts';
import type { MedicineFinding } from '../finding.ts';
import { fileDay, isWithin, placeIn, type ReadSentence } from '../read.ts';
import { isStrength } from './dose-amounts.ts';
import { ofNow, step } from './dose-words.ts';
import type { Stretch } from './medicine-stretches.ts';

/** Before the dose: it was so, or it began so. */
const wasSo =
  /\b(?:begon|begonnen|begin|startte|gestart|startdosis|aanvankelijk|eerst|eerder|voorheen|destijds|toen|was|waren|werd|via|vorig jaar|vorige \p{L}+|begun|began|started|starting|initially|first|originally|had been|last year|went|gezakt|gegaan|moved|(?:op|af|ver|uit)ge?(?:hoogd|bouwd|laagd|voerd)|increased|reduced|raised|lowered)\b[^;]{0,40}$/u;
const isAhead =
  /\b(?:zal|wordt|worden|gaat|gaan|wil|willen|kan|plan|over|na|zo nodig|daarna|vervolgens|will|to be|would|could|may|plan|then|if|indien|stappen|max\p{L}*)\b[^;]{0,30}$/u;

/** `… op 40 mg; daarvoor had zij 20 mg`, `150 mg; until July she took 100 mg`. */
const saidAfter =
  /\b(?:daarvoor|voordien|voorheen|hiervoor|eerder|tot (?:voor kort|vorige? \p{L}+|(?:eind |begin |medio )?\p{L}+(?: \d+)?)|before that|previously|formerly|until (?:\p{L}+ )?\p{L}+) (?:(?:had|was|nam|slikte|gebruikte|kreeg|took|were|used|it|hij|zij|ze|pati\p{L}+|he|she|they|dit|dat|het|dagelijks) ?){1,3}$/u;

/** A day or month that has gone stands beside the dose. */
function isOfPastDay({ start, end }: AmountSlot, from: number, to: number, sentence: ReadSentence): boolean {
  const { slots, paper } = sentence;
  return slots.times.some((time) => {
    if (time.relation === 'since' || !isWithin(time, { start: from, end: to })) return false;
    const isBeside = time.end <= start || time.start - end <= 24;
    const day = fileDay(time, paper);
    return isBeside && day !== undefined && day.date <= paper.date;
  });
}

/** What the words of one medicine say of doses before the one of now, besides what is found of it. */
export function dosesBefore(
  stretch: Stretch,
  found: readonly MedicineFinding[],
  sentence: ReadSentence,
): MedicineFinding[] {
  const { slots, words } = sentence;
  const now = found.findLast(
    ({ standing, change, dose }) => standing === 'now' && change !== 'stopped' && dose !== undefined,
  );
  if (found.length === 0) return wasOnly(stretch, sentence);
  if (!now || now.further) return [];
  const amounts = slots.amounts.filter(
    (amount) => amount.isUnitSaid && isStrength(amount) && amount.unit !== 'ml' && isWithin(amount, stretch),
  );
  const own = amounts.findIndex(({ value }) => value === now.dose);
  const after = amounts.slice(own + 1).flatMap((amount, at) => {
    const ahead = plain(words.slice(amounts[own + at]?.end ?? stretch.start, amount.start));
    const isTold = found.some(
      ({ dose, dose_before }) => dose === amount.value || dose_before === amount.value,
    );
    return !isTold && saidAfter.test(ahead) ? [doseOfBefore(stretch.name, amount, sentence)] : [];
  });
  const before = amounts.slice(0, Math.max(0, own)).flatMap((amount, at): MedicineFinding[] => {
    const { value, start } = amount;
    const isTold = found.some(({ dose, dose_before }) => dose === value || dose_before === value);
    const from = amounts[at - 1]?.end ?? stretch.start;
    const ahead = plain(words.slice(from, start));
    const to = amounts[at + 1]?.start ?? stretch.end;
    const isPast = wasSo.test(ahead) || isOfPastDay(amount, from, to, sentence);
    const isOther = isAhead.test(ahead) || step.test(ahead) || ofNow.test(ahead);
    return isTold || !isPast || isOther ? [] : [doseOfBefore(stretch.name, amount, sentence)];
  });
  return [...before, ...after];
}

const doseOfBefore = (
  name: string,
  { value, unit }: AmountSlot,
  sentence: ReadSentence,
): MedicineFinding => ({
  ...placeIn(sentence),
  kind: 'medicine',
  name,
  change: 'continued',
  standing: 'before',
  is_dated: false,
  is_denied: false,
  dose: value,
  ...(unit ? { unit } : {}),
});

/** `Xeplion was tot december 100 mg`: nothing but what it was. */
const onlyWas = /^\s(?:was|were|bedroeg|had been)\b(?:\s[\p{L}\d]+){0,4}\s$/iu;
function wasOnly({ medicine, end, name }: Stretch, sentence: ReadSentence): MedicineFinding[] {
  const { slots, words } = sentence;
  const [amount, ...others] = slots.amounts.filter(
    (each) => each.isUnitSaid && isStrength(each) && isWithin(each, { start: medicine.end, end }),
  );
  if (!amount || others.length > 0 || !onlyWas.test(words.slice(medicine.end, amount.start))) return [];
  return /^\s?\/\s?m?l\b/iu.test(words.slice(amount.end)) ? [] : [doseOfBefore(name, amount, sentence)];
}
