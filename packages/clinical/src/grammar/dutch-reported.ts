/** What somebody says about themselves, in the third person: `Ik slaap slecht` → `Slaapt slecht`. */
import { type Clause, clausesOf } from './dutch-clauses.ts';
import { lowered } from './dutch-persons.ts';
import { supposed, withoutPointers } from './dutch-spoken.ts';
import { isAboutPerson, subjectOf, withFronts } from './dutch-subject.ts';
import { inThirdPerson, type Said } from './dutch-third.ts';
import { isPast, isThirdPerson } from './dutch-verbs.ts';
import { coordinators, subordinators } from './dutch-words.ts';
import type { Cast } from './party.ts';
import { set, type Word, type Written, written } from './words.ts';

/** `Als het regent, blijf ik thuis` → main clause first, so that its subject can be left out. */
function mainFirst(clauses: readonly Clause[], cast: Cast): Clause[] {
  const at = clauses.findIndex(({ kind }) => kind === 'main');
  const main = clauses[at];
  if (at < 1 || !main) return [...clauses];
  const subject = subjectOf(main);
  if (subject?.order !== 'inverted' || subject.who === 'we') return [...clauses];
  if (!(subject.who === 'me' ? cast.me : cast.you).drops) return [...clauses];
  const front = main.words.slice(0, subject.verb);
  if (front.length > 1 || (front[0] && front[0].low !== 'dan' && front[0].low !== 'toen'))
    return [...clauses];
  const subs = clauses.slice(0, at);
  const end = main.words.at(-1)?.after ?? '';
  const first: Clause = { ...main, lead: [], words: marked(main.words.slice(front.length), '') };
  const lastSub = subs.at(-1) as Clause;
  const rest = clauses.slice(at + 1);
  return [
    first,
    ...subs.slice(0, -1),
    { ...lastSub, words: marked(lastSub.words, rest.length > 0 ? end || ',' : '') },
    ...rest,
  ].map((clause, index) => (index === 1 ? { ...clause, lead: small(clause.lead) } : clause));
}

const marked = (words: readonly Word[], after: string): Word[] =>
  words.map((each, at) => (at === words.length - 1 ? { ...each, after } : each));

const small = (words: readonly Word[]): Word[] => words.map((each) => ({ ...each, text: each.low }));

/** Speech without marks: a clause that nothing joins to the one before gets a comma. */
export function joinTo(out: Word[], words: readonly Word[]): void {
  const last = out.at(-1);
  const joins =
    coordinators.has(words[0]?.low ?? '') ||
    subordinators.has(words[0]?.low ?? '') ||
    words[0]?.low === 'dan';
  if (last && !last.after && !joins && words.length > 0) out[out.length - 1] = { ...last, after: ',' };
  out.push(...words);
}

const leaning =
  /^(?:dat|dit|die|daar|daarvan|daarmee|daarvoor|daardoor|daarom|daarbij|daarin|hetzelfde|zoiets|zo|hem|haar|hij|ze|zij|ook)$/u;
const speech = set('zei zegt zeg dacht denk denkt vraag riep gedacht gezegd');

/** `Ik dacht, ik ben precies`, `Mijn man zegt ook al, je bent veranderd`: words within words are better quoted. */
const holdsSpeech = (words: readonly Word[]): boolean =>
  words.some(({ low }, at) => {
    if (!speech.has(low)) return false;
    if (words[at + 1]?.low === 'van') return true;
    const comma = [0, 1, 2, 3].find((offset) => /[,:]/u.test(words[at + offset]?.after ?? ''));
    if (comma === undefined || at + comma >= words.length - 2) return false;
    return (
      comma <= 1 || /^(?:ik|je|u|jij|dit|dat|als|wanneer|nu|ja|nee)$/u.test(words[at + comma + 1]?.low ?? '')
    );
  });

const leftover = set("ik 'k mij mijn m'n mezelf mijzelf me");
const listener = set('je jij jou jouw jullie');

/** How far the sentence can stand by itself. */
function standing(words: readonly Word[], out: readonly Word[], speaker: Cast['speaker']): number {
  let sure = 1;
  const first = words[0]?.low ?? '';
  if (leaning.test(first) && speaker !== 'other') sure *= 0.6;
  if (/^(?:toen|dan|het|er)$/u.test(first)) sure *= 0.85;
  if (holdsSpeech(words)) sure *= 0.4;
  // `Doe ik` says nothing without what was asked.
  if (out.length === 1 && words.length > 1) sure *= 0.4;
  // `Al heb ik wel gedacht`: although, not already. `Doe mij maar`: asks for something.
  if (
    /^(?:al|doe|geef|laat)$/u.test(first) &&
    /^(?:heb|had|ben|was|vond|vind|mij|me|maar)$/u.test(words[1]?.low ?? '')
  )
    sure *= 0.4;
  if (out.some(({ low }) => listener.has(low))) sure *= 0.45;
  if (out.some(({ low }) => low === 'we' || low === 'wij' || low === 'ons')) sure *= 0.6;
  return sure;
}

/** `Ze belt mij 's nachts`, by the daughter: the client is left out, and who says it is added. */
function aboutClient(clauses: readonly Clause[]): Clause[] {
  const [first, ...rest] = clauses;
  if (!first || first.kind === 'sub') return [...clauses];
  const at = first.words.findIndex(({ low }) => /^(?:ze|zij|hij)$/u.test(low));
  const verb = at === 0 ? 1 : at - 1;
  const form = first.words[verb];
  if (
    at < 0 ||
    !form ||
    !(isThirdPerson(form.low) || isPast(form.low) || (at === 0 && /[^aeiou]t$/u.test(form.low))) ||
    /en$/u.test(form.low)
  )
    return [...clauses];
  const front = at === 0 ? [] : lowered(first.words.slice(0, verb));
  const behind = first.words.slice(Math.max(at, verb) + 1);
  return [{ ...first, lead: [], words: [form, ...front, ...behind] }, ...rest];
}

/** `Ben iets minder somber`, `Heb hoofdpijn`: of oneself, without saying so. `Ben slaapt slecht` is of somebody. */
function withSelf(words: readonly Word[], { speaker }: Cast): readonly Word[] {
  const [first, second] = words;
  if (speaker !== 'client' || !first || !second || !/^(?:ben|heb)$/u.test(first.low) || first.after)
    return words;
  if (
    /^(?:ik|je|jij|u|we|jullie|en|of)$/u.test(second.low) ||
    words.some(({ low }) => low === 'ik' || low === "'k")
  ) {
    // `Ben moe, maar ik slaap`: the other clause says who it is.
    const ends = words.findIndex(({ after }) => after !== '');
    const isOwnClause =
      ends > 0 && !words.slice(0, ends + 1).some(({ low }) => /^(?:ik|je|jij|u|we|jullie|'k)$/u.test(low));
    if (!isOwnClause) return words;
  }
  if (
    first.low === 'ben' &&
    (isThirdPerson(second.low) || isPast(second.low) || /^\p{Lu}/u.test(second.text))
  )
    return words;
  return [{ ...first, text: 'Ik', low: 'ik', after: '' }, { ...first, text: first.low }, ...words.slice(1)];
}

export function reportedInDutch(said: readonly Word[], cast: Cast): Written | null {
  if (said.length === 0 || said.at(-1)?.after.includes('?')) return null;
  const words = withoutPointers(supposed(withSelf(said, cast)));
  const clauses = withFronts(clausesOf(words));
  const isOther = cast.speaker === 'other';
  const ordered = mainFirst(isOther ? aboutClient(clauses) : clauses, cast);
  const out: Word[] = [];
  let before: Said = { subject: 'none', kind: 'main' };
  let sure = 1;
  for (const clause of ordered) {
    const told = inThirdPerson(clause, cast, before);
    joinTo(out, told.words);
    before = told.said;
    sure *= told.sure;
  }
  if (out.length === 0 || out.some(({ low }) => leftover.has(low))) return null;
  sure *= standing(words, out, cast.speaker);
  // `We waren in de Ardennen` → `Waren in de Ardennen`: of more than the client, and no others are named.
  const isOurs = /^(?:we|wij)$/u.test(words[0]?.low ?? '') && /^(?:we|wij|ze)$/u.test(out[0]?.low ?? '');
  if (isOurs && out.length > 2 && !out[0]?.after) out.shift();
  for (const [at, each] of out.entries())
    if (/^(?:we|wij)$/u.test(each.low)) out[at] = { ...each, text: 'ze' };
  const text = written(out);
  const first = ordered[0];
  const byOther =
    isOther && !cast.me.drops && first && !isOwn(first) && out[0]?.low !== cast.me.name
      ? `${text} (volgens ${cast.me.name})`
      : text;
  return { text: byOther, sure: Math.round(sure * 100) / 100 };
}

const isOwn = (clause: Clause): boolean =>
  subjectOf(clause)?.who === 'me' || (isAboutPerson(clause) && clause.words[0]?.low === 'mijn');
