/** Cuts a Dutch sentence into clauses and says of each where its verb belongs: in front, second, or last. */

import { onceAWord } from '../reading/recent.ts';
import { isFirstPerson, isInfinitive, isPast, isThirdPerson } from './dutch-verbs.ts';
import {
  articles,
  coordinators,
  isPersonalPronoun,
  prepositions,
  subjectPronouns,
  subordinators,
  subordinatorsBeforeSubject,
} from './dutch-words.ts';
import { set, type Word } from './words.ts';

/** `main` has its verb second (or first), `sub` last. `lead` joins it to what went before: `maar`, `omdat`, `en omdat`. */
export type Clause = { kind: 'main' | 'sub'; lead: Word[]; words: Word[] };

export const isConjugated = onceAWord((low) => isFirstPerson(low) || isThirdPerson(low) || isPast(low));

/** A word that is a verb and can be nothing else here: `het werk` and `naar bed` are no verbs. */
export function isVerbAt(words: readonly Word[], at: number, isForm = isConjugated): boolean {
  const low = words[at]?.low ?? '';
  if (!isForm(low)) return false;
  const before = words[at - 1];
  if (!before || before.after) return true;
  if (alwaysVerbs.has(low)) return true;
  return !articles.has(before.low) && !prepositions.has(before.low);
}

const alwaysVerbs = set(
  'ben is was had heb heeft hebt bent kan kon moet moest mag mocht wil wou zal zou word wordt werd ga gaat ging',
);

const isNumberWord =
  /\d|^(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}*tien|\p{L}*tig|honderd)$/u;

const asking =
  /^(?:weten|vragen|vroegen|afvroeg|afvraag|zeker|twijfelen|checken|checkt|vraag|vraagt|vroeg|weet|wist|twijfel|twijfelt|twijfelde|kijk|kijken|zien|benieuwd|afvragen|check|controleer)$/u;

function beginsSub(words: readonly Word[], at: number): boolean {
  const { low = '' } = words[at] ?? {};
  if (!subordinators.has(low) && low !== 'dan') return false;
  const next = words[at + 1];
  if (!next || words[at]?.after) return false;
  if (low === 'dan') return isPersonalPronoun(next.low) && /(?:er|anders)$/u.test(words[at - 1]?.low ?? '');
  if (low === 'dat' || low === 'die' || low === 'wat' || low === 'wie' || low === 'waar') {
    // `dat is`, `die kijk ik na`: a verb follows, so this is no conjunction.
    if (isConjugated(next.low)) return false;
    // `Dat kleed heb ik weggehaald`: verb and subject follow, so it is no conjunction.
    if (
      low === 'dat' &&
      [2, 3].some(
        (off) =>
          isConjugated(words[at + off]?.low ?? '') &&
          isPersonalPronoun(words[at + off + 1]?.low ?? '') &&
          !words[at + off]?.after,
      )
    )
      return false;
    // `als u dat doet`, `laten we dat bekijken`: what is done, no conjunction.
    if (low === 'dat') {
      const isDone = isPersonalPronoun(words[at - 1]?.low ?? '') && !words[at - 1]?.after;
      return !isDone || isPersonalPronoun(next.low) || /^(?:het|er|de|een|mijn|m'n|uw|die)$/u.test(next.low);
    }
  }
  if (!subordinatorsBeforeSubject.has(low)) return true;
  if (isPersonalPronoun(next.low)) return true;
  if (low === 'als' && next.low !== 'een' && endsInVerb(words, at + 1)) return true;
  return (
    (low === 'als' || low === 'wanneer' || low === 'zoals') &&
    /^(?:het|er|dat|die|de|mijn|m'n|uw|'t)$/u.test(next.low)
  );
}

/** Whether the words up to the next mark end in a verb: `als Dennis weer appt`. */
function endsInVerb(words: readonly Word[], from: number): boolean {
  let at = from;
  while (at < words.length - 1 && !words[at]?.after && words[at + 1]?.low !== 'dan') at += 1;
  return at > from && isVerbAt(words, at, (form) => isThirdPerson(form) || isPast(form));
}

/** Whether `en` at this place begins a clause of its own, and does not only join two things. */
function beginsMain(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!next) return false;
  const { low = '' } = words[at] ?? {};
  if (low === 'want' || low === 'dus') return true;
  // `een uur of elf`, `een biertje of vier`
  if (low === 'of' && isNumberWord.test(next.low)) return false;
  // `braken of koorts`: nothing has happened yet, so nothing is joined to it.
  const isOurs = words.slice(0, at).some(({ low: before }) => before === 'we' || before === 'wij');
  if (!isOurs && !words.slice(0, at).some((_, each) => isVerbAt(words, each)) && low !== 'maar') return false;
  if (subjectPronouns.has(next.low) && !(next.low === 'het' && !isVerbAt(words, at + 2))) return true;
  // `we bouwen af en stoppen`: the verbs of `we` look like infinitives.
  if (isInfinitive(next.low) && isOurs) return true;
  for (let each = at + 1; each < Math.min(words.length, at + 7); each += 1) {
    if (isVerbAt(words, each)) return true;
    if (words[each]?.after) break;
  }
  return false;
}

function isSecondVerb(words: readonly Word[], at: number): boolean {
  const [before, each, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !each || !next || isPersonalPronoun(before.low)) return false;
  if (!isConjugated(each.low) || !isPersonalPronoun(next.low) || !isVerbAt(words, at - 1)) return false;
  return words.slice(0, at - 1).some((_, from) => beginsSub(words, from));
}

function beginsClause(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (!before || /[,;:…–.]/u.test(before.after)) return true;
  const { low = '' } = words[at] ?? {};
  if (low === 'of' && isAsked(words, at)) return true;
  if (coordinators.has(before.low) && !before.after) return false;
  if (beginsSub(words, at)) return true;
  if (coordinators.has(low)) return beginsMain(words, at);
  // `als ze dat doet dan bel ik`
  if (
    low === 'dan' &&
    isConjugated(words[at + 1]?.low ?? '') &&
    subjectPronouns.has(words[at + 2]?.low ?? '')
  )
    return isVerbAt(words, at - 1);
  // `als de dokter komt ben ik weg`: two verbs side by side are of two clauses.
  if (isSecondVerb(words, at)) return true;
  // No marks were written: a subject that does not follow its verb or a conjunction begins a sentence.
  return (
    low === 'ik' &&
    !isVerbAt(words, at - 1, (form) => isFirstPerson(form) || isPast(form)) &&
    !subordinators.has(before.low)
  );
}

/** `weet niet of ik`, `vraagt zich af of`: what follows is a clause within. */
const isAsked = (words: readonly Word[], of: number): boolean =>
  words.slice(Math.max(0, of - 3), of).some(({ low }) => asking.test(low));

function clauseOf(words: readonly Word[], before: readonly Word[]): Clause {
  let at = 0;
  while (at < words.length - 1 && coordinators.has(words[at]?.low ?? '') && !words[at]?.after) at += 1;
  const whether =
    words[at - 1]?.low === 'of' &&
    before &&
    isPersonalPronoun(words[at]?.low ?? '') &&
    before.some(({ low }) => asking.test(low));
  if (whether) return { kind: 'sub', lead: words.slice(0, at), words: words.slice(at) };
  if (beginsSub(words, at)) return { kind: 'sub', lead: words.slice(0, at + 1), words: words.slice(at + 1) };
  return { kind: 'main', lead: words.slice(0, at), words: words.slice(at) };
}

export function clausesOf(words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && !beginsClause(words, at)) continue;
    clauses.push(clauseOf(words.slice(from, at), words.slice(Math.max(0, from - 3), from)));
    from = at;
  }
  return clauses;
}
