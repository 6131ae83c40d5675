/** Allergies and intolerances: what for, with what reaction, or that none are known. */
import { findMedicine } from '../../reading/medicines.ts';
import { plain } from '../../reading/text.ts';
import type { AllergyFinding } from '../finding.ts';
import { isOfOther, placeIn, type ReadSentence } from '../read.ts';
import { isAllergen, isLapsed, isReaction } from './allergens.ts';
import { entryOf, isEntry } from './allergy-entry.ts';
import { saysNone } from './allergy-none.ts';
import { isOfRelative, toldAllergies } from './allergy-told.ts';
import { allergyWords, cannotBear, kindBefore, kindOfAllergy } from './allergy-words.ts';
import { causeIn, exceptedIn, isFeared, isWarning, skinCauseIn, warnedOf } from './reactions.ts';

/** `Trimethoprim rash`: a scan lost the mark between them. */
const namesCause = (entry: string): boolean => {
  const [first = '', ...rest] = entry.split(' ');
  return rest.length > 0 && (findMedicine(first) !== undefined || isAllergen(plain(first)));
};

/** The entries of a list; what shows how one is allergic belongs to the one before it. */
function findings(entries: string, sentence: ReadSentence, isSure: boolean): AllergyFinding[] {
  const { language } = sentence.paper;
  const found: AllergyFinding[] = [];
  // What follows after the sentence is about something else: `penicilline. De dochter regelt thuiszorg`.
  const list = entries.split(/[.!?]\s+(?=\p{Lu})/u)[0] ?? '';
  let isListed = isSure;
  for (const each of list.split(/(?:[;\t]|,(?![^(]*\)))\s*|\s(?:en|and|\+|&)\s(?![^(]*\))|(?<=\))\s\/\s/u)) {
    const last = found.at(-1);
    const heard = plain(each);
    if (isLapsed(heard)) {
      // `Koemelk als baby, eroverheen gegroeid`: of what was named before it.
      if (last && !/\p{L}.*\b(?:als|per|after|in)\b/iu.test(each)) found.pop();
      isListed = false;
      continue;
    }
    const isOnlyReaction =
      isReaction(heard.replace(/[(:–→].*|[-=]>.*|\s-\s.*|\s(?:met|with)\s.*/s, '')) &&
      !namesCause(each.trim()) &&
      // `Hay fever` is no fever.
      !isAllergen(heard.trim().replace(/(?:\s(?:only|alleen))?\.?$/u, ''));
    const entry = isOnlyReaction ? undefined : entryOf(each.trim(), language, isListed);
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
  if (isLapsed(plain(reaction))) return [];
  if (kindOfAllergy.test(plain(name))) return findings(reaction, sentence, true);
  if (reaction === '') return findings(name, sentence, true);
  const [found] = findings(name, sentence, true);
  const isWords = /^[\p{L}][\p{L}, ()'-]+$/u.test(reaction);
  return found ? [isWords ? { ...found, reaction } : found] : [];
}

/** `latex; geen medicijnallergieën`, `geen bekend, wel hooikoorts`: without what there is not; undefined where that is all. */
function besidesNone(text: string, { paper }: ReadSentence): string | undefined {
  const parts = text.split(/[;.]\s+|,\s+(?=geen\b|wel\b|maar\b|no\b|but\b)/u);
  const others = parts.filter((part) => !allergyWords[paper.language].none.test(part.trim()));
  return others.length > 0 && others.length < parts.length ? others.join('; ') : undefined;
}

/** What follows is of something else. */
const endOfNames =
  /[.;]|,? (?:(?:en|and) )?\b(?:maar|die|waar\p{L}*|hij|zij|ze|is|zijn|was|heeft|krijgt|kreeg|eet|gebruikt|draagt|mijdt|vermijdt|moet|mag|kan|wordt|werd|but|which|has|gets|got|eats|uses|avoids|carries|must|should|reacts|meldt|reports)\b/u;
const lastJoin = /(?:,|\s(?:en|and|of|or|maar|but))(?:\s(?:een|an?))?\s*$/iu;

/** Named in a sentence of any part: `allergisch voor noten`, `penicilline-allergie`. */
function named(text: string, sentence: ReadSentence): AllergyFinding[] {
  const { before, after, noKind } = allergyWords[sentence.paper.language];
  // `allergie voor nikkel en is overgevoelig voor jodium` has two.
  const all = [...text.matchAll(new RegExp(before.source, 'giu'))];
  if (all.length > 0)
    return all.flatMap((found, at) => {
      const behind = text.slice(found.index + found[0].length, all[at + 1]?.index);
      return findings((behind.split(endOfNames)[0] ?? '').replace(lastJoin, ''), sentence, true);
    });
  // Anybody may be unable to stand a noise: here only what is known to be an allergen counts.
  const [, borne] = cannotBear.exec(text) ?? [];
  if (borne) return findings(borne, sentence, false);
  const held = after.exec(text)?.[1];
  return held && !noKind.test(held) ? findings(held, sentence, true) : [];
}

/** `Geen medicijnallergie, wel hooikoorts`. */
function namedBesides(text: string, sentence: ReadSentence): AllergyFinding[] {
  const own = named(text, sentence);
  const [, other] = /^(?:wel|maar wel|but)\s+(?:(?:een|bekend met|known)\s+)?(.+)$/iu.exec(text.trim()) ?? [];
  return own.length > 0 || !other ? own : findings(other, sentence, false);
}

/** Whether the sentence says it of the client, and as something that is. */
function isSaid(sentence: ReadSentence): boolean {
  const { part, text, words, slots } = sentence;
  const slot = slots.findings.find(({ finding }) => finding === 'allergy');
  // `CAVE: overgevoelig voor …` warns of what is.
  const warns = part === 'alerts' || isWarning.test(text);
  const at = Math.max(0, words.search(/\p{L}*(?:allerg|overgevoelig|intoleran)/iu));
  if (isOfOther(sentence, { start: at, end: at + 1 })) return false;
  return !slot || (slot.polarity === 'affirmed' && (!slot.isConditional || warns));
}

/** A warning that names a medicine and what it did. */
const ofWarning = (sentence: ReadSentence): AllergyFinding[] =>
  isOfOther(sentence, { start: 0, end: 0 })
    ? []
    : warnedOf(sentence.text).flatMap((entry) => findings(entry, sentence, false));

/** `Reageerde met huiduitslag op amoxicilline`, wherever it stands. */
function ofReaction(sentence: ReadSentence): AllergyFinding[] {
  // `Noten: uitslag`.
  const [, name = '', shown = ''] = /^(\p{L}[\p{L}-]{2,20}):\s(.{3,60})$/su.exec(sentence.text.trim()) ?? [];
  if (isAllergen(plain(name)) && isReaction(plain(shown)) && sentence.part !== 'family')
    return findings(sentence.text.trim(), sentence, false);
  const isOnlyFeared =
    /^(?:family|plan|question|greeting)$/.test(sentence.part) ||
    isFeared(sentence.text) ||
    isOfRelative(sentence.text);
  const cause = isOnlyFeared ? undefined : skinCauseIn(sentence.text);
  return cause && !isOfOther(sentence, { start: 0, end: 0 }) ? findings(cause, sentence, false) : [];
}

/** `Zo ja, waarvoor: …` of a form. */
const answer =
  /^(?:(?:zo|indien) ja|if (?:so|yes))?,?\s*(?:waarvoor|welke|namelijk|nl\.|to what|which)?\s*:\s*(?=\p{L})/iu;

const denial = (sentence: ReadSentence): AllergyFinding => ({
  ...placeIn(sentence),
  kind: 'allergy',
  name: allergyWords[sentence.paper.language].all,
  is_denied: true,
});

/** Behind a heading or a label, or by the words for it. */
function written(sentence: ReadSentence): AllergyFinding[] {
  const { part, text, from, body, paper, isRow } = sentence;
  const { none, notThis, unknown } = allergyWords[paper.language];
  const isPart = part === 'allergies';
  const rest = text
    .slice(body - from)
    .trim()
    .replace(answer, '')
    .replace(kindBefore, '');
  if (
    !isPart &&
    !/allerg|overgevoelig|intoleran|nkda|anafyla|anaphyla|\bk[ao]n (?:\p{L}+ )?niet tegen\b|\b(?:cannot|can't) (?:eat|take|tolerate|have)\b|\bgereageerd\b|\breageerde\b/iu.test(
      plain(text),
    )
  )
    return part === 'alerts' || isWarning.test(text) ? ofWarning(sentence) : ofReaction(sentence);
  // A plan speaks of what may be; that somebody is allergic it may say too.
  const isStated =
    part === 'plan' && /\b(?:is|are|bekend met) (?:\p{L}+ )?(?:allerg|overgevoelig|intoleran)/iu.test(text);
  if (
    (/^(?:family|plan|question|greeting)$/.test(part) && !isStated) ||
    unknown.test(rest) ||
    (notThis.test(text) && !exceptedIn(text))
  )
    return [];
  const besides = isRow ? undefined : besidesNone(isPart ? rest : text, sentence);
  const excepted = exceptedIn(text);
  const known = excepted
    ? findings(excepted, sentence, true)
    : besides && (isPart ? findings(besides, sentence, true) : namedBesides(besides, sentence));
  if (known && known.length > 0) return isPart || !isOfOther(sentence, { start: 0, end: 0 }) ? known : [];
  if (none.test(isPart ? rest : text) || (isPart && none.test(text)))
    return isOfOther(sentence, { start: 0, end: 0 }) ? [] : [denial(sentence)];
  const cause = causeIn(rest);
  const caused = cause && isSaid(sentence) ? findings(cause, sentence, false) : [];
  if (isPart && isRow) return ofRow(sentence, rest);
  const isNamed = isPart && allergyWords[paper.language].before.test(rest) && isSaid(sentence);
  const those = isNamed ? named(rest, sentence) : [];
  if (those.length > 0) return those;
  // Under `ICA` illnesses stand too.
  const isSure = isEntry(sentence) && !/^(?:ica|ci|contra)(?!\p{L})/iu.test(sentence.heading);
  if (isPart) return caused.length > 0 ? caused : findings(rest, sentence, isSure);
  // `De penicilline-allergie is weerlegd`.
  const isOver = isLapsed(plain(text)) && !/;|,\s(?:wel|maar|but)\b/iu.test(text);
  const own = isSaid(sentence) && !isOver ? named(text, sentence) : [];
  return own.length > 0 ? own : caused;
}

export function allergyFindings(sentence: ReadSentence): AllergyFinding[] {
  if (!sentence.isRow && saysNone(sentence) && !isOfOther(sentence, { start: 0, end: 0 }))
    return [denial(sentence)];
  const own = written(sentence);
  const isOutright = sentence.part === 'allergies' || /allerg|overgevoelig|intoleran/iu.test(sentence.text);
  const isWritten = isOutright && own.some(({ is_denied }) => !is_denied);
  const more = toldAllergies(sentence, isWritten).filter(({ name }) =>
    own.every((each) => each.name !== name),
  );
  return more.length > 0 ? [...own.filter(({ is_denied }) => !is_denied), ...more] : own;
}
