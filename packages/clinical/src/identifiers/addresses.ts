/** Streets and house numbers, and the postcodes with them. */
import { flatsIn } from './flats.ts';
import type { Span } from './kind.ts';
import { isOrdinary } from './ordinary.ts';
import { postcodesIn } from './postcodes.ts';
import { streetsWithoutEndingIn } from './streets-without-ending.ts';
import { saidBefore, type Word, wordsOf } from './word.ts';
import {
  anyStreet,
  bareStreet,
  dutchStreet,
  englishStreet,
  notStreets,
  splitStreet,
  sureStreet,
  titleOfStreet,
} from './words/street-words.ts';

const numberWord =
  /^(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|\p{L}+tien|\p{L}*(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd)\p{L}*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/u;
const isNumber = (word: Word | undefined): boolean =>
  word !== undefined && (/^\d{1,4}$/.test(word.raw) || numberWord.test(word.text));
const small = /^(?:van|de|der|den|ter|ten|het|'t|aan|op|en|the)$/;

/** Where the number of the house ends: `12`, `12 b`, `nummer 12-3`, `twaalf bis`. */
function houseEnd(words: readonly Word[], at: number): number | undefined {
  let next = at;
  if (words[next]?.raw === ',') next += 1;
  if (/^(?:nummer|nr|no|huisnummer|number)$/.test(words[next]?.text ?? ''))
    next += words[next + 1]?.raw === '.' ? 2 : 1;
  if (!isNumber(words[next])) return undefined;
  while (isNumber(words[next + 1]) && words[next + 1]?.isLetters) next += 1;
  if (/^(?:mg|milligram|keer|uur|dagen|minuten|jaar|km|kilometer|meter)$/.test(words[next + 1]?.text ?? ''))
    return undefined;
  const suffix = words[next + 1];
  if (suffix && /^(?:[a-h]|bis|hs|huis|[ivx]+)$/.test(suffix.text) && suffix.text !== 'i') next += 1;
  else if (
    suffix?.raw === '-' &&
    /^(?:\d{1,3}|[a-h]|[ivx]+|hs|huis|bis|hoog|zwart|rood)$/i.test(words[next + 2]?.raw ?? '')
  )
    next += 2;
  return words[next]?.end;
}

/** `Eerste Van Swindenstraat`, `Burgemeester de Vlugtlaan`: back over what has a capital. */
function nameStart(words: readonly Word[], at: number): number {
  let start = at;
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const word = words[back];
    if (!word?.isLetters) break;
    const isPart = word.hasCapital && !word.isFirst && !/^(?:de|het|in|op|aan|ik)$/.test(word.text);
    const isFirstPart =
      word.isFirst &&
      /^(?:lange|korte|oude|nieuwe|grote|kleine|eerste|tweede|derde|hoge|lage)$/.test(word.text);
    if (isPart || isFirstPart) start = back;
    else if (!small.test(word.text) || !words[back - 1]?.hasCapital || words[back - 1]?.isFirst) break;
  }
  return start;
}

/** `de van speykstraat`: behind an article `van` is part of the name. */
function smallStart(words: readonly Word[], at: number): number {
  if (titleOfStreet.test(words[at - 1]?.text ?? '')) return at - 1;
  let from = at;
  while (/^(?:van|der|den|de)$/.test(words[from - 1]?.text ?? '') && at - from < 3) from -= 1;
  const van = words.findIndex(({ text }, index) => index >= from && index < at && text === 'van');
  return van > 0 && /^(?:de|het)$/.test(words[van - 1]?.text ?? '') ? van : at;
}

const lives =
  /(?:woon\p{L}*|won(?:en|end)|adres|verhuis\p{L}*|huis|live[sd]?|living|address|moved|flat|kamer|appartement|buurt)(?![\p{L}])[^.?!]{0,35}$/iu;

function streetAt(text: string, words: readonly Word[], at: number): Span | undefined {
  const word = words[at] as Word;
  if (!word.isLetters) return undefined;
  const span = (from: number, end: number): Span => ({
    start: words[from]?.start ?? 0,
    end,
    kind: 'address',
  });
  const before = words[at - 1];
  if (dutchStreet.test(word.text) && !notStreets.has(word.text)) {
    const end = houseEnd(words, at + 1);
    const from = word.hasCapital ? nameStart(words, at) : smallStart(words, at);
    if (end && (sureStreet.test(word.text) || word.hasCapital || lives.test(saidBefore(text, word.start))))
      return span(from, end);
    if (
      sureStreet.test(word.text) &&
      !anyStreet.test(word.text) &&
      ((word.hasCapital && !word.isFirst) ||
        (!isOrdinary(word.text) && /^(?:de|het|in|op|aan)$/.test(before?.text ?? '')) ||
        (from < at && /^(?:de|het)$/.test(words[from - 1]?.text ?? '')))
    )
      return span(from, word.end);
    // `aan de Parallelweg`, `woon in de hoofdstraat`: of every town, but somebody's here.
    if (
      sureStreet.test(word.text) &&
      word.text.length > 5 &&
      /^(?:de|het)$/.test(before?.text ?? '') &&
      /^(?:aan|in|op|van|naar)$/.test(words[at - 2]?.text ?? '') &&
      ((word.hasCapital && !word.isFirst) || lives.test(saidBefore(text, word.start)))
    )
      return span(at, end ?? word.end);
    // `de lange nieuwstraat`
    if (
      sureStreet.test(word.text) &&
      !anyStreet.test(word.text) &&
      /^(?:lange|korte|oude|nieuwe|grote|kleine|eerste|tweede|derde|hoge|lage|sint|st|dokter|burgemeester|prins|prinses|koningin)$/.test(
        before?.text ?? '',
      )
    )
      return span(at - 1, end ?? word.end);
  }
  if (bareStreet.test(word.text) && word.hasCapital) {
    const end = houseEnd(words, at + 1);
    if (end) return span(at, end);
  }
  // `kerk straat 12`
  if (
    splitStreet.test(word.text) &&
    before?.isLetters &&
    before.text.length > 2 &&
    !small.test(before.text)
  ) {
    const end = houseEnd(words, at + 1);
    if (end && !/^(?:mijn|deze|die|onze|elke|welke|hele|een)$/.test(before.text)) return span(at - 1, end);
  }
  // `Laan van Meerdervoort 5`
  if (/^(?:laan|plein|weg|hof)$/.test(word.text) && word.hasCapital && words[at + 1]?.text === 'van') {
    let to = at + 2;
    while (small.test(words[to]?.text ?? '')) to += 1;
    if (words[to]?.hasCapital) return span(at, houseEnd(words, to + 1) ?? (words[to]?.end as number));
  }
  return englishStreet.test(word.text) ? englishAt(text, words, at) : undefined;
}

/** `14 Mill Lane`, `on Mill Lane`, `fourteen mill lane`. */
function englishAt(text: string, words: readonly Word[], at: number): Span | undefined {
  const word = words[at] as Word;
  const isShort = word.text.length <= 3;
  let from = at;
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const part = words[back];
    if (
      !part?.isLetters ||
      /^(?:the|this|that|my|our|a|in|on|at|of|to|and|by|from|near|off|down|up|along|past|round|no|any|right|same|long|main|own|only|other|every|which)$/.test(
        part.text,
      )
    )
      break;
    if (isNumber(part)) break;
    if (!part.hasCapital && back < at - 2) break;
    from = back;
  }
  if (from === at) return undefined;
  let start = from;
  while (start > 0 && isNumber(words[start - 1]) && at - start < 6) start -= 1;
  const isNumbered = start < from;
  const areCapitals =
    words.slice(from, at + 1).every(({ hasCapital }) => hasCapital) && !words[from]?.isFirst;
  if (isShort && !(isNumbered && areCapitals)) return undefined;
  const isPlain =
    isNumbered &&
    /^(?:street|road|avenue|lane|drive|close|court|square|terrace|crescent|gardens|grove|mews)$/.test(
      word.text,
    ) &&
    lives.test(saidBefore(text, words[start]?.start ?? 0));
  // `on burnley road`
  const isNamed =
    /^(?:road|street|lane|avenue|crescent|terrace|grove|close)$/.test(word.text) &&
    (!isOrdinary(words[at - 1]?.text ?? '') ||
      (from === at - 1 && lives.test(saidBefore(text, words[from]?.start)))) &&
    /^(?:on|in|at|off|near|from|to|down)$/.test(words[from - 1]?.text ?? '');
  if (
    !areCapitals &&
    !isPlain &&
    !isNamed &&
    !(isNumbered && /^(?:street|road|avenue|lane|crescent|terrace|grove)$/.test(word.text)) &&
    // `it's forty two beech close`
    !(
      isNumbered &&
      /(?:^|(?<!\p{L})(?:it['’]s|at|number|is|on))\s*$/iu.test(saidBefore(text, words[start]?.start ?? 0))
    )
  )
    return undefined;
  const from_ = words[start]?.start ?? 0;
  const flat =
    /(?:flat|apartment|apt|unit|room)\s(?:\d\w{0,3}|[a-h]),?\s$/iu.exec(saidBefore(text, from_))?.[0]
      .length ?? 0;
  return { start: from_ - flat, end: word.end, kind: 'address' };
}

export function addressesIn(text: string): Span[] {
  const words = wordsOf(text);
  const streets = words.flatMap((_, at) => streetAt(text, words, at) ?? []);
  const houses = [...text.matchAll(/(?<=\bhuisnummer(?:\sis)?[ :]+)\d+\s?[a-h]?(?!\p{L})/giu)].map(
    ({ 0: found, index }): Span => ({ start: index, end: index + found.length, kind: 'address' }),
  );
  return [...flatsIn(text), ...streetsWithoutEndingIn(text), ...streets, ...postcodesIn(text), ...houses];
}
