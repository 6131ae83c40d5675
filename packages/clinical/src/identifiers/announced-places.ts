/** House numbers, streets, houses and accounts that the words around them announce. */

import { plain } from '../reading/text.ts';
import type { IdentifierKind, Span } from './kind.ts';
import { isCommonCapital, isMedicine, isOrdinary } from './ordinary.ts';
import { isTownOfWord } from './towns-by-context.ts';

const figure =
  '(?:\\d{1,4}\\s?[a-h]?(?!\\p{L})|(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\\p{L}+tien|\\p{L}*(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd)\\p{L}*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)(?!\\p{L}))';
const isKnown = (word: string): boolean =>
  isOrdinary(plain(word)) || isMedicine(word) || isCommonCapital(plain(word));
const someUnknown = (words: string): boolean =>
  words.split(/\s+/).some((word) => word.length > 2 && !isKnown(word));
const allUnknown = (words: string): boolean =>
  words.split(/\s+/).every((word) => word.length < 3 || !isKnown(word));

type Rule = {
  kind: IdentifierKind;
  /** What is found is its first group, or all of it. */
  says: RegExp;
  holds?: (found: string) => boolean;
};

const rules: readonly Rule[] = [
  // `mijn buurvrouw van nummer 16`, `het nummer was eenendertig` of who told the street.
  {
    kind: 'address',
    says: new RegExp(
      `(?<!\\p{L})(?:buur\\p{L}*|buren|overbuur\\p{L}*|neighbours?|neighbors?|next door|overkant|post ?code|zip code|lives?|lived|living|adres|address|woon\\p{L}*|straat\\p{L}*|\\p{L}{4,}(?:straat|laan|weg|plein|gracht|kade|singel))(?!\\p{L})[^.?!]{0,40}?(?:(?:huis)?nummer|number|nr\\.?)(?: (?:is|was))? (${figure})(?! (?:in het|op de lijst|van de lijst|keer|mg))`,
      'giu',
    ),
  },
  // `de man van nummer zeven`
  {
    kind: 'address',
    says: new RegExp(
      `(?<!\\p{L})(?:man|vrouw|jongen|meisje|mensen|lui|gezin|stel|familie|lady|woman|couple|family|bloke|people|guy|girl|boy|lad)\\s(?:van|op|from|at)\\s(?:nummer|number|nr\\.?)\\s(${figure})`,
      'giu',
    ),
  },
  // `op nummer zeventien van de oude gracht`
  {
    kind: 'address',
    says: /(?<!\p{L})(?:woon\p{L}*|won(?:en|end)|nummer \p{L}+ van|hoek van)\s(?:[\p{L}\d]+\s){0,4}?(?:op|aan|van|in)\s(?:de|het)\s((?:oude|nieuwe|lange|korte|hoge|lage|grote|kleine)\s(?:gracht|singel|haven|markt|kade|dijk|wal|vaart|delft|rijn|schans|brink|vest|weg|straat))(?!\p{L})/giu,
  },
  // `thuis op de Stjelp 3`
  {
    kind: 'address',
    says: /(?:[Tt]huis|[Ww]oon\p{L}*|[Ww]onen|[Aa]dres|[Vv]erhuis\p{L}*|[Hh]uis|[Hh]uisje|[Hh]ome|[Ll]ive[sd]?|[Ll]iving|[Mm]oved?|[Aa]ddress|[Ww]e're|[Ii]'m)(?!\p{L})[^.?!]{0,30}?\s(?:op|aan|naar|in|at|to)\s(?:de|het|'t)?\s?(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?\s\d{1,4}(?:\s?[a-h])?|\d{1,3}\s(?:The\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)(?![\p{L}\p{N}]|\s?(?:mg|jaar|years|uur|keer|times|weeks|months|days|miles|weken|maanden|dagen|km))/gu,
  },
  // `at seven glan yr afon`
  {
    kind: 'address',
    says: new RegExp(
      `(?<!\\p{L})(?:live[sd]?|living|write to|care of|address|moved|house)(?!\\p{L})[^.?!]{0,40}?\\sat (?:number )?(${figure} (?:\\p{L}[\\p{L}'’-]* ){0,3}?\\p{L}[\\p{L}'’-]*(?: in (?!the |my |an? )\\p{L}{3,})?)(?=\\s+(?:in|near|just|by|and)\\s|\\s*[.,?!]|\\s*$)`,
      'giu',
    ),
    holds: (found) => someUnknown(found.replace(/^\S+\s/, '')),
  },
  // `outside the flat on marsh lane`
  {
    kind: 'address',
    says: /(?<!\p{L})(?:flat|bedsit|room|house|home|live[sd]?|living|shop|chippy|school|pub|surgery|address|moved|stay\p{L}*|corner|neighbours?|landlord)(?!\p{L})[^.?!]{0,25}?\s(?:on|in|off|at|of) ((?!(?:the|a|my|our|this|that|one|main|right|wrong|fast|slow|busy|dark|old|long|same) )\p{L}[\p{L}'’]{2,} (?:lane|road|street|avenue|crescent|terrace|grove|close|drive|parade|row|walk|hill|rise|mews|gardens|square|wharf|quay|broadway|esplanade|promenade|gate|bank|green))(?!\p{L})/giu,
  },
  // Who goes by another name on the net.
  {
    kind: 'email',
    says: /(?<!\p{L})(?:account|account ?name|accountnaam|gebruikersnaam|user ?name|handle|insta|instagram|snapchat|snap|tiktok|twitter|reddit|discord|facebook|telegram|nickname|inlognaam|login|forum|steam)(?!\p{L})[^.?!]{0,30}?\s(?:is|was|heet|heette|als|as|called|onder|under|naam is|name is)\s((?:\p{L}[\p{L}\p{N}]*\s)?[\p{L}\p{N}]+\s(?:underscore|laag streepje|streepje|dash|hyphen|min|punt|dot|liggend streepje)\s[\p{L}\p{N}]+(?:\s\d+)?)/giu,
  },
  // Houses of many, whose name stands behind.
  {
    kind: 'institution',
    says: /(?<!\p{L})(?:huisartsenpraktijk|tandartspraktijk|gezondheidscentrum|basisschool|verpleeghuis|verzorgingshuis|verzorgingstehuis|woonzorgcentrum|zorgboerderij|kinderopvang|advocatenkantoor|kantoor|hmp|penitentiaire inrichting|gevangenis|fysiotherapiepraktijk|psychologenpraktijk|camping)\s((?:(?:de|het|oude|nieuwe)\s)?\p{Ll}[\p{Ll}'’-]{3,})(?!\p{L})/gu,
    holds: (found) => allUnknown(found.replace(/^(?:de|het|oude|nieuwe)\s/, '')),
  },
  {
    kind: 'place',
    says: /(?<!\p{L})gemeente\s((?:(?:de|het|oude|nieuwe)\s)?\p{L}[\p{L}'’-]{2,})(?!\p{L})/giu,
    holds: (found) =>
      isTownOfWord(plain(found)) ||
      (found.length > 3 && allUnknown(found.replace(/^(?:de|het|oude|nieuwe)\s/i, ''))),
  },
  {
    kind: 'institution',
    says: /(?<!\p{L})(?:zit|zat|zitten|gaat|ging|gaan|les)\s(?:nu\s|ook\s)?op\s(?:de|het|'t)\s(\p{L}[\p{L}'’-]{3,})\sin\s(?:groep|klas)(?!\p{L})/giu,
  },
  {
    kind: 'institution',
    says: /(?<=(?<!\p{L})(?:at|in|to|from)\sthe\s)(royal\s\p{L}{4,}(?:\s(?:hospital|infirmary))?)(?!\p{L})/giu,
  },
  // `in het MCL in Leeuwarden`
  {
    kind: 'institution',
    says: /(?<=(?<!\p{L})(?:in|naar|bij|uit|vanuit)\shet\s)([A-Z]{3,5})(?=\s(?:in|te)\s\p{Lu})/gu,
  },
  {
    kind: 'institution',
    says: /(?<=(?<!\p{L})(?:in|naar|bij|uit|vanuit)\shet\s)(erasmus|radboud|isala|antonius|franciscus|catharina|canisius|wilhelmina|juliana|sophia|martini|bronovo)(?!\p{L})/giu,
  },
];

export const announcedPlacesIn = (text: string): Span[] =>
  rules.flatMap(({ kind, says, holds }) =>
    [...text.matchAll(says)].flatMap(({ 0: whole, 1: part, index }): Span[] => {
      const found = (part ?? whole).trimEnd();
      if (holds && !holds(found)) return [];
      const start = index + whole.lastIndexOf(found);
      return [{ start, end: start + found.length, kind }];
    }),
  );
