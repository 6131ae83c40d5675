/** Lines that each begin with a medicine are a list of what is used, whatever heading stands above it: `Movicolon` below `amlodipine 5 mg 1dd`. */
import { plain } from '../../reading/text.ts';
import type { Part } from '../paper/headings.ts';
import { type ReadSentence, readSentence } from '../read.ts';

/** Parts that a list may stand in without being named by their heading. */
const anywhere: ReadonlySet<Part> = new Set(['other', 'course', 'reason', 'diagnosis', 'social']);

/** Of what is used no more, is still to come, or is no list of the client's. */
const ofOther =
  /\b(?:eerder\p{L}*|vroeger\p{L}*|verleden|voorheen|destijds|geprobeerd\p{L}*|gestopt\p{L}*|gestaakt\p{L}*|vervallen|niet meer|gehad|advies|adviez\p{L}*|voorstel\p{L}*|plan|overweg\p{L}*|alternati\p{L}*|allerg\p{L}*|overgevoelig\p{L}*|bijwerking\p{L}*|interacti\p{L}*|vermijd\p{L}*|qtc?|contra-?indica\p{L}*|opties?|mogelijk\p{L}*|spiegels?|moeder|vader|partner|previous\p{L}*|past|tried|stopped|discontinued|former\p{L}*|prior|no longer|recommend\p{L}*|suggest\p{L}*|consider\p{L}*|option\p{L}*|avoid\p{L}*|levels?|mother|father|history)\b/u;

/** `Verder gebruikt ze:`, `The rest of his tablets:`. */
const ofUse =
  /\b(?:gebruikt|gebruik|slikt|neemt|krijgt|lijst|toedienlijst|medic\p{L}+|geneesmiddelen|tabletten|pillen|recepten|middelen|ongewijzigd|onveranderd|takes|taking|tablets|prescri\p{L}+|drugs?|unchanged|continues?|repeats?)\b/u;

const LONGEST_ENTRY_characters = 110;

/** Alone on its line, and its first word is the name. */
function isEntry({ words, slots, isRow, text, from, to, paper }: ReadSentence): boolean {
  const [first] = slots.medicines;
  if (isRow || !first || first.start > 0 || text.length > LONGEST_ENTRY_characters) return false;
  if (first.kind !== 'medicine' && first.kind !== 'insulin') return false;
  const isFirst = /(?:^|\n)[^\p{L}\n]*$/u.test(paper.text.slice(0, from).slice(-12));
  return (
    isFirst &&
    /^[ .;,]*(?:\n|$)/u.test(paper.text.slice(to, to + 12)) &&
    !tells.test(words) &&
    !isMeasured.test(words)
  );
}
/** What was found in the blood. */
const isMeasured = /\d\s?(?:[pnmuµμ]?mol|[munµμ]?g|mcg|U|IE)\/d?l\b/iu;
/** A sentence, and no entry of a list. */
const tells =
  /^\S+(?: \S+){0,2} (?:is|was|werd|wordt|had|heeft|hielp|gaf|kreeg|has|helped|made|gave|caused|did|does)\b/u;

const saysHow = ({ slots }: ReadSentence): boolean =>
  slots.frequencies.length > 0 || slots.amounts.some(({ isUnitSaid, medicine }) => isUnitSaid && medicine);

const FARTHEST_characters = 12;
const FEWEST = 2;

/** Where the list that begins at a place ends. */
function endOf(sentences: readonly ReadSentence[], at: number): number {
  let end = at + 1;
  for (; end < sentences.length; end++) {
    const [before, next] = [sentences[end - 1], sentences[end]];
    if (!before || !next || next.part !== before.part || !isEntry(next)) break;
    if (next.from - before.to > FARTHEST_characters) break;
  }
  return end;
}

/** What stands above the list, as a heading or as a sentence. */
const titleOf = ({ heading }: ReadSentence, above: ReadSentence | undefined): string =>
  plain(`${heading} ${above?.text.trimEnd().endsWith(':') ? above.text : ''}`);

function isOfUse(list: readonly ReadSentence[], above: ReadSentence | undefined): boolean {
  const [first] = list;
  if (!first || !anywhere.has(first.part)) return false;
  const title = titleOf(first, above);
  if (ofOther.test(title)) return false;
  return (list.length >= FEWEST && list.some(saysHow)) || ofUse.test(title);
}

/** `Alternatieven:`, `Opties:` above the list: each is no more than thought of. */
const ofThought =
  /\b(?:alternati\p{L}*|opties?|overweg\p{L}*|mogelijkheden|mogelijke (?:middelen|medicatie)|options?|consider(?:ed|ing)?)\b/u;
const thought = { nl: 'overweeg', en: 'consider' };
/** Named for what they do, whoever uses them. */
const ofEffect = /\b(?:interacti\p{L}*|qtc?|vermijd\p{L}*|te mijden|contra-?indica\p{L}*|avoid\p{L}*)\b/u;

function readOf(list: readonly ReadSentence[], above: ReadSentence | undefined): readonly ReadSentence[] {
  const [first] = list;
  if (isOfUse(list, above)) return list.map((entry) => ({ ...entry, part: 'medicines' }));
  if (!first || !anywhere.has(first.part)) return list;
  const title = titleOf(first, above);
  if (ofEffect.test(title)) return list.map((entry) => ({ ...entry, part: 'greeting' }));
  if (!ofThought.test(title)) return list;
  return list.map((entry) => ({
    ...readSentence({ ...entry, text: `${thought[entry.paper.language]} ${entry.text}` }, entry.paper),
    from: entry.from,
    to: entry.to,
  }));
}

/** Every line of such a list as one of a list of medicines; all else stays as it is. */
export function withListedLines(sentences: readonly ReadSentence[]): ReadSentence[] {
  const read: ReadSentence[] = [];
  for (let at = 0; at < sentences.length; ) {
    const sentence = sentences[at];
    if (!sentence) break;
    const end = isEntry(sentence) ? endOf(sentences, at) : at + 1;
    const list = sentences.slice(at, end);
    read.push(...(isEntry(sentence) ? readOf(list, sentences[at - 1]) : list));
    at = end;
  }
  return read;
}
