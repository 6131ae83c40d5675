/** Who says a place, a year, a value or a plan, and then another in its stead: `In de lade. Nee hoor, in de kast.` */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { mayBegin, valuesOf } from './values.ts';

const SHORT = 4;
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

const insteadOf = /^(?:nee|no)(?: hoor| joh| wacht)?[, ]+(?=(\p{L}+) )/iu;
const places = /^(?:in|op|bij|onder|achter|naast|boven|van|met|naar|voor|on|at|under|behind|from|with|to)$/i;

/** `In mijn sok. Nee hoor, in het bureau.`: the same words of place, and the last holds. */
function elsewhere(earlier: Sentence, now: Sentence, taken: TakenBack[]): boolean {
  const found = insteadOf.exec(now.text);
  const [, place = ''] = found ?? [];
  if (!found || !places.test(place) || words(earlier.text) > SHORT || words(now.text) > SHORT + 2)
    return false;
  if (!earlier.text.toLowerCase().startsWith(`${place.toLowerCase()} `)) return false;
  const meant = capitalised(now.text.slice(found[0].length));
  taken.push({ seq: earlier.seq, words: earlier.text.replace(/[.!]+$/, ''), instead: meant });
  earlier.text = '';
  now.text = meant;
  return true;
}

const onlyNo = /^(?:nee|no)(?: hoor)?[.!,]*$/iu;

/** `Vijfentwintig. Nee. Twaalfenhalf, ik breek hem.`: the no is of the first. */
function denied(
  earlier: Sentence,
  now: Sentence,
  next: Sentence | undefined,
  language: Language,
  taken: TakenBack[],
): boolean {
  if (!next || !onlyNo.test(now.text) || next.seq !== now.seq || next.speaker.role !== now.speaker.role)
    return false;
  if (words(earlier.text) > SHORT || !mayBegin.test(earlier.text) || !mayBegin.test(next.text)) return false;
  if (valuesOf(earlier.text, language).length === 0) return false;
  taken.push({ seq: earlier.seq, words: earlier.text.replace(/[.!]+$/, ''), instead: next.text });
  earlier.text = '';
  now.text = '';
  return true;
}

const otherwise =
  /^(?:nou|of|nee|goed|weet u wat|weet je wat|well|or|no)?[, ]*(?:laat ik|laten we|we doen|ik doe|let's|let me)(?: het)? (?:zo|anders|it this way|it differently)(?: doen)?[:,]\s+(?=\p{L})/iu;

/** `Tachtig 's ochtends. Nou, laat ik het zo doen: veertig om acht en veertig om twee.`: what was proposed first was never decided. */
function replanned(earlier: Sentence, now: Sentence, language: Language, taken: TakenBack[]): boolean {
  const found = otherwise.exec(now.text);
  if (!found || valuesOf(earlier.text, language).length === 0 || valuesOf(now.text, language).length === 0)
    return false;
  taken.push({ seq: earlier.seq, words: earlier.text.replace(/[.!]+$/, ''), instead: now.text });
  earlier.text = '';
  now.text = capitalised(now.text.slice(found[0].length));
  return true;
}

const onlyEnd = /^(?:nee|no)[, ]+(\p{L}+) (?:was|is) (?:het|dat|it)(?=[,.]|$)/iu;
const century =
  /(?<=(?:tweeduizend|twintig|negentien|two thousand(?: and)?|twenty|nineteen) )\p{L}+(?=[.!]*$)/iu;

/** `In tweeduizend dertien. Nee, twaalf was het.`: of a year only its end is said again. */
function ofYear(earlier: Sentence, now: Sentence, language: Language, taken: TakenBack[]): boolean {
  const [all = '', end = ''] = onlyEnd.exec(now.text) ?? [];
  const [was = ''] = century.exec(earlier.text) ?? [];
  if (end === '' || was === '' || valuesOf(end, language).length === 0) return false;
  taken.push({ seq: earlier.seq, words: was, instead: end });
  earlier.text = earlier.text.replace(century, end.toLowerCase());
  now.text =
    words(now.text.slice(all.length)) > 2
      ? capitalised(now.text.slice(all.length).replace(/^[\s,.]+/, ''))
      : '';
  return true;
}

/** Whether the second sentence put the first right. */
export const putOtherwise = (
  earlier: Sentence,
  now: Sentence,
  next: Sentence | undefined,
  language: Language,
  taken: TakenBack[],
): boolean =>
  elsewhere(earlier, now, taken) ||
  ofYear(earlier, now, language, taken) ||
  replanned(earlier, now, language, taken) ||
  denied(earlier, now, next, language, taken);
