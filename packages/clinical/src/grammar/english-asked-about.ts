/** The thing that a question is about, as a noun: `How is your appetite these days?` → `appetite`. */
import { auxiliaries, isBase, isParticipleEn, isPastForm } from './english-verbs.ts';
import { englishAdverbs, englishCoordinators, englishKin, englishSubordinators } from './english-words.ts';
import { set, small, textOf, type Word } from './words.ts';

const articles = set('the a an your my his her their our any some no this that these those much many');
const joins = set('of in on at with for from to and or');
const empty = set(`
  i you he she it we they me him them us it's that's there there's here yourself himself herself themselves anything something nothing everything anyone someone everyone thing things way time times day days
  night nights week weeks month months year years hour hours minute minutes moment lot bit kind sort idea question questions reason point word words difference part side number scale number one two three four five six seven eight nine ten
  twelve twenty thirty fifty hundred today tomorrow yesterday morning evening afternoon tonight weekend summer winter spring autumn january february march april may june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday last next first second third other another same whole half else about around over under out up down off back through before after between into by during without
  not never very too so well good bad better worse long short often far old big small more less most least okay ok right left fine sure happy able ready different like please doctor yes no yeah again ago enough
  what which who when where why how what's how's who's where's when's exactly really maybe perhaps roughly else ever anymore still already yet now then always usually sometimes going gonna being been getting doing having done gone got
  feeling thinking talking looking coming trying saying telling making taking using keep keeps bothering anybody people compared spell honest sense against remind taken grown weird not
`);
const things = set(
  'sleep work drink smoke exercise cough pain panic worry check help dream ache faint rest itch change plan game study review order',
);

const isVerb = (words: readonly Word[], at: number): boolean => {
  const { low = '' } = words[at] ?? {};
  const before = words[at - 1];
  if (before && !before.after && articles.has(before.low)) return false;
  if (auxiliaries.has(low) || isPastForm(low) || isParticipleEn(low)) return true;
  const isAsked = /^(?:you|he|she|they|it|to|we|i)$/u.test(before?.low ?? '');
  return (isBase(low) || isBase(low.replace(/s$/u, ''))) && (isAsked || !things.has(low));
};

const deeds: ReadonlyMap<string, string> = new Map(
  'sleep slept sleeping=sleep, eat ate eating=eating, drink drank drinking=alcohol, smoke smoked smoking=smoking, work worked working=work, cough coughing=cough, exercise=exercise, vomit=vomiting, snore=snoring, drive=driving'
    .split(', ')
    .flatMap((entry) => {
      const [forms = '', name = ''] = entry.split('=');
      return forms.split(' ').map((form) => [form, name] as const);
    }),
);

const LONGEST = 5;

/** '' where it names nothing. */
export function askedAboutInEnglish(words: readonly Word[]): string {
  const chunks: Word[][] = [];
  let chunk: Word[] = [];
  let held: Word[] = [];
  const close = () => {
    if (chunk.length > 0) chunks.push(chunk);
    chunk = [];
    held = [];
  };
  words.forEach((each, at) => {
    const { low, after } = each;
    if (joins.has(low) && chunk.length > 0 && held.length === 0 && !after) held = [each];
    else if (articles.has(low)) {
      if (chunk.length > 0 && held.length > 0) held.push(each);
      else close();
    } else if (
      empty.has(low) ||
      joins.has(low) ||
      englishAdverbs.has(low) ||
      englishSubordinators.has(low) ||
      englishCoordinators.has(low) ||
      /^\d|['’]/u.test(low) ||
      isVerb(words, at)
    )
      close();
    else {
      chunk.push(...held, each);
      held = [];
      if (/[.;:?!]/u.test(after)) close();
    }
  });
  close();
  const named = chunks
    .map((each) => each.slice(0, LONGEST))
    .filter((each) =>
      each.some(({ low }) => low.length > 2 && !englishKin.has(low) && !/(?:ly|ing)$/u.test(low)),
    );
  const best = named[0];
  if (!best) return words.map(({ low }) => deeds.get(low)).find((each) => each !== undefined) ?? '';
  const bare = best.filter(({ low }) => !/^(?:your|my|his|her|their|our|any|some)$/u.test(low));
  return small(textOf(bare.map((each, at) => (at === bare.length - 1 ? { ...each, after: '' } : each))));
}
