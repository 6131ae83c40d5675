/** Marks investigations, services and treatments in a plan that nobody spoke of. */
import type { Found } from './found.ts';
import type { Noted } from './note-reading.ts';
import { type PlanGroup, type PlanName, planGroups } from './plan-words.ts';
import type { Said } from './said-shape.ts';

/** Short names are whole words; longer ones beginnings: `fysio` is also a fysiotherapeut. */
const WHOLE_WORD = 4;
const fits = (word: string, name: string) =>
  name.length < WHOLE_WORD ? word === name : word.startsWith(name);

/** Whether the words from here on are the name, which may be more than one word. */
const isAt = (words: readonly { text: string }[], at: number, name: PlanName): boolean =>
  name.every((part, step) => fits(words[at + step]?.text ?? '', part));

/** Said, and not only to be refused: `geen foto nodig`, `Wilt u een melding doen?` `Nee.` */
function isSaid(group: PlanGroup, { words, units }: Said): boolean {
  return words.some(({ polarity, unit }, at) => {
    if (!group.some((name) => isAt(words, at, name))) return false;
    const isRefused = polarity === -1 && (!units[unit]?.isAsked || units[unit]?.answer === 'no');
    return !isRefused;
  });
}

/** Asked once a talk and group. */
const known = new WeakMap<Said, Map<PlanGroup, boolean>>();

function wasSaid(group: PlanGroup, said: Said): boolean {
  const memory = known.get(said) ?? new Map<PlanGroup, boolean>();
  known.set(said, memory);
  const before = memory.get(group);
  if (before !== undefined) return before;
  const found = isSaid(group, said);
  memory.set(group, found);
  return found;
}

export const planHeading =
  /beleid|plan|afspra|vervolg|advies|behandel|actie|huiswerk|recommend|follow|agreement|next/i;
const deed =
  /\b(?:start\w*|gestart|verwijz\w*|verwijs\w*|aanvragen|aangevraagd|laten maken|inzetten|toevoegen|erbij|voorschrijven|vragen|regelen|refer\w*|request\w*|order\w*|arrange\w*|prescri\w*|begin|add)\b/i;

export function checkPlans({ text, heading, tokens, polarity, language }: Noted, said: Said): Found[] {
  const found: Found[] = [];
  if (!planHeading.test(heading) && !deed.test(text)) return found;
  for (const [at, token] of tokens.entries()) {
    if (polarity[at] !== 1) continue;
    const groups = planGroups[language].filter(([name]) => name && isAt(tokens, at, name));
    if (groups.length === 0 || groups.some((group) => wasSaid(group, said))) continue;
    const length = groups[0]?.[0]?.length ?? 1;
    found.push({ kind: 'plan', start: token.start, end: tokens[at + length - 1]?.end ?? token.end });
  }
  return found;
}
