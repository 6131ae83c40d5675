/** Who goes by another name on the net, as written and as said, and addresses of which the domain is not known. */
import { plain } from '../reading/text.ts';
import { isInDictionary } from './dictionary.ts';
import type { Span } from './kind.ts';
import { isCommonCapital, isOrdinary } from './ordinary.ts';

const networks =
  '(?:account(?: ?name|naam)?|gebruikersnaam|user ?name|handle|insta(?:gram)?|snap(?:chat)?|tik ?tok|twitter|reddit|discord|facebook|telegram|nickname|inlognaam|log ?in|forum|steam|signal|threads|bluesky|mastodon|twitch|youtube|kanaal|channel|onlyfans|tinder|grindr|vinted|marktplaats|linkedin|skype|roblox|fortnite|playstation|xbox|gamertag|profiel|profile|online|alias)';
const sign = '(?:at|apenstaart(?:je)?|apestaart(?:je)?|aapje|@)';
const line =
  '(?:underscore|under score|onderstreepje|onder streepje|laag streepje|liggend streepje|lage streep)';
const join = `(?:${line}|streepje|dash|hyphen|punt|dot|min)`;
const part = '[\\p{L}\\p{N}]+';
const number =
  '(?:\\d+|(?:nul|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\\p{L}+tien|\\p{L}*tig|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|\\p{L}+teen|\\p{L}+ty))(?!\\p{L})';
/** `at sterre onderstreepje xo`, `moth underscore ninety nine` */
const joined = `(?:${sign}\\s)?${part}(?:\\s${line}\\s${part}|\\s${join}\\s${part}(?=\\s${line}))+(?:\\s${number}){0,3}`;

const patterns: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}])${joined}(?![\\p{L}\\p{N}])`, 'giu'),
  // `op insta apenstaartje noor punt tje`
  new RegExp(
    `(?<=(?<!\\p{L})${networks}(?!\\p{L})[^.?!]{0,20}?\\s)${sign}\\s(?!the|my|een|de|het|home|night|least|work|school|all|first)${part}(?:\\s${join}\\s${part})*(?:\\s${number}){0,3}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  // As written, with figures: `insta: noortje.2008`.
  new RegExp(
    `(?<=(?<!\\p{L})${networks}(?!\\p{L})[^.?!]{0,25}?(?:\\s(?:is|was|heet|heette|heet ik|als|as|called|onder|under|naam|name|which is|named)|:)\\s)(?=[\\p{L}.]*\\d)[\\p{L}\\p{N}.]*\\p{L}[\\p{L}\\p{N}.]*(?<!\\.)(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  // The sign that is said for nothing else, whatever stands behind it.
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?!(?:is|naar|op|mail|als|heet|adres|ik|het|met|en)\\s)${part}(?:\\s${join}\\s${part}|\\s${number}){0,5}\\s(?:apenstaart(?:je)?|apestaart(?:je)?|at sign)\\s${part}(?:\\s${join}\\s${part}){0,3}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  // All words of an address, when it was announced.
  new RegExp(
    `(?<=(?<!\\p{L})(?:e-?mail|mail|mailadres|e-mailadres|adres|address)(?: (?:is|me op|me at|naar|it to|op|adres is|address is|hem naar|haar op))+\\s)(?:${part}\\s){1,6}(?:apenstaart(?:je)?|apestaart(?:je)?|at)\\s(?:${part}\\s){1,5}?(?:punt|dot|streepje|dash)\\s${part}(?:\\s(?:punt|dot)\\s${part}){0,2}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
];

/** Small, one word, and no word: `op discord heet ik darkwulf`. */
const oneWord = new RegExp(
  `(?<=(?<!\\p{L})${networks}(?!\\p{L})[^.?!]{0,20}?\\s(?:heet|heette|heet ik|noem ik me|als|called|as|goes by|username is|naam is)\\s)[\\p{L}\\p{N}_]+(?:\\.[\\p{L}\\p{N}_]+)*(?![\\p{L}\\p{N}])`,
  'giu',
);

/** `mijn discord is schaduwwolf` */
const isCalled = new RegExp(
  `(?<=(?<!\\p{L})(?:mijn|m'n|haar|zijn|my|his|her)\\s${networks}(?:naam| name)?\\s(?:is|was)\\s)[\\p{L}\\p{N}_]+(?:\\.[\\p{L}\\p{N}_]+)*(?![\\p{L}\\p{N}])`,
  'giu',
);

export function handlesIn(text: string): Span[] {
  const all = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }): Span => ({ start: index, end: index + found.length, kind: 'email' }),
    ),
  );
  const words = [...text.matchAll(oneWord), ...text.matchAll(isCalled)].flatMap(
    ({ 0: found, index }): Span[] => {
      const word = plain(found);
      const isWord =
        word.length < 4 ||
        isOrdinary(word) ||
        isCommonCapital(word) ||
        // `mijn account is gehackt`
        (isInDictionary(word) && /^ge.*[td]$|^ver.*[tdn]$|(?:ed|wn|en)$/.test(word));
      return isWord ? [] : [{ start: index, end: index + found.length, kind: 'email' }];
    },
  );
  // The longest of those that begin together or lie in one another.
  const spans = [...all, ...words].toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Span[] = [];
  for (const span of spans)
    if (!kept.some(({ start, end }) => span.start < end && start < span.end)) kept.push(span);
  return kept;
}
