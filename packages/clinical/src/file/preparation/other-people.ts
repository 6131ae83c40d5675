/** Who else a sentence speaks of: what they use or say is not the client's. */
import { othersIn, relation } from '../named-others.ts';
import type { PaperRead } from './preparation.ts';
import { goesOn } from './quotes.ts';

const anyRelation = new RegExp(`(?<![\\p{L}-])(?:${relation})(?![\\p{L}-])`, 'iu');
const startsWithPronoun = /^["“]?(?:hij|zij|ze|he|she|they)\b/iu;

/** Names that stand behind a relation somewhere in the file: `zus Sanne`. */
export const namesOfOthers = (papers: readonly PaperRead[]): ReadonlySet<string> =>
  new Set(papers.flatMap(({ source }) => [...othersIn(source).names]));

/** Where the sentence first names another, undefined where it does not. */
function placeOfOther(text: string, names: ReadonlySet<string>): number | undefined {
  const related = anyRelation.exec(text)?.index;
  const named = [...text.matchAll(/\p{Lu}\p{Ll}{2,}/gu)].find(([name]) => names.has(name))?.index;
  if (related === undefined || named === undefined) return related ?? named;
  return Math.min(related, named);
}

const theirUse =
  /\b(?:gebruik\p{L}*|slik\p{L}*|heeft|hebben|had|kre(?:eg|gen)|krijgt|neemt|nam|nemen|injects?|spuit|spoot|waarvoor|is (?:net |nu |sinds kort )?(?:aan|op|met)|begon(?:nen)?|begint|gestart|startte|haalt|koopt|kocht|is on|on|started|began|bought|has|have|takes?|took|put on|uses?|used|treated)\b/iu;
/** `van zijn vrouw`, `(van echtgenote)`, `fluoxetine van moeder`. */
const ofThem = new RegExp(
  `(?:van|from|of)\\s+(?:zijn |haar |de |een |his |her |a |the )?(?:${relation})(?![\\p{L}-])`,
  'iu',
);
const ofClient = /\b(?:pt|pat(?:iënte?)?|cli[eë]nte?|betrokkene|patient|client)\b/iu;

export type Owner = 'client' | 'doubtful' | 'other';

/** `(Beryl has an infection, on …)`: told in brackets of somebody by name. */
const inBrackets =
  /\(\p{Lu}\p{Ll}{2,} (?:has|is|was|takes|gets|had|heeft|is|was|krijgt|neemt|slikt|gebruikt)(?!\p{L})[^)]*$/u;

/** Whose medicine a sentence speaks of; `place` is where it names it. */
export function ownerIn(paper: PaperRead, at: number, place: number, names: ReadonlySet<string>): Owner {
  const text = paper.sentences[at]?.text ?? '';
  if (inBrackets.test(text.slice(0, place))) return 'other';
  const other = placeOfOther(text, names);
  if (other === undefined) {
    const before = paper.sentences[at - 1]?.text ?? '';
    const leansOnOther =
      startsWithPronoun.test(text) && goesOn(paper, at) && placeOfOther(before, names) !== undefined;
    if (!leansOnOther) return 'client';
    return /\b(?:zelf|himself|herself|themselves)\b/iu.test(text) ? 'other' : 'doubtful';
  }
  const clause = text.slice(Math.max(text.lastIndexOf(';', place), text.lastIndexOf('. ', place)) + 1);
  if (ofThem.test(clause)) return 'other';
  const between = other < place ? text.slice(other, place) : '';
  if (theirUse.test(between) && !ofClient.test(between)) return 'other';
  return 'doubtful';
}

/** What they tell of the client: `Moeder zegt dat hij …`. */
const tells =
  /^[^.;]{0,40}?(?<!\p{L})(?:zeg(?:t|gen)|zei|vertel\p{L}*|meld\p{L}*|vindt|vinden|belde?|bellen|ziet|zag|hoort|hoorde|merkt\p{L}*|geeft aan|geven aan|maakt zich|is bang|weet|weten|says|said|tells|told|reports?|reported|noticed|found|worries|worried|knows)(?!\p{L})/iu;
const startsWithOther = new RegExp(
  `^["“]?(?:(?:haar|zijn|de|een|mijn|his|her|the|an?)\\s+)?(?:${relation})(?![\\p{L}-])|^["“]?(?:su[iï]cidepoging|su[iï]cide|zelfdoding|zelfmoord|suicide) (?:van|of|door|by) (?:haar |zijn |her |his )?(?:${relation})`,
  'iu',
);
/** What somebody has done or suffered: `Moeder heeft in 2004 een poging gedaan`, `Broer overleden door suïcide`. */
export function isOfAnother(text: string, names: ReadonlySet<string>): boolean {
  const isNamed = [...names].some((name) => text.startsWith(`${name} `));
  if (!isNamed && !startsWithOther.test(text)) return false;
  return (
    !tells.test(text) &&
    !/(?<!\p{L})(?:pt|pte|pat\p{L}*|cli[eë]nte?|patient|client|hem|him)(?!\p{L})/iu.test(text)
  );
}

/** Also where it only says `zij`, right behind a sentence about somebody else. */
export const isOfOtherAt = (paper: PaperRead, at: number, names: ReadonlySet<string>): boolean => {
  const text = paper.sentences[at]?.text ?? '';
  if (isOfAnother(text, names)) return true;
  return (
    startsWithPronoun.test(text) &&
    goesOn(paper, at) &&
    isOfAnother(paper.sentences[at - 1]?.text ?? '', names)
  );
};
