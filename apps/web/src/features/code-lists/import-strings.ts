import type { CodeProblem } from '@noteer/contract';
import { strings } from '../../lib/strings.ts';

export const importStrings = strings({
  back: { nl: 'Terug naar de lijsten', en: 'Back to the lists' },
  which: { nl: 'Welke lijst', en: 'Which list' },
  zpmHint: {
    nl: 'De codelijst prestaties zoals die is gepubliceerd, als Excel of CSV.',
    en: 'The published list of services, as Excel or CSV.',
  },
  ggz_nhnHint: {
    nl: 'De eigen lijst van de instelling. Kolommen voor setting, beroep of minuten zijn niet verplicht.',
    en: "The institution's own list. Columns for setting, profession or minutes may be left out.",
  },
  icd10Hint: {
    nl: 'De tabel met DSM-5-diagnoses en hun ICD-10-code.',
    en: 'The table of DSM-5 diagnoses with their ICD-10 code.',
  },
  validFrom: { nl: 'Begindatum van regels zonder datum', en: 'First day of lines without a date' },
  validFromHint: {
    nl: 'Regels met een eigen begindatum houden die.',
    en: 'Lines with a first day of their own keep it.',
  },
  drop: {
    nl: 'Sleep een bestand hierheen, kies er een of plak de regels. Hoogstens 25 MB en 200.000 regels.',
    en: 'Drop a file here, choose one or paste the lines. At most 25 MB and 200,000 lines.',
  },
  dropNow: { nl: 'Laat los om het bestand te lezen', en: 'Let go to read the file' },
  choose: { nl: 'Bestand kiezen', en: 'Choose a file' },
  chooseOther: { nl: 'Ander bestand kiezen', en: 'Choose another file' },
  paste: { nl: 'Regels plakken', en: 'Paste lines' },
  pasteTitle: { nl: 'Regels plakken', en: 'Paste lines' },
  pasted: { nl: 'Regels, met de kolomnamen erboven', en: 'Lines, with the names of the columns above them' },
  pastedName: { nl: 'Geplakte regels', en: 'Pasted lines' },
  pasteRead: { nl: 'Lezen', en: 'Read' },
  pasteEmpty: { nl: 'Plak hier eerst de regels.', en: 'Paste the lines here first.' },
  close: { nl: 'Sluiten', en: 'Close' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  sending: {
    nl: (share: string) => `Bestand versturen: ${share}`,
    en: (share: string) => `Sending the file: ${share}`,
  },
  reading: { nl: 'Regels lezen en vergelijken', en: 'Reading and comparing lines' },
  stop: { nl: 'Stoppen', en: 'Stop' },
  readFailed: { nl: 'Het bestand is niet gelezen', en: 'The file was not read' },
  nothingChanged: { nl: 'Er is niets geïmporteerd.', en: 'Nothing was imported.' },
  tooLarge: { nl: 'Het bestand is groter dan 25 MB.', en: 'The file is larger than 25 MB.' },
  sheet: { nl: 'Werkblad', en: 'Sheet' },
  columns: { nl: 'Kolommen', en: 'Columns' },
  columnsIntro: {
    nl: (line: string) => `De kolomnamen staan op regel ${line}.`,
    en: (line: string) => `The names of the columns are on line ${line}.`,
  },
  notThere: { nl: 'Niet in dit bestand', en: 'Not in this file' },
  example: {
    nl: (samples: string) => `Bijvoorbeeld: ${samples}`,
    en: (samples: string) => `For example: ${samples}`,
  },
  needed: {
    nl: 'Kies in welke kolom de code en de omschrijving staan.',
    en: 'Choose which columns hold the code and the description.',
  },
  neededMore: {
    nl: 'Daarna zie je wat er verandert. Staat er meer dan één werkblad in, kijk dan of dit het goede is.',
    en: 'Then you see what changes. If there are several sheets, see whether this is the right one.',
  },
  verdicts: { nl: 'Wat er verandert', en: 'What changes' },
  new: { nl: (count: string) => `Nieuw (${count})`, en: (count: string) => `New (${count})` },
  changed: { nl: (count: string) => `Gewijzigd (${count})`, en: (count: string) => `Changed (${count})` },
  gone: { nl: (count: string) => `Verdwenen (${count})`, en: (count: string) => `Gone (${count})` },
  wrong: { nl: (count: string) => `Fout (${count})`, en: (count: string) => `Wrong (${count})` },
  same: { nl: (count: string) => `Gelijk (${count})`, en: (count: string) => `Same (${count})` },
  noNew: { nl: 'Er zijn geen nieuwe regels', en: 'There are no new lines' },
  noChanged: { nl: 'Er is geen regel gewijzigd', en: 'No line was changed' },
  noGone: { nl: 'Er is geen regel verdwenen', en: 'No line is gone' },
  noWrong: { nl: 'Er zijn geen foute regels', en: 'There are no wrong lines' },
  noSame: { nl: 'Er is geen regel gelijk gebleven', en: 'No line stayed the same' },
  line: { nl: 'Regel', en: 'Line' },
  loading: { nl: 'Regels worden geladen', en: 'Loading lines' },
  fetchFailed: { nl: 'De regels konden niet worden opgehaald', en: 'The lines could not be fetched' },
  was: { nl: 'was', en: 'was' },
  empty: { nl: 'leeg', en: 'empty' },
  goneNotice: {
    nl: (count: string) =>
      count === '1'
        ? '1 regel van de huidige lijst staat niet in dit bestand en telt daarna niet meer.'
        : `${count} regels van de huidige lijst staan niet in dit bestand en tellen daarna niet meer.`,
    en: (count: string) =>
      count === '1'
        ? '1 line of the present list is not in this file and no longer counts then.'
        : `${count} lines of the present list are not in this file and no longer count then.`,
  },
  wrongNotice: {
    nl: (count: string) =>
      count === '1' ? '1 foute regel blijft weg.' : `${count} foute regels blijven weg.`,
    en: (count: string) =>
      count === '1' ? '1 wrong line is left out.' : `${count} wrong lines are left out.`,
  },
  countsFor: {
    nl: (days: string) => `De lijst telt voor consulten ${days}.`,
    en: (days: string) => `The list counts for consultations ${days}.`,
  },
  daysFrom: { nl: (from: string) => `vanaf ${from}`, en: (from: string) => `from ${from}` },
  daysBetween: {
    nl: (from: string, until: string) => `van ${from} tot en met ${until}`,
    en: (from: string, until: string) => `from ${from} until ${until}`,
  },
  submit: {
    nl: (count: string) => (count === '1' ? '1 regel importeren' : `${count} regels importeren`),
    en: (count: string) => (count === '1' ? 'Import 1 line' : `Import ${count} lines`),
  },
  nothing: { nl: 'Er is geen regel om te importeren.', en: 'There is no line to import.' },
  done: { nl: 'Lijst geïmporteerd', en: 'List imported' },
  failed: { nl: 'De lijst is niet geïmporteerd', en: 'The list was not imported' },
  again: { nl: 'Opnieuw bekijken', en: 'Look again' },
});

export const problemStrings = strings({
  missing: { nl: (field: string) => `${field} ontbreekt`, en: (field: string) => `${field} is missing` },
  too_long: { nl: (field: string) => `${field} is te lang`, en: (field: string) => `${field} is too long` },
  not_understood: {
    nl: (field: string, value: string) => `${field} niet begrepen: ‘${value}’`,
    en: (field: string, value: string) => `${field} not understood: ‘${value}’`,
  },
  reversed: {
    nl: (_field: string, value: string) => `Einddatum ligt voor de begindatum: ${value}`,
    en: (_field: string, value: string) => `The last day is before the first: ${value}`,
  },
  formula: {
    nl: (field: string) => `${field} is een formule waarvan de uitkomst niet is opgeslagen`,
    en: (field: string) => `${field} is a formula whose value was not saved`,
  },
  duplicate: {
    nl: (_field: string, _value: string, line: string) => `Dezelfde regel als regel ${line}`,
    en: (_field: string, _value: string, line: string) => `The same as line ${line}`,
  },
  overlap: {
    nl: (_field: string, _value: string, line: string) =>
      `Dezelfde code als regel ${line}, met iets anders erbij voor dezelfde dagen`,
    en: (_field: string, _value: string, line: string) =>
      `The same code as line ${line}, with something else for the same days`,
  },
}) satisfies Record<CodeProblem['problem'], unknown>;
