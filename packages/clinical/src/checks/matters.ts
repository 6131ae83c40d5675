/**
 * Yes and no to matters that no list of findings has: `Krijgt u hulp thuis?` `Nee.` What is asked is taken as its
 * telling words; a note that has all of them and says the opposite is contradicted.
 */
import type { Language } from '../note.ts';
import { talkIn } from '../talk/talk.ts';
import { plain } from '../reading/text.ts';
import { type Exchange, isJudging, type Listened } from './evidence.ts';
import { denies } from '../reading/polarity.ts';
import { stemOf, stemsOf } from '../reading/stems.ts';
import type { Token } from '../reading/tokens.ts';

type Matter = { stems: ReadonlySet<string>; isDenied: boolean };
/** What was asked, by one of its stems; what was told. */
export type Matters = { asked: ReadonlyMap<string, Matter[]>; told: Matter[] };

/** One word alone must be a long one: `bloedverdunners` yes, `huis` no. */
const LONGEST_STEM = 5;
const LEAST_WORD = 8;

/** Who asks a choice hears neither. */
const choice: Readonly<Record<Language, RegExp>> = { nl: /^(?:of|en|,)$/, en: /^(?:or|and|,)$/ };

function partsOf(tokens: readonly Token[], language: Language): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (choice[language].test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

const isTelling = (stems: ReadonlySet<string>, tokens: readonly Token[]): boolean =>
  stems.size >= 2 ||
  (stems.size === 1 &&
    tokens.some(
      ({ text }) =>
        text.length >= LEAST_WORD && stems.has(stemOf(text)) && stemOf(text).length === LONGEST_STEM,
    ));

export function mattersIn(
  sentences: readonly Listened[],
  exchanges: readonly Exchange[],
  language: Language,
): Matters {
  const talk = talkIn[language];
  const questions = new Set<Listened>();
  const matters: Matter[] = exchanges.flatMap(({ questions: row, polarity, isPast }) => {
    for (const question of row) questions.add(question);
    const [question] = row;
    if (!question || row.length > 1 || isPast || (polarity !== 'affirmed' && polarity !== 'denied'))
      return [];
    const heard = plain(question.text);
    if (talk.openQuestion.test(heard) || talk.negation.test(heard) || isJudging(question)) return [];
    const parts = partsOf(question.tokens, language);
    if (parts.length > 1 && polarity === 'affirmed') return [];
    return parts
      .map((part) => ({ stems: stemsOf(part), isDenied: polarity === 'denied', part }))
      .filter(({ stems, part }) => isTelling(stems, part));
  });
  const told = sentences
    .filter((sentence) => !questions.has(sentence))
    .map(({ tokens }) => ({ stems: stemsOf(tokens), isDenied: denies(tokens, [], language) }));
  const asked = Map.groupBy(matters, ({ stems }) => stems.values().next().value ?? '');
  return { asked, told };
}

function covers(stems: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const stem of wanted) if (!stems.has(stem)) return false;
  return true;
}

/** The matter that these words of a note contradict, if they do and nobody said it their way. */
export const contradicted = (
  stems: ReadonlySet<string>,
  isDenied: boolean,
  { asked, told }: Matters,
): Matter | undefined => {
  const about = [...stems].flatMap(
    (stem) => asked.get(stem)?.filter((matter) => covers(stems, matter.stems)) ?? [],
  );
  if (about.length === 0 || about.some((matter) => matter.isDenied === isDenied)) return undefined;
  return about.find(
    (matter) => !told.some((each) => each.isDenied === isDenied && covers(each.stems, matter.stems)),
  );
};
