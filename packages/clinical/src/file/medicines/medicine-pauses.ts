/** A stop that ended: `een week gestopt geweest en zondag weer begonnen`, `off it for a week, restarted`. */
import type { Language } from '../../note.ts';

const few = '(?:[\\p{L}\\d.,-]+ ){0,5}?';
const words = (ways: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${ways.join('|')})(?!\\p{L})`, 'u');
/** Behind the stop, in plain letters. */
const again: Readonly<Record<Language, RegExp>> = {
  nl: words([
    `(?:weer|opnieuw) ${few}(?:begonnen|gestart|opgestart|opgepakt|ingesteld|opgebouwd|gaan (?:slikken|nemen|gebruiken|innemen)|genomen|ingenomen)`,
    '(?:hervat|herstart|heropgestart|herbegonnen|weer opgevat)',
    `(?:neemt|slikt|gebruikt|krijgt|pakte|nam|slikte) ${few}weer`,
    `(?:nu|inmiddels|daarna|vervolgens|sinds|vanaf|per) ${few}weer (?:wel|\\d|terug|in gebruik|op \\d|aan de)`,
    'weer (?:terug )?(?:op|naar|met) \\d',
    '(?:gestopt|gestaakt) geweest',
  ]),
  en: words([
    're-?started|resumed|recommenced|reinstated|re-?introduced|reinitiated',
    '(?:started|begun|began|taking|takes|took|using) (?:(?:it|them|this|these) )?again',
    '(?:now |is |was |went |gone |been |since |has )(?:now |since |already )?back on',
    'picked (?:it|them) up again',
  ]),
};
/** Not yet, not, or only to be done. */
const notDone: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:niet|geen|nooit|wil|wilde|zou|mag|kan|kunnen|moet|zal|gaat|indien|als|wanneer|eventueel|voordat|voor|vraagt|advies|plan|om)(?: [\p{L}\d]+){0,4} ?$/u,
  en: /(?<!\p{L})(?:not|never|n't|wants?|would|could|may|might|can|will|to be|to|should|if|when|whether|until|before|asks?|plan)(?: [\p{L}\d]+){0,3} ?$/u,
};

const ofOther: Readonly<Record<Language, RegExp>> = {
  nl: /^ (?:met|aan) (?:(?:het|haar|zijn|de) )?(?:werk\p{L}*|school|studie|opleiding|sport\p{L}*|roken|drinken|blowen|therapie|behandeling|groep)/u,
  en: /^ (?:work|school|smoking|drinking|exercis|therapy|with)/u,
};

/** Whether plain words behind a stop say that it is taken again. */
export function isResumed(said: string, language: Language): boolean {
  const found = again[language].exec(said);
  if (!found) return false;
  const behind = said.slice(found.index + found[0].length);
  return !notDone[language].test(said.slice(0, found.index)) && !ofOther[language].test(behind);
}
