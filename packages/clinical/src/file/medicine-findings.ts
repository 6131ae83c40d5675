/** The medicines of a sentence: what is used, since when, in what dose, and what was changed. */
import { plain } from '../reading/text.ts';
import type { FileDay, MedicineFinding, Standing } from './finding.ts';
import { type Deed, deedsOf, ofDeed, type Stretch, sharedDeed, stretchesOf } from './medicine-deeds.ts';
import { doseIn } from './medicine-dose.ts';
import { medicineWords } from './medicine-words.ts';
import { daysNamed, fileDay, isOfOther, isWithin, placeIn, type ReadSentence } from './read.ts';
import { isDoubtful } from './readable.ts';

/** `Eerder gebruikt: paroxetine 20 mg, duloxetine 60 mg`: what stands before the first holds for all of the list. */
function isOfPastList({ medicine }: Stretch, { slots, words, paper }: ReadSentence): boolean {
  const [first] = slots.medicines;
  const { before, now, use } = medicineWords[paper.language];
  if (!first || first.start >= medicine.start || !before.test(plain(words.slice(0, first.start))))
    return false;
  const between = plain(words.slice(first.end, medicine.start));
  return !now.test(between) && !use.test(between) && !/[.;]\s/.test(between);
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
    // `start 12-12-2025` in a list: a day that has been.
    const isPast = day?.precision === 'day' && day.date <= paper.date;
    if (!deed.isDone && !isPast) return advised.test(plain(words)) ? 'advised' : 'planned';
    if (day && day.date > paper.date) return 'planned';
    return part === 'history' && deed.change !== 'stopped' ? 'before' : 'now';
  }
  if (part === 'history' || part === 'earlier_medicines') return now.test(heard) ? 'now' : 'before';
  const isPast = stretch.medicine.isPast || before.test(heard) || isOfPastList(stretch, sentence);
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

/** `door de huisarts`, and who does it: `De huisarts heeft de citalopram opgehoogd`. */
function byWhom({ slots, words }: ReadSentence, stretch: Stretch): string | undefined {
  const who = slots.people.find((person) => {
    if (person.kind !== 'care' || !isWithin(person, stretch)) return false;
    const before = plain(words.slice(0, person.start)).trim();
    if (/\b(?:door|via|by)(?: (?:de|een|haar|zijn|the|her|his))?$/.test(before)) return true;
    return person.end < stretch.medicine.start && /^(?:de|uw|haar|zijn|onze|the|her|his)?$/.test(before);
  });
  return who && words.slice(who.start, who.end);
}

const ahead = /\b(?:wordt|worden|zal|zullen|will be|is being|to be)\b/iu;

function dayOfChange(stretch: Stretch, deed: Deed | undefined, sentence: ReadSentence) {
  const { slots, paper } = sentence;
  const times = daysNamed(slots, stretch);
  // `wordt per 1 juli afgebouwd`: of a day to come.
  const isGoing = ahead.test(sentence.words.slice(stretch.start, stretch.end));
  const isAhead = deed !== undefined && (!deed.isDone || isGoing);
  const since = times.find(({ relation }) => relation === 'since');
  const on = times.find((time) => time !== since && fileDay(time, paper, isAhead) !== undefined);
  return { since: since && fileDay(since, paper), on: on && fileDay(on, paper, isAhead) };
}

/** Nothing that the sentence says of this medicine is of use, or of the client. */
function isIdle(stretch: Stretch, deed: Deed | undefined, sentence: ReadSentence): boolean {
  const { words, paper } = sentence;
  const { idle, overdose, before } = medicineWords[paper.language];
  const { medicine } = stretch;
  if (isOfOther(sentence, medicine) || overdose.test(plain(words))) return true;
  const said =
    words
      .slice(0, medicine.start)
      .split(/[.;]\s/)
      .at(-1) ?? '';
  if (medicineWords[paper.language].thought.test(plain(said))) return true;
  if (idle.test(plain(words.slice(stretch.start, stretch.end))) || medicine.polarity === 'uncertain')
    return true;
  // `Let op: interactie met lithium` warns of it, whoever uses it.
  if (!deed && /^(?:cave|let op|alert|caution|warning)\b/i.test(words)) return true;
  if (/^\s?-?(?:spiegel|level)/.test(words.slice(medicine.end))) return true;
  if (
    !deed &&
    !before.test(plain(words.slice(stretch.start, stretch.end))) &&
    medicineWords[paper.language].noEffect.test(plain(words.slice(medicine.end, stretch.end)))
  )
    return true;
  if (medicine.polarity === 'denied' && deed?.change !== 'stopped') return true;
  return medicine.isConditional && deed === undefined;
}

function findingOf(
  stretch: Stretch,
  told: Deed | undefined,
  sentence: ReadSentence,
): MedicineFinding | undefined {
  const { words, part } = sentence;
  const deed: Deed | undefined = part === 'stopped_medicines' ? { change: 'stopped', isDone: true } : told;
  if (isIdle(stretch, deed, sentence)) return undefined;
  const dose = isDoubtful(words.slice(stretch.start, stretch.end))
    ? {}
    : doseIn(stretch, stretch.name, deed?.change, sentence);
  if (!deed && !isUsed(stretch, sentence, Object.keys(dose).length > 0)) return undefined;
  const { since, on } = dayOfChange(stretch, deed, sentence);
  const standing = standingOf(stretch, deed, sentence, on);
  const isChanged = deed !== undefined && deed.change !== 'continued';
  // Since when it was used is not when it was stopped.
  const ofChange = deed?.change === 'stopped' ? on : (on ?? since);
  const day = isChanged ? ofChange : standing === 'before' ? on : undefined;
  const by = isChanged ? byWhom(sentence, stretch) : undefined;
  return {
    ...placeIn(sentence, day),
    kind: 'medicine',
    name: stretch.name,
    change: deed?.change ?? 'continued',
    standing,
    is_dated: day !== undefined,
    is_denied: false,
    ...dose,
    ...(since ? { since } : {}),
    ...(by ? { by } : {}),
  };
}

/** `afgebouwd en op 15 januari gestaakt`: what is told before it was not later. */
const inOrder = (findings: readonly MedicineFinding[]): MedicineFinding[] =>
  findings.map((finding, index) => {
    const next = findings.slice(index + 1).find(({ is_dated }) => is_dated);
    return finding.is_dated || !next ? finding : { ...finding, date: next.date, precision: next.precision };
  });

export function medicineFindings(sentence: ReadSentence): MedicineFinding[] {
  const { part, paper, words } = sentence;
  if (/^(?:allergies|question|lab|greeting|family)$/.test(part)) return [];
  const { none, wished, all } = medicineWords[paper.language];
  if (none.test(plain(words)) && !wished.test(plain(words)) && sentence.slots.medicines.length === 0) {
    const says = {
      name: all,
      change: 'continued',
      standing: 'now',
      is_dated: false,
      is_denied: true,
    } as const;
    return [{ ...placeIn(sentence), kind: 'medicine', ...says }];
  }
  const stretches = stretchesOf(sentence);
  const deeds = stretches.map((stretch) => deedsOf(stretch, sentence));
  return stretches.flatMap((stretch, index) => {
    const own = deeds[index] ?? [];
    if (own.length > 0)
      return inOrder(
        own.flatMap((deed, at) => findingOf(ofDeed(stretch, own, at, words), deed, sentence) ?? []),
      );
    const shared = sharedDeed(index, deeds, stretches, words);
    return shared === 'unclear' ? [] : (findingOf(stretch, shared, sentence) ?? []);
  });
}
