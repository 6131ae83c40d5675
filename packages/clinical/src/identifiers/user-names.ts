/** What somebody is called on the net, in any shape: `u/hollowpine_77`, `op instagram ben ik sadgirl2004`, `i go by ghost`. */
import { plain } from '../reading/text.ts';
import { isInDictionary } from './dictionary.ts';
import type { Span } from './kind.ts';
import { isCommonCapital, isMedicine, isOrdinary } from './ordinary.ts';

/** Where people write to each other under another name. */
const onTheNet =
  /(?<!\p{L})(?:account\p{L}*|gebruikersnaam|user ?name|handle|insta(?:gram)?|snap(?:chat)?|tik ?tok|twitter|reddit|subreddit|discord|facebook|telegram|nickname|inlognaam|log ?in|forum|fora|steam|bluesky|mastodon|twitch|youtube|kanaal|onlyfans|tinder|grindr|bumble|vinted|marktplaats|skype|roblox|fortnite|minecraft|playstation|xbox|gamertag|profiel|profile|online|alias|app|appt|appte|chat\p{L}*|dm|dm's|dms|server|berichten|berichtje|messag\p{L}*|volgt|volgde|follow\p{L}*|post\p{L}*|site|website)(?!\p{L})/iu;
const units = 'dag|day|d|uur|u|kg|ml|l|min|week|hour|hr|h|24|ltr|liter|nacht|night';

/** `u/…` and `r/…`; but `10 u/dag`. */
const slashed = new RegExp(
  `(?<![\\p{L}\\p{N}/])/?[ur]/(?!(?:${units})(?![\\p{L}\\p{N}_-]))[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{2,}`,
  'giu',
);
/** With a line below; but `GAF_55`. */
const lined =
  /(?<![\p{L}\p{N}_./@[-])(?=[^\s_]*\p{L}|_)[\p{L}\p{N}.-]*(?:_+[\p{L}\p{N}.-]*[\p{L}\p{N}])+_*(?![\p{L}\p{N}_\]])/gu;
/** Letters with figures right behind them: `verdwaald22`. */
const numbered = /(?<![\p{L}\p{N}_./@-])\p{L}{4,}(?:\.\p{L}+)*\d{2,4}(?:\p{L}{1,4})?(?![\p{L}\p{N}_-])/gu;
const networks =
  '(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|twitter|reddit|discord|facebook|telegram|steam|bluesky|mastodon|twitch|youtube|onlyfans|tinder|grindr|roblox|fortnite|minecraft|xbox|playstation|het forum|the forum|skype|vinted|marktplaats)';
const word = '([\\p{L}\\p{N}][\\p{L}\\p{N}_.-]*[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])';
/** Behind these every word is what somebody is called. */
const told: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:gebruikersnaam|user ?name|gamertag|inlognaam|accountnaam|account name|screen name|schermnaam|handle|nickname)(?: (?:op|on) \\p{L}+)? (?:is|was|heet|=|:) ${word}`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:on|op) ${networks} (?:i go by|i went by|i['’]m called|i was called|my name is|heet ik|heette ik|noem ik (?:me|mij|mezelf)|noemde ik (?:me|mezelf)|heet (?:hij|ze|zij)|he goes by|she goes by) ${word}`,
    'giu',
  ),
];
/** Behind and before these what no dictionary has. */
const heard: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:on|op) ${networks} (?:i['’]m|i am|i was|ben ik|was ik|als|as) ${word}`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:i['’]m|i am|ik ben|he['’]s|she['’]s|hij is|ze is|volg|follow|heet|called|als|as) ${word}(?= (?:on|op) ${networks}(?!\\p{L}))`,
    'giu',
  ),
];
const noName =
  /^(?:the|an?|not|it|my|de|het|een|niet|mijn|nog|ook|weer|al|gewoon|still|just|so|now|always|never|gehackt|geblokkeerd|hacked|blocked|banned|anders|something|iets|hetzelfde|the same|gone|weg|bekend|known)$/iu;

const isAbbreviation = (found: string): boolean => /\p{Lu}{2}/u.test(found) || !/\p{L}{2}/u.test(found);
const isStrange = (part: string): boolean =>
  part.length > 2 && !isOrdinary(part) && !isInDictionary(part) && !isCommonCapital(part);

export function userNamesIn(text: string): Span[] {
  const isNet = onTheNet.test(text);
  const all = (pattern: RegExp, holds: (found: string) => boolean): Span[] =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: name, index }): Span[] => {
      const found = name ?? whole;
      const start = index + whole.length - found.length;
      return holds(found) ? [{ start, end: start + found.length, kind: 'email' }] : [];
    });
  return [
    ...all(slashed, () => true),
    ...all(
      lined,
      (found) =>
        !isAbbreviation(found) &&
        (isNet ||
          /\d/.test(found) ||
          plain(found)
            .split(/[_.\d-]+/)
            .some(isStrange)),
    ),
    ...all(numbered, (found) => isNet && !isAbbreviation(found) && !isMedicine(found.replace(/\d+.*$/, ''))),
    ...told.flatMap((pattern) => all(pattern, (found) => found.length > 2 && !noName.test(found))),
    ...heard.flatMap((pattern) =>
      all(pattern, (found) => !noName.test(found) && (/\d/.test(found) || isStrange(plain(found)))),
    ),
  ];
}
