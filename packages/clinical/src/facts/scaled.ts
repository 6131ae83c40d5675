/** Numbers on a scale that was asked with: `Hoe naar is het nu, van nul tot tien?` – `Acht.` is `Hoe naar nu (0-10): 8`. */
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { slotsOf } from '../reading/slots.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';
import { lastQuestion } from './last-question.ts';

const number: Readonly<Record<Language, string>> = {
  nl: 'nul|0|één|een|1|vijf|5|zes|6|zeven|7|tien|10|honderd|100',
  en: 'zero|nought|0|one|1|five|5|six|6|seven|7|ten|10|a hundred|one hundred|hundred|100',
};
const scales: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `,? ?(?:(?:op een )?schaal )?(?:van |tussen )?(?:de )?(?<!\\p{L})(?<low>${number.nl}) (?:tot|en)(?: en met)? (?:de )?(?<high>${number.nl})(?!\\p{L})`,
    'iu',
  ),
  en: new RegExp(
    `,? ?(?:(?:on a )?scale )?(?:of |from |between )?(?<!\\p{L})(?:(?<low>${number.en}) (?:to|and)|out of) (?<high>${number.en})(?!\\p{L})`,
    'iu',
  ),
};

/** How bad, how true, how strong: what a scale is put to. */
const asksHow: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|oké|goed|dus|dan|mooi|ja)[, ]+)*(?:(?<thought>ik [^?,]{3,40}), )?(?<label>hoe (?:naar|hoog|erg|sterk|waar|geloofwaardig|zeker|hard|zwaar|gespannen|angstig|bang|somber|boos|groot|veel (?:spanning|pijn|last)|heftig|moeilijk|tevreden|ernstig)(?!\p{L})[^?.,;]*)(?:, (?<said>ik [^?,]{3,40}))?/iu,
  en: /^(?:(?:and|okay|so|right|good)[, ]+)*(?:(?<thought>i [^?,]{3,40}), )?(?<label>how (?:bad|high|strong|true|believable|certain|hard|heavy|tense|anxious|scared|low|angry|distressing|upsetting|difficult|satisfied|severe|much (?:(?:do|did) you believe|distress|pain))\b(?:[^?.,;]|\.(?=\p{L}))*)(?:, (?<said>i [^?,]{3,40}))?/iu,
};
/** `En nu, van nul tot tien?`: the same as before. */
const asksAgain = /^(?:(?:en|oké|goed|and|okay|so)[, ]+)*(?:nu|now)(?:, (?:hier|here)[^?]{0,20})?[, ]*\?*$/iu;
const LONGEST_LABEL = 12;
const MOST_ON_SCALE = 100;

/** What only makes it a question. */
const filling: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:is|voelt|geloof je|gelooft u|vind je|vindt u|zou je|geef je|het|dat|dan|dit|op dit moment|precies|eigenlijk)(?!\p{L}) ?/giu,
  en: /\b(?:is|does|do you|did you|it feel|would you say|it|right)\b ?/giu,
};
const believing = /^how much (?:do|did) you believe/iu;

const readValue = (words: string | undefined, language: Language): number | undefined => {
  const [read] = readQuantities(tokensOf(words ?? ''), language, true);
  return read?.what === 'amount' ? read.value : undefined;
};

/** A number, and when it is so; nothing else that has a name. */
const LONGEST_ANSWER = 14;
function isOnScale({ clause, quote, slots, follows }: Fact, most: number): boolean {
  if (follows > 0 || slots.medicines.length > 0) return false;
  const values = slots.amounts.filter(({ unit }) => unit === undefined || unit === '%');
  const isWithin = values.every(
    ({ value }) => value <= Math.max(most, most > SHORT_SCALE ? MOST_ON_SCALE : most),
  );
  return values.length > 0 && isWithin && wordsOf(clause ?? quote).length <= LONGEST_ANSWER;
}
const SHORT_SCALE = 10;

/** A number is none of these. */
const misplaced: ReadonlySet<FactKind> = new Set([
  'plan',
  'next_contact',
  'handover',
  'intervention',
  'examination',
  'medication',
  'collateral',
  'conclusion',
]);

const oneself = /(?<!\p{L})(?:ik|mij|me|mijn|m['’]n|i|i['’]\p{L}+|my)(?!\p{L})/iu;
/** `Eén. Of twee. Doe maar twee.`: two. */
const settled = /^.*(?<!\p{L})(?:doe maar|laten we zeggen|let's say|call it)(?: een| a)? (?=\S+$)/iu;

/** The words of the answer as they stand behind a label. */
function answerOf({ clause, quote }: Fact): string {
  const said = oneself.test(quote) && clause !== null ? clause.replace(/^[^“]*: /u, '') : quote;
  return said
    .replace(/(?<!\p{L})(?:nou|eh|ja|denk ik|well|um|i think)[,.]? /giu, '')
    .replace(/[.!?…]+ (\p{L})/gu, (_, next: string) => `; ${next.toLowerCase()}`)
    .replace(/[.!]+$/u, '')
    .replace(settled, '');
}

type Scale = { most: number; said: string; label: string };

function labelOf(question: string, language: Language): string {
  const { label = '', thought, said } = asksHow[language].exec(question)?.groups ?? {};
  if (label === '') return '';
  const short = label
    .replace(believing, 'belief in')
    .replace(filling[language], '')
    .replace(/[, ]+$/u, '');
  const of = thought ?? said;
  return of === undefined ? short : `${short}, “${of}”`;
}

/** Facts that answer with a number on a scale say of what; what is between nought and ten needs no more. */
export function withScales(facts: readonly Fact[], language: Language): Fact[] {
  let open: Scale | undefined;
  return facts.map((fact) => {
    const question = lastQuestion(fact.asked);
    const [said = '', ,] = scales[language].exec(fact.asked) ?? [];
    const most = readValue(scales[language].exec(fact.asked)?.groups?.high, language);
    const rest = question.replace(scales[language], '');
    const label = asksAgain.test(rest) && open ? open.label : labelOf(rest, language);
    if (most !== undefined) open = { most, said, label };
    else if (open && label !== '') open = { ...open, label };
    if (label === '' || !open || !isOnScale(fact, open.most) || wordsOf(label).length > LONGEST_LABEL)
      return fact;
    const scale = open.most === SHORT_SCALE || most === undefined ? '' : `, ${said.replace(/^[, ]+/u, '')}`;
    const clause = `${capitalised(label)}${scale}: ${goingOn(answerOf(fact), language)}`;
    const { leans_on: _, ...alone } = fact;
    const kind = misplaced.has(fact.kind) ? 'measures' : fact.kind;
    return { ...alone, clause, kind, slots: slotsOf(clause, language, { isSpoken: true }) };
  });
}
