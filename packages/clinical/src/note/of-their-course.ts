/** A line that tells a medicine as taken, while the talk says that it was stopped or is somebody else's, says so. */
import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { capitalised, plain, wordsOf } from '../reading/text.ts';
import type { Course } from './medicine-course.ts';
import type { Placed } from './on-its-line.ts';

const decided: ReadonlySet<FactKind> = new Set([
  'plan',
  'next_contact',
  'safety_plan',
  'handover',
  'conclusion',
]);

/** What is taken: not what it did, nor that it ended. */
const takes: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:heeft|hebt|gebruikt|neemt|slikt|krijgt|staat|zit|is|zijn|met)(?!\p{L})/u,
  en: /\b(?:has|uses|takes|gets|is|are|on|with)\b/u,
};
const ended: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:gestopt|niet meer|gestaakt|weg|weggegooid|weggedaan|had|kreeg|nam|slikte|gebruikte|vroeger|was|waren|geen|niet|op|die (?:heeft|gebruikt|slikt|neemt|krijgt)|van (?:vrouw|man|moeder|vader|naaste))(?!\p{L})/u,
  en: /\b(?:stopped|came off|no longer|any ?more|had|got|took|used|was|were|not|never|no|earlier|wife|husband)\b|n't\b/u,
};
const saysEnd: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:gestopt|niet meer|geen \p{L}+ meer|gestaakt|weggegooid|weggedaan)(?!\p{L})/u,
  en: /\b(?:stopped|came off|no longer|any ?more|threw|binned)\b/u,
};
const LONGEST_LISTED = 6;

/** Whether it tells the medicine as one that is taken, and holds nothing of how that ended. */
function isTakenIn(fact: Fact, of: string, language: Language): boolean {
  const { slots, clause, quote, kind } = fact;
  if (decided.has(kind) || fact.who.role === 'other' || slots.people.length > 0) return false;
  const slot = slots.medicines.find(({ name }) => name === of);
  if (fact.of !== of && !slot) return false;
  if (slot && (slot.polarity === 'denied' || slot.isPast || slot.isConditional)) return false;
  const told = plain(clause ?? quote);
  if (ended[language].test(told)) return false;
  const isDosed = slots.amounts.length + slots.frequencies.length > 0;
  return isDosed || takes[language].test(told) || wordsOf(told).length <= LONGEST_LISTED;
}

const startOf = ({ from }: Fact): number => Math.min(...from.map(({ seq }) => seq));

/** What was said later holds: a use that is told behind an end is a use anew. */
const isBefore = (fact: Fact, course: Course): boolean =>
  course.is === "somebody's" || startOf(fact) <= course.sentence.seq;

function withCourse(fact: Fact, { said, sentence }: Course): Fact {
  const words = `“${capitalised(said.replace(/^(?:(?:ja|nee|nou|yes|no|well)[,.] )+/iu, '').replace(/[.!]+$/u, ''))}”`;
  const sources = [...new Set([...fact.sources, sentence.seq])].sort((one, other) => one - other);
  return fact.clause === null
    ? { ...fact, clause: `“${fact.quote}” – ${words}`, sources }
    : { ...fact, clause: `${fact.clause} (${words})`, sources };
}

/** The next words of the same line say it already. */
const saysIt = (beside: Fact | undefined, { matter }: Fact, language: Language): boolean =>
  beside !== undefined &&
  beside.matter === matter &&
  beside.clause !== null &&
  saysEnd[language].test(plain(beside.clause));

export function withTheirCourse(
  placed: readonly Placed[],
  courses: readonly Course[],
  language: Language,
): readonly Placed[] {
  if (courses.length === 0) return placed;
  return placed.map(({ fact, section }, at) => {
    const course = courses.find(
      (each) =>
        !fact.from.includes(each.sentence) && isBefore(fact, each) && isTakenIn(fact, each.of, language),
    );
    const besides = [placed[at - 1], placed[at + 1]];
    if (!course || besides.some((each) => saysIt(each?.fact, fact, language))) return { fact, section };
    return { fact: withCourse(fact, course), section };
  });
}

const ends: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:gestopt|stopte)(?!\p{L})/u,
  en: /\b(?:stopped|came off)\b/u,
};
/** `Wanneer bent u gestopt?` is of what was just said to have been; `Bent u weleens gestopt?` of something else. */
const asksOfEnd: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:wanneer|waarom|hoelang)(?!\p{L}).*(?:gestopt|stopte)(?!\p{L})/u,
  en: /\b(?:when|why|how long)\b.*\bstop/u,
};
const SOON = 2;

/** `Is met Pasen gestopt`: with what was said to have been stopped just before it was asked. */
function endOf(fact: Fact, courses: readonly Course[], language: Language): Course | undefined {
  const { clause, asked, told_by, slots, of } = fact;
  if (clause === null || told_by === 'clinician' || slots.medicines.length > 0 || of !== undefined)
    return undefined;
  if (/[“:]/u.test(clause) || !ends[language].test(plain(clause))) return undefined;
  const start = startOf(fact);
  return courses.find(({ is, sentence }) => {
    const ago = start - sentence.seq;
    const isAskedOf = ago > 0 && ago <= SOON && asksOfEnd[language].test(plain(asked));
    return is === 'stopped' && isAskedOf;
  });
}

/** What was stopped is named where it is told that it was, and what comes of that stands with it. */
export function withEndsNamed(
  facts: readonly Fact[],
  courses: readonly Course[],
  language: Language,
): Fact[] {
  let named: Fact | undefined;
  return facts.map((fact) => {
    const course = endOf(fact, courses, language);
    if (course) {
      // `Wanneer bent u gestopt?` `Met Pasen.`
      const when = goingOn(fact.quote.replace(/[.!]+$/u, ''), language);
      const clause = `${capitalised(course.of)}${language === 'nl' ? ', gestopt' : ', stopped'}: ${when}`;
      named = { ...fact, clause, kind: 'medication', of: course.of };
      return named;
    }
    const goesOn = named && fact.matter === named.matter && fact.slots.medicines.length === 0;
    if (!goesOn) named = undefined;
    return goesOn ? { ...fact, kind: 'medication' } : fact;
  });
}
