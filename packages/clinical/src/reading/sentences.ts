/** Cuts transcript text into sentences, in Dutch and English, as recognisers write it. */
import { plain } from './text.ts';

/** A point after one of these ends no sentence, whatever follows. */
const inside = new Set([
  ...'bijv bv evt o.a t.o.v m.b.t i.v.m v.d n.a.v d.m.v t.g.v incl excl ca resp vgl approx e.g i.e'.split(
    ' ',
  ),
  ...'dr drs mr mrs ms mw mevr dhr hr ir prof st'.split(' '),
]);
/** …unless no number follows: `No.` and `do.` are also whole answers. */
const beforeNumber = new Set(
  'nr no tel blz min max jan feb mrt apr jun jul aug sep sept okt oct nov dec ma di wo do vr za zo'.split(
    ' ',
  ),
);
/** …unless a capital follows. */
const maybeLast = new Set('enz etc e.d z.n a.n a.m p.m jr sr'.split(' '));

/** What ends a sentence and the quotes and brackets that close with it. */
const end = /(?:\.{2,}|…|[.?!]+)["'”’)\]]*(?=\s|$)/g;

function endsHere(before: string, mark: string, after: string): boolean {
  if (after === '') return true;
  const next = after.trimStart();
  if (mark.startsWith('..') || mark.startsWith('…')) return /^["'“‘(]?\p{Lu}/u.test(next);
  if (!mark.startsWith('.')) return true;
  const word = plain(/[\p{L}\d.]+$/u.exec(before)?.[0] ?? '');
  if (/^\p{L}$/u.test(word) && word !== 'u' && word !== 'i') return false;
  if (inside.has(word)) return false;
  if (beforeNumber.has(word)) return !/^\d/.test(next);
  if (maybeLast.has(word)) return /^\p{Lu}/u.test(next);
  // `3. Slaap` at the start of a line numbers a list; `om 3. Dan` does end.
  if (/^\d+$/.test(word) && before.trim() === word) return false;
  return true;
}

/** Where the sentences of a text stand in it. */
export function sentencePlaces(text: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  let start = 0;
  const add = (stop: number) => {
    const sentence = text.slice(start, stop);
    if (/[\p{L}\p{N}]/u.test(sentence))
      places.push({
        start: start + sentence.length - sentence.trimStart().length,
        end: start + sentence.trimEnd().length,
      });
    start = stop;
  };
  for (const found of text.matchAll(end)) {
    const stop = found.index + found[0].length;
    if (endsHere(text.slice(start, found.index), found[0], text.slice(stop))) add(stop);
  }
  add(text.length);
  return places;
}

export function splitSentences(text: string): string[] {
  const line = text.replace(/\s+/g, ' ').trim();
  return sentencePlaces(line).map(({ start, end }) => line.slice(start, end));
}
