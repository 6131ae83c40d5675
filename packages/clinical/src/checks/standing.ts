/** Words that say that something may come, would be, or is told in general: nothing of what is. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import type { Token } from '../reading/tokens.ts';

const supposed: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:als|indien|mocht|stel dat|zodra|zou|zouden|kun je|kunt u|sommige mensen|veel mensen|mensen die|in het algemeen|vaak zie je|voor het geval|tenzij|bij wie)\b/,
  en: /\b(?:if|should you|in case|unless|would|could|may|might|some people|many people|people who|in general|can cause)\b/,
};

/** Leads words that are a condition in a note: `bellen bij koorts`. */
const condition: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:als|of)\b|\b(?:als (?:u|je|hij|zij|ze|het|er|dat|dit|de|we|klachten|die)|bij|indien|mocht|zodra|tenzij|zo nodig|bellen|belt|bel|eerder (?:bellen|contact|terug|komen)|contact|risico|kans|uitleg|voorlichting|besproken|bespreken|bespreekt|gewaarschuwd|cave|advies|kan|kunnen|voorkomen|mogelijk|alert|zou|anders)\b/,
  en: /\b(?:if|should|in case|unless|call|return|contact|seek|risk|warned|advised|counsel\w*|discussed|educat\w*|may|might|could|can|possible|possibly|prevent|watch|safety|as needed|otherwise|rule out)\b/,
};

/** These make a whole sentence a condition. */
const conditions: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:bel|belt|bellen|indien|mocht|contact opnemen|terugkomen|alarm\w*|meteen|direct)\b.*\b(?:bij|als|indien)\b|^(?:als|indien|mocht|bij)\b|\b(?:bij|als|mocht|wordt het|krijgt u|krijg je)\b.*\b(?:bel|belt|bellen|contact|eerder|meteen|overslaan)\b|\bdan (?:bel|belt|bellen|moet|komt|kom|neemt|neem) (?:u|je|jullie|we|hij|zij|ze)\b/,
  en: /\b(?:call|return|seek|contact|come back|ring)\b.*\b(?:if|for|with|should)\b|^(?:if|should)\b|\bif\b.*\b(?:call|come back|ring|go to|let (?:me|us) know|return)\b/,
};

const textOf = (tokens: readonly Token[]) => plain(tokens.map(({ raw }) => raw).join(' '));

export const isSupposed = (tokens: readonly Token[], language: Language): boolean =>
  supposed[language].test(textOf(tokens));

export const isCondition = (tokens: readonly Token[], language: Language): boolean =>
  condition[language].test(textOf(tokens));

export const isWarning = (text: string, language: Language): boolean =>
  conditions[language].test(plain(text));

const presently: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:nu|nog|nog steeds|momenteel|ook nu|tegenwoordig|actueel|actuele|huidige)\b/,
  en: /\b(?:now|still|currently|current|ongoing|at present)\b/,
};
export const isPresently = (text: string, language: Language): boolean =>
  presently[language].test(plain(text));
