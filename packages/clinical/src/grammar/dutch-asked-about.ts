/** The thing that a question is about, as a noun: `Hoe gaat het met de logopedie?` → `logopedie`, `Slaapt u goed?` → `slapen`. */
import { isConjugated } from './dutch-clauses.ts';
import { doings, heldClause } from './dutch-labels.ts';
import { adjectives } from './dutch-negation.ts';
import { infinitiveOf, isInfinitive, isParticiple, isPast, isThirdPerson } from './dutch-verbs.ts';
import {
  adverbs,
  articles,
  determiners,
  kin,
  prepositions,
  subjectPronouns,
  subordinators,
} from './dutch-words.ts';
import { set, small, textOf, type Word } from './words.ts';

/** Between other words they name nothing. */
const empty = set(`
  last contact idee beetje keer keren dag dagen nacht nachten week weken maand maanden jaar jaren uur uren minuut minuten tijd moment momenten vraag vragen ding dingen reden manier soort deel stuk begin
  eind einde plek plekken kant aantal paar mensen iemand niemand iets niets niks alles wat zaken punt woorden woord verschil gevoel oog schaal cijfer hand zin kwestie geval
  meneer mevrouw dokter u je jij jou jouw uw jezelf uzelf zich elkaar mij me ik ons onze we wij hem haar hun hen ons zelf zulke allebei beide rest kijken overzicht vraagje
  januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag weekend avond avonds ochtend ochtends middag middags nachts morgen zomer winter najaar voorjaar herfst
  eerste tweede derde laatste afgelopen vorige volgende komende ander andere zelfde hetzelfde halve hele zoiets zoals destijds allemaal eigenlijk precies bijvoorbeeld ooit nogal misschien
  uit op aan af mee toe heen door over voor bij tegen onder tussen welke welk hoeveel hoelang daarvan daarmee daarover daarbij ervan ermee eraan erbij erover erop erin eruit waarvan waarmee waaraan waarbij
  nul een één twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig honderd duizend half anderhalf ja nee oké oke
  hard stukje hoever dik verleden hebt kunt wilt zult ervoor vóór sterk eerlijk hiervoor nou bespreek vergaan meegaat meedenken zonet straks
  meteen vorig nare hoog alweer zoal lichamelijk heleboel dubbele vooraf voorafging moeilijkste ergste beste beneden boven voorbij links rechts erg zullen zeg hoeft loopt
  weer genoeg plus min vast voldoende meestal vooral eens gelijk open los mis samen apart bij elkaar vanmorgen vanavond vandaag gisteren tegenwoordig momenteel
  lang langer vaker meer minder groot erg ver laat oud zwaar veel weinig snel graag fijn prettig lastig moeilijk makkelijk vervelend zeker bent beter slechter goed slecht anders extra bezig nodig klaar
`);

const isNumber = /^\d|^\p{L}*(?:tien|tig|honderd)$/u;

/** A verb, unless a word before it makes it a thing: `het werk`, `uw slaap`. */
function isVerbHere(words: readonly Word[], at: number): boolean {
  const { low = '' } = words[at] ?? {};
  const before = words[at - 1];
  const isThing =
    before !== undefined &&
    !before.after &&
    (articles.has(before.low) || /^(?:je|die|dat)$/u.test(before.low));
  const next = words[at + 1]?.low ?? '';
  // `Je had een pil`: the second word is the verb.
  if (at === 1 && before?.low === 'je' && (isThirdPerson(low) || isPast(low))) return true;
  // `Dat schrijf ik op`: who does it follows.
  if (/^(?:ik|we|wij|hij|ie)$/u.test(next) && isConjugated(low)) return true;
  // `Voel je`, `slaapt u`; `je slaap` at the end is a thing.
  if (/^(?:u|je|jij|jullie)$/u.test(next) && isConjugated(low)) return true;
  if (isThing) return false;
  // Behind the verb of the sentence a word that can be both is a thing: `Heb je werk?`
  return (
    isConjugated(low) &&
    !/^(?:slaap|werk|angst|druk|rook|stress|pijn|koorts|drank|jeuk|hoest|zweet|trek|dorst|honger|kramp|zin|eetlust|reis|zorg|hulp|ruzie|spanning)$/u.test(
      low,
    )
  );
}

type Chunk = { words: Word[]; by: string };

const breaksAt = (words: readonly Word[], at: number): boolean => {
  const { low = '' } = words[at] ?? {};
  return (
    subjectPronouns.has(low) ||
    subordinators.has(low) ||
    adverbs.has(low) ||
    empty.has(low) ||
    isNumber.test(low) ||
    isParticiple(low) ||
    isVerbHere(words, at)
  );
};

/** Things in a row, with what joins them: `pijn op de borst`, `handen en voeten`. */
function chunksOf(words: readonly Word[]): Chunk[] {
  const chunks: Chunk[] = [];
  let chunk: Chunk | undefined;
  let held: Word[] = [];
  let by = '';
  const close = () => {
    if (chunk) chunks.push(chunk);
    chunk = undefined;
    held = [];
  };
  words.forEach((each, at) => {
    const { low, after } = each;
    const next = words[at + 1];
    const isDeterminer =
      (determiners.has(low) || articles.has(low)) && next !== undefined && !breaksAt(words, at + 1);
    const joins = prepositions.has(low) || low === 'vóór' || low === 'en' || low === 'of';
    if (isDeterminer) {
      if (chunk && held.length > 0) held.push(each);
      else if (chunk) close();
      if (!chunk) return;
    } else if (joins && !after) {
      if (chunk && !held.length) held.push(each);
      else close();
      if (!chunk) by = low;
      return;
    } else if (breaksAt(words, at)) close();
    else {
      if (chunk) chunk.words.push(...held, each);
      else chunk = { words: [each], by };
      held = [];
      if (/[.;:?!]/u.test(after)) close();
    }
    by = '';
  });
  close();
  return chunks;
}

const owned = /^(?:uw|je|jouw|mijn|onze|haar|hun|deze|dit|die|dat|z'n|m'n)$/u;

function named(all: readonly Word[]): string {
  let end = all.length;
  while (
    end > 1 &&
    (prepositions.has(all[end - 1]?.low ?? '') || /^(?:en|of|de|het|een)$/u.test(all[end - 1]?.low ?? ''))
  )
    end -= 1;
  const words = all.slice(0, end);
  const bare = words
    .filter(({ low }) => !owned.test(low))
    .map((each, at, all) => (at === all.length - 1 ? { ...each, after: '' } : each));
  return textOf(bare);
}

const LONGEST = 6;
/** `Hoe gaat het met u, Jannie?`: a name says who, not what. Medicines are written small. */
const isName = (words: readonly Word[]): boolean => words.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
const isAll = (words: readonly Word[], is: (low: string) => boolean) => words.every(({ low }) => is(low));

/** Of time or place it says when or where, not what. */
const besides = set('sinds tijdens na voor vóór om tot vanaf per rond tussen binnen als zonder volgens door');

const atOtherTime = /^(?:vóór|na|zonder)$/u;

/** The verb as a thing: `slaapt` → `slapen`, `gerookt` → `roken`. */
function deed(words: readonly Word[]): string {
  for (const [at, { low }] of words.entries()) {
    const form = isParticiple(low)
      ? infinitiveOf(low.replace(/^ge/u, ''))
      : isInfinitive(low)
        ? low
        : infinitiveOf(low);
    const isVerb = isParticiple(low) || isInfinitive(low) || isVerbHere(words, at);
    if (
      form &&
      isVerb &&
      doings.has(form) &&
      !(isPast(low) && !isInfinitive(low)) &&
      !empty.has(low) &&
      !prepositions.has(low)
    )
      return form;
  }
  return '';
}

/** '' where it names nothing. */
export function askedAboutInDutch(words: readonly Word[]): string {
  const clause = heldClause(words);
  if (clause) return clause;
  const chunks = chunksOf(words)
    .map((chunk) => ({ ...chunk, words: chunk.words.slice(0, LONGEST) }))
    .filter(({ words: each }) => !isAll(each, (low) => adjectives.has(low) || low.length < 3));
  const things = chunks.filter(
    ({ words: each }) =>
      !isAll(each, (low) => kin.has(low) || isInfinitive(low)) && !(isName(each) && words[0] !== each[0]),
  );
  const best = things.find(({ by }) => !besides.has(by)) ?? things[0];
  if (best && best.words[0] === words[0]) return small(named(best.words));
  // `En vóór de clozapine?` asks of the time before it.
  if (best) return atOtherTime.test(best.by) ? `${best.by} ${named(best.words)}` : named(best.words);
  const found = deed(words);
  if (found) return found;
  // `En het hardlopen?`
  const doing = words.find(
    ({ low }, at) => words[at - 1]?.low === 'het' && isInfinitive(low) && !empty.has(low),
  );
  if (doing) return doing.low;
  const state = words.find(
    ({ low }, at) => adjectives.has(low) && !empty.has(low) && !adverbs.has(low) && !isVerbHere(words, at),
  );
  return state ? state.low : '';
}
