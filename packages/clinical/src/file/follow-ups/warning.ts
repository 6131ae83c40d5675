/** Sentences that say what to do should something come: nothing to be done yet. */
import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';

const conditions: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:bel|belt|bellen|indien|mocht|contact opnemen|terugkomen|alarm\w*|meteen|direct)\b.*\b(?:bij|als|indien)\b|^(?:als|indien|mocht|bij)\b|\b(?:bij|als|mocht|wordt het|krijgt u|krijg je)\b.*\b(?:bel|belt|bellen|contact|eerder|meteen|overslaan)\b|\bdan (?:bel|belt|bellen|moet|komt|kom|neemt|neem) (?:u|je|jullie|we|hij|zij|ze)\b/,
  en: /\b(?:call|return|seek|contact|come back|ring)\b.*\b(?:if|for|with|should)\b|^(?:if|should)\b|\bif\b.*\b(?:call|come back|ring|go to|let (?:me|us) know|return)\b/,
};

export const isWarning = (text: string, language: Language): boolean =>
  conditions[language].test(plain(text));
