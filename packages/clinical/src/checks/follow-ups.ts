/** Sentences of a note that ask for something to be done: appointments, things to send, agreements. */
import type { Language } from '../note.ts';
import { type NoteSentence, sentencesOf } from '../reading/segments.ts';
import { capitalised, plain } from '../reading/text.ts';
import { templates } from '../templates.ts';
import { dueOf } from './follow-up-due.ts';
import { followUpWords } from './follow-up-words.ts';
import type { FollowUp } from './mark.ts';
import { isWarning } from './standing.ts';

/** Of the templates: whatever words a clinician uses for it, these are known. */
const planHeadings = new Set(
  templates.flatMap(({ sections }) =>
    sections
      .filter(({ topics }) => topics.includes('plan') || topics.includes('next_contact'))
      .flatMap(({ title }) => [plain(title.nl), plain(title.en)]),
  ),
);

/** A part of a sentence that may be a task of its own; `start` is its place in the note. */
type Part = Pick<NoteSentence, 'text' | 'start' | 'heading' | 'under'>;

const SHORTEST_PART = 8;
const join =
  /;\s+|\.\s+(?=\p{Lu})|,?\s+(?:en|and)\s+(?=(?:bellen|vraagt|belt|stuurt|regelt|maakt|neemt|komt|plant|zal|bespreekt|informeert|verwijst|verwijzen|schrijft|will|to|call|send|book|arrange|ask|review|see|refer|ring|order|check|write|schedule|repeat|recheck)\b)/gu;

/** `Dinsdag bellen; controle op 3 februari`: two tasks, two days. */
function partsOf(sentence: NoteSentence): Part[] {
  const { text, start, heading, under } = sentence;
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(join)) {
    if (index - from < SHORTEST_PART || text.length - index - found.length < SHORTEST_PART) continue;
    parts.push({ text: text.slice(from, index), start: start + from, heading, under });
    from = index + found.length;
  }
  return [...parts, { text: text.slice(from), start: start + from, heading, under }];
}

/** `geen nieuw recept`, `niet met de hand in …`, `wil geen …`. */
const denied = /\b(?:geen|niet|no|not|nothing|niets|never|nooit|don't|doesn't)\b/;
/** Without a day they are about the talk itself: `ziet er vermoeid uit`. */
const meeting = /\b(?:ziet|zien|gesprek|see|sees|seen)\b/;
const isDoneItself =
  /\b(?:gehad|gestopt|gegeven|verwijderd|gedaan|meegegeven|verstrekt|given|done|provided)\b/;
const supposed =
  /\b(?:als|indien|mocht|mag|wil|zo nodig|eventueel|overwegen|if|may|might|consider|could|as needed)\b/;

/** What is denied, goes on as it is or was done is no task, and neither is the clause that says so; the other clauses may be. */
function openClauses(heard: string, hasDue: boolean, language: Language): string {
  const { send, done, idle, exercise } = followUpWords[language];
  const clauses = heard.split(/,\s+|:\s+/);
  const isOpen = (clause: string) =>
    !denied.test(clause) &&
    !(idle.test(clause) && !send.test(clause) && !exercise.test(clause)) &&
    !(done.test(clause) && (!hasDue || isDoneItself.test(clause)));
  return clauses.filter(isOpen).join(', ');
}

/** Outside of the plan `12 maart` is rather the one that was than the next. */
const FAR_days = 150;
const DAY_ms = 24 * 60 * 60 * 1000;
const isFar = (due: string, from: string) => Date.parse(due) - Date.parse(from) > FAR_days * DAY_ms;

function kindOf(
  part: Part,
  due: string | null,
  { language, from }: { language: Language; from: string },
): FollowUp['kind'] | undefined {
  const heard = plain(part.text);
  const { appointment, send, agreement, exercise, done, plan } = followUpWords[language];
  const isPlan = (heading: string) => plan.test(heading.trim()) || planHeadings.has(plain(heading.trim()));
  const isPlanned = isPlan(part.heading) || isPlan(part.under);
  // Outside of the plan a word like `controle` is mostly a finding.
  if (!isPlanned && (due === null || done.test(heard) || denied.test(heard) || isFar(due, from)))
    return undefined;
  const isNet = isWarning(part.text, language);
  if (due === null && (isNet || supposed.test(heard))) return undefined;
  // With a day that is to come a warning is something to do: `bellen als het vrijdag niet over is`.
  const open = isNet ? heard : openClauses(heard, due !== null, language);
  if (open === '') return undefined;
  if (send.test(open)) return 'send';
  if (appointment.test(open) || (due !== null && meeting.test(open))) return 'appointment';
  if (agreement.test(open) || exercise.test(open)) return 'agreement';
  if (isPlanned && deed[language].test(open)) return 'agreement';
  // Under the plan a day is enough, but not in what somebody is quoted with: `Cliënt: “Op donderdag biljart ik.”`
  return isPlanned && due !== null && !quoted.test(part.text) ? 'agreement' : undefined;
}

const quoted = /^\p{L}[\p{L} ]{1,30}: [“"]/u;

/** `Behandelaar vraagt …`: as our own notes say what the clinician will do. What they see, think or have is nothing to do. */
const deed: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:dan |daarna |verder )?behandelaar (?!ziet|vindt|denkt|hoort|begrijpt|snapt|schat|heeft|had|is|was|kan|kon|weet|zegt|blijft|wil niet)\p{Ll}+t\b/u,
  en: /^(?:then )?the clinician (?:will|is going to|wants to|refers|writes|sends|calls|asks|books|arranges|prescribes|orders)\b/,
};

type Task = { part: Part; kind: FollowUp['kind']; due: string | null };

function tasksIn(sentence: NoteSentence, language: Language, from: string): Task[] {
  return partsOf(sentence).flatMap((part): Task[] => {
    const due = dueOf(part.text, language, from);
    const kind = kindOf(part, due, { language, from });
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
      return { kind, text: capitalised(text), start, end: start + text.length, due };
    });
  });
}
