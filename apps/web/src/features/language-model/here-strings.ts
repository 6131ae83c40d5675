import { strings } from '../../lib/strings.ts';

export const hereStrings = strings({
  loading: { nl: 'De modellen worden opgehaald', en: 'The models are being fetched' },
  slower: {
    nl: 'Zonder grafische kaart kost een verslag minuten; het meeste daarvan leest Noteer al tijdens het gesprek.',
    en: 'Without a graphics card a note takes minutes; most of that Noteer reads while people talk.',
  },
  chosen: { nl: 'Model dat schrijft', en: 'Model that writes' },
  newest: { nl: 'Het nieuwste dat er staat', en: 'The newest that is here' },
  chosenHint: {
    nl: 'Een model in de map met modellen doet ook mee.',
    en: 'A model in the folder of models takes part too.',
  },
  noneHere: {
    nl: 'Er staat nog geen taalmodel op deze machine. Haal er hieronder een op.',
    en: 'There is no language model on this machine yet. Fetch one below.',
  },
  offered: { nl: 'Om op te halen', en: 'To fetch' },
  noteTime: {
    nl: (minutes: number) =>
      `Een verslag van twintig minuten gesprek kost hier ongeveer ${minutes === 1 ? '1 minuut' : `${minutes} minuten`}`,
    en: (minutes: number) =>
      `A note of twenty minutes of talk takes about ${minutes === 1 ? '1 minute' : `${minutes} minutes`} here`,
  },
  measured: { nl: '(gemeten).', en: '(measured).' },
  workedOut: { nl: '(uitgerekend, niet gemeten).', en: '(worked out, not measured).' },
  remove: { nl: 'Verwijderen', en: 'Remove' },
  removeNamed: { nl: (name: string) => `${name} verwijderen`, en: (name: string) => `Remove ${name}` },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  cancelNamed: {
    nl: (name: string) => `Ophalen van ${name} annuleren`,
    en: (name: string) => `Cancel fetching ${name}`,
  },
  removeTitle: { nl: (name: string) => `${name} verwijderen?`, en: (name: string) => `Remove ${name}?` },
  removeMore: {
    nl: (size: string) => `Er komt ${size} vrij. Je kunt het later opnieuw ophalen.`,
    en: (size: string) => `That frees ${size}. You can fetch it again later.`,
  },
  cancelTitle: { nl: 'Ophalen annuleren?', en: 'Cancel fetching?' },
  cancelMore: { nl: 'Wat er al is, wordt weggegooid.', en: 'What came is thrown away.' },
  keep: { nl: 'Terug', en: 'Back' },
  removed: { nl: 'Verwijderd', en: 'Removed' },
  recommended: { nl: 'Past het best bij deze server', en: 'The best fit for this server' },
  /** 2,5 GB and 4,5 GB. */
  costs: {
    nl: (disk: string, memory: string) =>
      `${disk} schijfruimte, ${memory} werkgeheugen tijdens het schrijven`,
    en: (disk: string, memory: string) => `${disk} of disk, ${memory} of memory while it writes`,
  },
  /** 4 minuten. */
  time: {
    nl: (duration: string) => `Ophalen duurt ongeveer ${duration} bij 100 Mbit/s`,
    en: (duration: string) => `Fetching takes about ${duration} at 100 Mbit/s`,
  },
  source: {
    nl: (host: string, licence: string) => `Van ${host}; licentie ${licence}`,
    en: (host: string, licence: string) => `From ${host}; licence ${licence}`,
  },
  fetch: { nl: 'Ophalen', en: 'Fetch' },
  fetchNamed: { nl: (name: string) => `${name} ophalen`, en: (name: string) => `Fetch ${name}` },
  pause: { nl: 'Pauzeren', en: 'Pause' },
  resume: { nl: 'Verder ophalen', en: 'Go on' },
  again: { nl: 'Opnieuw proberen', en: 'Try again' },
  progressOf: { nl: (name: string) => `${name} ophalen`, en: (name: string) => `Fetching ${name}` },
  done: {
    nl: (done: string, all: string) => `${done} van ${all}`,
    en: (done: string, all: string) => `${done} of ${all}`,
  },
  left: { nl: (duration: string) => `nog ${duration}`, en: (duration: string) => `${duration} left` },
  checking: { nl: 'wordt nagekeken', en: 'being checked' },
  fetching: { nl: 'Bezig met ophalen', en: 'Fetching' },
  paused: { nl: 'Gepauzeerd; wat er is blijft bewaard', en: 'Paused; what came is kept' },
  ready: {
    nl: 'Staat op deze machine en kan verslagen schrijven',
    en: 'Is on this machine and can write notes',
  },
  closePage: {
    nl: 'Je kunt deze pagina sluiten; ook na een herstart gaat het ophalen verder.',
    en: 'You can close this page; fetching goes on, also after a restart.',
  },
  unreachable: {
    nl: (host: string) =>
      `${host} is niet te bereiken. Kan deze server naar buiten? Wat er al is blijft bewaard.`,
    en: (host: string) => `${host} cannot be reached. Can this server reach the internet? What came is kept.`,
  },
  refused: {
    nl: (host: string) => `${host} geeft het bestand niet. Misschien houdt een proxy het tegen.`,
    en: (host: string) => `${host} does not hand over the file. A proxy may be stopping it.`,
  },
  wrong_file: {
    nl: () => 'Wat er kwam is niet het bedoelde bestand; het is weggegooid.',
    en: () => 'What came is not the file that was meant; it was thrown away.',
  },
  disk: {
    nl: () => 'Er is te weinig ruimte op de schijf. Maak ruimte en probeer het opnieuw.',
    en: () => 'There is too little room on the disk. Make room and try again.',
  },
  memory: {
    nl: () => 'De server heeft te weinig werkgeheugen voor dit model.',
    en: () => 'The server has too little memory for this model.',
  },
  other: {
    nl: () => 'Het ophalen mislukte. In het logboek van de server staat waarom.',
    en: () => 'Fetching failed. The log of the server says why.',
  },
  tooLittleMemory: {
    nl: (has: string) => `Past niet: deze server heeft ${has} werkgeheugen.`,
    en: (has: string) => `Does not fit: this server has ${has} of memory.`,
  },
  tooLittleDisk: {
    nl: (has: string) => `Past niet: er is ${has} vrij op de schijf.`,
    en: (has: string) => `Does not fit: ${has} is free on the disk.`,
  },
  mayNot: {
    nl: (name: string) =>
      `Deze installatie haalt zelf niets op (FETCH_MODELS=off). Op de server kan het met: npm run models -- get ${name}`,
    en: (name: string) =>
      `This installation fetches nothing by itself (FETCH_MODELS=off). On the server it can be done with: npm run models -- get ${name}`,
  },
  failed: { nl: 'Dat lukte niet', en: 'That did not work' },
  fetchFailed: { nl: 'De stand kon niet worden opgehaald', en: 'The state could not be fetched' },
});
