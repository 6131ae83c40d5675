/** The ends of a scale are nobody's value. */
import type { Token } from '../reading/tokens.ts';
import type { Slot } from './slots.ts';

const scale =
  /(?:^| )(?:van |from )?(?:nul|0|een|1|zero|nought|one) (?:tot|tot en met|to|through) (?:tien|10|honderd|100|ten|a hundred|one hundred)(?= |$)/;

/** `van nul tot tien`, `nought to a hundred`. */
export function isScaleEnd(tokens: readonly Token[], { type, at, length }: Slot): boolean {
  if (type !== 'amount') return false;
  const near = tokens.slice(Math.max(0, at - 4), at + length + 4).map(({ text }) => text);
  return scale.test(near.join(' '));
}
