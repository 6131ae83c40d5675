/** Finds in a clause who does it and which word is the verb. */
import { type Clause, isVerbAt } from './dutch-clauses.ts';
import { isFirstPerson, isInfinitive, isParticiple, isPast, isThirdPerson } from './dutch-verbs.ts';
import { adverbs, coordinators, determiners, isPersonalPronoun, kin, prepositions } from './dutch-words.ts';
import { set, type Word } from './words.ts';

/** `first`: subject, then verb. `inverted`: verb, then subject. `final`: verb last. */
export type Subject = {
  who: 'me' | 'you' | 'we';
  at: number;
  verb: number;
  order: 'first' | 'inverted' | 'final';
  /** Whether the verb is one of the list, and not guessed from its place. */
  known: boolean;
};

const I = set("ik k 'k");
const you = set('u je jij');
const we = set('we wij');
const between = set('zelf ook dus dan zelfs nu zelf toch echt');

const whoIs = (low: string): Subject['who'] | undefined =>
  I.has(low) ? 'me' : you.has(low) ? 'you' : we.has(low) ? 'we' : undefined;

const fits = (who: Subject['who'], token: string, inverted: boolean): ((form: string) => boolean) => {
  if (who === 'we') return (form) => isInfinitive(form) || isPast(form);
  if (who === 'me' || (inverted && token !== 'u')) return (form) => isFirstPerson(form) || isPast(form);
  return (form) => isThirdPerson(form) || isPast(form) || /^(?:hebt|bent|kunt|wilt|zult)$/u.test(form);
};

const canBeVerb = ({ low }: Word): boolean =>
  !adverbs.has(low) &&
  !prepositions.has(low) &&
  !determiners.has(low) &&
  !coordinators.has(low) &&
  !isPersonalPronoun(low) &&
  !isNumber.test(low);

const isNumber =
  /\d|^(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}*tien|\p{L}*tig|\p{L}*honderd|duizend)$/u;

/** `Je armen zwaaien mee`, `je jaarlijkse controle moet`: what is the listener's, with its verb behind it. */
function ownsSubject(words: readonly Word[]): boolean {
  const [, first] = words;
  if (!first || first.after || isThirdPerson(first.low) || isPast(first.low)) return false;
  if (isParticiple(first.low) || adverbs.has(first.low)) return false;
  const isVerb = (at: number) =>
    isVerbAt(words, at) ||
    (isInfinitive(words[at]?.low ?? '') && /(?:en|s)$/u.test(words[at - 1]?.low ?? ''));
  const isNamed = (at: number) =>
    words.slice(1, at).every(({ low, after }) => !after && !isPersonalPronoun(low));
  return [2, 3].some((at) => at < words.length && isVerb(at) && isNamed(at));
}

const doneToYou =
  /^(?:belt|ziet|spreekt|helpt|bezoekt|mailt|stuurt|geeft|vraagt|begeleidt|haalt|brengt|controleert|onderzoekt|prikt|meet|roept|legt|neemt|verwijst)$/u;
const someone =
  /(?:arts|verpleegkundige|verpleger|assistente|psycholoog|psychiater|dokter|collega|apotheek|specialist|therapeut|fysio|diëtist|consulent|begeleider|dienst|team|ondersteuner)$/u;

/** `Marit belt u`, `de huisarts ziet u`: somebody else does it, to the one spoken to. */
function isDoneByOther(words: readonly Word[], verb: number): boolean {
  const front = words.slice(0, verb);
  const last = front.at(-1);
  if (!last || last.after || front.length > 3 || !doneToYou.test(words[verb]?.low ?? '')) return false;
  if (kin.has(last.low) || someone.test(last.low)) return !prepositions.has(front[0]?.low ?? '');
  const isName = /^\p{Lu}\p{Ll}{2}/u.test(last.text) && (front.length > 1 || !isKnown(last.low));
  return isName && !prepositions.has(front[0]?.low ?? '');
}

const isKnown = (low: string): boolean =>
  adverbs.has(low) ||
  determiners.has(low) ||
  /(?:dag|dagen|week|maand|uur|morgen|avond|middag|pillen?|tablet\p{L}*)$/u.test(low) ||
  /^(?:dan|daarna|daarom|eerst|straks|thuis|nu|soms|pas)$/u.test(low);

function inMain(words: readonly Word[], lead: string): Subject | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const token = words[at] as Word;
    const who = whoIs(token.low);
    if (!who) continue;
    if (at > 0) {
      // Directly before its subject a word is a verb, whatever it may be elsewhere: `die kijk ik na`.
      const isVerb = !words[at - 1]?.after && fits(who, token.low, true)(words[at - 1]?.low ?? '');
      if (isVerb && token.low === 'u' && isDoneByOther(words, at - 1)) continue;
      if (isVerb) return { who, at, verb: at - 1, order: 'inverted', known: true };
      if (who !== 'me') continue;
      return undefined;
    }
    if (token.low === 'je' && kin.has(words[1]?.low ?? '')) continue;
    let verb = 1;
    while (between.has(words[verb]?.low ?? '') && verb < words.length - 1) verb += 1;
    const word = words[verb];
    if (token.low === 'je' && ownsSubject(words)) continue;
    if (!word || !(canBeVerb(word) || (who === 'we' && word.low === 'zijn'))) return undefined;
    const known = fits(who, token.low, false)(word.low);
    // `of ik clean ben`: a clause within, whatever came before it.
    if (!known && lead === 'of') return inSub(words);
    if (!known && (isInfinitive(word.low) || isParticiple(word.low) || who === 'we')) return undefined;
    return { who, at, verb, order: 'first', known };
  }
  return undefined;
}

const auxiliary =
  set(`ben is was had heb heeft hebt bent kan kon moet moest mag mocht wil wou wilde zal zou word wordt werd ga gaat ging
  kunt wilt zult hoef hoefde durf durfde`);

const surelyArticles = set("de een 'n mijn m'n jouw uw deze geen elke iedere onze");

/** The verb that is conjugated, in a clause that ends in its verbs: `dat ik last heb van`, `omdat ik wil slapen`. */
export function finalVerb(words: readonly Word[], from: number, isForm: (form: string) => boolean): number {
  let found = -1;
  for (let at = from; at < words.length; at += 1) {
    const low = words[at]?.low ?? '';
    if (auxiliary.has(low) && isForm(low)) return at;
    // `als ik er niet uit kom`, `omdat ik haar laat vallen`: here `het` and `haar` are more often a person than an article.
    const isEnd = words.slice(at + 1).every(({ low: after }) => after === 'te' || isInfinitive(after));
    const isLast = isEnd && isForm(low) && !surelyArticles.has(words[at - 1]?.low ?? '');
    if (isLast || (isVerbAt(words, at, isForm) && !adverbs.has(low))) found = at;
  }
  return found;
}

function inSub(words: readonly Word[]): Subject | undefined {
  for (let at = 0; at < Math.min(words.length, 5); at += 1) {
    const token = words[at] as Word;
    const who = whoIs(token.low);
    if (!who) continue;
    if (token.low === 'je' && at > 0) continue;
    if (token.low === 'je' && kin.has(words[1]?.low ?? '')) continue;
    const verb = finalVerb(words, at + 1, fits(who, token.low, false));
    return verb < 0 ? undefined : { who, at, verb, order: 'final', known: true };
  }
  return undefined;
}

export const subjectOf = (clause: Clause): Subject | undefined =>
  clause.kind === 'sub' ? inSub(clause.words) : inMain(clause.words, clause.lead.at(-1)?.low ?? '');

/** Whether somebody else is the subject of a main clause: then the next clause must say who does it. */
export function isAboutPerson({ words }: Clause): boolean {
  const [first, second] = words;
  if (!first) return false;
  if (/^(?:hij|ze|zij|die|iemand|ie)$/u.test(first.low)) return true;
  if (/^(?:mijn|m'n|mn|uw|jouw|je|de|een|onze)$/u.test(first.low) && second)
    return kin.has(second.low) || kin.has(words[2]?.low ?? '');
  // `Vrijdag liet iemand een krat vallen`
  const verb = words.findIndex((_, at) => isVerbAt(words, at));
  const own = /^(?:mijn|m'n|mn|de|een)$/u.test(words[verb + 1]?.low ?? '') ? 2 : 1;
  const behind = words[verb + own];
  if (
    verb > 0 &&
    behind &&
    (/^(?:iemand|niemand|iedereen)$/u.test(behind.low) ||
      kin.has(behind.low) ||
      /^\p{Lu}\p{Ll}/u.test(behind.text))
  )
    return true;
  return (
    kin.has(first.low) ||
    words.some(({ low }, at) => at > 0 && /^(?:hij|ze|zij)$/u.test(low) && isVerbAt(words, at - 1))
  );
}

/** `Bij diarree, braken of koorts slaat u over`: what stands before the verb is one, whatever commas it holds. */
export function withFronts(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (const clause of clauses) {
    const before = out.at(-1);
    const isFront =
      before?.kind === 'main' &&
      clause.kind === 'main' &&
      clause.lead.length === 0 &&
      /^(?:bij|met|na|vanaf|voor|op|in|sinds|tot|door)$/u.test(before.words[0]?.low ?? '') &&
      !before.words.some((_, at) => isVerbAt(before.words, at));
    const pointsBack = /^(?:toen|dan|daar|die|dat|nu)$/u.test(clause.words[0]?.low ?? '');
    if (before && isFront && out.length === 1 && !pointsBack && subjectOf(clause)?.order === 'inverted')
      out[out.length - 1] = { ...before, words: [...before.words, ...clause.words] };
    else out.push(clause);
  }
  return out;
}
