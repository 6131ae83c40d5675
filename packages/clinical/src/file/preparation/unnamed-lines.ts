/** What papers say of medicines in words that no medicine was recognised in: it may change what stands with one of them. */
import { partsOf } from '../paper/sections.ts';
import { isEarlier } from './last-note.ts';
import { ofDose } from './medicine-context.ts';
import { isOfAnother, namesOfOthers } from './other-people.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { goesOn, paragraphAround, quoteLine, shortParagraph, whole } from './quotes.ts';

const MOST_PAPERS = 2;

/** `Pleisters 14 mg`, `Gevraagd het nieuwe doosje niet te starten`, `5 mg sinds 1-11`. */
const ofMedicines =
  /(?<!\p{L})(?:(?:antidepress|antipsychot|antibiot|benzo|slaapmiddel|slaappil|statine|maagbeschermer|maagzuurrem|bloedverdunner|antistolling|schildklierpil|plaspil|bloeddrukpil|stemmingsstabil|pijnstiller|opia|ijzer(?:tablet|pil)|sleeping (?:tablet|pill)|painkiller|blood thinner|mood stabili)\p{L}*|ssri|snri|doac|nsaid|voorgeschreven|doosjes?|medicatie|medicijnen|recept(?:en)?|apotheek|baxter\p{L}*|weekdoos|pil(?:len|letjes?)?|tablet(?:ten|jes?)?|capsules?|pleisters?|druppels|injecties?|prik (?:gehad|gegeven|gezet)|puf(?:fer|jes)?|inhalator|prescribed|medication|medicines|tablets?|capsules|pharmacy|blister pack|injections?|inhaler|patch(?:es)?)(?!\p{L})|(?<![\d.,/])\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|ug|ie|druppels)(?![\p{L}/])/iu;
const leans =
  /(?<!\p{L})(?:het|dit|die|deze|ze|ervan|daarvan|it|this|that|them|these)(?!\p{L})|^(?:opgehoogd|verhoogd|verlaagd|verhogen|gestart|gestopt|start|stop|increased|reduced|to)(?!\p{L})/iu;
/** A short sentence says too little by itself: `-> 40 mg as of 13/5`. */
const SHORT_characters = 60;
const leansBack = (text: string): boolean => text.length < SHORT_characters || leans.test(text);
const MOST_BACK = 3;

/** The sentences back to the medicine that it may be about: `Brief noemt mirtazapine. Heeft het niet in huis`. */
function leantOn(paper: PaperRead, at: number, naming: ReadonlySet<string>): number[] {
  if (!leansBack(paper.sentences[at]?.text ?? '')) return [];
  const before: number[] = [];
  for (let back = at; back > at - MOST_BACK && goesOn(paper, back); back -= 1) {
    before.push(back - 1);
    if (naming.has(`${paper.source.id} ${back - 1}`)) return before;
  }
  return [];
}
/** Tablets that were taken at once. */
const ofOverdose =
  /(?<!\p{L})(?:overdos\p{L}*|intoxicatie|suïcidepoging|tentamen|TS|suicide attempt|innam\p{L}*|ingenomen)(?!\p{L})/iu;
const apart = new Set(['family', 'allergies', 'greeting', 'question', 'lab', 'earlier_medicines']);

/** The newest first, none that a line already shows. */
export function unnamedLines(
  { papers, language }: Desk,
  naming: ReadonlySet<string>,
  shown: readonly PreparationLine[],
): PreparationLine[] {
  const names = namesOfOthers(papers);
  const places = shown.flatMap(({ sources }) => sources);
  const isShown = ({ source }: PaperRead, from: number) =>
    places.some((place) => place.source === source.id && place.from <= from && from < place.to);
  const oldest = shown
    .map(({ date }) => date)
    .sort()
    .at(0);
  const words = texts[language];
  return papers
    .filter(({ source }) => source.kind === 'note' && oldest !== undefined && source.date >= oldest)
    .slice(-MOST_PAPERS)
    .toReversed()
    .flatMap((paper) => {
      const parts = partsOf(paper);
      const found = paper.sentences.flatMap(({ text, part, from, isRow }, at) => {
        const isNew =
          !naming.has(`${paper.source.id} ${at}`) && !isShown(paper, from) && parts[at] !== 'risk';
        const isTaken = paragraphAround(paper, at).some((each) =>
          ofOverdose.test(paper.sentences[each]?.text ?? ''),
        );
        return isNew &&
          !isTaken &&
          !isRow &&
          !apart.has(part) &&
          ofMedicines.test(text) &&
          !isOfAnother(text, names)
          ? [at]
          : [];
      });
      const isOn = (index: number) =>
        goesOn(paper, index) &&
        !naming.has(`${paper.source.id} ${index}`) &&
        ofDose.test(paper.sentences[index]?.text ?? '');
      const at = found.flatMap((index) => [
        ...leantOn(paper, index, naming),
        ...shortParagraph(paper, index).filter((each) => !naming.has(`${paper.source.id} ${each}`)),
        index,
        ...(isOn(index + 1) ? [index + 1] : []),
      ]);
      const quote = whole({ paper, at: [...new Set(at)] });
      const label = isEarlier(paper, { papers }) ? words.aboutMedicinesEarlier : words.aboutMedicines;
      return quoteLine(label, [quote], language) ?? [];
    });
}
