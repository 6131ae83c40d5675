/** Bridges, estates and the like, by which a place is known: `Clifton bridge`, `de IJsselbrug`. */
import { plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { isCommonCapital, isOrdinary } from './ordinary.ts';

const english =
  /(?<=(?<!\p{L})(?:the|on|at|near|off|under|by|in|from|to|over|down|outside)\s(?:the\s)?)(\p{Lu}\p{Ll}[\p{L}'’-]+(?:\s\p{Lu}\p{Ll}+)?)\s(?:[Bb]ridge|[Ee]state|[Pp]ark|[Ss]tation|[Pp]ier|[Cc]ommon|[Ww]oods|[Bb]each|[Vv]iaduct|[Rr]oundabout|[Ll]eisure [Cc]entre|[Ss]hopping [Cc]entre|[Rr]etail [Pp]ark|[Mm]arina|[Cc]emetery|[Cc]rematorium|[Mm]all|Arms|Inn|Tavern)(?!\p{L})/gu;
const dutch =
  /(?<=(?<!\p{L})(?:de|het|'t|bij|in|op|onder|naar|van|aan|door)\s)(\p{Lu}[\p{L}-]{2,}(?:brug|tunnel|viaduct|sluis|bos|plas|toren|park|station|stadion|kerk|wijk|buurt|flat|veer|polder|molen|kazerne|hal|bad|markt|gracht|kade|haven|vest|singel|plantsoen|dijk))(?!\p{L})/gu;
const dutchTwo =
  /(?<=(?<!\p{L})(?:[Ss]tation|[Ww]ijk|[Bb]uurt|[Pp]ark|[Cc]amping|[Vv]akantiepark|[Nn]atuurgebied|[Ll]andgoed|[Bb]egraafplaats|[Zz]wembad|[Ff]lat)\s)((?:(?:De|Het|'t)\s)?\p{Lu}\p{Ll}[\p{L}-]+)(?!\p{L})/gu;

export const landmarksIn = (text: string): Span[] =>
  [english, dutch, dutchTwo].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 1: name = '', index }): Span[] => {
      const words = plain(name).split(' ');
      const isPub = /^\s(?:Arms|Inn|Tavern)(?!\p{L})/u.test(text.slice(index + name.length));
      const isAny = !isPub && words.every((word) => isOrdinary(word) || isCommonCapital(word));
      return isAny ? [] : [{ start: index, end: index + name.length, kind: 'place' }];
    }),
  );
