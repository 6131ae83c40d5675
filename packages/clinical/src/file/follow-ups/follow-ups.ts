/** Sentences of a note that ask for something to be done: appointments, things to send, agreements. */
import type { Language } from '../../note.ts';
import { type NoteSentence, sentencesOf } from '../../reading/segments.ts';
import { capitalised, plain } from '../../reading/text.ts';
import { templates } from '../../templates.ts';
import { dueOf, isOfDayBefore, isUntilNext, withoutNext } from './due.ts';
import type { FollowUp } from './follow-up.ts';
import { type Part, partsOf } from './parts.ts';
import { isWarning } from './warning.ts';
import { followUpWords } from './words.ts';

/** Of the templates: whatever words a clinician uses for it, these are known. */
const planHeadings = new Set(
  templates.flatMap(({ sections }) =>
    sections
      .filter(({ topics }) => topics.includes('plan') || topics.includes('next_contact'))
      .flatMap(({ title }) => [plain(title.nl), plain(title.en)]),
  ),
);

/** `geen nieuw recept`, `niet met de hand in …`, `wil geen …`. */
const denied = /\b(?:geen|niet|no|not|nothing|niets|never|nooit|don't|doesn't)\b/;
/** Without a day they are about the talk itself: `ziet er vermoeid uit`. */
const meeting = /\b(?:ziet|zien|gesprek|(?:kom|komt|komen) .*(?:terug|langs)|see|sees|seen)\b/;
const isDoneItself =
  /\b(?:gehad|gestopt|gegeven|verwijderd|gedaan|meegegeven|verstrekt|given|done|provided)\b/;
/** `Dagboek ingevuld`; not `wordt ingevuld`. */
const finished =
  /\b(?:in|uit|op|af|aan|mee|toe|door|over|na|bij)?ge(?:\w{2,}[dt]|geven|schreven|lezen|nomen|lopen|keken|daan|bracht|kocht)[.!]?$|\bkeer gezien[.!]?$/;
const isFinished = (clause: string): boolean =>
  finished.test(clause) &&
  !/\b(?:word\w*|moet\w*|zal|zullen|laat|laten|kan|mag|dient|gepland|ingepland|gebeld|uitgenodigd)\b/.test(
    clause,
  );
const supposed =
  /\b(?:geopperd|als|indien|mocht|mag|wil|zo nodig|eventueel|overwegen|if|may|might|consider|could|as needed)\b/;

/** `Kreeg vrijdag bericht`, `drie eetbuien deze week`, `urine van vanochtend`: told of what was. */
const wasBefore: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:deze week|van(?:ochtend|morgen|nacht)|nacht van|na (?:maan|dins|woens|donder|vrij|zater|zon)dag|ge\w{2,}(?:d|t|en)|(?:in|uit|op|af|aan|mee|toe|door|over|na|bij)ge\w{2,}(?:d|t|en)|kreeg|ging|kwam|deed|zag|zei|nam|vond|werd|bleef|sliep|stond|zat|lag|dacht|wilde|moest|kon|mocht|wist|viel|dronk|at|las|schreef|sprak|hielp|trok|liep|reed|\w{2,}(?:[kfspt]te|[lrngbmvz]de|akte|oonde))\b/,
  en: /\b(?:this week|this morning|last night|went|came|saw|got|took|told|said|felt|woke|fell|drank|ate|met|had|was|were|\w{2,}ed)\b/,
};

/** `Brief met de vraag geen …`, `zegt donderdag dat het niet …`: what is denied is not the letter, nor that it is said. */
const bounds =
  /,\s+|:\s+|\s+(?:met de vraag|dat|zodat|maar|asking|that|but)\s+|\s+(?:en|and)\s+(?=\S+ (?:niet|geen|not|no)\b)/;
const asksWhether =
  /\b(?:vra(?:gen|agt)|navragen|overleg\w*|bespre\w+|ask\w*|check\w*)\b.*\b(?:of|whether|if)\b/;

/** What is denied, goes on as it is or was done is no task, and neither is the clause that says so; the other clauses may be. */
function openClauses(heard: string, hasDue: boolean, language: Language): string {
  const { send, done, idle, exercise } = followUpWords[language];
  const clauses = heard.split(bounds);
  const isOpen = (clause: string) =>
    !denied.test(clause) &&
    !(!hasDue && supposed.test(clause) && !asksWhether.test(clause)) &&
    !(idle.test(clause) && !send.test(clause) && !exercise.test(clause)) &&
    !(done.test(clause) && (!hasDue || isDoneItself.test(clause))) &&
    !(language === 'nl' && !hasDue && isFinished(clause));
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
  // Outside of the plan a word like `controle` is mostly a finding, and a day one that was.
  if (!isPlanned && (due === null || done.test(heard) || denied.test(heard) || isFar(due, from)))
    return undefined;
  if (!isPlanned && wasBefore[language].test(heard)) return undefined;
  const isNet = isWarning(part.text, language);
  if (due === null && isNet) return undefined;
  // With a day that is to come a warning is something to do: `bellen als het vrijdag niet over is`.
  const open = isNet ? heard : openClauses(heard, due !== null, language);
  if (open === '') return undefined;
  if (send.test(open)) return 'send';
  if (appointment.test(withoutNext(open, language)) || (due !== null && meeting.test(open)))
    return 'appointment';
  if (agreement.test(open) || exercise.test(open)) return 'agreement';
  if (isPlanned && (deed[language].test(open) || (habit[language].test(open) && !dosed.test(open))))
    return 'agreement';
  // Under the plan a day is enough, but not in what somebody is quoted with: `Cliënt: “Op donderdag biljart ik.”`
  return isPlanned && due !== null && !quoted.test(part.text) ? 'agreement' : undefined;
}

const quoted = /^\p{L}[\p{L} ]{1,30}: [“"]/u;

/** `Behandelaar vraagt …`: as our own notes say what the clinician will do. What they see, think or have is nothing to do. */
const deed: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:dan |daarna |verder )?behandelaar (?!ziet|vindt|denkt|hoort|begrijpt|snapt|schat|heeft|had|is|was|kan|kon|weet|zegt|blijft|wil niet)\p{Ll}+t\b/u,
  en: /^(?:then )?the clinician (?:will|is going to|wants to|refers|writes|sends|calls|asks|books|arranges|prescribes|orders)\b/,
};

/** `Elke avond een schaaltje yoghurt`: what was agreed to do every so often; a dose is no such thing. */
const habit: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:(?:elke|iedere) (?:dag|avond|ochtend|middag|nacht|week|maaltijd|\w+dag)|dagelijks|(?:een|twee|drie|vier|vijf|\d) (?:keer|maal) (?:per|in de|op een) (?:dag|week)|(?:een|twee|drie|vier)maal (?:daags|per week))\b/,
  en: /\b(?:(?:every|each) (?:day|evening|morning|night|week|meal|\w+day)|daily|(?:once|twice|(?:two|three|four|\d) times) (?:a|per) (?:day|week))\b/,
};
const dosed =
  /\d\s?(?:mg|mcg|ml|gram|g|ie|eenheden|units|procent|%)|\b(?:tablet\w*|capsule\w*|druppel\w*|zetpil\w*|puf\w*|zakje\w*|creme|zalf|spray|cream|ointment|drops|sachets?|patch\w*|pleister\w*|pil|pill)\b/;

type Task = { part: Part; kind: FollowUp['kind']; due: string | null };

/** `due` counts from `from` (YYYY-MM-DD), the day of the consultation. */
export function findFollowUps(note: string, language: Language, from: string): FollowUp[] {
  /** The day that was last named, and under which heading. */
  let last: { due: string; under: string } | undefined;
  const dayOf = ({ text, under }: Part): string | null => {
    const due = dueOf(text, language, from);
    if (due !== null) last = { due, under };
    return (
      due ??
      (last?.under === under && isOfDayBefore(text, language) && !isWarning(text, language) ? last.due : null)
    );
  };
  const tasksIn = (sentence: NoteSentence): Task[] =>
    partsOf(sentence, (text) => dueOf(text, language, from)).flatMap((part): Task[] => {
      const due = dayOf(part);
      const kind = kindOf(part, due, { language, from });
      return kind ? [{ part, kind, due }] : [];
    });
  const found = sentencesOf(note).flatMap((sentence) => {
    const tasks = tasksIn(sentence);
    // The only task of a sentence reads best with all of it.
    return tasks.map(({ part, kind, due }): FollowUp => {
      const { text, start } = tasks.length === 1 ? sentence : part;
      return { kind, text: capitalised(text), start, end: start + text.length, due };
    });
  });
  const nextContact = firstDayOf(found.filter(({ kind }) => kind === 'appointment'));
  return found.map((task) =>
    task.due === null && isUntilNext(task.text, language) ? { ...task, due: nextContact } : task,
  );
}

const firstDayOf = (tasks: readonly FollowUp[]): string | null =>
  tasks
    .flatMap(({ due }) => due ?? [])
    .sort()
    .at(0) ?? null;
