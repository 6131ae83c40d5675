/** What is done with each medicine of a sentence, each deed with its own stretch of the words. */
import type { ChangeSlot, Spot } from '../reading/slot.ts';
import { plain } from '../reading/text.ts';
import type { MedicineChange } from './finding.ts';
import { lastSeparator, type Stretch, separator } from './medicine-stretches.ts';
import { medicineWords } from './medicine-words.ts';
import { isWithin, type ReadSentence } from './read.ts';

export type Deed = { change: MedicineChange; isDone: boolean; spot?: Spot };

const MOST_WORDS_BEFORE = 4;
const MOST_WORDS_BEHIND = 8;

/** Whether the change is one of this medicine and not of work, mood or something else in its stretch. */
function isOfMedicine(
  change: ChangeSlot,
  { start, medicine }: Stretch,
  { words, slots, paper }: ReadSentence,
): boolean {
  if (change.polarity !== 'affirmed') return false;
  const { weak, withOther, nominal } = medicineWords[paper.language];
  const said = plain(words.slice(change.start, change.end));
  if (nominal.test(`${plain(words.slice(0, change.start))}<${said}>${plain(words.slice(change.end))}`))
    return false;
  const [from, to] =
    change.start < medicine.start ? [change.end, medicine.start] : [medicine.end, change.start];
  // What is closed in brackets stands apart: `isotretinoïne (20 mg) heb ik gestaakt`.
  const between = words.slice(from, to).replace(/\s\([^()]*\)/gu, '');
  if (change.start > medicine.start && withOther.test(plain(words.slice(change.end)))) return false;
  if (change.start < medicine.start && /[;,.]\s/.test(between)) return false;
  // Behind a comma it must begin what is said there: `, gestaakt per 3 maart`.
  const parts = between.split(/[;,]\s|\(|\s(?:en|and)\s/);
  const own = (parts.at(-1) ?? '').trim();
  const isDosed = slots.amounts.some(
    ({ side, start: at, medicine: of }) =>
      of !== undefined && at >= change.end && (side === 'to' || at - change.end < 8),
  );
  if (
    !isDosed &&
    (change.deed === 'up' || change.deed === 'down') &&
    slots.findings.some((finding) => !finding.isHint && finding.start >= to - own.length && finding.end <= to)
  )
    return false;
  // `; dit is per 20 mei weer gestaakt` says of what it is.
  const most = /^(?:dit|dat|deze|die|welke|this|which|it)\b/i.test(own)
    ? MOST_WORDS_BEHIND
    : MOST_WORDS_BEFORE;
  if (parts.length > 1 && change.start > start && own.split(/\s+/).length > most) return false;
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

/** `omgezet van citalopram naar sertraline`: the first stops, the second starts. */
function switched(change: ChangeSlot, { medicine }: Stretch, { words }: ReadSentence): MedicineChange {
  const before = plain(words.slice(0, medicine.start)).trimEnd();
  // `swapped the levetiracetam for brivaracetam`.
  if (/^(?:\s\d+(?:[.,]\d+)?\s?m?c?g)?\s(?:for|voor|door|with|by)\s/iu.test(words.slice(medicine.end)))
    return 'stopped';
  if (/\b(?:naar|to|door|with|op|by|for|voor)$/.test(before)) return 'started';
  return /\b(?:van|from|in plaats van|instead of)$/.test(before) || change.start > medicine.start
    ? 'stopped'
    : 'started';
}

/** `is vervangen door`: it has been done. */
const isReplaced = ({ start, end }: Spot, { words }: ReadSentence): boolean =>
  /^vervangen$/i.test(words.slice(start, end)) &&
  /\b(?:is|zijn|werd|werden|was)\b[^.;]*$/i.test(words.slice(0, start));

/** `is in mei afgebouwd`, and to nothing: it is over. */
const tapered = /^(?:afgebouwd|uitgeslopen|tapered off|weaned off)$/u;
const hasAim = (
  { start, end }: ChangeSlot,
  stretch: Stretch,
  { words, slots, paper }: ReadSentence,
): boolean =>
  /^\s*(?:tot|naar|to|met|van|vanaf|from|by)\b(?! (?:nul|0(?![.,]\d)|zero|nil|nothing)\b)/iu.test(
    words.slice(end),
  ) ||
  /\b(?:wordt|worden|zal|zullen|will|being)\b/iu.test(words.slice(stretch.start, start)) ||
  medicineWords[paper.language].noMore.test(plain(words.slice(end, stretch.end))) ||
  slots.amounts.some((amount) => amount.side === 'to' && amount.value > 0 && isWithin(amount, stretch)) ||
  slots.changes.some((other) => other.deed === 'stop' && isWithin(other, stretch));

function deedOf(change: ChangeSlot, stretch: Stretch, sentence: ReadSentence): Deed {
  const said = plain(sentence.words.slice(change.start, change.end));
  const isTapered = tapered.test(said) && !hasAim(change, stretch, sentence);
  return {
    change: isTapered
      ? 'stopped'
      : change.deed === 'switch'
        ? switched(change, stretch, sentence)
        : changeOf[change.deed],
    isDone:
      medicineWords[sentence.paper.language].done.test(said) ||
      // `changed five weeks ago to`.
      (change.deed === 'switch' && /^(?:chang|switch|replac|swapp|mov)ed\b/u.test(said)) ||
      change.deed === 'keep' ||
      isReplaced(change, sentence),
    spot: change,
  };
}

/** The deeds of one medicine in order; `herstart en opgebouwd tot 800 mg` has two. What goes on besides a change tells nothing. */
export function deedsOf(stretch: Stretch, sentence: ReadSentence): Deed[] {
  const { slots, words, paper } = sentence;
  const own = slots.changes.filter(
    (change) => isWithin(change, stretch) && isOfMedicine(change, stretch, sentence),
  );
  const changes = own.filter(({ deed }) => deed !== 'keep');
  const told = changes.length > 0 ? changes : own.slice(-1);
  const any = told.length > 0 ? told : slots.changes.filter(({ deed }) => deed === 'switch').slice(0, 1);
  const { noMore } = medicineWords[paper.language];
  const deeds = any.map((change) => deedOf(change, stretch, sentence));
  // `in april afgebouwd en sinds 1 mei neemt zij deze niet meer`: the end of it comes last.
  const begin = any.at(-1)?.end ?? stretch.start;
  const ended = noMore.exec(plain(words.slice(begin, stretch.end)));
  if (!ended || deeds.at(-1)?.change === 'stopped') return deeds;
  const start = begin + ended.index;
  const spot = deeds.length > 0 ? { spot: { start, end: start + ended[0].length } } : {};
  return [...deeds, { change: 'stopped', isDone: true, ...spot }];
}

/** The part of a stretch that is of one of its deeds. */
export function ofDeed(stretch: Stretch, deeds: readonly Deed[], index: number, words: string): Stretch {
  const startOf = (at: number): number => {
    const [before, own] = [deeds[at - 1]?.spot, deeds[at]?.spot];
    if (!before || !own) return stretch.start;
    const between = lastSeparator(words.slice(before.end, own.start), separator);
    return between >= 0 ? before.end + between : own.start;
  };
  return {
    ...stretch,
    start: index === 0 ? stretch.start : startOf(index),
    end: index + 1 < deeds.length ? startOf(index + 1) : stretch.end,
  };
}

/** `sertraline en oxazepam zijn gestaakt`: of both. */
const plural = /\b(?:zijn|werden|worden|waren|beiden?|have|were|are|both)\b/iu;

/** The deed before a list holds for each of its entries: `Gestopt met paroxetine en oxazepam`. */
export function sharedDeed(
  index: number,
  deeds: readonly (readonly Deed[])[],
  stretches: readonly Stretch[],
  words: string,
): Deed | 'unclear' | undefined {
  const before = stretches[index - 1];
  const deed = deeds[index - 1]?.at(-1);
  const isListed =
    before && !/[;.]\s/.test(words.slice(before.medicine.end, stretches[index]?.medicine.start));
  if (isListed && deed?.spot && deed.spot.start < before.medicine.start) return deed;
  const next = deeds[index + 1]?.[0];
  const after = stretches[index + 1];
  if (!after || !next?.spot || next.spot.start < after.medicine.end || next.change === 'continued')
    return undefined;
  // `sertraline en oxazepam gestaakt`: of both or of the last, nobody can tell.
  const own = stretches[index]?.medicine.end ?? 0;
  if (plural.test(words.slice(after.medicine.end, next.spot.start)) || plural.test(words.slice(0, own)))
    return next;
  return /[;,]\s/.test(words.slice(own, after.medicine.start)) ? undefined : 'unclear';
}
