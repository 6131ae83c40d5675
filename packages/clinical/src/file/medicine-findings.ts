/** The medicines of a sentence: what is used, since when, in what dose, and what was changed. */
import type { ChangeSlot, MedicineSlot, Spot } from '../reading/slot.ts';
import { plain } from '../reading/text.ts';
import type { FileDay, MedicineChange, MedicineFinding, Standing } from './finding.ts';
import { doseIn } from './medicine-dose.ts';
import { medicineWords } from './medicine-words.ts';
import { daysNamed, fileDay, isOfOther, isWithin, placeIn, type ReadSentence } from './read.ts';

/** What the words say of one medicine: its own stretch of the sentence. */
type Stretch = Spot & { medicine: MedicineSlot; name: string };

const separator = /[;,](?=\s)|\.\s|(?<!\p{L})(?:en|and|plus)(?!\p{L})|\s[+(]/gu;
const hardSeparator = /[;,](?=\s)|\.\s/gu;

const lastSeparator = (text: string, pattern: RegExp): number => {
  const found = [...text.matchAll(pattern)].at(-1);
  return found ? found.index + found[0].length : -1;
};

/** `ethinylestradiol/levonorgestrel` is one medicine. */
function mergedMedicines({ slots, words }: ReadSentence): { slot: MedicineSlot; name: string }[] {
  const merged: { slot: MedicineSlot; name: string }[] = [];
  for (const slot of slots.medicines.filter(({ kind }) => kind === 'medicine' || kind === 'insulin')) {
    const before = merged.at(-1);
    const between = before ? words.slice(before.slot.end, slot.start) : '';
    if (before && between.trim() === '/') {
      before.name = `${before.name}/${slot.name}`;
      before.slot = { ...before.slot, end: slot.end };
    } else if (!merged.some(({ name }) => name === slot.name)) merged.push({ slot, name: slot.name });
  }
  return merged;
}

function stretchesOf(sentence: ReadSentence): Stretch[] {
  const { words } = sentence;
  const medicines = mergedMedicines(sentence);
  const starts = medicines.map(({ slot }, index) => {
    const before = medicines[index - 1]?.slot.end ?? 0;
    const at = lastSeparator(words.slice(before, slot.start), index === 0 ? hardSeparator : separator);
    return at >= 0 ? before + at : index === 0 ? 0 : slot.start;
  });
  return medicines.map(({ slot, name }, index) => ({
    start: starts[index] ?? 0,
    end: starts[index + 1] ?? words.length,
    medicine: slot,
    name,
  }));
}

/** Whether the change is one of this medicine and not of work, mood or something else in its stretch. */
function isOfMedicine(
  change: ChangeSlot,
  { start, medicine }: Stretch,
  { words, slots, paper }: ReadSentence,
): boolean {
  if (change.polarity !== 'affirmed') return false;
  const { weak, withOther } = medicineWords[paper.language];
  const said = plain(words.slice(change.start, change.end));
  const [from, to] =
    change.start < medicine.start ? [change.end, medicine.start] : [medicine.end, change.start];
  const between = words.slice(from, to);
  const behind = words.slice(change.end);
  if (change.start > medicine.start && withOther.test(plain(behind))) return false;
  if (change.start < medicine.start && /[;,.]\s/.test(between)) return false;
  if (slots.findings.some((finding) => !finding.isHint && finding.start >= from && finding.end <= to))
    return false;
  // Behind a comma it must begin what is said there: `, gestaakt per 3 maart`.
  const part = between.split(/[;,]\s|\(/);
  if (part.length > 1 && change.start > start && (part.at(-1) ?? '').trim().split(/\s+/).length > 4)
    return false;
  const isDosed = slots.amounts.some(
    ({ side, start: at, medicine: of }) =>
      of !== undefined && at > change.end - 1 && (side === 'to' || at - change.end < 8),
  );
  return !weak.test(said) || isDosed;
}

const changeOf: Readonly<Record<ChangeSlot['deed'], MedicineChange>> = {
  start: 'started',
  stop: 'stopped',
  up: 'raised',
  down: 'lowered',
  keep: 'continued',
  switch: 'started',
};

type Deed = { change: MedicineChange; isDone: boolean; spot?: Spot };

/** `omgezet van citalopram naar sertraline`: the first stops, the second starts. */
function switched(change: ChangeSlot, { medicine }: Stretch, { words }: ReadSentence): MedicineChange {
  const before = plain(words.slice(0, medicine.start)).trimEnd();
  if (/\b(?:naar|to|door|with|op|by)$/.test(before)) return 'started';
  return /\b(?:van|from|in plaats van|instead of)$/.test(before) || change.start > medicine.start
    ? 'stopped'
    : 'started';
}

function deedOf(stretch: Stretch, sentence: ReadSentence): Deed | undefined {
  const { words, slots, paper } = sentence;
  const own = slots.changes.filter(
    (change) => isWithin(change, stretch) && isOfMedicine(change, stretch, sentence),
  );
  const chosen = own.findLast(({ deed }) => deed !== 'keep') ?? own.at(-1);
  const any = chosen ?? slots.changes.find(({ deed }) => deed === 'switch');
  if (!any) return undefined;
  const said = plain(words.slice(any.start, any.end));
  return {
    change: any.deed === 'switch' ? switched(any, stretch, sentence) : changeOf[any.deed],
    isDone: medicineWords[paper.language].done.test(said) || any.deed === 'keep',
    spot: any,
  };
}

/** The deed before a list holds for each of its entries: `Gestopt met paroxetine en oxazepam`. */
function sharedDeed(
  index: number,
  deeds: readonly (Deed | undefined)[],
  stretches: readonly Stretch[],
  words: string,
): Deed | 'unclear' | undefined {
  const before = stretches[index - 1];
  const deed = deeds[index - 1];
  if (before && deed?.spot && deed.spot.start < before.medicine.start) return deed;
  const next = deeds[index + 1];
  const after = stretches[index + 1];
  if (!after || !next?.spot || next.spot.start < after.medicine.end || next.change === 'continued')
    return undefined;
  // `sertraline en oxazepam gestaakt`: of both or of the last, nobody can tell.
  const own = stretches[index]?.medicine.end ?? 0;
  return /[;,]\s/.test(words.slice(own, after.medicine.start)) ? undefined : 'unclear';
}

function standingOf(
  stretch: Stretch,
  deed: Deed | undefined,
  sentence: ReadSentence,
  day: FileDay | undefined,
): Standing {
  const { words, part, paper } = sentence;
  const heard = plain(words.slice(stretch.start, stretch.end));
  const { advised, before, now } = medicineWords[paper.language];
  if (deed && deed.change !== 'continued') {
    if (!deed.isDone) return advised.test(plain(words)) ? 'advised' : 'planned';
    if (day && day.date > paper.date) return 'planned';
    return part === 'history' && deed.change !== 'stopped' ? 'before' : 'now';
  }
  if (part === 'history' || part === 'earlier_medicines') return now.test(heard) ? 'now' : 'before';
  const isPast = stretch.medicine.isPast || before.test(heard);
  return isPast && !now.test(heard) ? 'before' : 'now';
}

/** Whether the sentence says that the medicine is used, and not only names it. */
function isUsed(stretch: Stretch, sentence: ReadSentence, hasDose: boolean): boolean {
  const { words, part, paper, isRow } = sentence;
  if (hasDose) return true;
  const isList = part === 'medicines' || part === 'stopped_medicines' || part === 'earlier_medicines';
  const first = words
    .slice(0, stretch.medicine.start)
    .replace(/^[^:]*:/, '')
    .trim();
  if (isList && (isRow || first === '' || /[,;]$/.test(first))) return true;
  const { use, before } = medicineWords[paper.language];
  const heard = plain(words.slice(stretch.start, stretch.end));
  return use.test(heard) || before.test(heard);
}

function byWhom({ slots, words }: ReadSentence, stretch: Stretch): string | undefined {
  const who = slots.people.find(
    (person) =>
      person.kind === 'care' &&
      isWithin(person, stretch) &&
      /\b(?:door|via|by)(?: (?:de|een|haar|zijn|the|her|his))?$/.test(
        plain(words.slice(0, person.start)).trimEnd(),
      ),
  );
  return who && words.slice(who.start, who.end);
}

function dayOfChange(stretch: Stretch, deed: Deed | undefined, sentence: ReadSentence) {
  const { slots, paper } = sentence;
  const times = daysNamed(slots, stretch);
  const isAhead = deed !== undefined && !deed.isDone;
  const since = times.find(({ relation }) => relation === 'since');
  const on = times.find((time) => time !== since && fileDay(time, paper, isAhead) !== undefined);
  return {
    since: since && fileDay(since, paper),
    on: on && fileDay(on, paper, isAhead),
  };
}

function findingOf(
  stretch: Stretch,
  deed: Deed | undefined,
  sentence: ReadSentence,
): MedicineFinding | undefined {
  const { words, part, paper, isDoubtful } = sentence;
  const { idle, overdose } = medicineWords[paper.language];
  const heard = plain(words.slice(stretch.start, stretch.end));
  if (isOfOther(sentence, stretch.medicine) || overdose.test(plain(words))) return undefined;
  if (idle.test(heard) || stretch.medicine.polarity === 'uncertain') return undefined;
  const known: Deed | undefined = part === 'stopped_medicines' ? { change: 'stopped', isDone: true } : deed;
  if (stretch.medicine.polarity === 'denied' && known?.change !== 'stopped') return undefined;
  if (stretch.medicine.isConditional && known === undefined) return undefined;
  const dose = isDoubtful ? {} : doseIn(stretch, stretch.name, sentence);
  if (!known && !isUsed(stretch, sentence, Object.keys(dose).length > 0)) return undefined;
  const { since, on } = dayOfChange(stretch, known, sentence);
  const standing = standingOf(stretch, known, sentence, on);
  const isDated = known !== undefined && known.change !== 'continued';
  const by = byWhom(sentence, stretch);
  return {
    ...placeIn(
      sentence,
      isDated || standing === 'before' ? (on ?? (isDated ? since : undefined)) : undefined,
    ),
    kind: 'medicine',
    name: stretch.name,
    change: known?.change ?? 'continued',
    standing,
    is_denied: false,
    ...dose,
    ...(since ? { since } : {}),
    ...(by ? { by } : {}),
  };
}

export function medicineFindings(sentence: ReadSentence): MedicineFinding[] {
  const { part, paper, words } = sentence;
  if (/^(?:allergies|question|lab|greeting|family)$/.test(part)) return [];
  const { none, all } = medicineWords[paper.language];
  if (none.test(plain(words)) && sentence.slots.medicines.length === 0)
    return [
      {
        ...placeIn(sentence),
        kind: 'medicine',
        name: all,
        change: 'continued',
        standing: 'now',
        is_denied: true,
      },
    ];
  const stretches = stretchesOf(sentence);
  const deeds = stretches.map((stretch) => deedOf(stretch, sentence));
  return stretches.flatMap((stretch, index) => {
    const shared = deeds[index] ? undefined : sharedDeed(index, deeds, stretches, words);
    if (shared === 'unclear') return [];
    return findingOf(stretch, deeds[index] ?? shared, sentence) ?? [];
  });
}
