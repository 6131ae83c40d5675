import { NO_MODEL } from '@noteer/contract';
import { strings } from '../../../lib/strings.ts';

export const revisionStrings = strings({
  heading: { nl: 'Alle versies', en: 'All versions' },
  engine: {
    nl: (model: string) => (model === NO_MODEL ? 'Noteer, alleen kopjes' : `Noteer met AI (${model})`),
    en: (model: string) => (model === NO_MODEL ? 'Noteer, headings only' : `Noteer with AI (${model})`),
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
  restore: { nl: 'Deze versie terugzetten', en: 'Restore this version' },
  restored: {
    nl: 'Teruggezet. De tekst van daarnet blijft bij de versies.',
    en: 'Restored. The text of a moment ago stays among the versions.',
  },
});
