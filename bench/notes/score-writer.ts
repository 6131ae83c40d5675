/** How much of what was said a written note holds, where, and in what words. */
import type { Consultation } from './consultation.ts';
import { type Level, sprungBy, standingOf } from './key.ts';
import { linesOfDraft, type NoteLine, wordsOf } from './note-lines.ts';
import { check, type Talk, type Written } from './product.ts';

export type HeldFact = {
  id: string;
  kind: string;
  text: string;
  must: boolean;
  level: Level;
  segments: readonly number[];
  /** The id of the section where most of it stands. */
  section: string;
  /** Undefined for kinds of facts that may stand in many places. */
  isPlacedRight: boolean | undefined;
};

export type WriterScore = {
  facts: HeldFact[];
  traps: { what: string; by: string | undefined }[];
  sentences: number;
  /** Sentences outside quotation marks that speak as the people in the room did: `ik`, `u`. */
  spokenPerson: number;
  noteWords: number;
  spokenWords: number;
  quotedWords: number;
  marksOnOwn: number;
  cpu_ms: number;
};

const planned = /plan|next|advice|safety|handover|intervention|agree|estimate|follow_up|decision/;
const places: Readonly<Record<string, RegExp>> = {
  plan: planned,
  appointment: planned,
  risk: /risk|current|earlier|recent|future|factor|protect|estimate|subjective|safety|data|behaviour|suicid/,
};
/** What was or is does not belong among what will be done. */
const neverPlanned = new Set(['symptom', 'history', 'social', 'measurement']);
const plannedOnly = /^(?:plan|next_contact|advice|follow_up|decisions|agreements)$/;

function isPlacedRight(kind: string, section: string): boolean | undefined {
  if (places[kind]) return places[kind].test(section);
  return neverPlanned.has(kind) ? !plannedOnly.test(section) : undefined;
}

const persons = {
  nl: /\b(?:ik|mij|mijn|m'n|we|wij|ons|onze|u|uw|je|jij|jou|jouw|jullie)\b/i,
  en: /\b(?:i|i'm|i've|i'd|i'll|me|my|we|we'll|we're|our|us|you|you're|you've|your)\b/i,
};

const quotes = /“[^”]*”/g;
const withoutQuotes = (text: string): string => text.replace(quotes, ' ').replace(/’/g, "'");

export function scoreWriter(
  consultation: Consultation,
  talk: Talk,
  written: Written,
  cpu_ms: number,
): WriterScore {
  const { facts, traps, language } = consultation;
  const lines = linesOfDraft(written.draft, language);
  const texts = lines.map(({ text }) => text);
  const quoted = texts.flatMap((text) => text.match(quotes) ?? []);
  return {
    facts: facts.map((fact) => heldFact(fact, lines)),
    traps: traps.map((trap) => ({ what: trap.what, by: sprungBy(trap, lines)?.text })),
    sentences: lines.length,
    spokenPerson: texts.filter((text) => persons[language].test(withoutQuotes(text))).length,
    noteWords: texts.flatMap(wordsOf).length,
    spokenWords: talk.pieces.flatMap(({ text }) => wordsOf(text)).length,
    quotedWords: quoted.flatMap(wordsOf).length,
    marksOnOwn: check(written.text, talk).marks.length,
    cpu_ms,
  };
}

function heldFact(fact: Consultation['facts'][number], lines: NoteLine[]): HeldFact {
  const { id, kind, text, must, segments, key } = fact;
  const { level, at } = standingOf(key, lines, segments);
  const section = lines[at.at(-1) ?? -1]?.section ?? '';
  const isJudged = must && level === 'whole';
  return {
    ...{ id, kind, text, must, level, segments, section },
    isPlacedRight: isJudged ? isPlacedRight(kind, section) : undefined,
  };
}
