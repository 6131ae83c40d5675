/** Facts as sentences: those of one matter in one sentence, and a short quotation with its speaker where no clause is sure. */
import { isDosed } from '../facts/dose-words.ts';
import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import { goingOn } from '../grammar/names.ts';
import type { Language, NoteSentence } from '../note.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import { written } from '../reading/written.ts';
import { asAppointment } from './appointment.ts';
import { lacksDutchSubject } from './dutch-subject.ts';
import { lacksSubject } from './english-subject.ts';
import { asOneOfParents, isOfAnother, isOfEitherParent, withClient, withMinded } from './other-subject.ts';
import { quoted } from './quoted.ts';

const LONGEST_JOINED_WORDS = 36;

/** Appointments are in the hours of a day; a tablet or a bedtime at half past nine may be in the evening. */
const planned: ReadonlySet<FactKind> = new Set(['next_contact', 'handover']);

const stopped = (text: string) => (/[.?!…”]$/.test(text) ? text : `${text}.`);
const bare = (text: string) => text.trim().replace(/[.;,]+$/, '');
/** Who told it is said once, at the end. */
const according = / \((?:volgens|according to) [^)]+\)/g;
function toldOnce(text: string): string {
  const [first] = text.match(according) ?? [];
  return first ? `${text.replace(according, '')}${first}` : text;
}

/** `Dat is enalapril` says of what stood before it what that is; behind another medicine it would say that of this one. */
const points: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:dat|dit|die) (?:is|was|heet) (?!niet|geen|wel|ook|nog|nu|toen|te|zo)/iu,
  en: /^(?:(?:that|it|this)(?:'s|’s| is| was)) (?!not|no|also|still|now|too|so)/iu,
};
const withoutPointing = (clause: string, { slots }: Fact, language: Language): string =>
  slots.medicines.length > 0 ? clause.replace(points[language], '') : clause;

const inside = /(?<=[;:,] (?:maar |but )?)(\p{Lu}\p{Ll}+)(?![^“]*”)/gu;

/** A word that was said without a capital has none within a sentence: `…; Kracht is goed`, of `De kracht is goed`. */
const smallWithin = (text: string, said: string): string =>
  text.replace(inside, (word) => {
    const low = word.toLowerCase();
    const isSaidSmall =
      said.includes(low) &&
      new RegExp(`(?<!\\p{L})${low}(?!\\p{L})`, 'u').test(said) &&
      !(said.includes(word) && new RegExp(`(?<=\\p{Ll},? )${word}(?!\\p{L})`, 'u').test(said));
    return isSaidSmall || /^(?:Behandelaar|Cliënt|Clinician|Client|Patient)$/u.test(word) ? low : word;
  });

/** What two people told is not one sentence: `(volgens moeder)` would be said of both. */
const isByAnother = (one: Fact, other: Fact): boolean =>
  (one.told_by === 'other' && one.relation !== other.relation) ||
  (one.told_by !== other.told_by &&
    (one.told_by === 'other' ||
      other.told_by === 'other' ||
      (planned.has(other.kind) && one.told_by !== 'unknown' && other.told_by !== 'unknown')));

/** `Oxybutynine stoppen; oxybutynine: die maakt suf`: right behind its name it need not be named again. */
function namedOnce(clause: string, { of = '' }: Fact, last: Fact | undefined): string {
  const label = `${of.toLowerCase()}: `;
  if (!last || of === '' || !clause.toLowerCase().startsWith(label)) return clause;
  const isNamed =
    (last.clause ?? '').toLowerCase().includes(of.toLowerCase()) &&
    last.slots.medicines.every(({ name, said }) => name === of || said === of);
  return isNamed ? clause.slice(label.length) : clause;
}

/** Behind the name of a medicine a dose is of that: one of another, or of nobody knows which, is a sentence of its own. */
const isDoseOfAnother = (fact: Fact, last: Fact): boolean =>
  last.of !== undefined && fact.of === undefined && fact.slots.medicines.length === 0 && isDosed(fact);

type Group = {
  first: Fact;
  last: Fact;
  matter: number;
  clauses: string[];
  /** The last clause is of somebody else than the client. */
  isOfAnother: boolean;
  sources: number[];
  ids: number[];
  said: string;
};

/** A sentence and the facts that it tells. */
export type Told = { sentence: NoteSentence; ids: number[] };

/** How sentences without a subject are begun, the first of a section and those after it; '' leaves them as they are. */
export type Subjects = {
  first: string;
  next: string;
  /** Facts of one matter are not joined: each is a sentence. */
  isApart?: boolean;
};
const untouched: Subjects = { first: '', next: '' };

/** Facts in `quotedIds` are quoted even where there is a clause. */
export function sentencesOf(
  facts: readonly Fact[],
  language: Language,
  quotedIds: ReadonlySet<number> = new Set(),
  subjects: Subjects = untouched,
): Told[] {
  const told: Told[] = [];
  const isOfThree = facts.some(({ told_by }) => told_by === 'other');
  let group: Group | undefined;
  let isNamed = false;
  const named = (clause: string, fact: Fact | undefined): string => {
    const subject = isNamed ? subjects.next : subjects.first;
    const isBegun = language === 'nl' ? !fact || !lacksDutchSubject(clause, fact) : !lacksSubject(clause);
    if (subject === '' || isBegun) return clause;
    isNamed = true;
    return `${subject} ${goingOn(clause, language)}`;
  };
  const close = () => {
    if (!group) return;
    const [first = '', ...rest] = group.clauses;
    const text = smallWithin(
      toldOnce([named(first, group.first), ...rest.map((clause) => goingOn(clause, language))].join('; ')),
      group.said,
    );
    told.push({ sentence: { text: stopped(capitalised(text)), sources: group.sources }, ids: group.ids });
    group = undefined;
  };
  for (const fact of facts) {
    if (fact.clause === null || quotedIds.has(fact.id) || isOfEitherParent(fact.clause, fact)) {
      close();
      told.push({ sentence: { text: quoted(fact, language), sources: fact.sources }, ids: [fact.id] });
      continue;
    }
    const plain = withoutPointing(
      bare(written(fact.clause, language, planned.has(fact.kind))),
      fact,
      language,
    );
    const minded = isOfThree ? withMinded(plain, fact) : plain;
    const clause = asOneOfParents(
      fact.kind === 'next_contact' && !group ? asAppointment(minded, language) : minded,
      fact,
      language,
    );
    const words = [...(group?.clauses ?? []), clause].reduce((sum, each) => sum + wordsOf(each).length, 0);
    const isApart =
      subjects.isApart ||
      group?.matter !== fact.matter ||
      (language === 'en' && group.isOfAnother && withClient(clause, fact, language) !== clause) ||
      isByAnother(group.first, fact) ||
      isDoseOfAnother(fact, group.last) ||
      words > LONGEST_JOINED_WORDS;
    if (group && isApart) close();
    if (group) {
      const again = namedOnce(clause, fact, group.last);
      group.clauses.push(group.isOfAnother ? withClient(again, fact, language) : again);
      group.isOfAnother = isOfAnother(clause, fact);
      group.sources = [...new Set([...group.sources, ...fact.sources])];
      group.ids.push(fact.id);
      group.said += ` ${fact.asked} ${fact.quote}`;
    } else
      group = {
        first: fact,
        last: fact,
        matter: fact.matter,
        clauses: [clause],
        isOfAnother: isOfAnother(clause, fact),
        sources: [...fact.sources],
        ids: [fact.id],
        said: `${fact.asked} ${fact.quote}`,
      };
  }
  close();
  return told;
}
