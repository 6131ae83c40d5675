/** A letter or a note as sentences that know where they stand: part, heading, row of a table. */
import { findMedicine } from '../../reading/medicines.ts';
import { sentencePlaces } from '../../reading/sentences.ts';
import { plain } from '../../reading/text.ts';
import { isAllergen, isLapsed, isReaction } from '../allergies/allergens.ts';
import { kindOfAllergy } from '../allergies/allergy-words.ts';
import { type TabbedText, withColumns } from './column-lines.ts';
import type { Part } from './headings.ts';
import { type Group, groupsOf, ofOneLine } from './line-groups.ts';
import { labelIn, nowhere, type Under } from './line-headings.ts';

export type PaperSentence = {
  from: number;
  to: number;
  /** As it stands in the source, line ends and tabs too. */
  text: string;
  /** Where its words begin behind a label: `Vraagstelling: graag …`. */
  body: number;
  part: Part;
  /** The heading as written: it may name the day of what follows (`Lab 12-02-2025`). */
  heading: string;
  /** A row of a table: its cells stand apart by tabs. */
  isRow: boolean;
};

/** Abbreviations whose points end no sentence, the points out of sight and every letter in its place. */
const shortened =
  /\b(?:(?!(?:a\.n|z\.n|e\.d|a\.m|p\.m)\.)(?:\p{L}\.){2,6}|(?:[Tt]abl|[Cc]aps|[Tt]ab|carb|succ|tartr|hydrochl|maleaat|fum|aer|[Gg]ew|[Ll]gt|[Cc]hol|[Kk]reat|[Cc]reat|[Gg]luc|[Tt]emp|[Ss]at|[Ll]euk[o]?|[Ll]euco|[Tt]romb[o]?|[Bb]ili|[Tt]rigl?|[Vv]it|[Aa]demfreq|[Ff]req|[Ff]err|[Aa]lb|verh|behand|evt|ong|ongev|gem|gemidd|zgn|vnl|mevr|dhr|mw|onvold|bijv|incl|excl|abs|ret|inh|inj|inf|amp|sach|druppels|opl|sup|supp|gest|geb|pat|pt|max|min|mnd|wk|obs|resp|ca|dd|nr|tel|vlg|vlgs|mogel|diagn|jan|feb|mrt|apr|jun|jul|aug|sept|sep|okt|nov|dec|jl|ll|[Aa]lk|fosf|ref|ontslaggew|opnamegew|[Tt]ot)\.)(?=\s*['’]?[\p{Ll}\d(])/gu;
const withoutPoints = (text: string): string =>
  text
    .replace(shortened, (found) => found.replaceAll('.', '·'))
    .replace(/\b[Vv]it\.(?=\s?[A-K]\d{0,2}(?![\p{L}\d]))/gu, (found) => found.replace('.', '·'))
    // The `l` of `mmol/l.` is no initial.
    .replace(/(?<=\/)[lL](?=\.\s)/g, '·');

/** As long as an entry of a list can be. */
const LONGEST_ENTRY_words = 3;

/** `Pinda: anafylaxie 2022`, `Atenolol: benauwdheid`: one more of the list. */
function namesCause(said: string): boolean {
  const [, name = '', rest = ''] = /^(\p{L}[\p{L}-]{2,30})\s?(?::|–|\()\s?(.*)$/su.exec(said) ?? [];
  // `Voedsel: pinda`.
  if (kindOfAllergy.test(plain(name)) && isAllergen(plain(rest.replace(/[\s,.(].*$/s, '')))) return true;
  const isCause = findMedicine(name) !== undefined || isAllergen(plain(name));
  return isCause && (isReaction(plain(rest)) || isLapsed(plain(rest)));
}

/** Whether a sentence no longer stands under the label before it: `Allergie: geen. Roken: niet`. */
function isLeft({ part, heading }: Under, ofGroup: string, said: string): boolean {
  if (part === 'allergies')
    return !namesCause(said) && (said.includes(':') || said.split(/\s+/).length > LONGEST_ENTRY_words);
  return heading !== ofGroup && part !== 'family' && ofOneLine.has(part);
}

function sentencesOfGroup(
  { text, endsIn }: TabbedText,
  { start, end, body, part, heading }: Group,
): PaperSentence[] {
  const words = text.slice(start, end);
  const isRow = words.includes('\t');
  const places = isRow ? [{ start: 0, end: words.length }] : sentencePlaces(withoutPoints(words));
  let under: Under = { part, heading };
  return places.map((place, at): PaperSentence => {
    const from = start + place.start;
    const to = start + place.end;
    const said = text.slice(from, to);
    const own = at === 0 ? undefined : labelIn(said);
    // Behind the one sentence that a label is of, nothing is known of where it stands.
    if (own) under = own;
    else if (at > 0 && isLeft(under, heading, said)) under = nowhere;
    const begin = own ? from + own.body : Math.max(from, body);
    return {
      from,
      to,
      text: isRow ? said + (endsIn.get(end) ?? '') : said,
      body: Math.min(begin, to),
      part: under.part,
      heading: under.heading,
      isRow,
    };
  });
}

const asksAllergy = /allerg\p{L}*[^?]*\?$|overgevoelig[^?]*\?$/iu;
const answersYes = /^\W*(?:(?:zo|indien) ja|if (?:so|yes)|waarvoor|welke)(?!\p{L})/iu;
const MOST_BETWEEN = 2;
const asksMedicines = /\b(?:medicijnen|medicatie|geneesmiddelen|medicines|medication)\b[^?]*\?/iu;
const asksEarlier = /\b(?:eerder|vroeger|ooit|verleden|previously|ever|past)\b/iu;
/** `Gebruikt u medicijnen? [x] ja. Zo ja, welke: …`. */
function askedOf(sentences: readonly PaperSentence[], at: number): Part | undefined {
  if (!answersYes.test(sentences[at]?.text ?? '')) return undefined;
  const asked = sentences.slice(Math.max(0, at - MOST_BETWEEN), at).findLast(({ text }) => /\?/.test(text));
  if (!asked || !asksMedicines.test(asked.text)) return undefined;
  return asksEarlier.test(asked.text) ? 'earlier_medicines' : 'medicines';
}

/** `Bent u allergisch? [x] ja. Zo ja, waarvoor: …`: the answer is of what was asked. */
const isOfAllergy = (sentences: readonly PaperSentence[], at: number): boolean =>
  answersYes.test(sentences[at]?.text ?? '') &&
  sentences.slice(Math.max(0, at - MOST_BETWEEN), at).some(({ text }) => asksAllergy.test(text));

/** `pramipexol ........ 0,75 mg`: the dots only lead the eye. */
const leaders = /(?<=\S ?)\.{4,}(?= ?\S)/gu;

export function sentencesOfPaper(text: string): PaperSentence[] {
  const tabbed = withColumns(text.replace(leaders, (dots) => ' '.repeat(dots.length)));
  const sentences = groupsOf(tabbed.text).flatMap((group) => sentencesOfGroup(tabbed, group));
  return sentences.map((sentence, at) =>
    isOfAllergy(sentences, at)
      ? { ...sentence, part: 'allergies' }
      : { ...sentence, part: askedOf(sentences, at) ?? sentence.part },
  );
}
