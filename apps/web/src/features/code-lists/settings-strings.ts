import { strings } from '../../lib/strings.ts';

export const settingsStrings = strings({
  back: { nl: 'Terug naar de lijsten', en: 'Back to the lists' },
  loading: { nl: 'Instellingen worden geladen', en: 'Loading settings' },
  fetchFailed: {
    nl: 'De instellingen konden niet worden opgehaald',
    en: 'The settings could not be fetched',
  },
  rules: { nl: 'Hoe codes worden gevonden', en: 'How codes are found' },
  timeRule: { nl: 'Duur van een gepland consult', en: 'Time of a planned consultation' },
  planning: { nl: 'Planning is realisatie', en: 'As planned' },
  real: { nl: 'Werkelijke minuten', en: 'Real minutes' },
  planningHint: {
    nl: 'De geplande duur telt, tenzij de werkelijke duur er meer dan 15 minuten van afwijkt. Ongeplande zorg telt altijd naar werkelijke duur.',
    en: 'The planned time counts, unless the real time differs by more than 15 minutes. Unplanned care always counts by real time.',
  },
  realHint: {
    nl: 'De duur van het gesprek telt, ook als er iets anders was gepland.',
    en: 'The time of the conversation counts, also when something else was planned.',
  },
  elsewhere: {
    nl: 'Wie codes bevestigt en of ICD-10 aan staat, staat bij',
    en: 'Who confirms codes and whether ICD-10 is on is decided at',
  },
  institution: { nl: 'de instelling', en: 'the institution' },
  kinds: { nl: 'Soort consult per sjabloon', en: 'Kind of consultation by template' },
  kindsHint: {
    nl: 'Waar niets anders is aangegeven, bepaalt het sjabloon of een consult diagnostiek of behandeling is.',
    en: 'Where nothing else was said, the template tells whether a consultation is diagnostics or treatment.',
  },
  diagnostics: { nl: 'Diagnostiek', en: 'Diagnostics' },
  treatment: { nl: 'Behandeling', en: 'Treatment' },
  save: { nl: 'Opslaan', en: 'Save' },
  saved: { nl: 'Instellingen opgeslagen', en: 'Settings saved' },
  failed: { nl: 'De instellingen zijn niet opgeslagen', en: 'The settings were not saved' },
  reload: { nl: 'Toon wat er nu geldt', en: 'Show what holds now' },
  history: { nl: 'Eerdere besluiten', en: 'Earlier decisions' },
  noHistory: {
    nl: 'Er is nog niets gewijzigd. Wat hierboven staat, is de beginstand.',
    en: 'Nothing was changed yet. What stands above is how Noteer begins.',
  },
  setBy: {
    nl: (name: string, moment: string) => `${name}, ${moment}`,
    en: (name: string, moment: string) => `${name}, ${moment}`,
  },
  somebody: { nl: 'Iemand', en: 'Somebody' },
});
