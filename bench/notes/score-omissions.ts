/** Whether a fact that is taken out of a faithful note is listed as left out, and what else is listed. */
import type { Consultation, KeyedFact } from './consultation.ts';
import { standingOf } from './key.ts';
import { linesOf, type NoteLine } from './note-lines.ts';
import { check, type LeftOut, type Talk } from './product.ts';

type TakenOut = {
  fact: KeyedFact;
  isNamed: boolean /** New entries, and how many of them name what is gone. */;
  listed: number;
  worth: number;
};
export type OmissionsScore = {
  takenOut: TakenOut[] /** Entries on the faithful note itself. */;
  onFaithful: LeftOut[];
};

const restsOn = ({ sources }: LeftOut, { segments }: KeyedFact) =>
  sources.some((seq) => segments.includes(seq));

const withoutLines = (note: string, gone: readonly NoteLine[]): string =>
  gone
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, text: sentence }) => text.slice(0, start) + text.slice(start + sentence.length),
      note,
    );

const sameEntry = (a: LeftOut, b: LeftOut) =>
  a.kind === b.kind && a.sources.some((seq) => b.sources.includes(seq));

export function scoreOmissions({ clean_note, facts, language }: Consultation, talk: Talk): OmissionsScore {
  const lines = linesOf(clean_note, language);
  const places = new Map(facts.map((fact) => [fact, standingOf(fact.key, lines).at]));
  const onFaithful = check(clean_note, talk).omissions;
  const takenOut = facts
    .filter(({ must }) => must)
    .map((fact) => {
      const at = places.get(fact) ?? [];
      const left = lines.filter((_, line) => !at.includes(line));
      // The sentences that are gone may have held other facts too.
      const gone = facts.filter(
        (other) =>
          places.get(other)?.some((line) => at.includes(line)) &&
          standingOf(other.key, left).level !== 'whole',
      );
      const note = withoutLines(
        clean_note,
        lines.filter((_, line) => at.includes(line)),
      );
      const listed = check(note, talk).omissions.filter(
        (entry) => !onFaithful.some((before) => sameEntry(before, entry)),
      );
      return {
        fact,
        isNamed: listed.some((entry) => restsOn(entry, fact)),
        listed: listed.length,
        worth: listed.filter((entry) => gone.some((each) => restsOn(entry, each))).length,
      };
    });
  return { takenOut, onFaithful };
}
