export { namesOfMedicine } from './medicines.ts';
export { numberOfWord } from './number-words.ts';
export { readNumber } from './read-number.ts';
export { type Token, tokensOf } from './tokens.ts';
export { isSameAmount, type Unit } from './units.ts';
export type { Value, ValueKind } from './value.ts';
export { valuesIn } from './values-in.ts';
