/** Surnames that begin as no other words do: `bij van der wal`, `dokter op den brouw`, `dokter lie-a-ling`. */
import type { Span } from './kind.ts';
import { isMedicine } from './ordinary.ts';

const titles =
  '(?:mevrouw|mevr\\.?|mw\\.?|meneer|mijnheer|menheer|dhr\\.?|de heer|dokter|dr\\.?|drs\\.?|professor|prof\\.?|juf|juffrouw|meester|notaris|tandarts|huisarts|psychiater|psycholoog|advocaat|dominee|pastoor|fysiotherapeut|bedrijfsarts|rechter|wethouder|burgemeester|zuster|broeder)';
/** `ten slotte`, `in 't ziekenhuis`. */
const noSurname =
  '(?:jaren|jarenlang|maanden|weken|dagen|tijden|eerder|enige|enkele|vaker|lange|slaapt|eet|zegt|zei|vertelt|vertelde|belt|belde|komt|kwam|gaat|ging|wil|wilde|kan|kon|vindt|vond|denkt|dacht|drinkt|krijgt|kreeg|gebruikt|slikt|voelt|lijkt|oogt|zit|zat|werkt|woont|weet|vraagt|moet|blijft|slotte|minste|onrechte|opzichte|gevolge|behoeve|tijde|plaatse|sprake|beoordeling|observatie|controle|zake|inzage|voorkoming|dood|einde|zeerste|dele|laatste|ziekenhuis|algemeen|begin|weekend|duur|huis|bed|geheel|echt|was|heeft|even|wel|erg|nog|altijd|lang|snel|weer)(?!\\p{L})';
const patterns: readonly RegExp[] = [
  // In Dutch of today nothing but a surname, and a saying or two.
  /(?<!\p{L})van (?:der|den) (?!beginne|duivel|bosch(?!\p{L})|hoge)\p{L}{3,}(?:-\p{L}+)*(?!\p{L})/giu,
  new RegExp(
    `(?<=(?<!\\p{L})${titles}\\s)(?:(?:van|op|in|uit|aan|over|onder|bij|tot|voor)\\s(?:der|den|'t|’t|ter|ten)|ten|ter|el|al|ould|ben|bin|abu|abou|mac|oude|groot|klein)\\s(?!${noSurname})\\p{L}[\\p{L}'’]{2,}(?:-\\p{L}+)*(?!\\p{L})`,
    'giu',
  ),
  new RegExp(`(?<=(?<!\\p{L})${titles}\\s)\\p{L}{1,12}(?:-\\p{L}{1,12}){1,3}(?!\\p{L})`, 'giu'),
];
export const smallSurnamesIn = (text: string): Span[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }): Span[] =>
      isMedicine(found) ? [] : [{ start: index, end: index + found.length, kind: 'surname' }],
    ),
  );
