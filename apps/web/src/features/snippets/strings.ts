import { strings } from '../../lib/strings.ts';

export const snippetStrings = strings({
  heading: { nl: 'Tekstfragmenten', en: 'Snippets' },
  loading: { nl: 'Tekstfragmenten laden', en: 'Loading snippets' },
  fetchFailed: { nl: 'Je tekstfragmenten zijn niet opgehaald', en: 'Your snippets could not be loaded' },
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
