/** Allergies and intolerances: what for, with what reaction, or that none are known. */
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { plain } from '../reading/text.ts';
import type { AllergyFinding } from './finding.ts';
import { isOfOther, placeIn, type ReadSentence } from './read.ts';
import { readable } from './readable.ts';

type Words = {
  /** What follows is what somebody is allergic to. */
  before: RegExp;
  /** What stands before it: `penicilline-allergie`. */
  after: RegExp;
  none: RegExp;
  unknown: RegExp;
  /** Words of an entry that are not its name. */
  around: RegExp;
  all: string;
};
const words: Readonly<Record<Language, Words>> = {
  nl: {
    before:
      /\b(?:allergisch (?:voor|op)|overgevoelig (?:voor|op)|(?:allergie|allergieën|overgevoeligheid|intolerantie)(?: (?:voor|tegen)|\s*:)|intolerant voor)\s+/iu,
    after: /(\p{L}[\p{L}]+)-?\s?(?:allergie|intolerantie)\b/iu,
    none: /\b(?:geen|niet|zonder) (?:\p{L}+ ){0,2}(?:allerg\p{L}*|overgevoelig\p{L}*|intoleranties?)|\ballerg\p{L}*(?:\/\p{L}+)?\s*:?\s*(?:geen|nee|negatief|-)(?: bekend\p{L}*)?\s*\.?$|^(?:geen|nee|geen bekend|geen bekende|n\.?v\.?t\.?|-)\.?$/iu,
    unknown: /\b(?:onbekend|niet bekend|niet nagevraagd|navragen|niet gevraagd|\?)/iu,
    around: /\b(?:allergisch|allergie|overgevoelig|voor|sinds|bekend|met|bekende|een|de|het)\b/giu,
    all: 'allergie',
  },
  en: {
    before: /\b(?:allergic to|(?:allergy|allergies|intolerance)(?: to|\s*:)|intolerant (?:of|to))\s+/iu,
    after: /(\p{L}[\p{L}]+)[- ](?:allergy|intolerance)\b/iu,
    none: /\b(?:no|denies|without) (?:\p{L}+ ){0,2}(?:allerg\p{L}*|intolerances?)|\ballerg\p{L}*\s*:?\s*(?:none|nil|no|nkda)(?: known)?\s*\.?$|\bnkda\b|^(?:none|nil|none known)\.?$/iu,
    unknown: /\b(?:unknown|not asked|to be checked|\?)/iu,
    around: /\b(?:allergic|allergy|to|known|since|a|the)\b/giu,
    all: 'allergy',
  },
};

const LONGEST_NAME_words = 3;

/** `penicilline (huiduitslag)`, `penicilline: huiduitslag`, `noten`. */
function entryOf(entry: string, language: Language): { name: string; reaction?: string } | undefined {
  const read = readable(entry, language);
  const found = /^(.*?)\s*(?:\(([^)]*)\)?|[:–]\s*(.+)|\s-\s(.+))?\s*\.?$/su.exec(read);
  const reaction = (found?.[2] ?? found?.[3] ?? found?.[4])?.trim();
  const name = (found?.[1] ?? '').trim();
  const [medicine] = slotsOf(name, language, { isSpoken: false }).medicines;
  if (medicine) return { name: medicine.name, ...(reaction ? { reaction } : {}) };
  const bare = name.replace(words[language].around, '').replace(/\s+/g, ' ').trim();
  if (/\b(?:geen|niet|no|not|ggz|contact)\b/i.test(bare)) return undefined;
  // A word with digits or marks in it was not read well, and a long entry is no name.
  if (!/^[\p{L}][\p{L}' -]+$/u.test(bare) || bare.split(' ').length > LONGEST_NAME_words) return undefined;
  return { name: bare.toLowerCase(), ...(reaction ? { reaction } : {}) };
}

function findings(entries: string, sentence: ReadSentence): AllergyFinding[] {
  const { language } = sentence.paper;
  return entries
    .split(/[,;\t]\s*|\s(?:en|and)\s(?![^(]*\))/u)
    .flatMap((entry) => entryOf(entry.trim(), language) ?? [])
    .map((entry) => ({ ...placeIn(sentence), kind: 'allergy', ...entry, is_denied: false }));
}

/** In a table what stands in the second cell is the reaction. */
function ofRow(sentence: ReadSentence, body: string): AllergyFinding[] {
  const [name = '', reaction = ''] = body.split('\t').map((cell) => cell.trim());
  const [found] = findings(name, sentence);
  const isReaction = /^[\p{L}][\p{L}, ()'-]+$/u.test(reaction);
  return found ? [isReaction ? { ...found, reaction } : found] : [];
}

export function allergyFindings(sentence: ReadSentence): AllergyFinding[] {
  const { part, text, from, body, paper, isRow } = sentence;
  const { before, after, none, unknown, all } = words[paper.language];
  const isPart = part === 'allergies';
  const rest = text.slice(body - from).trim();
  if (!isPart && !/allerg|overgevoelig|intoleran|nkda/i.test(plain(text))) return [];
  if (/^(?:family|plan|question|greeting)$/.test(part) || unknown.test(rest)) return [];
  if (none.test(isPart ? rest : text) || (isPart && none.test(text)))
    return isOfOther(sentence, { start: 0, end: 0 })
      ? []
      : [{ ...placeIn(sentence), kind: 'allergy', name: all, is_denied: true }];
  if (isPart) return isRow ? ofRow(sentence, rest) : findings(rest, sentence);
  const slot = sentence.slots.findings.find(({ finding }) => finding === 'allergy');
  if (slot && (slot.polarity !== 'affirmed' || slot.isConditional || isOfOther(sentence, slot))) return [];
  const named = before.exec(text);
  if (named)
    return findings(
      text.slice(named.index + named[0].length).split(/[.;]|, (?:en|maar|die|waar|hij|zij|but|which)\b/)[0] ??
        '',
      sentence,
    );
  const held = after.exec(text);
  return held?.[1] && !/^(?:bekende|geen|mogelijke|voedsel|contact|possible|known|drug)$/i.test(held[1])
    ? findings(held[1], sentence)
    : [];
}
