/** What the newest papers say of danger to the client or others: all of it, in their own words. */
import { namesOfOthers, namesOther } from './other-people.ts';
import type { PaperSentence } from './paper.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { goesOn, quoteLine, whole } from './quotes.ts';
import { partsOf } from './sections.ts';
import { dayText } from './wording.ts';

const dutch =
  /su[iï]cid|zelfmoord|zelfdoding|doodswens|doodsgedacht|(?<!\p{L})dood(?:gaan|gaat)?(?!\p{L})|niet meer (?:willen |wil(?:len)? )?(?:leven|wakker)|er (?:even )?niet (?:meer )?(?:willen )?zijn|even weg willen|levensmoe|moe van het leven|beter af|beter dood|einde aan (?:mijn|haar|zijn|het) leven|zelfbeschadig|automutil|(?<!\p{L})(?:ge)?kras(?:t|sen)?(?!\p{L})|(?<!\p{L})(?:snijd(?:t|en)|sneed|gesneden)(?!\p{L})|agressi|geweld|(?<!\p{L})(?:bedreigt|bedreigde|sloeg|geslagen)(?!\p{L})|wapen|(?<!\p{L})(?:mes|touw|strop|spoor|tso?)(?!\p{L})|(?<!\p{L})poging(?:en)?(?!\p{L}| om| tot)|overdosis|auto-?intox|(?:alle|de) pillen|waarom nog|spring(?:en|t)|gesprongen|(?:van|op) (?:de|een) (?:brug|flat|dak)|stuur om|tegen een boom|verdrink|verhang|iets aan(?: te)? ?doen|zichzelf (?:pijn|slaan|slaat)|(?:leven|geen) zin meer|zin van het leven|leven heeft geen zin|zinloos|wanhop|hopeloos|er niet meer (?:te )?(?:zijn|hoeven)|niet meer (?:zien |ziet )?zitten|uit het leven|ophang|opgehangen|(?:op)?gespaard|mishandel|gevaar voor|leven niet meer|zo niet hoeft|hoeft (?:het )?van mij niet|dat het stopt|sombere gedachten|apart gelegd|strip(?:s)? (?:van|met)|pillen verzameld|wil naar (?:mama|papa)/iu;
const english =
  /suicid|self-?harm|(?:wish|want(?:s|ed)?) to (?:die|be dead)|better off (?:dead|without)|not being here|jump(?:ing|ed)? (?:off|from|in front)|hurt(?:ing)? (?:himself|herself|themselves)|no point (?:in )?(?:going on|living)|hopeless|worth living|thoughts of (?:death|dying|harm\p{L}*)|passive (?:death|thoughts)|harm (?:to )?(?:himself|herself|themselves|others)|end (?:it|his|her|my) (?:all|life)|(?<!\p{L})(?:overdose\p{L}*|hang(?:ing|ed) (?:himself|herself|in)|ligature|cutting|violen\p{L}+|aggress\p{L}+|weapon|knife)(?!\p{L})|attempts? on (?:his|her) life/iu;
/** These belong to it where something else of the paper does. */
const around =
  /crisis|veiligheids?(?:plan|afspra)|(?<!\d)113(?!\d)|signaleringsplan|safety plan|crisis line/iu;
const answers =
  /^["“]?(?:nee|nooit|niet|geen|nu (?:niet|geen)|desgevraagd|eenmalig|spijt|wel|alleen|no|none|never|not|denies|says)(?!\p{L})/iu;
const notAsked =
  /\b(?:niet (?:apart |door mij |verder )?(?:besproken|uitgevraagd|gevraagd|bevraagd|nagevraagd|ter sprake)|did not (?:ask|enquire|discuss)|not (?:discussed|asked|assessed|explored))\b/iu;
/** What was done or kept for it: of any day it matters. */
const grave =
  /(?<!\p{L})(?:apart gelegd|strips? van|(?<!geen (?:eerdere )?)poging(?:en)?(?! om| tot)|ts|touw|strop|mes|(?<!geen )wapen|overdos\p{L}*|auto-?intox\p{L}*|attempt\p{L}*|hanging|knife|ligature)(?!\p{L})/iu;
const ofFamily = /su[iï]cide?|zelfdoding|leven benomen|overleden|died|killed/iu;
const apart = new Set(['family', 'question', 'greeting']);

type Told = { paper: PaperRead; at: number[]; isAsked: boolean };

/** All sentences of a paper on it, with the answers that follow them. */
function toldIn(paper: PaperRead, names: ReadonlySet<string>): Told | undefined {
  const { sentences, source } = paper;
  const cues = source.language === 'nl' ? dutch : english;
  const parts = partsOf(paper);
  const isCue = ({ text, part }: PaperSentence, at: number) =>
    part === 'risk' ||
    parts[at] === 'risk' ||
    (!apart.has(part) && cues.test(text) && !(namesOther(text, names) && isOnlyOfFamily(text))) ||
    /^\W*(?:risico|risk)\b/iu.test(text);
  const found = sentences.flatMap((sentence, at) => (isCue(sentence, at) ? [at] : []));
  if (found.length === 0) return undefined;
  const all = new Set(found);
  for (const at of found)
    for (let next = at + 1; goesOn(paper, next) && answers.test(sentences[next]?.text ?? ''); next += 1)
      all.add(next);
  for (const [at, { text }] of sentences.entries()) if (around.test(text)) all.add(at);
  const at = [...all].sort((a, b) => a - b);
  const isAsked = at.some((index) => !notAsked.test(sentences[index]?.text ?? ''));
  return { paper, at: [...whole({ paper, at }).at], isAsked };
}
/** `Broer overleden door suïcide`: theirs, and not of the client. */
const isOnlyOfFamily = (text: string): boolean =>
  ofFamily.test(text) && !/gedacht|wens|wil|plan|thought|want|wish/iu.test(text);

/** A letter stands with the newest note: what a client says elsewhere may be half of it. */
function together(told: readonly Told[]): Told[][] {
  const note = told.findIndex(({ paper }) => paper.source.kind === 'note');
  return note > 0
    ? [told.slice(0, note + 1), ...told.slice(note + 1).map((each) => [each])]
    : told.map((each) => [each]);
}

const MOST_GRAVE = 2;

export function riskLines(desk: Desk): { lines: PreparationLine[]; missing: string[] } {
  const { papers, language } = desk;
  const words = texts[language];
  const names = namesOfOthers(papers);
  const told = papers.flatMap((paper) => toldIn(paper, names) ?? []).reverse();
  const asked = told.filter(({ isAsked }) => isAsked);
  const chosen = asked.slice(0, 2);
  const note = asked.find(({ paper }) => paper.source.kind === 'note');
  if (note && !chosen.includes(note)) chosen.push(note);
  const unasked = told.slice(0, asked[0] ? told.indexOf(asked[0]) : 1).slice(0, 1);
  const graveOnes = asked
    .filter((each) => !chosen.includes(each))
    .flatMap(({ paper, at }) => {
      const kept = at.filter((index) => grave.test(paper.sentences[index]?.text ?? ''));
      return kept.length > 0 ? [whole({ paper, at: kept })] : [];
    })
    .slice(0, MOST_GRAVE);
  const lines = [
    ...together(chosen).map((quotes) => quoteLine(words.written, quotes, language)),
    ...unasked.map((quote) => quoteLine(words.written, [quote], language)),
    ...graveOnes.map((quote) => quoteLine(words.writtenEarlier, [quote], language)),
  ].filter((line) => line !== undefined);
  const last = papers.findLast(({ source }) => source.kind === 'note');
  const isSilent = last && lines.length > 0 && !told.some(({ paper }) => paper === last);
  return {
    lines,
    missing: isSilent
      ? [words.nothingInNote(dayText({ date: last.source.date, precision: 'day' }, language))]
      : [],
  };
}
