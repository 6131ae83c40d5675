/** Sentences that speak of a medicine without its full name: of the one medicine of the file that they can mean. */
import type { PaperSentence } from '../paper/paper.ts';
import type { Mention } from './medicine-mentions.ts';
import { namesOfOthers, ownerIn } from './other-people.ts';
import type { PaperRead } from './preparation.ts';
import { paragraphAround } from './quotes.ts';
import { meantBy } from './short-mentions.ts';

const amount = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(?:mg|mcg|µg|ug)(?![\p{L}]|\s?\/)/giu;
const dosesIn = (text: string): Set<number> =>
  new Set([...text.matchAll(amount)].map(([, value = '']) => Number(value.replace(',', '.'))));

/** What is raised or lowered comes to another dose than it was, and may be of any; a level is of none. */
const toAnother =
  /(?<!(?:terug|weer|back)\s)\b(?:naar|to)\s\d|\b(?:verlaag|verhoog|ophogen|verlagen|verhogen|opbouwen|start|begin|increase|reduce|raise|lower)\p{L}*|\b(?:\p{L}*spiegels?|levels?)\b/iu;
const MOST_DOSES = 2;

/** `300 -> 250 from tonight`, `van 20 naar 10`: what it was tells of which medicine it is. */
const step =
  /(?<![\d.,/])(\d+(?:[.,]\d+)?)\s?(?:mg|mcg|µg|ug)?\s?(?:->|→|=>|naar|to)\s?(\d+(?:[.,]\d+)?)(?![\d%]|\s?(?:x|keer|times|kg|uur|hours?|dagen|days|weken|weeks)(?!\p{L}))/iu;

const doseOf = (written = ''): number => Number(written.replace(',', '.'));

/** What papers told so far: where each medicine was named last, its last doses, and whether these were changed. */
class Known {
  readonly #doses = new Map<string, readonly number[]>();
  readonly #places = new Map<string, string>();
  readonly #changed = new Set<string>();

  see({ key, paper, at, place, finding }: Mention): void {
    this.#places.set(key, `${paper.source.id} ${at}`);
    const [, from, to] = step.exec(paper.sentences[at]?.text.slice(place) ?? '') ?? [];
    const steps = to === undefined ? [] : [doseOf(from), doseOf(to)];
    const doses = [finding?.dose_before, finding?.dose].filter((dose) => dose !== undefined);
    const told = doses.length > 0 && steps.length === 0 ? doses : steps;
    const before = this.#doses.get(key) ?? [];
    const kept = before.filter((dose) => !told.includes(dose)).slice(-MOST_DOSES);
    this.#doses.set(key, told.length > 0 ? [...kept, ...told] : before);
    if (finding && /^(?:started|raised|lowered)$/.test(finding.change)) this.#changed.add(key);
  }

  /** `ethinylestradiol/levonorgestrel` is one medicine under two names. */
  readonly areOne = (keys: readonly string[]): boolean =>
    keys.length > 0 && new Set(keys.map((key) => this.#places.get(key))).size === 1;

  keys(): ReadonlySet<string> {
    return new Set(this.#doses.keys());
  }

  /** The one medicine whose dose is changed to another: of several the one that this paper names. */
  ofStep(text: string, { source: { id } }: PaperRead): string[] {
    const from = doseOf(step.exec(text)?.[1]);
    const fits = [...this.#doses].flatMap(([key, known]) => (known.includes(from) ? [key] : []));
    const here = fits.filter((key) => this.#places.get(key)?.startsWith(`${id} `));
    return [fits, here].find((keys) => keys.length === 1) ?? [];
  }

  /** The one medicine that was given one of these doses, where its doses are what is talked about. */
  ofDose(text: string): string[] {
    const said = dosesIn(text);
    if (said.size === 0 || toAnother.test(text)) return [];
    const fits = [...this.#doses].flatMap(([key, known]) =>
      known.some((each) => said.has(each)) ? [key] : [],
    );
    return fits.length === 1 ? fits.filter((key) => this.#changed.has(key)) : [];
  }
}

type Unnamed = { isOfUse: (sentence: PaperSentence, paper: PaperRead) => boolean };

/** In a paragraph that names other medicines only, a bare dose is of one of these. */
function isNextToAnother(
  paper: PaperRead,
  at: number,
  key: string,
  byPlace: ReadonlyMap<number, readonly Mention[]>,
): boolean {
  const named = paragraphAround(paper, at).flatMap((each) => byPlace.get(each) ?? []);
  return named.length > 0 && !named.some((mention) => mention.key === key);
}

/** All mentions, with those without a name; `isOfUse`: whether a sentence may be on what is used. */
export function withUnnamed(
  mentions: readonly Mention[],
  papers: readonly PaperRead[],
  { isOfUse }: Unnamed,
): Mention[] {
  const names = namesOfOthers(papers);
  const byPaper = Map.groupBy(mentions, ({ paper }) => paper);
  const known = new Known();
  return papers.flatMap((paper) => {
    const here = byPaper.get(paper) ?? [];
    const own = here.filter(({ owner }) => owner === 'client');
    // What the paper itself names counts too: a dose of it is no other's.
    for (const mention of own) known.see(mention);
    const byPlace = Map.groupBy(here, ({ at }) => at);
    const keys = known.keys();
    const more = paper.sentences.flatMap((sentence, at): Mention[] => {
      if (sentence.isRow || !isOfUse(sentence, paper)) return [];
      const named = new Set(byPlace.get(at)?.map(({ key }) => key));
      const short = meantBy(sentence.text, keys, known.areOne).filter((key) => !named.has(key));
      const isDoseAlone = short.length === 0 && named.size === 0 && paper.source.kind === 'note';
      const found = isDoseAlone
        ? [...known.ofStep(sentence.text, paper), ...known.ofDose(sentence.text)]
        : short;
      const owner = ownerIn(paper, at, 0, names);
      const own = [...new Set(found)].filter(
        (key) => !isDoseAlone || !isNextToAnother(paper, at, key, byPlace),
      );
      return owner === 'other' ? [] : own.map((key) => ({ paper, at, place: 0, key, owner }));
    });
    return [...here, ...more].sort((a, b) => a.at - b.at);
  });
}
