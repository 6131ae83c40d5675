/** `I'm angry. Not at me.` is told as angry, and not at themselves: the client named behind their own deed is the client. */
import type { Language } from '../note.ts';

const ofOneself: Readonly<Record<Language, RegExp>> = {
  nl: /(?<=(?:niet|boos|kwaad|woedend|teleurgesteld|trots|hard)(?: \p{L}+)?,? (?:op|in|voor|tegen|over|met) )cliënt(?![\p{L}' ])/giu,
  en: /(?<=\b(?:not|angry|cross|furious|disappointed|annoyed|proud|hard)(?: \w+)?,? (?:at|with|in|of|on|about) )the patient(?![\w' ])/gi,
};
/** The client says `I am`, and nobody else is told of. */
const saysI: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:nou|ja|nee|en|maar|eh)[, ]+)*(?:ik (?:ben|was|voel)|(?:ben|was|voel) ik)(?!\p{L})/iu,
  en: /^(?:(?:well|yes|no|and|but)[, ]+)*i(?:'m| am| was| feel| felt)\b/i,
};
const self: Readonly<Record<Language, string>> = { nl: 'zichzelf', en: 'themselves' };

export const withSelf = (clause: string, quote: string, language: Language): string =>
  saysI[language].test(quote) ? clause.replace(ofOneself[language], self[language]) : clause;
