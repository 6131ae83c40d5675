/** Values that stand behind their days, one after the other: `gewicht 12-06: 56,0 kg | 02-10: 48,9 kg`, `CMAI mei 58 - juli 74`. */
import { namedIn } from '../values/named-measures.ts';

const month =
  '(?:jan(?:uar[iy])?|feb(?:ruar[iy])?|mrt|maart|mar(?:ch)?|apr(?:il)?|mei|may|jun[ei]?|jul[iy]?|aug(?:ust(?:us)?)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const date = '[0-3]?\\d[-/](?:0?[1-9]|1[0-2])(?:[-/](?:20)?\\d\\d)?';
const event =
  '(?:bij |at |on )?(?:intake|aanvang|begin|start|opname|ontslag|eind(?:e|meting)?|voormeting|tussenmeting|nameting|nulmeting|baseline|admission|discharge|nu|now|today|vandaag)';
const number =
  '(?!(?:19|20)\\d\\d(?![\\d.,]))[<>]?\\d{1,5}(?:[.,]\\d{1,3})?(?:\\/\\d{1,3})?(?: ?(?:kg|cm|%|ms|mmHg|ml\\/min|[mnpuµμ]?(?:mol|g|IU|U)\\/(?:l|dl|mol|mmol|g|ml)))?(?![\\p{L}\\d])';
/** A month alone may have its value right behind it, a date not: `12-06 56` may be anything. */
const item = `(?:(?:[0-3]?\\d )?${month}(?: (?:'?\\d\\d|20\\d\\d)(?= ?[:=]))?(?: ?[:=] ?| )|(?:${date}|(?:19|20)\\d\\d|(?:week|wk|dag|day|T) ?\\d{1,2}|${event}) ?[:=] ?|(?:om |at )?[0-2]?\\d[.:][0-5]\\d ?(?:u(?:ur)?|h)(?: ?[:=])? |${date} (?=\\d{2,3}(?:[.,]\\d)? ?kg(?!\\p{L})|\\d{1,3}(?:[.,]\\d{1,2})? ?[mnuµ]?(?:mol|g|U)\\/l))${number}`;
const between = '(?: ?[|;,/] ?| [-–] | (?=[^ ]{4,10}: ?\\d)| (?:en|and) )';
const course = new RegExp(
  `(?<=[\\p{L}\\d)] ?:? )(?:${item})(?:${between}(?:${item})){1,9}(?!\\d|[.,/-]\\d|\\s?(?:mg|mcg|µg|g|dd|x|tabl\\p{L}*|uur|keer|jaar)(?!\\p{L}))`,
  'giu',
);
const each = new RegExp(`(?<![\\p{L}\\d])(${item})`, 'giu');
const parts = new RegExp(`^(.*?)(?: ?[:=] ?| )(${number})$`, 'iu');

/** Without a name before it, or units, it may be a row of dates. */
const isOfMeasure = (found: string, before: string): boolean =>
  /\d ?(?:kg|%|ms|[\p{L}]+\/[\p{L}]+)/u.test(found) || namedIn(before.slice(-NAME_characters)).length > 0;
const NAME_characters = 40;

/** Most sentences have none. */
const mayBe = /\d[^\d]*(?:[|;,/–-]|\s(?:en|and)\s).*\d/u;

/** Each value with its day behind it in brackets. */
export const withDaysBehind = (text: string): string =>
  !mayBe.test(text)
    ? text
    : text.replace(course, (found, at: number) =>
        isOfMeasure(found, text.slice(0, at))
          ? [...found.matchAll(each)].map(([whole]) => whole.replace(parts, '$2 ($1)')).join(', ')
          : found,
      );
