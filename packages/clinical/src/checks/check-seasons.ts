/** Marks a season, a feast or a part of the day that nobody spoke of. */
import type { Found } from './found.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';

/** Each with the words that talk may have for it: months and hours of it count as well. */
const seasons: readonly (readonly [noted: RegExp, said: RegExp])[] = [
  [
    /^(?:zomer|zomervakantie|summer)$/,
    /^(?:zomer\p{L}*|summer\p{L}*|juni|juli|augustus|june|july|august|bouwvak)$/u,
  ],
  [
    /^(?:winter)$/,
    /^(?:winter\p{L}*|december|januari|februari|january|february|kerst\p{L}*|christmas|nieuwjaar)$/u,
  ],
  [
    /^(?:herfst|najaar|herfstvakantie|autumn|fall)$/,
    /^(?:herfst\p{L}*|najaar\p{L}*|autumn|fall|september|oktober|october|november)$/u,
  ],
  [
    /^(?:lente|voorjaar|voorjaarsvakantie|spring)$/,
    /^(?:lente\p{L}*|voorjaar\p{L}*|spring\p{L}*|maart|april|mei|march|may)$/u,
  ],
  [/^(?:kerst|kerstmis|kerstvakantie|christmas)$/, /^(?:kerst\p{L}*|christmas|december|xmas)$/u],
  [/^(?:pasen|easter)$/, /^(?:pasen|paas\p{L}*|easter|maart|april|march)$/u],
];

export function checkSeasons({ tokens }: Noted, { words }: Said): Found[] {
  return tokens.flatMap(({ text, start, end }): Found[] => {
    const [, said] = seasons.find(([noted]) => noted.test(text)) ?? [];
    return said && !words.some((word) => said.test(word.text)) ? [{ kind: 'time', start, end }] : [];
  });
}
