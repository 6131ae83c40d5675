/** Names that the words around them announce, though no list has them: spelled, put right, on a passport, on the telephone. */
import { plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { relation } from './name-cues.ts';
import { particlesOf } from './name-words.ts';
import { namesIn } from './names.ts';
import { isCommonCapital, isFirstName, isMedicine, isOrdinary, isParticle, isSurname } from './ordinary.ts';
import { type Word, wordsOf } from './word.ts';

const isUnknown = ({ isLetters, text, raw }: Word): boolean =>
  isLetters && text.length > 2 && !isOrdinary(text) && !isMedicine(raw) && !isCommonCapital(text);
const isNameLike = (word: Word | undefined): boolean =>
  word?.isLetters === true && (isUnknown(word) || isFirstName(word.text) || isSurname(word.text));

/** What stands right before a name: `mijn meisjesnaam is …`, `in mijn paspoort staat …`. */
const announces =
  /(?<!\p{L})(?:(?:meisjes|geboorte|achter|voor|roep|doop|bij|familie|schuil)naam(?: van \p{L}+)? (?:is|was)|(?:paspoort|geboorteakte|identiteitskaart|rijbewijs) (?:staat|sta ik als|heet ik)|(?:iedereen|thuis|vrienden|familie|collega's) (?:zegt|zeggen|noemt|noemen)(?: we| ze| me| mij| hem| haar)*|(?:maiden|birth|middle|first|last|family|sur|nick) ?name (?:is|was)|(?:passport|birth certificate|licence) (?:says|has me as|reads)|everyone (?:calls (?:me|him|her)|says)|(?:(?:^|[.!?] )(?:(?:hallo|hoi|dag|ja|goedemorgen|goedemiddag|goedenavond)[, ]+)?|spreekt |spreekt u |spreek ik )met|(?:^|[.!?] )(?:(?:hello|hi|morning|good morning|good afternoon)[, ]+)?(?:this is|it's) )\s+(?=\p{L})/giu;

/** Behind an unknown word: how it is written. */
const spells =
  /\s(?:was het (?:toch )?(?:niet )?|is het (?:toch )?(?:niet )?|toch )?(?:met|with) (?:een|an?|dubbel|dubbele|double|twee|two|lange|korte) ?(?:lange |korte |griekse )?(?:\p{L}|ij|ei|ck|ph|th)(?![\p{L}'’])/giu;

/** A name, put right by another: `Sandra, no hang on, Saundra`. */
const putsRight =
  /^[\s,]+(?:(?:no|nee|sorry|wait|wacht|hang on|of was het|or was it|of is het|or is it|ik bedoel|i mean|not|niet|eh|uh|even|maar|it's|but)[\s,]+)+(?=\p{L})/iu;
/** `niet Jansen maar Janssen` */
const rather =
  /(?<!\p{L})(?:niet|not|it's|it is|het is) (\p{L}[\p{L}'’-]+)[\s,]+(?:maar|but|not|niet|it's)[\s,]+(\p{L}[\p{L}'’-]+)/giu;
const aboutNames =
  /(?<!\p{L})(?:heet|naam|name|name's|called|spel\p{L}*|geschreven|written|met (?:een|dubbel)|with a|worker|nurse|she's|he's|zij is)(?!\p{L})/iu;

/** Behind a name: `… is haar naam`, `… is mijn oudste zoon`. */
const isName =
  /\s(?:is|was) (?:my|mijn|haar|her|zijn|his|hun|their|uw|your|de|the) (?:(?:sur|last|first|middle|maiden|family|achter|voor|meisjes|roep|familie|hele|full)[ -]?)?(?:name|naam)(?!\p{L})/giu;
const isRelative =
  /\s(?:is|was|heet) (?:my|mijn|m'n|onze|our|haar|zijn|her|his) (?:(?:oudste|jongste|middelste|eldest|youngest|oldest|best|beste|little|big|kleine|grote|eigen|own|support|social) )?(\p{L}+)(?!\p{L})/giu;
const notNames =
  /^(?:dat|dit|wat|that|this|what|which|it|het|hij|zij|ze|he|she|hier|daar|die|deze|wie|who|there|dus|zo|ja|yes|en|and|of|or|maar|but|de|een|the|an?|mijn|my|ik|i)$/;

/** `Lucky, that's what my dad calls me`, `die jongen van van den heuvel`, `my key worker is jools from`. */
const saidSo: readonly RegExp[] = [
  /(?<![\p{L}'’])(\p{L}[\p{L}'’-]+)(?=,? (?:that['’]s what|zo|dat is hoe|so) (?:[\p{L}'’]+ ){0,3}(?:(?:calls?|called|noemt|noemen|noemde|noemden) (?:me|him|her|us|them|mij|hem|haar|ons)|heet(?:te)? (?:hij|zij|ze|ik))(?!\p{L}))/giu,
  /(?<=(?<!\p{L})(?:van|bij|met|door|aan|voor|met) )(van (?:de|den|der|het|'t) \p{Ll}{3,})(?= (?:heeft|had|is|was|kwam|komt|belde|zei|en|die)(?!\p{L})|[.,?!]|$)/gu,
];
const isWorker =
  /(?<!\p{L})(?:my|mijn|m'n|our|onze|haar|zijn|her|his|the|de) (?:\p{L}+ )?(?:worker|nurse|therapist|psychologist|psychiatrist|counsellor|coach|sponsor|mentor|doctor|midwife|carer|teacher|solicitor|psycholoog|psychiater|begeleider|begeleidster|behandelaar|therapeut|verpleegkundige|casemanager|huisarts|verloskundige|juf|meester|docent|advocaat|bewindvoerder|voogd|contactpersoon|ambulant) (?:is|was|heet) (?=\p{L}[\p{L}'’-]+ (?:from|van|of|at|bij)(?!\p{L}))/giu;

/** With a name: `Kevin and little Mel`, `me and Shazza`. */
const withName =
  /^\s(?:and|en|&)\s(?:(?:little|big|baby|our|onze|ons|kleine|grote|oude|young)\s)?(?=\p{L})/iu;
const withMe = /(?<!\p{L})(?:me|ik|i|mezelf) (?:and|en) (?=\p{Ll})/giu;

type Found = Span[];

export function announcedNamesIn(text: string): Found {
  const words = wordsOf(text);
  const found: Found = [];
  const indexAt = new Map(words.map(({ start }, at) => [start, at]));
  const endingAt = new Map(words.map(({ end }, at) => [end, at]));
  const add = (from: number, to: number, kind: 'person' | 'surname' = 'person') => {
    const [first, last] = [words[from], words[to]];
    if (first && last) found.push({ start: first.start, end: last.end, kind });
  };
  /** One name from here, with its particles and what follows of it. */
  const addFrom = (at: number | undefined, most: number) => {
    if (at === undefined) return;
    const core = particlesOf(words, at);
    const isBehindParticle = core > at && isSurname(words[core]?.text ?? '');
    const first = words[core];
    if (!first || (!isNameLike(first) && !isBehindParticle) || notNames.test(first.text)) return;
    if (core === at && isOrdinary(first.text) && !isFirstName(first.text)) return;
    let to = core;
    while (to - core + 1 < most) {
      const next = words[to + 1];
      if (!next || next.gap !== ' ' || !isNameLike(next) || (isOrdinary(next.text) && !next.hasCapital))
        break;
      to += 1;
    }
    add(at, to, core > at ? 'surname' : 'person');
  };
  for (const { 0: cue, index } of text.matchAll(announces)) addFrom(indexAt.get(index + cue.length), 3);
  for (const { index } of text.matchAll(spells)) {
    const at = endingAt.get(index);
    const word = at === undefined ? undefined : words[at];
    if (at !== undefined && word && isNameLike(word) && (isUnknown(word) || isFirstName(word.text)))
      add(at, at);
  }
  for (const { 1: one = '', 2: two = '', index, 0: whole } of text.matchAll(rather)) {
    const places = [indexAt.get(index + whole.indexOf(one)), indexAt.get(index + whole.lastIndexOf(two))];
    const both = places.map((at) => (at === undefined ? undefined : words[at]));
    const areNames = both.every((word) => isNameLike(word) && !notNames.test(word?.text ?? ''));
    if (areNames && aboutNames.test(text) && both.some((word) => word && isUnknown(word)))
      for (const at of places) if (at !== undefined) add(at, at);
  }
  for (const { start, end } of namesIn(text)) {
    const behind = text.slice(end);
    const right = putsRight.exec(behind) ?? withName.exec(behind);
    const at = right ? indexAt.get(end + right[0].length) : undefined;
    const first = at === undefined ? undefined : words[at];
    if (at === undefined || !first || start === first.start) continue;
    const core = particlesOf(words, at);
    const word = words[core];
    const isSmallOne = /(?:little|baby|kleine|our|onze|ons)\s$/iu.test(right?.[0] ?? '');
    // `en ons konijn`
    const isOurs = /(?:our|onze|ons)\s$/iu.test(right?.[0] ?? '');
    if (
      word &&
      ((isUnknown(word) &&
        (isOurs ? word.hasCapital : core === at || word.hasCapital || isSurname(word.text))) ||
        (isSmallOne && isFirstName(word.text)))
    )
      add(at, core);
    else if (word && core > at && isSoundOf(text.slice(start, end), `${first.text} ${word.text}`))
      add(at, core);
  }
  for (const pattern of saidSo)
    for (const { 1: name = '', index } of text.matchAll(pattern))
      if (
        !notNames.test(name) &&
        (!isOrdinary(plain(name)) || isFirstName(plain(name)) || /^\p{Lu}|\s/u.test(name))
      )
        found.push({ start: index, end: index + name.length, kind: 'person' });
  for (const { 0: cue, index } of text.matchAll(isWorker)) {
    const at = indexAt.get(index + cue.length);
    const word = at === undefined ? undefined : words[at];
    if (at !== undefined && word && isUnknown(word) && !/(?:ed|d|t|ig|isch|ing)$/.test(word.text))
      add(at, at);
  }
  for (const { index } of text.matchAll(isName)) before(index, 4, false);
  for (const { index, 1: who = '' } of text.matchAll(isRelative))
    if (relation.test(who.toLowerCase()) || /^(?:worker|nurse|carer|verpleegkundige|begeleider)$/iu.test(who))
      before(index, 3, true);
  for (const { 0: cue, index } of text.matchAll(withMe)) {
    const at = indexAt.get(index + cue.length);
    const word = at === undefined ? undefined : words[at];
    if (at !== undefined && word && isUnknown(word) && !/(?:ed|t|de|te|en|ing)$/.test(word.text)) add(at, at);
  }
  return found;

  /** The words before a place, back to where the clause begins. */
  function before(index: number, most: number, isStrict: boolean): void {
    const last = endingAt.get(index);
    if (last === undefined) return;
    let from = last;
    const opens = (word: Word | undefined) =>
      !word ||
      !word.isLetters ||
      /^(?:en|and|maar|but|want|dat|that|of|or|ja|yes|nou|well|so|dus)$/.test(word.text);
    while (!opens(words[from - 1]) && last - from < most) from -= 1;
    const run = words.slice(from, last + 1);
    if (run.length > most || notNames.test(run[0]?.text ?? '') || notNames.test(run.at(-1)?.text ?? ''))
      return;
    const areNames = isStrict
      ? run.every((word) => isUnknown(word) || isParticle(word.text) || isFirstName(word.text))
      : run.some((word) => isUnknown(word) || (run.length === 1 && isFirstName(word.text)));
    if (areNames) add(from, last);
  }
}

/** `de fries` for `de vries`: all but one letter the same. */
function isSoundOf(one: string, two: string): boolean {
  const [a, b] = [one.toLowerCase(), two.toLowerCase()];
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  let back = 0;
  while (back < a.length - at && back < b.length - at && a.at(-1 - back) === b.at(-1 - back)) back += 1;
  return Math.max(a.length, b.length) - at - back <= 1;
}
