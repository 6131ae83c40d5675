/** Lists what was said and is not in the note: medicines, risk, agreements. */
import type { Medicine } from '../reading/medicines.ts';
import type { Language } from '../note.ts';
import { widerThan } from '../reading/findings.ts';
import type { Omission } from './mark.ts';
import type { Amount, Day, Quantity } from '../reading/quantity.ts';
import type { Heard, Spoken } from './spoken.ts';
import { stemsOf } from '../reading/stems.ts';
import type { Written } from './written.ts';

/** What is dangerous to leave out. */
const grave = ['suicidality', 'suicide plan', 'suicide attempt', 'self-harm', 'aggression', 'harm to others'];

const factKinds = { medicine: 'medication', risk: 'risk', agreement: 'plan' } as const;

const leftOut = (kind: keyof typeof factKinds, text: string, seq: number): Omission => ({
  ...{ kind, text, seq },
  sentence: text,
  fact_kind: factKinds[kind],
});

function medicinesLeftOut(noted: ReadonlySet<Medicine>, { sentences, declined }: Spoken): Omission[] {
  const listed = new Set<Medicine>();
  return sentences.flatMap(({ medicines, seq, text }) =>
    medicines.flatMap(({ medicine }): Omission[] => {
      if (noted.has(medicine) || declined.has(medicine) || listed.has(medicine)) return [];
      listed.add(medicine);
      return [leftOut('medicine', text, seq)];
    }),
  );
}

/** Each kind of danger once: what was said of it; a denial only where the note is silent on all of them. */
function risksLeftOut(noted: ReadonlySet<string>, { findings }: Spoken, language: Language): Omission[] {
  const isWritten = (finding: string) =>
    noted.has(finding) ||
    [...noted].some(
      (each) => widerThan(each, language).includes(finding) || widerThan(finding, language).includes(each),
    );
  const isSilent = !grave.some(isWritten);
  const listed = new Set<number>();
  return grave.flatMap((finding): Omission[] => {
    const sayings = findings.get(finding) ?? [];
    const said = sayings.find(({ polarity }) => polarity !== 'denied') ?? (isSilent ? sayings[0] : undefined);
    if (!said || isWritten(finding) || listed.has(said.seq)) return [];
    if (said.polarity === 'denied' && listed.size > 0) return [];
    listed.add(said.seq);
    return [leftOut('risk', said.text, said.seq)];
  });
}

/** A note that has a third of the telling words has the agreement, in its own words. */
const LEAST_SHARE = 1 / 3;
const LEAST_WORDS = 2;

const isSameDay = (a: Day, b: Day) =>
  a.day === b.day && (a.month === undefined || b.month === undefined || a.month === b.month);
const isSameAmount = (a: Amount, b: Amount) =>
  a.unit !== undefined && a.unit.kind === b.unit?.kind && a.value * a.unit.factor === b.value * b.unit.factor;

type Noted = {
  medicines: ReadonlySet<Medicine>;
  quantities: readonly Quantity[];
  stems: ReadonlySet<string>;
};

/** By its day; else by its medicine or its amount; else by its words. */
function isNoted({ medicines, quantities, stems }: Noted, sentence: Heard): boolean {
  const days = sentence.quantities.filter(
    (quantity) => quantity.what === 'day' && quantity.day !== undefined,
  );
  if (days.length > 0)
    return days.some((day) => quantities.some((each) => each.what === 'day' && isSameDay(day as Day, each)));
  if (sentence.medicines.some(({ medicine }) => medicines.has(medicine))) return true;
  const amounts = sentence.quantities.filter((quantity) => quantity.what === 'amount');
  if (
    amounts.some((amount) => quantities.some((each) => each.what === 'amount' && isSameAmount(amount, each)))
  )
    return true;
  const counted = (index: number) =>
    sentence.quantities.some(
      (quantity) => index >= quantity.index && index < quantity.index + quantity.length,
    );
  const wanted = stemsOf(sentence.tokens.filter((_, index) => !counted(index)));
  if (wanted.size < LEAST_WORDS) return true;
  return [...wanted].filter((stem) => stems.has(stem)).length / wanted.size >= LEAST_SHARE;
}

export function omissionsFrom(note: readonly Written[], spoken: Spoken, language: Language): Omission[] {
  const medicines = new Set(note.flatMap((sentence) => sentence.medicines.map(({ medicine }) => medicine)));
  const findings = new Set(note.flatMap(({ found }) => found.mentions.map(({ finding }) => finding)));
  const noted = {
    medicines,
    quantities: note.flatMap((sentence) => sentence.quantities),
    stems: new Set(note.flatMap(({ stems }) => [...stems])),
  };
  const agreements = spoken.agreements
    .filter((sentence) => !isNoted(noted, sentence))
    .map(({ text, seq }) => leftOut('agreement', text, seq));
  return [...medicinesLeftOut(medicines, spoken), ...risksLeftOut(findings, spoken, language), ...agreements];
}
