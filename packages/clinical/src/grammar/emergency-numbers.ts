/** Numbers to call when it is urgent, said digit by digit: `één één twee` is no stutter, and one digit less calls nobody. */
import type { Language } from '../note.ts';

const between = '[ ,-]+';
const digits = (...said: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${said.map((each) => `(?:${each})`).join(between)}(?![\\p{L}\\d])`, 'giu');

const spoken: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  nl: [
    [digits('één|een|1', 'één|een|1', 'twee|2'), '112'],
    [digits('één|een|1', 'één|een|1', 'drie|3'), '113'],
    [digits('één|een|1', 'één|een|1', 'zes|6'), '116'],
  ],
  en: [
    [digits('one|1', 'one|1', 'two|2'), '112'],
    [digits('one|1', 'one|1', 'one|1'), '111'],
    [digits('nine|9', 'nine|9', 'nine|9'), '999'],
    [digits('nine|9', 'eight|8', 'eight|8'), '988'],
    [digits('nine|9', 'one|1', 'one|1'), '911'],
  ],
};

export const withEmergencyNumbers = (text: string, language: Language): string =>
  spoken[language].reduce((told, [said, number]) => told.replace(said, number), text);
