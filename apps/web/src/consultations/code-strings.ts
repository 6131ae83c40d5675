import { strings, verbatim } from '../lib/strings.ts';

export const sortStrings = strings({
  zpm: verbatim('ZPM'),
  ggz_nhn: verbatim('GGZ-NHN'),
  icd10: verbatim('ICD-10'),
  surcharge: { nl: 'Toeslag', en: 'Surcharge' },
});

export const suggestionStrings = strings({
  use: { nl: (code: string) => `Neem ${code} over`, en: (code: string) => `Use ${code}` },
  used: { nl: 'Overgenomen', en: 'In use' },
  none: { nl: 'Geen code', en: 'No code' },
  unknown: { nl: 'Nog geen voorstel', en: 'No suggestion yet' },
  wouldChange: { nl: 'Wat het anders zou maken', en: 'What would change it' },
  standsIn: {
    nl: (chapter: string, block: string, name: string) => `Hoofdstuk ${chapter} › ${block} ${name}`,
    en: (chapter: string, block: string, name: string) => `Chapter ${chapter} › ${block} ${name}`,
  },
  working: { nl: 'Werkdiagnose', en: 'Working diagnosis' },
  listen: { nl: (at: string) => `Luister vanaf ${at}`, en: (at: string) => `Listen from ${at}` },
  writtenOn: {
    nl: (date: string, author: string) => `Verslag van ${date}, ${author}`,
    en: (date: string, author: string) => `Note of ${date}, ${author}`,
  },
  saidOn: {
    nl: (date: string, author: string) => `Gezegd op ${date}, ${author}`,
    en: (date: string, author: string) => `Said on ${date}, ${author}`,
  },
  loading: { nl: 'Voorstellen worden geladen', en: 'Loading suggestions' },
  failed: { nl: 'De voorstellen konden niet worden opgehaald.', en: 'The suggestions could not be loaded.' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
});

export const doubtStrings = strings({
  missing: { nl: 'Er ontbreekt iets', en: 'Something is missing' },
  unknown: { nl: 'Niet te bepalen', en: 'Cannot be known' },
  not_billable: { nl: 'Niet te declareren', en: 'Not billable' },
  time: { nl: 'Tijd wijkt af', en: 'Time differs' },
  list: { nl: 'Niet in de lijst', en: 'Not in the list' },
  none: { nl: 'Geen twijfel', en: 'No doubt' },
});

export const factStrings = strings({
  heading: { nl: 'Dit is nog nodig', en: 'This is still needed' },
  change: { nl: 'Gegevens van dit consult', en: 'Facts of this consultation' },
  kind: { nl: 'Soort consult', en: 'Kind of consultation' },
  setting: verbatim('Setting'),
  group_size: { nl: 'Aantal cliënten', en: 'Number of clients' },
  interpreter: { nl: 'Tolk', en: 'Interpreter' },
  real_minutes: { nl: 'Werkelijke duur in minuten', en: 'Real time in minutes' },
  byRecording: {
    nl: (minutes: string) => `Volgens de opname ${minutes}`,
    en: (minutes: string) => `By the recording ${minutes}`,
  },
  badMinutes: { nl: 'Een getal van 0 tot en met 1440, of leeg', en: 'A number from 0 to 1440, or empty' },
  travel_minutes: { nl: 'Reistijd in minuten, heen en terug', en: 'Minutes of travel, there and back' },
  none: { nl: 'Geen tolk', en: 'No interpreter' },
  spoken: { nl: 'Spreektaal', en: 'Spoken language' },
  signed: { nl: 'Gebarentaal', en: 'Sign language' },
  choose: { nl: 'Kies', en: 'Choose' },
  usual: { nl: (name: string) => `Zoals gewoonlijk: ${name}`, en: (name: string) => `As usual: ${name}` },
  saveFailed: { nl: 'Dit kon niet worden opgeslagen', en: 'This could not be saved' },
  profession: {
    nl: 'Het beroep van de behandelaar is nog niet ingevuld. Dat kan bij Gebruikers in de administratie.',
    en: 'The profession of the clinician is not filled in yet. That is done under Users on the admin page.',
  },
  ownProfession: {
    nl: 'Je beroep is nog niet ingevuld. Vraag de administratie om dat te doen.',
    en: 'Your profession is not filled in yet. Ask the administration to do so.',
  },
  badGroup: { nl: 'Een getal van 1 tot en met 100', en: 'A number from 1 to 100' },
  badTravel: { nl: 'Een getal van 1 tot en met 600, of leeg', en: 'A number from 1 to 600, or empty' },
});

export const chosenStrings = strings({
  search: { nl: 'Zoek op code of omschrijving', en: 'Search by code or description' },
  lines: {
    nl: (sort: string) => `Regels van de lijst ${sort}`,
    en: (sort: string) => `Lines of the list ${sort}`,
  },
  found: {
    nl: (count: number) => (count === 1 ? '1 regel gevonden' : `${count} regels gevonden`),
    en: (count: number) => (count === 1 ? '1 line found' : `${count} lines found`),
  },
  notInList: {
    nl: 'Deze code staat niet in de lijst van die dag. Je kunt hem toch vastleggen.',
    en: 'This code is not in the list of that day. You can confirm it all the same.',
  },
  noComma: {
    nl: 'Een code heeft geen komma, puntkomma of aanhalingsteken.',
    en: 'A code has no comma, semicolon or quote.',
  },
  surcharges: { nl: 'Toeslagen', en: 'Surcharges' },
  diagnoses: { nl: 'Diagnosen', en: 'Diagnoses' },
  otherDiagnosis: { nl: 'Andere diagnosecode toevoegen', en: 'Add another diagnosis code' },
  otherSurcharge: { nl: 'Andere toeslag toevoegen', en: 'Add another surcharge' },
  differs: { nl: 'Wijkt af van het voorstel', en: 'Differs from the suggestion' },
  asSuggested: { nl: 'Gelijk aan het voorstel', en: 'As suggested' },
  instead: {
    nl: (was: string, is: string) => `${is} in plaats van ${was}`,
    en: (was: string, is: string) => `${is} instead of ${was}`,
  },
  added: { nl: (code: string) => `${code} erbij`, en: (code: string) => `${code} added` },
  left: { nl: (code: string) => `zonder ${code}`, en: (code: string) => `without ${code}` },
  confirmed: { nl: 'Vastgelegd', en: 'Confirmed' },
  confirmedBy: {
    nl: (name: string, when: string) => `Vastgelegd door ${name}, ${when}`,
    en: (name: string, when: string) => `Confirmed by ${name}, ${when}`,
  },
  differed: { nl: 'anders dan voorgesteld', en: 'other than suggested' },
  outsideList: { nl: 'niet in de lijst van die dag', en: 'not in the list of that day' },
  noCodes: { nl: 'Zonder code', en: 'Without a code' },
});
