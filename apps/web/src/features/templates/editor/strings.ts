import { strings } from '../../../lib/strings.ts';

export const editorStrings = strings({
  back: { nl: 'Alle sjablonen', en: 'All templates' },
  gone: { nl: 'Dit sjabloon is er niet (meer)', en: 'This template is not there (any more)' },
  name: { nl: 'Naam', en: 'Name' },
  family: { nl: 'Soort verslag', en: 'Kind of note' },
  whose: { nl: 'Van wie', en: 'Whose' },
  mine: { nl: 'Alleen van mij', en: 'Mine alone' },
  shared: { nl: 'Van de instelling, voor iedereen', en: 'For everybody in the institution' },
  parts: { nl: 'Sjabloon en voorbeeld', en: 'Template and preview' },
  template: { nl: 'Sjabloon', en: 'Template' },
  sections: { nl: 'Kopjes', en: 'Sections' },
  add: { nl: 'Kopje toevoegen', en: 'Add a section' },
  empty: { nl: 'Nog geen kopjes. Voeg er een toe.', en: 'No sections yet. Add one.' },
  save: { nl: 'Concept opslaan', en: 'Save draft' },
  saved: { nl: 'Concept opgeslagen', en: 'Draft saved' },
  publish: { nl: 'In gebruik nemen', en: 'Publish' },
  published: { nl: 'In gebruik genomen', en: 'Published' },
  publishAsk: { nl: (name: string) => `${name} in gebruik nemen?`, en: (name: string) => `Publish ${name}?` },
  publishMine: {
    nl: 'Je kunt het dan kiezen bij een opname en bij het opnieuw schrijven van een verslag.',
    en: 'You can then choose it for a recording, and to have a note written anew.',
  },
  publishShared: {
    nl: 'Iedereen in de instelling kan het dan kiezen.',
    en: 'Everybody in the institution can then choose it.',
  },
  replaces: {
    nl: (n: number) =>
      `Het komt in de plaats van versie ${n}. Verslagen die daarmee geschreven zijn, veranderen niet.`,
    en: (n: number) =>
      `It takes the place of version ${n}. Notes that were written by that one do not change.`,
  },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  failed: { nl: 'Het is niet opgeslagen', en: 'It was not saved' },
  reload: { nl: 'Toon wat er nu staat', en: 'Show what is there now' },
  wrong: { nl: 'Er klopt nog iets niet', en: 'Something is not right yet' },
  unsaved: { nl: 'Niet opgeslagen', en: 'Not saved' },
  allSaved: { nl: 'Opgeslagen als concept', en: 'Saved as a draft' },
  inUse: { nl: (n: number) => `Versie ${n} is in gebruik`, en: (n: number) => `Version ${n} is in use` },
  onlyLook: {
    nl: 'Dit sjabloon is van de instelling. Je kunt het kiezen, en dupliceren om je eigen versie te maken.',
    en: 'This template is the institution’s. You can choose it, and duplicate it to make your own.',
  },
  duplicate: { nl: 'Dupliceren', en: 'Duplicate' },
  leaveAsk: { nl: 'Weggaan zonder op te slaan?', en: 'Leave without saving?' },
  leaveMore: { nl: 'Wat je veranderde, gaat dan verloren.', en: 'What you changed is lost then.' },
  leave: { nl: 'Weggaan', en: 'Leave' },
  stay: { nl: 'Blijven', en: 'Stay' },
});

export const sectionStrings = strings({
  heading: { nl: (n: number) => `Kopje ${n}`, en: (n: number) => `Section ${n}` },
  style: { nl: 'Stijl', en: 'Style' },
  move: {
    nl: (name: string) => `${name} verplaatsen: sleep, of gebruik pijl omhoog en omlaag`,
    en: (name: string) => `Move ${name}: drag, or use arrow up and down`,
  },
  moved: {
    nl: (name: string, at: number, of: number) => `${name} staat nu op plaats ${at} van ${of}`,
    en: (name: string, at: number, of: number) => `${name} is now number ${at} of ${of}`,
  },
  remove: { nl: (name: string) => `${name} weghalen`, en: (name: string) => `Remove ${name}` },
  open: { nl: (name: string) => `${name} instellen`, en: (name: string) => `Set up ${name}` },
  nameless: { nl: (n: number) => `kopje ${n}`, en: (n: number) => `section ${n}` },
  kinds: { nl: 'Wat hier komt', en: 'What goes here' },
  noKinds: { nl: 'Nog niets gekozen', en: 'Nothing chosen yet' },
  chooseKinds: { nl: 'Kiezen', en: 'Choose' },
  moreKinds: { nl: (n: number) => `en nog ${n}`, en: (n: number) => `and ${n} more` },
  wish: { nl: 'Wens voor het taalmodel', en: 'Wish for the language model' },
  wishHint: {
    nl: 'Over de woorden, bijvoorbeeld: ‘noem eerst wat er veranderde’. Zonder taalmodel verandert het niets.',
    en: 'About the words, for example: ‘begin with what changed’. Without a language model it changes nothing.',
  },
  notDiscussed: {
    nl: 'Schrijf ‘niet besproken’ als het niet aan de orde kwam',
    en: 'Write ‘not discussed’ if nobody spoke about it',
  },
  rest: { nl: 'Wat nergens anders past, komt hier', en: 'What fits nowhere else goes here' },
});

export const kindDialogStrings = strings({
  title: {
    nl: (name: string) => `Wat komt onder ‘${name}’?`,
    en: (name: string) => `What goes under ‘${name}’?`,
  },
  hint: {
    nl: 'Noteer leest feiten uit het gesprek. Kies welke soorten hier horen; elk soort staat onder één kopje.',
    en: 'Noteer reads facts from the conversation. Choose which kinds belong here; each kind stands under one heading.',
  },
  elsewhere: {
    nl: (name: string) => `staat nu onder ‘${name}’`,
    en: (name: string) => `now under ‘${name}’`,
  },
  done: { nl: 'Klaar', en: 'Done' },
});

export const previewStrings = strings({
  heading: { nl: 'Voorbeeld', en: 'Preview' },
  nothing: { nl: 'Zonder kopjes is er geen verslag.', en: 'Without sections there is no note.' },
  nameless: { nl: 'Kopje zonder naam', en: 'Section without a name' },
  rest: { nl: 'Ook wat nergens anders past', en: 'Also what fits nowhere else' },
  notDiscussed: {
    nl: '‘Niet besproken’ als het niet aan de orde kwam',
    en: '‘Not discussed’ if nobody spoke about it',
  },
});

export const problemStrings = strings({
  'A template needs a name': { nl: 'Geef het sjabloon een naam.', en: 'Give the template a name.' },
  'A template needs a section': {
    nl: 'Een sjabloon heeft minstens één kopje.',
    en: 'A template has at least one section.',
  },
  'At most 40 sections': { nl: 'Hoogstens 40 kopjes.', en: 'At most 40 sections.' },
  'A section needs a heading': { nl: 'Vul een kopje in.', en: 'Fill in a heading.' },
  'The same heading twice': { nl: 'Dit kopje staat er al.', en: 'This heading is there already.' },
  'A kind of fact belongs to one section': {
    nl: 'Een soort feiten hoort onder één kopje.',
    en: 'A kind of fact belongs under one heading.',
  },
  'One section takes what fits no other': {
    nl: 'Kies één kopje voor wat nergens anders past.',
    en: 'Choose one section for what fits nowhere else.',
  },
  tooLong: { nl: (n: number) => `Hoogstens ${n} tekens.`, en: (n: number) => `At most ${n} characters.` },
  wrong: { nl: 'Dit kan niet.', en: 'This cannot be.' },
});

export const fromNotesStrings = strings({
  title: { nl: 'Sjabloon uit eigen verslagen', en: 'Template from your own notes' },
  intro: {
    nl: 'Plak één tot drie verslagen zoals jij ze schrijft. Noteer herkent de kopjes, hun volgorde, wat eronder staat en de stijl, en maakt er een concept van.',
    en: 'Paste one to three notes as you write them. Noteer recognises the headings, their order, what stands under them and the style, and makes a draft of it.',
  },
  privacy: {
    nl: 'De verslagen blijven op dit apparaat, in deze pagina. Ze worden niet verstuurd en niet bewaard.',
    en: 'The notes stay on this device, in this page. They are neither sent nor kept.',
  },
  note: { nl: (n: number) => `Verslag ${n}`, en: (n: number) => `Note ${n}` },
  optional: {
    nl: (n: number) => `Verslag ${n} (mag leeg blijven)`,
    en: (n: number) => `Note ${n} (may stay empty)`,
  },
  awaited: { nl: 'Wat Noteer herkent', en: 'What Noteer recognises' },
  awaitedMore: {
    nl: 'Hier verschijnen de kopjes zodra je een verslag plakt.',
    en: 'The headings appear here once you paste a note.',
  },
  found: { nl: (n: number) => `${n} kopjes herkend`, en: (n: number) => `${n} sections recognised` },
  none: {
    nl: 'Geen kopjes herkend. Zet elk kopje op een eigen regel, of met een dubbele punt erachter.',
    en: 'No headings recognised. Put each heading on a line of its own, or with a colon behind it.',
  },
  tooMany: {
    nl: (n: number) => `Dit zijn er te veel: de eerste ${n} komen in het concept.`,
    en: (n: number) => `These are too many: the first ${n} go into the draft.`,
  },
  seenIn: {
    nl: (n: number, of: number) => `in ${n} van de ${of}`,
    en: (n: number, of: number) => `in ${n} of ${of}`,
  },
  make: { nl: 'Concept maken', en: 'Make the draft' },
  name: { nl: 'Sjabloon uit verslagen', en: 'Template from notes' },
});
