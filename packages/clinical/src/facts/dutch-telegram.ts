/**
 * Dutch statements as people of the field write them: without articles and the small words of speech. What is shorter
 * leaves room for more facts. Every number, denial, hedge and time stays.
 */
import { isConjugated } from '../grammar/dutch-clauses.ts';
import { adverbs, neuter, prepositions, subjectPronouns } from '../grammar/dutch-words.ts';
import { set, type Word, wordsIn, written } from '../grammar/words.ts';

/** Say nothing that a note would miss. */
const particles = set(
  'gewoon eigenlijk even eventjes toch natuurlijk gelukkig hoor sowieso inderdaad trouwens immers nou nouja zeg uiteraard kortom eerlijk',
);

/** `een paar`, `een keer`, `een uur of tien`: counts, or belongs to a fixed phrase. */
const countedByOne = set(`
  beetje paar keer aantal deel uur uurtje half halve kwart kwartier stuk week weken maand jaar dag minuut ander andere op of en van tot nacht ochtend avond
  middag glas glaasje tablet tabletje pil capsule druppel puf maal enkele hele heel tijd tijdje poos eind beter eigen soort biertje sigaret joint pakje
  kilo gram milligram liter graad meter op één twee drie vier vijf zes zeven acht negen tien
`);

/** Fixed phrases with an article: `in de week`, `op de hoogte`. */
const heldAfterThe = set(
  'week weken ochtend avond nacht middag morgen hoogte gaten hand rest ene een ander war buurt beurt maand dag dagen hele gek helft baan lucht grond dood',
);
const heldAfterHet = set('half kwart eind begin laatst algemeen moment ogenblik weekend ergst meest liefst');

const isNumber = (low: string): boolean =>
  /\d|^(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)$|(?:tien|tig|honderd)$/u.test(
    low,
  );

/** Between words, with no mark before what it belongs to. */
const leadsOn = (one: Word | undefined): boolean => one !== undefined && one.after === '';

function isLooseThe(words: readonly Word[], at: number): boolean {
  const [before, own, next] = [words[at - 1], words[at], words[at + 1]];
  if (own?.low !== 'de' || !next || !leadsOn(own)) return false;
  // `De Berkel`: a name.
  if (at > 0 && own.text === 'De') return false;
  if (heldAfterThe.has(next.low)) return false;
  // `om de drie dagen`; `zes van de zeven dagen`, `zeven op de tien`.
  if (before?.low === 'om') return false;
  return !(/^(?:van|op)$/u.test(before?.low ?? '') && isNumber(words[at - 2]?.low ?? ''));
}

function isLooseHet(words: readonly Word[], at: number): boolean {
  const [before, own, next] = [words[at - 1], words[at], words[at + 1]];
  if (own?.low !== 'het' || !next || !leadsOn(own) || heldAfterHet.has(next.low)) return false;
  if (isConjugated(next.low) && !neuter.has(next.low)) return false;
  if (adverbs.has(next.low) || prepositions.has(next.low) || subjectPronouns.has(next.low)) return false;
  if (at === 0) return neuter.has(next.low) || (leadsOn(next) && isConjugated(words[2]?.low ?? ''));
  return (
    before !== undefined &&
    leadsOn(before) &&
    !/^(?:om|aan)$/u.test(before.low) &&
    prepositions.has(before.low)
  );
}

function isLooseA(words: readonly Word[], at: number): boolean {
  const [own, next] = [words[at], words[at + 1]];
  if (own?.low !== 'een' || !next || !leadsOn(own)) return false;
  return !countedByOne.has(next.low) && !isNumber(next.low) && !adverbs.has(next.low);
}

const contrasts =
  /^(?:niet|geen|nooit|nee|niks|niets|maar|alleen|nu|toen|vroeger|eerder|eens|vorig|vorige)$/u;

function isLooseParticle(words: readonly Word[], at: number): boolean {
  const [before, own, next] = [words[at - 1], words[at], words[at + 1]];
  if (!own || words.length < 3) return false;
  // `even groot als` compares.
  if (own.low === 'even' && (words[at + 2]?.low === 'als' || next?.low === 'veel')) return false;
  if (particles.has(own.low)) return !(at === 0 && own.low === 'zeg');
  if (own.low === 'ook')
    return (
      next !== undefined &&
      leadsOn(own) &&
      next.low !== 'als' &&
      before?.low !== 'maar' &&
      // `Ook met tabletten`, `ook in het weekend`: then too, and not only then.
      !prepositions.has(next.low)
    );
  // `Toen wel, nu niet`: there it says that it was so.
  if (own.low === 'wel')
    return at > 0 && next !== undefined && leadsOn(own) && !words.some(({ low }) => contrasts.test(low));
  if (own.low !== 'dan' || at === 0 || !leadsOn(before) || !leadsOn(own)) return false;
  // `Belt dan de praktijk`; `meer dan twee`, `erger dan de pijn` compare.
  return isConjugated(before?.low ?? '') && !/er$/u.test(before?.low ?? '');
}

/** Marks of what is left out go to the word before it. */
function without(words: readonly Word[], isOut: (words: readonly Word[], at: number) => boolean): Word[] {
  const kept: Word[] = [];
  for (const [at, each] of words.entries()) {
    const last = kept.at(-1);
    if (!isOut(words, at)) kept.push(each);
    else if (last && each.after && !last.after) kept[kept.length - 1] = { ...last, after: each.after };
  }
  return kept;
}

/** `De Lachman, die is stabiel` → `De Lachman is stabiel`: what was named is named again. */
function withoutNamingAgain(words: readonly Word[]): Word[] {
  let kept = [...words];
  for (let at = 1; at < kept.length - 2; at += 1) {
    const [before, own, next] = [kept[at - 1], kept[at], kept[at + 1]];
    if (before?.after !== ',' || !own || !next || !/^(?:die|dat)$/u.test(own.low)) continue;
    let from = at - 1;
    while (from > 0 && !kept[from - 1]?.after) from -= 1;
    const named = kept.slice(from, at);
    // `Geen ibuprofen, dat is slecht voor u`: what is denied is not what is bad.
    const isName =
      !/^(?:geen|niet|zonder|nooit)$/u.test(named[0]?.low ?? '') &&
      named.length <= 4 &&
      !named.some(({ low }) => isConjugated(low) && !neuter.has(low));
    if (!isName || !isConjugated(next.low) || !leadsOn(own)) continue;
    kept = [...kept.slice(0, at - 1), { ...before, after: '' }, ...kept.slice(at + 1)];
  }
  return kept;
}

/** `Dan belt behandelaar de apotheek` → `Behandelaar belt de apotheek`. */
function inOrder(words: readonly Word[]): Word[] {
  const [first, verb, subject, ...rest] = words;
  if (first?.low !== 'dan' || !verb || !subject || first.after || verb.after) return [...words];
  return /^(?:behandelaar|cliënt)$/u.test(subject.low) ? [subject, verb, ...rest] : [...words];
}

/** `Behandelaar belt en behandelaar schrijft`: who does it is said once. */
function withoutSubjectAgain(words: readonly Word[]): Word[] {
  if (words[0]?.low !== 'behandelaar') return [...words];
  return without(words, (all, at) => {
    const isAgain = at > 1 && all[at]?.low === 'behandelaar' && all[at - 1]?.low === 'en';
    return isAgain && leadsOn(all[at - 1]) && isConjugated(all[at + 1]?.low ?? '');
  });
}

const isLoose = (words: readonly Word[], at: number): boolean =>
  isLooseThe(words, at) || isLooseHet(words, at) || isLooseA(words, at) || isLooseParticle(words, at);

/** `Er is een wachttijd` → `Wachttijd`; `Het is een verrekte band` → `Verrekte band`. */
const announcing = /^(?:Er (?:is|zijn) een (?=\p{L})|(?:Het|Dat) is een (?=\p{L}+e ))/u;

/** `…, dat weet ze nog wel`, `…, zegt mevrouw`: says nothing of its own. After a value it may say what that means. */
const afterthought =
  /[,;] (?:(?:dat|dit|zo|dan) (?:is|was|had|heeft|weet|zag|ziet|gaat|ging|doet|deed|zegt|zei|dacht|komt|kan|kon|mag|moet|wil|wilde|vond|vindt|snapt|werkt)(?: \p{Ll}+){0,5}|(?:zegt|zei|vindt|denkt|gelooft|merkt|zag|ziet) (?:ze|zij|hij|mevrouw|meneer|cliënt|behandelaar))$/u;
const valued =
  /\d|\b(?:weg|over|voorbij|gestopt|klaar|gelukt|mislukt|verdwenen|minder|meer|beter|erger|slechter|hetzelfde|gezakt|gedaald|gestegen|genezen|afgelopen|toen|vroeger|\p{Ll}+er geworden|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|niet|geen|nooit|niks)\b|(?:tien|tig|honderd)\b/u;
const MOST_AFTERTHOUGHT_WORDS = 6;

function withoutAfterthought(clause: string): string {
  const found = afterthought.exec(clause);
  if (!found || valued.test(clause) || found[0].split(' ').length - 1 > MOST_AFTERTHOUGHT_WORDS)
    return clause;
  return clause.slice(0, found.index);
}

export function telegramInDutch(clause: string): string {
  const shorter = withoutAfterthought(clause).replace(announcing, '');
  const words = withoutSubjectAgain(inOrder(withoutNamingAgain(wordsIn(shorter))));
  const kept = without(words, isLoose);
  return kept.length === 0 ? clause : written(kept);
}
