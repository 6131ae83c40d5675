/** The pieces of a row of values, each with what it measures. */
import type { ValueFinding } from '../finding.ts';
import { oneLine } from '../wording.ts';
import type { PaperRead } from './preparation.ts';

/** `Hb 6,6, TSH 2,1` is `… TSH 2,1` where a later paper has another Hb. */
export function withoutSeen(
  { sentences }: PaperRead,
  at: ReadonlySet<number>,
  values: readonly ValueFinding[],
  isNew: (name: string) => boolean,
): Map<number, string> {
  const shortened = new Map<number, string>();
  for (const index of at) {
    const { text = '', from, isRow } = sentences[index] ?? {};
    const own = values.filter((each) => each.from === from);
    const pieces = text.split(/[,;] (?=\S)/);
    const names = pieces.map((piece) => own.filter((each) => holds(piece, each)).map(({ name }) => name));
    const isSorted = own.every(({ name }) => names.filter((of) => of.includes(name)).length === 1);
    if (isRow || pieces.length < 2 || !isSorted || names.some((of) => of.length === 0)) continue;
    const kept = pieces.filter((_, piece) => names[piece]?.some(isNew));
    if (kept.length === 0 || kept.length === pieces.length) continue;
    const label = kept[0] === pieces[0] ? '' : (/^\p{L}[^:,;]{0,40}:/u.exec(text)?.[0] ?? '');
    const said = pieces.map((piece) => (kept.includes(piece) ? piece : '…')).join(', ');
    shortened.set(index, oneLine(`${label} ${said.replace(/(?:…, )+/g, '… ').replace(/, …$/, ' …')}`));
  }
  return shortened;
}
export const holds = (piece: string, { value, over }: ValueFinding): boolean => {
  const number = `${value}${over === undefined ? '' : `/${over}`}`.replace('.', '[.,]');
  return new RegExp(`(?<![\\d.,/])${number}(?:[.,]0)?(?![.,]?\\d|/\\d)`).test(piece);
};
