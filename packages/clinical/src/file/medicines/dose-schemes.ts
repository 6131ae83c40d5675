/** Doses by their days under the name of a medicine: what was taken, what is, and what is still to come. */

import { type ReadSentence, readSentence } from '../read.ts';
import { titleAbove } from '../tables/dated-lists.ts';
import { saying } from '../tables/table-cells.ts';
import { lastNamed } from './dose-of-last.ts';
import { nextYear, type Step, stepOf } from './dose-steps.ts';

const DAY_ms = 86_400_000;

/** No step is before the last one. */
const behind = (last: Step | undefined, own: Step | undefined): Step | undefined =>
  last?.day && own?.day && own.day.date < last.day.date ? { ...own, day: nextYear(own.day) } : own;

/** The week of the year, that of the first Thursday being the first. */
function weekOf(date: string): number {
  const day = new Date(`${date}T00:00:00Z`);
  const thursday = new Date(day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * DAY_ms);
  const begin = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday.getTime() - begin) / (7 * DAY_ms));
}

type Time = 'past' | 'now' | 'ahead';

/** Weeks from the first on are counted from the beginning, and nobody tells when that was. */
function timeOf(
  { day, weeks, isNow, isUntil }: Step,
  first: Step,
  next: Step | undefined,
  date: string,
): Time | undefined {
  if (isNow) return 'now';
  if (isUntil) return day && day.date <= date ? 'past' : 'now';
  if (day) {
    if (day.date > date) return 'ahead';
    return next?.isNow || (next?.day && next.day.date <= date) ? 'past' : 'now';
  }
  if (!weeks || (first.weeks?.[0] ?? 0) <= 1) return undefined;
  const week = weekOf(date);
  return week < weeks[0] ? 'ahead' : week > weeks[1] ? 'past' : 'now';
}

/** The one medicine that the title of a list names, with how often it is taken. */
export type Medicine = { name: string; often: string; isTaper: boolean; isPlan: boolean };
function medicineIn(title: string, row: ReadSentence): Medicine | undefined {
  const { slots, words } = readSentence({ ...row, text: title }, row.paper);
  const [medicine, ...others] = slots.medicines.filter(({ kind }) => kind === 'medicine');
  if (!medicine || others.length > 0) return undefined;
  const often = slots.frequencies.find(({ times }) => times !== undefined);
  return {
    name: words.slice(medicine.start, medicine.end),
    often: often ? words.slice(often.start, often.end) : '',
    isPlan: /voorstel|voorgesteld|advies|adviseer|\bplan\b|propos|recommend|suggest/i.test(title),
    isTaper: /afbouw|verlag|taper|reduc|wean/i.test(title),
  };
}

/** `week 1-2  lamotrigine 25 mg`: the line names it itself. */
const medicineNamed = (name: string, row: ReadSentence, before: ReadSentence | undefined): Medicine => ({
  name,
  often: '',
  isPlan: row.part === 'plan' || announces.test(before?.text ?? ''),
  isTaper: false,
});

const MOST_BACK = 4;
const announces =
  /\b(?:\p{L}*schema|afbouw\p{L}*|opbouw\p{L}*|stappen|als volgt|komende|scheme|schedule|taper\p{L}*|reduc\p{L}*|as follows|plan|het vervolg|vanaf|next steps)\b[^.]*:\s*$/iu;
/** `Sinds mei 20 mg. Het schema voor de komende tijd:`, and the name stands further up. */
function medicineBefore(sentences: readonly ReadSentence[], at: number): Medicine | undefined {
  const [before, row] = [sentences[at - 1], sentences[at]];
  if (!before || !row || !announces.test(before.text)) return undefined;
  const name = lastNamed(sentences, at - 1, MOST_BACK);
  return name
    ? { name, often: '', isPlan: true, isTaper: /afbouw|taper|reduc/i.test(before.text) }
    : undefined;
}

const ahead = {
  nl: { lower: 'verlagen naar', higher: 'verhogen naar', begin: 'later start', on: 'per' },
  en: { lower: 'plan to reduce to', higher: 'plan to increase to', begin: 'plan to start', on: 'on' },
};
const amountOf = (dose: string | undefined): number => Number.parseFloat((dose ?? '').replace(',', '.'));

const until = { nl: 'tot', en: 'until' };

/** `2026-05-18` as papers write it. */
const written = (date: string): string => date.split('-').toReversed().join('-');

function planned(
  { name, isTaper }: Medicine,
  { dose, day }: Step,
  before: Step | undefined,
  row: ReadSentence,
): ReadSentence {
  const words = ahead[row.paper.language];
  const difference = amountOf(dose) - amountOf(before?.dose);
  const isLower = before ? difference < 0 : isTaper;
  const deed = isLower ? words.lower : difference > 0 ? words.higher : undefined;
  const on = day ? `, ${words.on} ${written(day.date)}` : '';
  const text = deed ? `${name} ${deed} ${dose}` : `${words.begin} ${name} ${dose}`;
  return { ...saying(`${text}${on}`, row), part: 'medicines' };
}

export function sentenceOf(
  medicine: Medicine,
  [before, own]: readonly [Step | undefined, Step],
  time: Time,
  row: ReadSentence,
): ReadSentence {
  if (time === 'ahead') return planned(medicine, own, before, row);
  if (own.isUntil && own.day)
    return {
      ...saying(`${medicine.name} ${own.dose} ${until[row.paper.language]} ${written(own.day.date)}`, row),
      part: 'medicines',
    };
  const given = time === 'past' && own.day ? { day: own.day } : {};
  return {
    ...saying(`${medicine.name} ${own.dose} ${own.rest || medicine.often}`, row, given),
    part: 'medicines',
  };
}

/** Every step of such a scheme as what it says of the medicine; other sentences stay as they are. */
export function withDoseSchemes(sentences: readonly ReadSentence[]): ReadSentence[] {
  let medicine: Medicine | undefined;
  let first: Step | undefined;
  let last: Step | undefined;
  return sentences.flatMap((sentence, at): ReadSentence[] => {
    const own = behind(last, stepOf(sentence));
    const before = last;
    last = own;
    if (!own) {
      medicine = undefined;
      first = undefined;
      return [sentence];
    }
    if (own.name !== undefined && own.name !== medicine?.name)
      medicine = medicineNamed(own.name, sentence, sentences[at - 1]);
    const above = first ? undefined : titleAbove(sentences[at - 1], sentence);
    medicine ??= above === undefined ? undefined : medicineIn(above, sentence);
    medicine ??= first ? undefined : medicineBefore(sentences, at);
    first ??= own;
    const next = sentences[at + 1];
    const told = timeOf(own, first, next && stepOf(next), sentence.paper.date);
    const time = told ?? (medicine?.isPlan ? 'ahead' : undefined);
    if (medicine === undefined || time === undefined) return [sentence];
    return [sentenceOf(medicine, [before, own], time, sentence)];
  });
}
