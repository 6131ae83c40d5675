import { RULES_WRITER } from '@noteer/contract';
import { strings } from '../../../lib/strings.ts';

export const revisionStrings = strings({
  heading: { nl: 'Alle versies', en: 'All versions' },
  engine: {
    nl: (model: string) => (model === RULES_WRITER ? 'Noteer, zonder taalmodel' : `Noteer met AI (${model})`),
    en: (model: string) =>
      model === RULES_WRITER ? 'Noteer, without a language model' : `Noteer with AI (${model})`,
  },
  saves: { nl: (count: number) => `${count} keer bewaard`, en: (count: number) => `saved ${count} times` },
  showSaves: { nl: 'Toon elke keer', en: 'Show each' },
  current: { nl: 'Huidige versie', en: 'Current version' },
  number: { nl: (number: number) => `Versie ${number}`, en: (number: number) => `Version ${number}` },
  open: { nl: 'Bekijken', en: 'View' },
  more: { nl: 'Eerdere versies', en: 'Earlier versions' },
  loading: { nl: 'Versies worden geladen', en: 'Loading versions' },
  failed: { nl: 'De versies konden niet worden geladen', en: 'The versions could not be loaded' },
  empty: { nl: 'Er is nog geen versie bewaard.', en: 'No version was saved yet.' },
  draftBeside: { nl: 'Vergelijk met het concept', en: 'Compare with the draft' },
  close: { nl: 'Sluiten', en: 'Close' },
  differences: { nl: 'Verschillen', en: 'Differences' },
  beside: { nl: 'Naast elkaar', en: 'Side by side' },
  views: { nl: 'Weergave', en: 'View' },
  now: { nl: 'Tekst van nu', en: 'The text now' },
  legend: {
    nl: 'Doorgehaald stond in deze versie; onderstreept staat er nu.',
    en: 'Struck out stood in this version; underlined stands there now.',
  },
  same: { nl: 'Deze versie is gelijk aan de tekst van nu.', en: 'This version is the same as the text now.' },
  unchanged: {
    nl: (count: number) => (count === 1 ? '1 regel ongewijzigd' : `${count} regels ongewijzigd`),
    en: (count: number) => (count === 1 ? '1 line unchanged' : `${count} lines unchanged`),
  },
  removed: { nl: 'Weg', en: 'Removed' },
  added: { nl: 'Nieuw', en: 'Added' },
  restore: { nl: 'Deze versie terugzetten', en: 'Restore this version' },
  restored: {
    nl: 'Teruggezet. De tekst van daarnet blijft bij de versies.',
    en: 'Restored. The text of a moment ago stays among the versions.',
  },
});

export const templateStrings = strings({
  label: { nl: 'Sjabloon', en: 'Template' },
  write: { nl: 'Opnieuw schrijven', en: 'Write anew' },
  confirm: { nl: 'Verslag opnieuw schrijven?', en: 'Write the note anew?' },
  confirmMore: {
    nl: (name: string) =>
      `Noteer schrijft het verslag opnieuw volgens ${name}. De tekst van nu blijft bij de versies staan; die kun je altijd terugzetten.`,
    en: (name: string) =>
      `Noteer writes the note anew as ${name}. The text now stays among the versions; you can restore it at any time.`,
  },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  writing: { nl: 'Het verslag wordt opnieuw geschreven', en: 'The note is being written anew' },
  writingMore: {
    nl: 'De tekst van nu blijft staan tot het nieuwe verslag er is.',
    en: 'The text stays until the new note is there.',
  },
  failed: { nl: 'Het schrijven is niet gelukt', en: 'Writing did not succeed' },
  failedMore: { nl: 'Het verslag is zoals het was.', en: 'The note is as it was.' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  waiting: {
    nl: 'Er is nu geen model om mee te schrijven. Het verslag komt zodra dat er is.',
    en: 'There is no model to write with now. The note comes as soon as there is.',
  },
  written: { nl: 'Het nieuwe verslag is klaar', en: 'The new note is ready' },
  reviewed: {
    nl: 'Het verslag is klaar voor het EPD. Heropen het om het opnieuw te laten schrijven.',
    en: 'The note is ready for the EHR. Reopen it to have it written anew.',
  },
  loadFailed: { nl: 'De sjablonen konden niet worden geladen.', en: 'The templates could not be loaded.' },
});
