/** Which of all that papers say of danger is shown: the newest, and the gravest of before. */
import { isOfField } from '../risk/risk-wordings.ts';
import { answersTo, type Danger } from '../risk/risk-words.ts';
import type { PaperRead } from './preparation.ts';

export type Told = {
  paper: PaperRead;
  at: number[];
  /** Those that speak of it themselves, without what stands beside them. */
  own: number[];
  isAsked: boolean;
  dangers: ReadonlySet<Danger>;
  /** Of these those that tell what was done or prepared by the client against their own life. */
  deeds: readonly number[];
  /** It says of the client's own life that the danger was there. */
  isOfSelf: boolean;
  /** 2: it was done, prepared or planned; 1: it was there; 0: it was not, or nobody can tell. */
  weight: 0 | 1 | 2;
};

/** A letter stands with the newest note: what a client says elsewhere may be half of it. */
export function together(told: readonly Told[]): Told[][] {
  const note = told.findIndex(({ paper }) => paper.source.kind === 'note');
  return note > 0
    ? [told.slice(0, note + 1), ...told.slice(note + 1).map((each) => [each])]
    : told.map((each) => [each]);
}

/** The newest paper, the newest note, and the newest that speaks of danger to the client. */
export function newestOf(asked: readonly Told[]): Told[] {
  const note = asked.find(({ paper }) => paper.source.kind === 'note');
  const toSelf = asked.find(({ dangers }) => dangers.has('self'));
  return asked.filter((each, index) => index === 0 || each === note || each === toSelf);
}

const MOST_EARLIER = 8;

/** The times that it was there, the gravest first: a mild answer of today does not make them undone. */
function earlierOf(asked: readonly Told[], chosen: readonly Told[]): Told[] {
  const there = asked.filter((each) => !chosen.includes(each) && each.weight > 0);
  const last = there.find(({ isOfSelf }) => isOfSelf);
  const gravest = there.filter((each) => each !== last).toSorted((a, b) => b.weight - a.weight);
  const shown = [...(last ? [last] : []), ...gravest.slice(0, MOST_EARLIER)];
  return asked.filter((each) => shown.includes(each));
}

const MOST_IN_THREAD = 14;

const turns = /^["“'‘]|^(?:in|maar|wel|soms|alleen|but|only|sometimes)(?!\p{L})/iu;

/** Of a denial of before only what names it, and what was answered to it: what stands beside it is of that day. */
export function withOwnOnly(told: Told): Told {
  if (told.weight > 0) return told;
  const textAt = (at: number) => told.paper.sentences[at]?.text ?? '';
  const kept = new Set<number>();
  for (const at of told.at) {
    const isAnswer = kept.has(at - 1) && (turns.test(textAt(at)) || answersTo.test(textAt(at)));
    if (isAnswer || (told.own.includes(at) && isOfField(textAt(at)))) kept.add(at);
  }
  return { ...told, at: [...kept] };
}

/**
 * What is shown beside the newest: the times that it was there, and all that was written since the oldest of them. What one
 * paper tells a later one may take away, in whatever words.
 */
export function threadOf(asked: readonly Told[], chosen: readonly Told[]): Told[] {
  const earlier = new Set(earlierOf(asked, chosen));
  const oldest = asked.findLastIndex((each) => earlier.has(each) || chosen.includes(each));
  const since = asked.slice(0, oldest).filter((each) => !chosen.includes(each) && !earlier.has(each));
  const shown = new Set([...earlier, ...since.slice(0, MOST_IN_THREAD)]);
  return asked
    .filter((each) => shown.has(each))
    .map(withOwnOnly)
    .filter(({ at }) => at.length > 0);
}
