import type { CodeField, CodeSystem } from '@noteer/contract';
import { strings } from '../../lib/strings.ts';

export const systemStrings = strings({
  zpm: { nl: 'ZPM-prestaties', en: 'ZPM services' },
  ggz_nhn: { nl: 'GGZ-NHN-codes', en: 'GGZ-NHN codes' },
  icd10: { nl: 'DSM-5 en ICD-10', en: 'DSM-5 and ICD-10' },
}) satisfies Record<CodeSystem, unknown>;

/** What a column can hold, and how a change is named. */
export const fieldStrings = strings({
  code: { nl: 'Code', en: 'Code' },
  description: { nl: 'Omschrijving', en: 'Description' },
  valid_from: { nl: 'Geldig vanaf', en: 'Valid from' },
  valid_until: { nl: 'Geldig tot en met', en: 'Valid until' },
  type: { nl: 'Soort prestatie', en: 'Kind of service' },
  setting: { nl: 'Setting', en: 'Setting' },
  profession: { nl: 'Beroep', en: 'Profession' },
  kind: { nl: 'Diagnostiek of behandeling', en: 'Diagnostics or treatment' },
  minutes: { nl: 'Minuten vanaf', en: 'Minutes from' },
  group_size: { nl: 'Groepsgrootte', en: 'Size of the group' },
  tariff_cents: { nl: 'Tarief', en: 'Tariff' },
}) satisfies Record<CodeField, unknown>;

export const typeStrings = strings({
  consult: { nl: 'consult', en: 'consultation' },
  group: { nl: 'groepsconsult', en: 'group' },
  surcharge: { nl: 'toeslag', en: 'surcharge' },
  other: { nl: 'overige prestatie', en: 'other service' },
});

export const listsStrings = strings({
  intro: {
    nl: 'Codes worden voorgesteld uit deze lijsten. Voor een consult telt de nieuwste lijst die op die dag geldt.',
    en: 'Codes are suggested from these lists. For a consultation the newest list counts that holds on that day.',
  },
  import: { nl: 'Lijst importeren', en: 'Import a list' },
  settings: { nl: 'Instellingen voor codes', en: 'Settings for codes' },
  back: { nl: 'Terug naar administratie', en: 'Back to admin' },
  loading: { nl: 'Lijsten worden geladen', en: 'Loading lists' },
  none: { nl: 'Er is nog geen lijst.', en: 'There is no list yet.' },
  noneToday: {
    nl: 'Voor vandaag geldt geen lijst: er worden geen codes voorgesteld.',
    en: 'No list holds for today: no codes are suggested.',
  },
  counts: { nl: 'Telt vandaag', en: 'Counts today' },
  takenBack: { nl: 'Teruggedraaid', en: 'Taken back' },
  demo: { nl: 'Voorbeeldlijst, niet voor declaraties', en: 'Example list, not for billing' },
  shipped: { nl: 'Meegeleverd: alleen wat is nagegaan', en: 'Came with Noteer: only what was verified' },
  shippedOwnWords: { nl: 'Meegeleverd, in eigen bewoordingen', en: 'Came with Noteer, in its own words' },
  lines: {
    nl: (count: string) => `${count} ${count === '1' ? 'regel' : 'regels'}`,
    en: (count: string) => `${count} ${count === '1' ? 'line' : 'lines'}`,
  },
  open: { nl: (from: string) => `vanaf ${from}`, en: (from: string) => `from ${from}` },
  between: {
    nl: (from: string, until: string) => `${from} tot en met ${until}`,
    en: (from: string, until: string) => `${from} until ${until}`,
  },
  importedBy: {
    nl: (name: string, moment: string) => `Geïmporteerd door ${name}, ${moment}`,
    en: (name: string, moment: string) => `Imported by ${name}, ${moment}`,
  },
  takenBackBy: {
    nl: (name: string, moment: string) => `Teruggedraaid door ${name}, ${moment}`,
    en: (name: string, moment: string) => `Taken back by ${name}, ${moment}`,
  },
  somebody: { nl: 'iemand', en: 'somebody' },
  takeBack: { nl: 'Terugdraaien', en: 'Take back' },
  takeBackNamed: { nl: (name: string) => `${name} terugdraaien`, en: (name: string) => `Take back ${name}` },
  takeBackTitle: { nl: 'Lijst terugdraaien?', en: 'Take this list back?' },
  takeBackBody: {
    nl: (name: string) =>
      `${name} telt daarna niet meer. De lijst die ervoor gold, telt weer. Codes die al zijn bevestigd, blijven zoals ze zijn.`,
    en: (name: string) =>
      `${name} no longer counts then. The list that held before counts again. Codes that were confirmed stay as they are.`,
  },
  takeBackDone: { nl: 'Lijst teruggedraaid', en: 'List taken back' },
  takeBackFailed: { nl: 'De lijst kon niet worden teruggedraaid.', en: 'The list could not be taken back.' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  fetchFailed: { nl: 'De lijsten konden niet worden opgehaald', en: 'The lists could not be fetched' },
});
