import { strings } from '../../lib/strings.ts';

export const writingStrings = strings({
  intro: {
    nl: 'Noteer vergelijkt het concept met wat jij vaststelt. Wat je telkens verandert, kun je hier tot regel maken. Er verandert niets vanzelf.',
    en: 'Noteer compares the draft with what you sign. What you change again and again can become a rule here. Nothing changes by itself.',
  },
  loading: { nl: 'Schrijfwijze laden', en: 'Loading how you write' },
  fetchFailed: { nl: 'Je schrijfwijze is niet opgehaald', en: 'How you write could not be loaded' },
});

export const offerStrings = strings({
  heading: { nl: 'Opgemerkt', en: 'Noticed' },
  none: { nl: 'Nog geen gewoonte opgemerkt', en: 'No habit noticed yet' },
  noneMore: {
    nl: 'Na een aantal vastgestelde verslagen staat hier wat je in concepten telkens verandert.',
    en: 'After some signed notes this shows what you change in drafts again and again.',
  },
  isNew: { nl: 'nieuw', en: 'new' },
  counts: {
    nl: (times: number, occasions: number, notes: number) =>
      `${times} van de ${occasions} keer dat het kon, in ${notes} verslagen`,
    en: (times: number, occasions: number, notes: number) =>
      `${times} of the ${occasions} times that it was possible, in ${notes} notes`,
  },
  take: { nl: 'Maak er een regel van', en: 'Make it a rule' },
  refuse: { nl: 'Niet doen', en: 'No, leave it' },
  taken: {
    nl: 'Regel gemaakt. Hij geldt vanaf je volgende concept.',
    en: 'Made a rule. It counts from your next draft.',
  },
  refused: { nl: 'Dit wordt niet meer aangeboden.', en: 'This is not offered again.' },
  showExamples: { nl: 'Voorbeelden', en: 'Examples' },
  noExamples: { nl: 'Er is geen voorbeeld (meer) van.', en: 'There is no example of it (any more).' },
  examplesFailed: { nl: 'De voorbeelden zijn niet opgehaald', en: 'The examples could not be loaded' },
  hidden: { nl: 'In de privacystand niet te zien.', en: 'Not shown in privacy mode.' },
  nothing: { nl: '(weg)', en: '(gone)' },
  onlyYou: { nl: 'Alleen jij ziet deze fragmenten.', en: 'Only you see these fragments.' },
});

export const rulesStrings = strings({
  heading: { nl: 'Regels', en: 'Rules' },
  own: { nl: 'Van mij', en: 'Yours' },
  shared: { nl: 'Van de instelling', en: 'Your institution' },
  asked: { nl: 'Gevraagd om te delen', en: 'Asked to be shared' },
  noOwn: { nl: 'Je hebt nog geen eigen regels.', en: 'You have no rules of your own yet.' },
  noShared: { nl: 'De instelling heeft nog geen regels.', en: 'The institution has no rules yet.' },
  by: { nl: (name: string) => `van ${name}`, en: (name: string) => `by ${name}` },
  waits: { nl: 'wacht op een beheerder', en: 'waits for an administrator' },
  english: { nl: 'in Engelse verslagen', en: 'in English notes' },
  dutch: { nl: 'in Nederlandse verslagen', en: 'in Dutch notes' },
  more: { nl: (rule: string) => `Meer met: ${rule}`, en: (rule: string) => `More for: ${rule}` },
  propose: { nl: 'Vragen om te delen', en: 'Ask to share it' },
  unpropose: { nl: 'Niet meer vragen om te delen', en: 'No longer ask to share it' },
  share: { nl: 'Met iedereen delen', en: 'Share with everybody' },
  remove: { nl: 'Intrekken', en: 'Take back' },
  removeAsk: { nl: 'Regel intrekken?', en: 'Take the rule back?' },
  removeMore: {
    nl: 'Nieuwe concepten worden dan weer geschreven zoals voorheen. Verslagen die er al zijn, blijven zoals ze zijn.',
    en: 'New drafts are then written as they were before. Notes that are there stay as they are.',
  },
  shareAsk: { nl: 'Regel met iedereen delen?', en: 'Share the rule with everybody?' },
  shareMore: {
    nl: 'De regel geldt dan voor de concepten van iedereen. Ieder kan hem voor zichzelf uitzetten.',
    en: 'The rule then counts for everybody’s drafts. Everybody can turn it off for themselves.',
  },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  removed: { nl: 'Regel ingetrokken', en: 'Rule taken back' },
  sharedDone: { nl: 'De regel geldt nu voor iedereen', en: 'The rule now counts for everybody' },
});

export const snippetStrings = strings({
  heading: { nl: 'Tekstfragmenten', en: 'Snippets' },
  intro: {
    nl: 'Typ in een verslag een puntkomma met de afkorting en een spatie: de tekst komt ervoor in de plaats. Met Tab ga je langs de velden.',
    en: 'Type a semicolon, the abbreviation and a space in a note: the text comes in its place. Tab goes along the fields.',
  },
  none: { nl: 'Er zijn nog geen tekstfragmenten.', en: 'There are no snippets yet.' },
  make: { nl: 'Nieuw fragment', en: 'New snippet' },
  edit: { nl: (name: string) => `Bewerken: ;${name}`, en: (name: string) => `Edit: ;${name}` },
  look: { nl: (name: string) => `Bekijken: ;${name}`, en: (name: string) => `Look: ;${name}` },
  shared: { nl: 'van de instelling', en: 'of the institution' },
  titleNew: { nl: 'Nieuw tekstfragment', en: 'New snippet' },
  titleEdit: { nl: 'Tekstfragment', en: 'Snippet' },
  abbreviation: { nl: 'Afkorting', en: 'Abbreviation' },
  abbreviationHint: {
    nl: 'Letters en cijfers, zonder puntkomma. Bijvoorbeeld mse.',
    en: 'Letters and digits, without the semicolon. For example mse.',
  },
  text: { nl: 'Tekst', en: 'Text' },
  textHint: {
    nl: 'Zet velden tussen rechte haken, bijvoorbeeld: Stemming: [stemming].',
    en: 'Put fields in square brackets, for example: Mood: [mood].',
  },
  share: { nl: 'Voor iedereen', en: 'For everybody' },
  save: { nl: 'Opslaan', en: 'Save' },
  saved: { nl: 'Fragment opgeslagen', en: 'Snippet saved' },
  remove: { nl: 'Verwijderen', en: 'Remove' },
  removed: { nl: 'Fragment verwijderd', en: 'Snippet removed' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  close: { nl: 'Sluiten', en: 'Close' },
});
