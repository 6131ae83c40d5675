import { strings } from '../../lib/strings.ts';

export const settingsStrings = strings({
  back: { nl: 'Terug naar de lijsten', en: 'Back to the lists' },
  loading: { nl: 'Instellingen worden geladen', en: 'Loading settings' },
  fetchFailed: {
    nl: 'De instellingen konden niet worden opgehaald',
    en: 'The settings could not be fetched',
  },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
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
  confirmedBy: { nl: 'Wie codes bevestigt', en: 'Who confirms codes' },
  administrator: { nl: 'De administratie, na het afronden', en: 'The administration, after wrap-up' },
  clinician: { nl: 'De behandelaar, bij het afronden', en: 'The clinician, at wrap-up' },
  confirmedByHint: {
    nl: 'De administratie kan bevestigde codes altijd wijzigen.',
    en: 'The administration can always change confirmed codes.',
  },
  icd10: { nl: 'ICD-10-codes voorstellen', en: 'Suggest ICD-10 codes' },
  icd10Off: { nl: 'ICD-10 staat uit.', en: 'ICD-10 is off.' },
  icd10Notice: {
    nl: 'Software die een diagnosecode voorstelt, kan een medisch hulpmiddel van een hogere klasse zijn. Zet dit pas aan als de instelling dat heeft beoordeeld, en leg het besluit hieronder vast. Noteer stelt alleen een code voor bij een diagnose die de behandelaar zelf heeft uitgesproken of opgeschreven.',
    en: 'Software that suggests a code for a diagnosis may be a medical device of a higher class. Turn this on only after the institution has assessed it, and write the decision down below. Noteer only suggests a code for a diagnosis that the clinician stated or wrote down.',
  },
  icd10Reason: { nl: 'Besluit van de instelling', en: 'Decision of the institution' },
  icd10ReasonHint: {
    nl: 'Wie het heeft besloten, wanneer en waarom.',
    en: 'Who decided it, when and why.',
  },
  icd10ReasonMissing: {
    nl: 'Schrijf het besluit op. Zonder besluit blijft ICD-10 uit.',
    en: 'Write the decision down. Without one ICD-10 stays off.',
  },
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
  icd10On: {
    nl: (reason: string) => `ICD-10 aan: ${reason}`,
    en: (reason: string) => `ICD-10 on: ${reason}`,
  },
});
