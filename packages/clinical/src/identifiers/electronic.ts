/** E-mail and web addresses, as written and as said. */
import type { Span } from './kind.ts';

const domains = 'nl|com|org|net|eu|be|de|uk|co\\.uk|nu|info|io|me|frl|amsterdam|health|care|edu|gov|ie';
const spokenDomains = `(?:${domains}|co (?:dot|punt) uk|en el|n l)`;
const part = "[\\p{L}\\p{N}_'’+-]+";
const dot = '(?:\\.|\\s+(?:punt|dot)\\s+)';
const at =
  '(?:\\s+(?:apenstaart(?:je)?|apestaart(?:je)?|apen staart(?:je)?|aapje|at(?: sign)?)\\s+|\\s*@\\s*)';
const join =
  '(?:\\s+(?:punt|dot|underscore|onderstreepje|onder streepje|laag streepje|liggend streepje|streepje|min|dash|hyphen)\\s+|[._-])';

const patterns: readonly (readonly [RegExp, Span['kind']])[] = [
  // `mijn insta is @lotte.vdb` is no address.
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?!(?:is|was|heet|op|als|as|on|naam|name|me|volg|volgt|follow|follows|dm)\\s@)${part}(?:\\.${part})*\\s?@\\s?${part}(?:\\.${part})+`,
      'giu',
    ),
    'email',
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?!e-?mail)${part}(?:${join}${part}(?:\\s(?!ap|at\\s)${part}){0,2}){0,4}${at}${part}(?:\\s(?!punt|dot)${part})?(?:${join}${part}){0,2}${dot}${spokenDomains}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    'email',
  ],
  [/(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_.]{3,}[\p{L}\p{N}_]/gu, 'email'],
  [/https?:\/\/[^\s<>"')\]]+/giu, 'website'],
  [/(?<![\p{L}\p{N}])www\.[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/[^\s<>"')\]]*)?/giu, 'website'],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:w ?w ?w|triple w)${dot}${part}(?:${join}${part}){0,3}${dot}${spokenDomains}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    'website',
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.@])${part}(?:\\.${part}){0,2}\\.(?:${domains})(?:\\/\\S*)?(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    'website',
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{N}])${part} (?:punt|dot) (?:nl|com|org|eu|uk)(?![\\p{L}\\p{N}])`, 'giu'),
    'website',
  ],
];

export const electronicIn = (text: string): Span[] =>
  patterns.flatMap(([pattern, kind]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      kind,
    })),
  );
