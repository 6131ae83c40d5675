import { strings } from '../../lib/strings.ts';

export const clientsStrings = strings({
  list: { nl: 'Cliënten', en: 'Clients' },
  intro: {
    nl: 'Wie het laatst is toegevoegd, staat bovenaan.',
    en: 'Whoever was added last is on top.',
  },
  search: { nl: 'Zoek op naam, geboortedatum of code', en: 'Search by name, date of birth or code' },
  add: { nl: 'Cliënt toevoegen', en: 'Add client' },
  name: { nl: 'Naam', en: 'Name' },
  date_of_birth: { nl: 'Geboortedatum', en: 'Date of birth' },
  client_code: { nl: 'Code', en: 'Code' },
  appointments: { nl: 'Afspraken', en: 'Appointments' },
  actions: { nl: 'Acties', en: 'Actions' },
  unknown: { nl: 'onbekend', en: 'unknown' },
  count: {
    nl: (count: number) => (count === 1 ? '1 afspraak' : `${count} afspraken`),
    en: (count: number) => (count === 1 ? '1 appointment' : `${count} appointments`),
  },
  last: { nl: (date: string) => `laatste ${date}`, en: (date: string) => `last ${date}` },
  alsoKnownAs: {
    nl: (name: string) => `Ook bekend als ${name}`,
    en: (name: string) => `Also known as ${name}`,
  },
  none: { nl: 'Nog geen cliënten', en: 'No clients yet' },
  noneMore: {
    nl: 'Wie een afspraak krijgt of ongepland komt, staat daarna hier.',
    en: 'Whoever gets an appointment or comes unplanned is listed here from then on.',
  },
  noneFound: { nl: 'Niemand gevonden', en: 'Nobody found' },
  noneFoundMore: {
    nl: 'Typ minstens de eerste twee letters van een naam of code, of een hele geboortedatum.',
    en: 'Type at least the first two letters of a name or code, or a whole date of birth.',
  },
  loading: { nl: 'Cliënten worden geladen', en: 'Loading clients' },
  fetchFailed: { nl: 'De cliënten konden niet worden opgehaald', en: 'The clients could not be loaded' },
  actionsOf: { nl: (name: string) => `Acties voor ${name}`, en: (name: string) => `Actions for ${name}` },
  change: { nl: 'Gegevens wijzigen', en: 'Change details' },
  join: { nl: 'Samenvoegen met een ander', en: 'Join with another' },
  part: { nl: 'Losmaken', en: 'Part' },
  partOf: { nl: (name: string) => `${name} losmaken`, en: (name: string) => `Part ${name}` },
  remove: { nl: 'Verwijderen', en: 'Remove' },
  copy: { nl: 'Kopie van het dossier', en: 'Copy of the file' },
  hold: { nl: 'Vastzetten', en: 'Put on hold' },
  erase: { nl: 'Wissen met het hele dossier', en: 'Erase with the whole file' },
});

export const clientFormStrings = strings({
  addTitle: { nl: 'Cliënt toevoegen', en: 'Add client' },
  changeTitle: { nl: 'Gegevens wijzigen', en: 'Change details' },
  first_name: { nl: 'Voornaam', en: 'First name' },
  last_name: { nl: 'Achternaam', en: 'Last name' },
  date_of_birth: { nl: 'Geboortedatum', en: 'Date of birth' },
  gender: { nl: 'Geslacht', en: 'Gender' },
  unknown: { nl: 'Onbekend', en: 'Unknown' },
  male: { nl: 'Man', en: 'Male' },
  female: { nl: 'Vrouw', en: 'Female' },
  other: { nl: 'Anders', en: 'Other' },
  client_code: { nl: 'Code', en: 'Code' },
  save: { nl: 'Opslaan', en: 'Save' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  close: { nl: 'Sluiten', en: 'Close' },
  saved: { nl: 'De gegevens zijn opgeslagen', en: 'The details are saved' },
  failed: { nl: 'De gegevens konden niet worden opgeslagen.', en: 'The details could not be saved.' },
});

export const clientDialogStrings = strings({
  joinTitle: { nl: 'Samenvoegen', en: 'Join' },
  joinBody: {
    nl: (name: string) =>
      `Is ${name} dezelfde persoon als een andere cliënt? Alle afspraken en verslagen van ${name} staan dan bij die ander. Je kunt ze later weer losmaken.`,
    en: (name: string) =>
      `Is ${name} the same person as another client? All appointments and notes of ${name} are then with that other. You can part them again later.`,
  },
  into: { nl: 'Samenvoegen met', en: 'Join with' },
  chooseOne: { nl: 'Kies een cliënt uit de lijst', en: 'Choose a client from the list' },
  found: {
    nl: (count: number) => (count === 1 ? 'Eén cliënt gevonden' : `${count} cliënten gevonden`),
    en: (count: number) => (count === 1 ? 'One client found' : `${count} clients found`),
  },
  join: { nl: 'Samenvoegen', en: 'Join' },
  joined: { nl: 'De cliënten zijn samengevoegd', en: 'The clients are joined' },
  partTitle: { nl: 'Losmaken', en: 'Part' },
  partBody: {
    nl: (name: string) =>
      `${name} wordt weer een eigen cliënt, met de afspraken van voor het samenvoegen. Wat daarna kwam, blijft waar het is.`,
    en: (name: string) =>
      `${name} becomes a client of their own again, with the appointments from before. What came after that stays where it is.`,
  },
  part: { nl: 'Losmaken', en: 'Part' },
  parted: { nl: 'De cliënten zijn weer los', en: 'The clients are parted' },
  removeTitle: { nl: 'Cliënt verwijderen?', en: 'Remove this client?' },
  removeBody: {
    nl: (name: string) =>
      `${name} heeft geen afspraken en geen opnames. Verwijderen kan niet ongedaan worden gemaakt.`,
    en: (name: string) => `${name} has no appointments and no recordings. Removing cannot be undone.`,
  },
  remove: { nl: 'Verwijderen', en: 'Remove' },
  removed: { nl: 'De cliënt is verwijderd', en: 'The client is removed' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
});
