import { strings } from '../lib/strings.ts';

/** A rule of writing in one sentence, said to whoever has it. */
export const ruleStrings = strings({
  replaced: {
    nl: (from: string, to: string) => `‘${from}’ wordt ‘${to}’`,
    en: (from: string, to: string) => `‘${from}’ becomes ‘${to}’`,
  },
  leftOut: { nl: (from: string) => `‘${from}’ vervalt`, en: (from: string) => `‘${from}’ is left out` },
  moreForms: {
    nl: (n: number) => (n === 1 ? 'en nog 1 vorm' : `en nog ${n} vormen`),
    en: (n: number) => (n === 1 ? 'and 1 more form' : `and ${n} more forms`),
  },
  inSection: { nl: (title: string) => `onder ‘${title}’`, en: (title: string) => `under ‘${title}’` },
  atStart: { nl: 'aan het begin van een regel', en: 'at the beginning of a line' },
  sentenceDeleted: {
    nl: (text: string) => `De regel ‘${text}’ vervalt`,
    en: (text: string) => `The line ‘${text}’ is left out`,
  },
  lineAdded: {
    nl: (text: string) => `‘${text}’ staat aan het eind`,
    en: (text: string) => `‘${text}’ stands at the end`,
  },
  lineAddedIn: {
    nl: (text: string, title: string) => `‘${text}’ staat aan het eind van ‘${title}’`,
    en: (text: string, title: string) => `‘${text}’ stands at the end of ‘${title}’`,
  },
  lineBegun: {
    nl: (text: string, title: string) => `‘${text}’ staat aan het begin van ‘${title}’`,
    en: (text: string, title: string) => `‘${text}’ stands at the beginning of ‘${title}’`,
  },
  emptied: {
    nl: (title: string) => `‘${title}’ blijft leeg`,
    en: (title: string) => `‘${title}’ stays empty`,
  },
  removed: { nl: (title: string) => `‘${title}’ vervalt`, en: (title: string) => `‘${title}’ is left out` },
  movedFirst: {
    nl: (title: string) => `‘${title}’ komt vooraan`,
    en: (title: string) => `‘${title}’ comes first`,
  },
  movedLast: {
    nl: (title: string) => `‘${title}’ komt achteraan`,
    en: (title: string) => `‘${title}’ comes last`,
  },
  movedBefore: {
    nl: (title: string, other: string) => `‘${title}’ komt vóór ‘${other}’`,
    en: (title: string, other: string) => `‘${title}’ comes before ‘${other}’`,
  },
  movedAfter: {
    nl: (title: string, other: string) => `‘${title}’ komt na ‘${other}’`,
    en: (title: string, other: string) => `‘${title}’ comes after ‘${other}’`,
  },
  renamed: {
    nl: (title: string, to: string) => `Het kopje ‘${title}’ heet ‘${to}’`,
    en: (title: string, to: string) => `The heading ‘${title}’ is called ‘${to}’`,
  },
  figures_as_words: {
    nl: 'Kleine aantallen in woorden: ‘drie keer’, niet ‘3 keer’',
    en: 'Small numbers in words: ‘three times’, not ‘3 times’',
  },
  words_as_figures: {
    nl: 'Aantallen in cijfers: ‘3 weken’, niet ‘drie weken’',
    en: 'Numbers in figures: ‘3 weeks’, not ‘three weeks’',
  },
  dates_with_dash: {
    nl: 'Datums met een streepje: ‘17-2’, niet ‘17 februari’',
    en: 'Dates with a dash: ‘17-2’, not ‘17 February’',
  },
  dates_with_slash: {
    nl: 'Datums met een schuine streep: ‘17/2’, niet ‘17 februari’',
    en: 'Dates with a slash: ‘17/2’, not ‘17 February’',
  },
  clock_with_colon: {
    nl: 'Tijden met een dubbele punt: ‘10:30 uur’, niet ‘10.30 uur’',
    en: 'Times with a colon: ‘10:30’, not ‘10.30’',
  },
  times_as_x: { nl: '‘3x’ in plaats van ‘3 keer’', en: '‘3x’ in place of ‘3 times’' },
  units_joined: {
    nl: 'Eenheden zonder spatie: ‘50mg’, niet ‘50 mg’',
    en: 'Units without a space: ‘50mg’, not ‘50 mg’',
  },
  short_sentences: {
    nl: 'Losse zinnen in plaats van puntkomma’s',
    en: 'Sentences of their own in place of semicolons',
  },
  no_quotes: { nl: 'Geen aanhalingstekens', en: 'No quotation marks' },
  list: { nl: 'Elke regel met een streepje ervoor', en: 'A dash before every line' },
});
