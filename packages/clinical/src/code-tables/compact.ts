import { foldWords } from './fold.ts';

/** Letters and figures alone: "Geldig t/m" and "geldig_tm" are one. */
export const compact = (text: string): string => foldWords(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
