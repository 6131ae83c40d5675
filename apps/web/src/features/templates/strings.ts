import { strings } from '../../lib/strings.ts';

export const templateStrings = strings({
  intro: {
    nl: 'Een sjabloon bepaalt welke kopjes een verslag heeft, wat eronder komt en hoe het geschreven wordt. Begin met een sjabloon van Noteer, of met verslagen die je zelf schreef.',
    en: 'A template says which headings a note has, what goes under them and how it is written. Begin with one of Noteer’s, or with notes that you wrote yourself.',
  },
  loading: { nl: 'Sjablonen laden', en: 'Loading templates' },
  fetchFailed: { nl: 'De sjablonen zijn niet opgehaald', en: 'The templates could not be loaded' },
  make: { nl: 'Nieuw sjabloon', en: 'New template' },
  fromNotes: { nl: 'Uit eigen verslagen', en: 'From your own notes' },
  blank: { nl: 'Leeg beginnen', en: 'Start empty' },
  own: { nl: 'Van mij', en: 'Yours' },
  shared: { nl: 'Van de instelling', en: 'Your institution' },
  builtIn: { nl: 'Van Noteer', en: 'Built in' },
  builtInHint: {
    nl: 'Deze blijven zoals ze zijn. Gebruik er een als begin voor een eigen sjabloon.',
    en: 'These stay as they are. Use one to begin a template of your own.',
  },
  noOwn: { nl: 'Je hebt nog geen eigen sjabloon.', en: 'You have no template of your own yet.' },
  noShared: { nl: 'De instelling heeft nog geen sjablonen.', en: 'The institution has no templates yet.' },
  sections: {
    nl: (n: number) => (n === 1 ? '1 kopje' : `${n} kopjes`),
    en: (n: number) => (n === 1 ? '1 section' : `${n} sections`),
  },
  draft: { nl: 'concept', en: 'draft' },
  published: { nl: 'in gebruik', en: 'in use' },
  retired: { nl: 'niet meer in gebruik', en: 'retired' },
  version: { nl: (n: number) => `versie ${n}`, en: (n: number) => `version ${n}` },
  edit: { nl: 'Bewerken', en: 'Edit' },
  look: { nl: 'Bekijken', en: 'Look' },
  duplicate: { nl: 'Dupliceren', en: 'Duplicate' },
  use: { nl: 'Als begin gebruiken', en: 'Begin from this' },
  compare: { nl: 'Versies vergelijken', en: 'Compare versions' },
  retire: { nl: 'Uit gebruik nemen', en: 'Retire' },
  discard: { nl: 'Concept weggooien', en: 'Discard draft' },
  more: { nl: (name: string) => `Meer met ${name}`, en: (name: string) => `More for ${name}` },
  copyOf: { nl: (name: string) => `${name} (kopie)`, en: (name: string) => `${name} (copy)` },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  retireAsk: { nl: (name: string) => `${name} uit gebruik nemen?`, en: (name: string) => `Retire ${name}?` },
  retireMore: {
    nl: 'Niemand kan het dan nog kiezen. Verslagen die ermee geschreven zijn, blijven zoals ze zijn.',
    en: 'Nobody can choose it from then on. Notes that were written by it stay as they are.',
  },
  discardAsk: { nl: 'Concept weggooien?', en: 'Discard the draft?' },
  discardMore: {
    nl: 'Wat er in het concept staat, is dan weg. Een versie die in gebruik is, blijft.',
    en: 'What is in the draft is gone then. A version that is in use stays.',
  },
  retiredDone: { nl: 'Uit gebruik genomen', en: 'Retired' },
  discarded: { nl: 'Concept weggegooid', en: 'Draft discarded' },
});

export const compareStrings = strings({
  title: { nl: (name: string) => `Versies van ${name}`, en: (name: string) => `Versions of ${name}` },
  before: { nl: 'Van', en: 'From' },
  after: { nl: 'Naar', en: 'To' },
  close: { nl: 'Sluiten', en: 'Close' },
  legend: {
    nl: 'Doorgestreept is weg, onderstreept is nieuw.',
    en: 'Struck out is gone, underlined is new.',
  },
  same: { nl: 'Er is geen verschil.', en: 'There is no difference.' },
  kinds: { nl: 'Feiten', en: 'Facts' },
  style: { nl: 'Stijl', en: 'Style' },
  wish: { nl: 'Wens', en: 'Wish' },
  notDiscussed: { nl: 'Schrijft ‘niet besproken’', en: 'Writes ‘not discussed’' },
  rest: { nl: 'Neemt wat nergens anders past', en: 'Takes what fits nowhere else' },
});

export const styleStrings = strings({
  telegram: { nl: 'Telegramstijl', en: 'Telegram style' },
  sentences: { nl: 'Hele zinnen', en: 'Whole sentences' },
  list: { nl: 'Lijst', en: 'List' },
});

export const familyStrings = strings({
  progress: { nl: 'Vervolgcontact', en: 'Follow-up' },
  assessment: { nl: 'Intake of onderzoek', en: 'Intake or assessment' },
  risk: { nl: 'Crisis of risico', en: 'Crisis or risk' },
  plan: { nl: 'Behandelplan', en: 'Treatment plan' },
  letter: { nl: 'Brief', en: 'Letter' },
  problem: { nl: 'Per klacht (zoals SOEP)', en: 'By problem (like SOAP)' },
});

export const defaultStrings = strings({
  heading: { nl: 'Standaard', en: 'Default' },
  hint: {
    nl: 'Dit sjabloon staat klaar als je begint met opnemen. Je kunt altijd een ander kiezen.',
    en: 'This template is ready when you start to record. You can always choose another.',
  },
  whose: { nl: 'Voor wie', en: 'For whom' },
  mine: { nl: 'Mijzelf', en: 'Myself' },
  everyone: { nl: 'Iedereen', en: 'Everybody' },
  always: { nl: 'Bij elke afspraak', en: 'For every appointment' },
  first: { nl: 'Eerste afspraak met een cliënt', en: 'First appointment with a client' },
  follow_up: { nl: 'Vervolgafspraak', en: 'Follow-up appointment' },
  unplanned: { nl: 'Ongepland contact', en: 'Unplanned contact' },
  nothing: { nl: 'Geen voorkeur', en: 'No preference' },
  saved: { nl: 'Standaard opgeslagen', en: 'Default saved' },
});
