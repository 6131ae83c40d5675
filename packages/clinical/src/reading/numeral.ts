/** 2.5 as `2,5` in Dutch. */
import type { Language } from '../note.ts';

export const numeral = (value: number, language: Language): string =>
  language === 'nl' ? String(value).replace('.', ',') : String(value);
