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
const join = /;\s+|\.\s+(?=\p{Lu})|\s+(?:en|and)\s+(?=(?:vraagt|belt|stuurt|regelt|maakt|neemt|komt|plant|zal|will|to|call|send|book|arrange|ask|review|see)\b)/gu;

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

function dueOf(part: Part, language: Language, from: string): string | null {
  const heard = plain(part.text);
  if (every[language].test(heard)) return null;
  const due = dueDate(part, language, from);
  if (due === null) return today[language].test(heard) ? from : null;
  return due >= from ? due : null;
}

function kindOf(part: Part, due: string | null, language: Language): FollowUp['kind'] | undefined {
  const heard = plain(part.text);
  const { appointment, send, agreement, done, idle, plan } = followUpWords[language];
  const isPlanned = plan.test(part.heading.trim());
  // Outside of the plan a word like `controle` is mostly a finding.
  if (!isPlanned && due === null) return undefined;
  if (isWarning(part.text, language) || until[language].test(heard)) return undefined;
  if (done.test(heard) && (due === null || !isPlanned)) return undefined;
  if (idle.test(heard) && !send.test(heard)) return undefined;
  if (/^(?:geen|niet|no|not)\b/.test(heard)) return undefined;
  if (send.test(heard)) return 'send';
  if (appointment.test(heard)) return 'appointment';
  return agreement.test(heard) || (isPlanned && due !== null) ? 'agreement' : undefined;
}

/** `due` counts from `from` (YYYY-MM-DD), the day of the consultation. */
export function findFollowUps(note: string, language: Language, from: string): FollowUp[] {
  return sentencesOf(note)
    .flatMap(partsOf)
    .flatMap((part): FollowUp[] => {
      const due = dueOf(part, language, from);
      const kind = kindOf(part, due, language);
      const { text, start } = part;
      return kind ? [{ kind, text, start, end: start + text.length, due }] : [];
    });
}
