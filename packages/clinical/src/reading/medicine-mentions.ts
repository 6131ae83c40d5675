/** Where a text names a medicine. */
import { findMedicine, type Medicine } from './medicines.ts';
import { isWord, type Token } from './tokens.ts';

export type MedicineMention = { medicine: Medicine; token: Token; index: number };

const SHORTEST_NAME = 4;

export const medicineMentions = (tokens: readonly Token[]): MedicineMention[] =>
  tokens.flatMap((token, index) => {
    if (!isWord(token) || token.text.length < SHORTEST_NAME) return [];
    const medicine = findMedicine(token.raw);
    return medicine ? [{ medicine, token, index }] : [];
  });
