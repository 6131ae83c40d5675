/** Sentences of a note that ask for something to be done: appointments, things to send, agreements. */
import type { Language } from '../note.ts';
import { dueDate } from '../reading/due.ts';
import { type NoteSentence, sentencesOf } from '../reading/segments.ts';
import { plain } from '../reading/text.ts';
import { followUpWords } from './follow-up-words.ts';
import type { FollowUp } from './mark.ts';
import { isWarning } from './standing.ts';

/** A part of a sentence that may be a task of its own; `start` is its place in the note. */
type Part = { text: string; start: number; heading: string };

const SHORTEST_PART = 8;
const join =
  /;\s+|\.\s+(?=\p{Lu})|\s+(?:en|and)\s+(?=(?:bellen|vraagt|belt|stuurt|regelt|maakt|neemt|komt|plant|zal|will|to|call|send|book|arrange|ask|review|see)\b)/gu;

/** `Dinsdag bellen; controle op 3 februari`: two tasks, two days. */
function partsOf({ text, start, heading }: NoteSentence): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(join)) {
    if (index - from < SHORTEST_PART || text.length - index - found.length < SHORTEST_PART) continue;
    parts.push({ text: text.slice(from, index), start: start + from, heading });
    from = index + found.length;
  }
  return [...parts, { text: text.slice(from), start: start + from, heading }];
}

/** What was already said of the day holds for the rest of its sentence only where that has no day. */
const until: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:tot en met|tot|t\/m)\s+\S*$/,
  en: /\b(?:until|till|up to)\s+\S*$/,
};
const today: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:vandaag|vanavond|vanmiddag|vanochtend|vannacht)\b/,
  en: /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/,
};
/** Every so often is no day that it falls due. */
const every: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:elke|iedere|om de)\s+(?:maan|dins|woens|donder|vrij|zater|zon)?dag|\bwekelijks\b/,
  en: /\b(?:every|each)\s+\S*day\b|\bweekly\b/,
};

const thisWeek: Readonly<Record<Language, RegExp>> = { nl: /\bdeze week\b/, en: /\bthis week\b/ };
const namesDay: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:maan|dins|woens|donder|vrij|zater|zon)dag|\b\d{1,2}\s+(?:jan|feb|maa|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec)|\b\d{1,2}[-/]\d/,
  en: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\s+\d/,
};
/** Today and tomorrow are meant as they are said, in a weekend too. */
const isAhead: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:vandaag|van(?:avond|middag|ochtend|nacht)|morgen\w*|overmorgen)\b/,
  en: /\b(?:today|tonight|tomorrow)\b/,
};

const FRIDAY = 5;
const DAYS_A_WEEK = 7;
const shifted = (iso: string, days: number): string => {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
const weekdayOf = (iso: string): number => new Date(`${iso}T00:00:00Z`).getUTCDay() || DAYS_A_WEEK;

/** The Friday of its week; in a weekend the day itself. */
const lastWorkday = (iso: string): string => shifted(iso, Math.max(0, FRIDAY - weekdayOf(iso)));
/** `over drie maanden` that falls in a weekend is the Monday after. */
const onWorkday = (iso: string): string =>
  weekdayOf(iso) > FRIDAY ? shifted(iso, DAYS_A_WEEK + 1 - weekdayOf(iso)) : iso;

function dueOf(part: Part, language: Language, from: string): string | null {
  const heard = plain(part.text);
  if (every[language].test(heard) || /\b(?:dezelfde dag|zelfde dag|same day)\b/.test(heard)) return null;
  if (thisWeek[language].test(heard) && !namesDay[language].test(heard)) return lastWorkday(from);
  const due = dueDate(part, language, from);
  if (due === null) return today[language].test(heard) ? from : null;
  if (due < from) return null;
  const isFixed =
    namesDay[language].test(heard) || isAhead[language].test(heard) || /\b(?:binnen|within)\b/.test(heard);
  return isFixed ? due : onWorkday(due);
}

const exercise = /(?:oefening\w*|dagboek\w*|registr\w*|diary|practi[sc]e)\b/;
/** `geen nieuw recept`, `niet met de hand in …`, `wil geen …`. */
const denied = /\b(?:geen|niet|no|not|nothing|niets)\b/;
const isDoneItself = /\b(?:gehad|gestopt|gegeven|verwijderd|gedaan|given|done)\b/;

function kindOf(part: Part, due: string | null, language: Language): FollowUp['kind'] | undefined {
  const heard = plain(part.text);
  const { appointment, send, agreement, done, idle, plan } = followUpWords[language];
  const isPlanned = plan.test(part.heading.trim());
  // Outside of the plan a word like `controle` is mostly a finding.
  if (!isPlanned && due === null) return undefined;
  if ((isWarning(part.text, language) && due === null) || until[language].test(heard)) return undefined;
  if (done.test(heard) && (due === null || !isPlanned)) return undefined;
  if (idle.test(heard) && !send.test(heard) && !exercise.test(heard)) return undefined;
  if (
    (denied.test(heard) && !(due !== null && isWarning(part.text, language))) ||
    (done.test(heard) && isDoneItself.test(heard))
  )
    return undefined;
  if (due === null && /\b(?:als|indien|mocht|mag|wil|if|may)\b/.test(heard)) return undefined;
  if (send.test(heard)) return 'send';
  if (appointment.test(heard)) return 'appointment';
  return agreement.test(heard) || exercise.test(heard) || (isPlanned && due !== null)
    ? 'agreement'
    : undefined;
}

type Task = { part: Part; kind: FollowUp['kind']; due: string | null };

function tasksIn(sentence: NoteSentence, language: Language, from: string): Task[] {
  return partsOf(sentence).flatMap((part): Task[] => {
    const due = dueOf(part, language, from);
    const kind = kindOf(part, due, language);
    return kind ? [{ part, kind, due }] : [];
  });
}

/** `due` counts from `from` (YYYY-MM-DD), the day of the consultation. */
export function findFollowUps(note: string, language: Language, from: string): FollowUp[] {
  return sentencesOf(note).flatMap((sentence) => {
    const tasks = tasksIn(sentence, language, from);
    // The only task of a sentence reads best with all of it.
    return tasks.map(({ part, kind, due }): FollowUp => {
      const { text, start } = tasks.length === 1 ? sentence : part;
      return { kind, text, start, end: start + text.length, due };
    });
  });
}
