/** An addiction to what was named beside it: `U slikt al jaren temazepam. Daar bent u afhankelijk van geworden.` */
import type { Language } from '../note.ts';
import { hitsIn, type Lexicon, lexiconOf, longestOf } from '../reading/lexicon.ts';
import { wordsOf } from '../reading/text.ts';
import type { Sentence } from '../talk/sentence.ts';
import type { StatedDiagnosis } from './diagnosis.ts';
import { substanceNames } from './names/substances.ts';
import { namedBy } from './names.ts';

type Of = (typeof substanceNames)[number];

const lexiconFor = (language: Language): Lexicon<Of> =>
  lexiconOf(substanceNames.flatMap((each) => each.said[language].map((word) => [word, each] as const)));
const lexicons = { nl: lexiconFor('nl'), en: lexiconFor('en') } as const;

/** What they are of decides what they are; without it the last two say nothing. */
const dependences = ['verslaving', 'afhankelijkheid van een middel'];
const harms = ['schadelijk gebruik van een middel'];
const sayNothingAlone = ['afhankelijkheid van een middel', ...harms];

const isNamed = (ids: readonly string[], { name }: StatedDiagnosis, language: Language): boolean =>
  ids.some((id) => namedBy(id)?.names[language] === name);

/** The one substance that is named in these turns. */
function substanceIn(sentences: readonly Sentence[], language: Language): Of | undefined {
  const named = new Set(
    sentences.flatMap(({ said }) =>
      longestOf(
        hitsIn(
          lexicons[language],
          wordsOf(said).flatMap((word) => word.split('-')),
        ),
      ).map(({ value }) => value),
    ),
  );
  const [only] = named;
  return named.size === 1 ? only : undefined;
}

function specified(
  diagnosis: StatedDiagnosis,
  sentences: readonly Sentence[],
  language: Language,
): StatedDiagnosis | undefined {
  const isHarm = isNamed(harms, diagnosis, language);
  if (!isHarm && !isNamed(dependences, diagnosis, language)) return diagnosis;
  const near = (reach: number) =>
    substanceIn(
      sentences.filter(({ seq }) =>
        diagnosis.sources.some((source) => seq <= source && seq >= source - reach),
      ),
      language,
    );
  const of = near(0) ?? near(1) ?? near(2);
  const name = of && namedBy(isHarm ? of.harm : of.dependence);
  if (name) return { ...diagnosis, name: name.names[language], code: name.code };
  return isNamed(sayNothingAlone, diagnosis, language) ? undefined : diagnosis;
}

/** What is found, with the addictions named by what they are to. */
export function withSubstances(
  found: readonly StatedDiagnosis[],
  sentences: readonly Sentence[],
  language: Language,
): StatedDiagnosis[] {
  const all = found.flatMap((each) => specified(each, sentences, language) ?? []);
  return all.filter(({ name }, at) => all.findIndex((each) => each.name === name) === at);
}
