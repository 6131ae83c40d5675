/** What papers say of danger to the client or others: all of the newest, and the gravest of before, in their own words. */
import { findMedicine } from '../../reading/medicines.ts';
import { ticked } from '../paper/boxes.ts';
import type { PaperSentence } from '../paper/paper.ts';
import { partsOf } from '../paper/sections.ts';
import { namesMeans } from '../risk/risk-means.ts';
import { dayAbove, whenOf } from '../risk/risk-when.ts';
import { isBeside, isOfField, noPlan, withoutOtherDeaths } from '../risk/risk-wordings.ts';
import { affirms, answersTo, belongsTo, dangersIn, isDeed, isGrave, notAsked } from '../risk/risk-words.ts';
import { isEarlier } from './last-note.ts';
import { isOfAnother, namesOfOthers } from './other-people.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { goesOn, paragraphAround, quoteLine, shortParagraph, whole } from './quotes.ts';
import { labelOf, riskInBrief } from './risk-brief.ts';
import { newestOf, type Told, threadOf, together, withOwnOnly } from './risk-chosen.ts';

const apart: ReadonlySet<string> = new Set(['family', 'question', 'greeting']);

const namesMedicine = (text: string): boolean =>
  [...text.matchAll(/\p{L}[\p{L}\d]{3,}/gu)].some(([word]) => findMedicine(word) !== undefined);
const onCondition =
  /(?<!\p{L})(?:bij crisis|in (?:een|a) crisis|bij (?:toename|terugkeer|verergering|verslechtering)|als|indien|mocht|wanneer|zodra|if|should|in case|when)(?!\p{L})/iu;
const AFTER_sentences = 2;
const SHORT_characters = 250;
const BESIDE_sentences = 2;

/** What stands beside it in a note, all of a short paragraph: half of what was said of danger may be the mild half. */
function besideIt(paper: PaperRead, at: number): number[] {
  if (paper.source.kind !== 'note') return [];
  const around = paragraphAround(paper, at);
  const short = shortParagraph(paper, at, SHORT_characters);
  // Of a long one what stands near, and whatever else in it is of the field: `meldcode doorlopen, kinderen veilig`.
  const near = (each: number) =>
    Math.abs(each - at) <= BESIDE_sentences || isOfField(paper.sentences[each]?.text ?? '');
  const beside = short.length > 0 ? short : around.filter(near);
  // `Jachtgeweer? Verkocht.` and below it `Zoon (tel): staat bij hem in de kluis`.
  const below = (around.at(-1) ?? at) + 1;
  return ofRelative.test(paper.sentences[below]?.text ?? '') ? [...beside, below] : beside;
}
const ofRelative =
  /^(?:hetero\p{L}*|collateral|(?:de |haar |zijn |his |her )?(?:zoon|dochter|partner|echtgeno\p{L}+|vrouw|man|moeder|vader|ouders|zus|zuster|broer|vriend|vriendin|buurvrouw|buurman|son|daughter|wife|husband|mother|father|parents|sister|brother|friend|neighbour))(?!\p{L})/iu;

/** Whom to call is arranged anew each time. */
const ofCrisisPlan =
  /(?<!\p{L})(?:bij crisis|in een crisis|in (?:a )?crisis)(?!\p{L})[^.;]{0,60}(?:bel\p{L}*|contact\p{L}*|call\p{L}*|ring)(?!\p{L})/iu;
const neverBefore =
  /^[^.;:]{0,30}(?<!\p{L})(?:geen|nooit|no|never|denies|ontkent)(?!\p{L})[^.;]{0,30}(?:eerdere?|voorgaande|in (?:het |de )?verleden|in de voorgeschiedenis|previous|prior|past|earlier|history of)[^.;]{0,40}(?:poging\p{L}*|su[iï]cid\p{L}*|zelfbeschadig\p{L}*|attempts?|self-?harm|overdos\p{L}*|suicid\p{L}*)|(?:poging\p{L}*|su[iï]cidepoging\p{L}*|attempts?|self-?harm|overdos\p{L}*)[^.;,]{0,25}(?:in (?:het )?verleden|eerder|previously|in the past|before)?[^.;,]{0,12}(?:ontkend|ontkent|nooit|geen|nee|neg(?:atief)?|denied|none|never|nil)(?!\p{L})/iu;

const agreed =
  /^\W*(?:afspr\p{L}*|afgesproken|agreed|plan|beleid|b|p)\s*[:/]|(?<!\p{L})(?:staat op (?:het )?(?:fact-?)?bord|dagelijks contact)(?!\p{L})/iu;

/** What stands with these sentences: their paragraph, the day above them, what was said before, the answers behind them. */
function goingOn(paper: PaperRead, found: readonly number[]): Set<number> {
  const all = new Set<number>();
  const { sentences, source } = paper;
  const textAt = (at: number) => ticked(sentences[at]?.text ?? '');
  for (const at of found) {
    for (const beside of [...besideIt(paper, at), ...dayAbove(paper, at)]) all.add(beside);
    const isThere = affirms(textAt(at), source.language);
    // What somebody said, word for word, before what was done about it.
    if (isThere && goesOn(paper, at) && /["“]/.test(textAt(at - 1))) all.add(at - 1);
    if (isThere) for (const before of whenOf(paper, at)) all.add(before);
    for (let next = at + 1; goesOn(paper, next); next += 1) {
      const isNear = isThere && next - at <= AFTER_sentences && !namesMedicine(textAt(next));
      if (!(answersTo.test(textAt(next)) || isNear) || isBeside(textAt(next))) break;
      all.add(next);
    }
  }
  return all;
}

/** All sentences of a paper on it, with the answers that follow them. */
function toldIn(paper: PaperRead, desk: Desk, names: ReadonlySet<string>): Told | undefined {
  const { sentences, source } = paper;
  const { language } = source;
  const parts = partsOf(paper);
  const read = new Set(
    desk.findings.flatMap(({ kind, source: id, from }) =>
      kind === 'risk' && id === source.id ? [from] : [],
    ),
  );
  const isOthers = (text: string) => isOfAnother(text, names);
  const isCue = ({ text: all, part, from }: PaperSentence, at: number) => {
    const text = ticked(all);
    return (
      !(isOthers(text) && dangersIn(text, language).length > 0) &&
      (part === 'risk' ||
        parts[at] === 'risk' ||
        (!apart.has(part) &&
          (dangersIn(text, language).length > 0 ||
            noPlan.test(text) ||
            (source.kind === 'note' && namesMeans(text)) ||
            (read.has(from) && withoutOtherDeaths(text) === text))) ||
        /^\W*(?:risico|risk)\b/iu.test(text))
    );
  };
  // That it never was before is said of what somebody knew then: a later paper may know better.
  const isOfBefore = (text: string) =>
    isEarlier(paper, desk) && (neverBefore.test(text) || ofCrisisPlan.test(text));
  const cues = sentences.flatMap((sentence, at) =>
    isCue(sentence, at) && !isOfBefore(sentence.text) ? [at] : [],
  );
  // Of a crisis contact all is of danger, in whatever words.
  const isCrisis = source.template === 'crisiscontact';
  const isPlan = (at: number) => sentences[at]?.part === 'plan' || parts[at] === 'plan';
  // What was to be done then, if it came back, is over.
  const isForThen = (at: number) => isPlan(at) && onCondition.test(sentences[at]?.text ?? '');
  const toldThen = isEarlier(paper, desk) ? cues.filter((at) => !isForThen(at)) : cues;
  const found = isCrisis ? sentences.map((_, at) => at) : toldThen;
  if (found.length === 0) return undefined;
  const all = new Set(found);
  for (const at of goingOn(paper, found)) all.add(at);
  // Of before, such a plan may have been made, changed or ended since.
  if (!isEarlier(paper, desk))
    for (const [at, { text }] of sentences.entries())
      if (belongsTo.test(text) && !namesMedicine(text)) all.add(at);
  const textAt = (at: number) => ticked(sentences[at]?.text ?? '');
  const said = found.map(textAt);
  const ofNow = found.filter((at) => !isPlan(at)).map(textAt);
  // What was agreed then may have been agreed otherwise since, but for what was done about the means.
  const isLapsed = (at: number) =>
    isEarlier(paper, desk) &&
    (isPlan(at) || agreed.test(textAt(at))) &&
    !namesMeans(textAt(at)) &&
    !affirms(textAt(at), language);
  const isShown = (at: number) => !isOfBefore(textAt(at)) && !isLapsed(at);
  return {
    paper,
    at: whole({ paper, at: [...all].sort((a, b) => a - b) }).at.filter(isShown),
    own: found,
    isAsked: said.some((text) => !notAsked.test(text)),
    dangers: new Set(said.flatMap((text) => dangersIn(text, language))),
    deeds: found.filter((at) => isDeed(textAt(at), language) && !isPlan(at)),
    isOfSelf: ofNow.some((text) => affirms(text, language) && dangersIn(text, language).includes('self')),
    weight:
      isCrisis || ofNow.some((text) => isGrave(text, language))
        ? 2
        : ofNow.some((text) => affirms(text, language) || namesMeans(text))
          ? 1
          : 0,
  };
}

export function riskLines(desk: Desk): {
  lines: PreparationLine[];
  brief: PreparationLine | undefined;
} {
  const { papers, language } = desk;
  const names = namesOfOthers(papers);
  const told = papers.flatMap((paper) => toldIn(paper, desk, names) ?? []).reverse();
  const asked = told.filter(({ isAsked }) => isAsked);
  const chosen = newestOf(asked);
  const unasked = told.slice(0, asked[0] ? told.indexOf(asked[0]) : 1).slice(0, 1);
  const thread = threadOf(asked, chosen);
  const ofBefore = (each: Told) => (isEarlier(each.paper, desk) ? withOwnOnly(each) : each);
  const ofOne = thread.concat(unasked.filter((each) => !chosen.includes(each))).map((each) => [each]);
  const placeOf = ([told]: readonly Told[]) => (told ? papers.indexOf(told.paper) : -1);
  const groups = [...together(chosen.map(ofBefore)), ...ofOne].toSorted((a, b) => placeOf(b) - placeOf(a));
  const lines = groups.flatMap((quotes) => quoteLine(labelOf(quotes, desk), quotes, language) ?? []);
  // That it was not asked since belongs with what was answered last.
  const newest = [...unasked.filter((each) => each !== chosen[0]), ...chosen.slice(0, 1)];
  const others = groups.flat().filter(({ paper }) => !newest.some((each) => each.paper === paper));
  return { lines, brief: chosen.length > 0 ? riskInBrief(newest, others, desk) : undefined };
}
