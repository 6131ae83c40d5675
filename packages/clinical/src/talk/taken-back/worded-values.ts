/** Values that are words: a side, a part of the day, a relative, a direction, a period. */
import type { Token } from '../../reading/tokens.ts';
import type { Value } from './values.ts';

const classes: readonly [string, RegExp][] = [
  ['side', /^(?:links|rechts|linker\p{L}*|rechter\p{L}*|left|right)$/u],
  [
    'part of day',
    /^(?:s ?)?(?:ochtend|ochtends|morgens|middag|middags|avond|avonds|nachts|vanochtend|vanmiddag|vanavond|vannacht|gisteren|gisteravond|eergisteren|vandaag|morgen|overmorgen|morning|afternoon|evening|tonight|yesterday|today|tomorrow)$/,
  ],
  [
    'relative',
    /^(?:moeder|vader|broer|zus|zoon|dochter|oma|opa|tante|oom|nicht|neef|schoonmoeder|schoonvader|mother|father|mum|mom|dad|brother|sister|son|daughter|aunt|uncle|cousin|grandmother|grandfather)$/,
  ],
  [
    'direction',
    /^(?:omhoog|omlaag|verhogen|verlagen|hoger|lager|meer|minder|increase|decrease|higher|lower)$/,
  ],
];
const weekdayPart = /^(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:ochtend|morgen|middag|avond|nacht)$/;
const period = /^(?:dag|week|maand|jaar|uur|nacht|avond|keer|day|week|month|year|hour|night)$/;

export function fromWord(token: Token, before: Token | undefined): Value | undefined {
  const place = { start: token.start, end: token.end, bare: token.end };
  if (/^(?:per|a|an)$/.test(before?.text ?? '') && before && period.test(token.text))
    return { kinds: ['period'], key: token.text, start: before.start, end: token.end, bare: token.end };
  if (
    /^(?:March|May)$/.test(token.raw) &&
    /^(?:in|since|until|from|by|last|early|late|mid)$/.test(before?.text ?? '')
  )
    return { kinds: ['day'], key: token.text, ...place };
  if (weekdayPart.test(token.text)) return { kinds: ['day'], key: token.text, ...place };
  const [kind] = classes.find(([, pattern]) => pattern.test(token.text)) ?? [];
  return kind ? { kinds: [kind], key: token.text, ...place } : undefined;
}
