/** Allergies and intolerances: what for, with what reaction, or that none are known. */
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { plain } from '../reading/text.ts';
import { isAllergen, isReaction } from './allergens.ts';
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
      /\b(?:(?:allergisch|overgevoelig|intolerant) (?:voor|op)(?:\s*:)?|(?:allergie|allergieën|overgevoeligheid|overgevoeligheden|intolerantie)(?: (?:voor|tegen)|\s*:))\s+/iu,
    after: /(\p{L}[\p{L}]+)-?\s?(?:allergie|intolerantie)\b/iu,
    none: /\b(?:geen|niet|zonder) (?:\p{L}+ ){0,2}(?:allerg\p{L}*|overgevoelig\p{L}*|intoleranties?)|\ballerg\p{L}*(?:\/\p{L}+)?\s*:?\s*(?:geen|nee|negatief|-)(?: bekend\p{L}*)?\s*\.?$|^(?:geen|nee|geen bekend|geen bekende|n\.?v\.?t\.?|-)\.?$/iu,
    unknown: /\b(?:onbekend|niet bekend|niet nagevraagd|navragen|niet gevraagd|\?)/iu,
    around: /\b(?:allergisch|allergie|overgevoelig|voor|sinds|bekend|met|bekende|een|de|het|wel)\b/giu,
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
/** Somebody, or what is done or kept ready: no name of what one is allergic to. */
const noName =
  /\b(?:geen|niet|no|not|ggz|contact|is|heeft|had|komt|wij|we|zij|zijn|hij|zijn|haar|aanwezig|present|epipen|adrenaline\p{L}*|dochter|zoon|moeder|vader|vrouw|man|partner|broer|zus|huisarts|arts|psychiater|mw|dhr|mevrouw|meneer|dr|drs|daughter|son|mother|father|wife|husband|she|he|has|carries|draagt|gebruikt|bij zich|graag|regelt|woont|werkt)\b/iu;

type Entry = { name: string; reaction?: string };

/** `penicilline (huiduitslag)`, `penicilline: huiduitslag`, `noten`. `isSure`: the words before it say that it is one. */
function entryOf(entry: string, language: Language, isSure: boolean): Entry | undefined {
  const read = readable(entry, language);
  const found =
    /^(.*?)\s*(?:\(([^)]*)\)?|[:–]\s*(.+)|\s-\s(.+)|\s(?:met|with|geeft|gaf)\s(.+))?\s*\.?$/su.exec(read);
  const said = (found?.[2] ?? found?.[3] ?? found?.[4] ?? found?.[5])?.trim();
  const reaction = said ? { reaction: said } : {};
  const name = (found?.[1] ?? '').trim();
  if (noName.test(plain(name))) return undefined;
  const [medicine] = slotsOf(name, language, { isSpoken: false }).medicines;
  // `sulfamethoxazol/trimethoprim` is one.
  if (medicine && /^[\p{L}]+\/[\p{L}]+$/u.test(name)) return { name: name.toLowerCase(), ...reaction };
  if (medicine) return { name: medicine.name, ...reaction };
  const bare = name.replace(words[language].around, '').replace(/\s+/g, ' ').trim();
  const known = plain(bare);
  if (isAllergen(known)) return { name: bare.toLowerCase(), ...reaction };
  // A word with digits or marks in it was not read well, and a long entry is no name.
  if (!isSure || !/^[\p{L}][\p{L}' -]+$/u.test(bare) || bare.split(' ').length > LONGEST_NAME_words)
    return undefined;
  return isReaction(known) || /\p{Lu}/u.test(bare.slice(1))
    ? undefined
    : { name: bare.toLowerCase(), ...reaction };
}

/** The entries of a list; what shows how one is allergic belongs to the one before it. */
function findings(entries: string, sentence: ReadSentence, isSure: boolean): AllergyFinding[] {
  const { language } = sentence.paper;
  const found: AllergyFinding[] = [];
  // What follows after the sentence is about something else: `penicilline. De dochter regelt thuiszorg`.
  const list = entries.split(/[.!?]\s+(?=\p{Lu})/u)[0] ?? '';
  let isListed = isSure;
  for (const each of list.split(/[,;\t]\s*|\s(?:en|and)\s(?![^(]*\))/u)) {
    const last = found.at(-1);
    const heard = plain(each);
    const entry = isReaction(heard.replace(/[(:–].*|\s-\s.*|\s(?:met|with)\s.*/s, ''))
      ? undefined
      : entryOf(each.trim(), language, isListed);
    if (entry) found.push({ ...placeIn(sentence), kind: 'allergy', ...entry, is_denied: false });
    else if (last && last.reaction === undefined && isReaction(heard))
      last.reaction = each.trim().replace(/\.$/, '');
    // Behind words that are no entry nothing unknown is one.
    else isListed = false;
  }
  return found;
}

/** In a table what stands in the second cell is the reaction. */
function ofRow(sentence: ReadSentence, body: string): AllergyFinding[] {
  const [name = '', reaction = ''] = body.split('\t').map((cell) => cell.trim());
  const [found] = findings(name, sentence, true);
  const isWords = /^[\p{L}][\p{L}, ()'-]+$/u.test(reaction);
  return found ? [isWords ? { ...found, reaction } : found] : [];
}

/** Behind its label, or short enough to be an entry of the list under the heading. */
const isEntry = ({ text, body, from }: ReadSentence): boolean => {
  const rest = text.slice(body - from).trim();
  return body > from || rest.split(/\s+/).length <= LONGEST_ENTRY_words;
};
const LONGEST_ENTRY_words = 6;

/** `latex; geen medicijnallergieën`, `geen bekend, wel hooikoorts`: what there is besides what there is not. */
function knownBesides(rest: string, sentence: ReadSentence): AllergyFinding[] {
  const { none } = words[sentence.paper.language];
  const parts = rest.split(/[;.]\s+|,\s+(?=geen\b|wel\b|no\b)/u);
  const others = parts.filter((part) => !none.test(part.trim()));
  return parts.length === others.length ? [] : findings(others.join('; '), sentence, true);
}

export function allergyFindings(sentence: ReadSentence): AllergyFinding[] {
  const { part, text, from, body, paper, isRow } = sentence;
  const { before, after, none, unknown, all } = words[paper.language];
  const isPart = part === 'allergies';
  const rest = text.slice(body - from).trim();
  if (!isPart && !/allerg|overgevoelig|intoleran|nkda/i.test(plain(text))) return [];
  if (/^(?:family|plan|question|greeting)$/.test(part) || unknown.test(rest)) return [];
  const known = isPart && !isRow ? knownBesides(rest, sentence) : [];
  if (known.length > 0) return known;
  if (none.test(isPart ? rest : text) || (isPart && none.test(text)))
    return isOfOther(sentence, { start: 0, end: 0 })
      ? []
      : [{ ...placeIn(sentence), kind: 'allergy', name: all, is_denied: true }];
  if (isPart) return isRow ? ofRow(sentence, rest) : findings(rest, sentence, isEntry(sentence));
  const slot = sentence.slots.findings.find(({ finding }) => finding === 'allergy');
  // `CAVE: overgevoelig voor …` warns of what is.
  const isWarning = part === 'alerts' || /^(?:cave|let op|alert|nb)\b/i.test(text);
  const at = Math.max(0, sentence.words.search(/\p{L}*(?:allerg|overgevoelig|intoleran)/iu));
  if (isOfOther(sentence, { start: at, end: at + 1 })) return [];
  if (
    slot &&
    (slot.polarity !== 'affirmed' || (slot.isConditional && !isWarning) || isOfOther(sentence, slot))
  )
    return [];
  const named = before.exec(text);
  if (named)
    return findings(
      text
        .slice(named.index + named[0].length)
        .split(/[.;]|,? \b(?:maar|die|waar\p{L}*|hij|zij|is|zijn|was|heeft|krijgt|but|which|has)\b/u)[0] ??
        '',
      sentence,
      true,
    );
  const held = after.exec(text);
  return held?.[1] && !/^(?:bekende|geen|mogelijke|voedsel|contact|possible|known|drug)$/i.test(held[1])
    ? findings(held[1], sentence, true)
    : [];
}
