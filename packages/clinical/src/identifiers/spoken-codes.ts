/** Letters and figures that were spelled out: plates, postcodes, and institutions known by their letters. */
import { dutchNumber, englishSmall } from '../reading/number-words.ts';
import { list, plain } from '../reading/text.ts';
import type { IdentifierKind, Span } from './kind.ts';
import { saidBefore, type Word, wordsOf } from './word.ts';
import { institutions } from './words/institutions.ts';

const byLetters = new Set(
  list(institutions)
    .map((name) => plain(name))
    .filter((name) => /^[a-z]{3,5}$/.test(name)),
);

const cue =
  /\b(kenteken|nummerbord|nummer ?plaat|number ?plate|plate|reg|registration|postcode|post code|zip code|zip|postal code|(?:pati[eë]nt|cli[eë]nt|dossier|polis|paspoort|rijbewijs|document|gedetineerden|lidmaatschaps|personeels|studenten|zaak)-?nummer|(?:inmate|prisoner|prison|patient|client|hospital|passport|policy|staff|student|case|reference|membership|licence|license|record) (?:number|no|id|code)|passport|paspoort|reference)\b[^.?!]{0,30}$/iu;
const spelled =
  /(?<!\p{L})(?:spel|spelt|spellen|gespeld|spelling|letters|schrij(?:f|ft|ven|ft u)(?: \p{L}+){0,3} als|schrijf je|schrijft u|schrijf ik|spell|spelled|spells|written|voornaam|achternaam|naam is|surname|name is)(?!\p{L})[^.?!]{0,30}$/iu;
/** Letters as they are called: `bee ka`, `ess double-u`. Only where a code or a spelling is announced. */
const letterNames = new Set(
  'aa bee cee see dee ee ef gee haa ha ie jee ka kaa el em en oo pee kuu er es tee uu vee wee iks ypsilon ij zet ay eff aitch haitch eye jay kay ell oh cue ar ess tea double-u you ex why zed zee'.split(
    ' ',
  ),
);
const isLetter = ({ raw, isLetters }: Word) => isLetters && raw.length === 1;
const isCalledLetter = ({ text }: Word) => letterNames.has(text);
const isFigure = ({ raw, text, isLetters }: Word) =>
  isLetters
    ? raw.length > 1 && (englishSmall.has(text) || dutchNumber(text) !== undefined)
    : /^\d{1,4}$/.test(raw);

/** Without a word that says what it is, so many parts that no test or blood value has them: `p h q nine`, `h b a een c`. */
const FEWEST = { parts: 6, letters: 3, figures: 2 };

const FEWEST_SPELLED = 3;
/** No abbreviation of the field has so many. */
const FEWEST_BARE = 6;
/** `meneer kolkman k o l k man` */
const isHeard = (joined: string, before: string): boolean =>
  joined.length >= FEWEST_SPELLED &&
  (/(?<!\p{L})(?:name['’]s|naam|heet|called|mevrouw|meneer|dokter|mr|mrs|ms)[\s,]+$/iu.test(before) ||
    plain(before)
      .split(/[^a-z]+/)
      .slice(-5)
      .some((word) => word.length > joined.length && word.startsWith(joined)));

const kindOfCode = (told: string): IdentifierKind =>
  /^(?:post|zip)/.test(told)
    ? 'postcode'
    : /^(?:kenteken|nummer|number|plate|reg)/.test(told)
      ? 'plate'
      : 'number';

function kindOf(run: readonly Word[], before: string): IdentifierKind | undefined {
  const letters = run.filter((word) => isLetter(word) || isCalledLetter(word));
  const figures = run.length - letters.length;
  if (figures === 0 && run.length >= FEWEST_SPELLED && spelled.test(before)) return 'person';
  const joined = letters.map(({ text }) => text).join('');
  if (figures === 0 && (run.length >= FEWEST_BARE || isHeard(joined, before)) && run.every(isLetter))
    return 'person';
  if (figures === 0) return byLetters.has(joined) ? 'institution' : undefined;
  const told = cue.exec(before)?.[1]?.toLowerCase();
  if (told && run.length >= 3) return kindOfCode(told);
  // `drieëntwintig twaalf b k`
  const isPostcode =
    letters.length === 2 && figures >= 2 && run.slice(-2).every(isLetter) && run.slice(0, -2).every(isFigure);
  if (isPostcode && (figures === 4 || run.slice(0, -2).every(({ text }) => text.length > 4)))
    return 'postcode';
  // `l vier l vijf s een`: vertebrae.
  if (/^(?:[clst]\S*\s\S{2,}\s?)+$/.test(run.map(({ text }) => text).join(' '))) return undefined;
  // `l k nineteen o p w`: a number of two figures between letters.
  if (
    /^\p{L} \p{L} (?:\d\d|\p{L}{3,}(?: \p{L}{3,})?)(?: \p{L}){3}$/u.test(
      run.map(({ text }) => text).join(' '),
    )
  )
    return 'plate';
  return run.length >= FEWEST.parts && letters.length >= FEWEST.letters && figures >= FEWEST.figures
    ? 'plate'
    : undefined;
}

export function spokenCodesIn(text: string): Span[] {
  const words = wordsOf(text);
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    let to = at;
    const said = saidBefore(text, words[at]?.start);
    const isTold = cue.test(said) || spelled.test(said);
    const isPart = (word: Word | undefined) =>
      word !== undefined && (isLetter(word) || isFigure(word) || (isTold && isCalledLetter(word)));
    while (isPart(words[to]))
      to +=
        (words[to + 1]?.raw === '-' && words[to + 2]?.gap === '') ||
        (isTold && words[to + 1]?.raw === ',' && isPart(words[to + 2]))
          ? 2
          : 1;
    const run = words.slice(at, to).filter(({ raw }) => raw !== '-' && raw !== ',');
    const first = run[0];
    const last = run.at(-1);
    if (!first || !last || run.length < 3) continue;
    const kind = run.some((word) => isLetter(word) || (isTold && isCalledLetter(word)))
      ? kindOf(run, saidBefore(text, first.start))
      : undefined;
    if (kind) spans.push({ start: first.start, end: last.end, kind });
    at = to - 1;
  }
  return spans;
}
