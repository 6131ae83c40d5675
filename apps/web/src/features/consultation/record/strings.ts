import { strings, verbatim } from '../../../lib/strings.ts';

export const stageStrings = strings({
  ready: { nl: 'Klaar om op te nemen', en: 'Ready to record' },
  start: { nl: 'Start opname', en: 'Start recording' },
  asking: { nl: 'Microfoon openen', en: 'Opening the microphone' },
  askingMore: {
    nl: 'Geef toegang tot de microfoon om op te nemen',
    en: 'Allow microphone access to record',
  },
  recording: { nl: 'Opname loopt', en: 'Recording in progress' },
  pause: { nl: 'Pauzeren', en: 'Pause' },
  paused: { nl: 'Opname gepauzeerd', en: 'Recording paused' },
  resume: { nl: 'Hervat de opname', en: 'Resume the recording' },
  waiting: { nl: 'Wacht op een microfoon', en: 'Waiting for a microphone' },
  waitingMore: {
    nl: 'De microfoon is weg. Sluit er een aan: de opname gaat dan vanzelf verder.',
    en: 'The microphone is gone. Connect one: the recording then goes on by itself.',
  },
  timer: { nl: 'Duur van de opname', en: 'Length of the recording' },
  importing: { nl: 'Bestand lezen', en: 'Reading the file' },
});

export const choiceStrings = strings({
  microphone: { nl: 'Microfoon kiezen', en: 'Choose microphone' },
  anyMicrophone: { nl: 'Standaardmicrofoon', en: 'Default microphone' },
  nameless: { nl: (number: number) => `Microfoon ${number}`, en: (number: number) => `Microphone ${number}` },
  language: { nl: 'Taal van het gesprek', en: 'Language of the conversation' },
  nl: { nl: 'Nederlands', en: 'Dutch' },
  en: { nl: 'Engels', en: 'English' },
  template: { nl: 'Sjabloon', en: 'Template' },
  /** As long as the others are not known. */
  standard: { nl: 'Decursus', en: 'Progress note' },
});

export const consentStrings = strings({
  title: { nl: 'Toestemming', en: 'Consent' },
  question: {
    nl: 'Heeft de cliënt toestemming gegeven voor de opname?',
    en: 'Has the client consented to the recording?',
  },
  byStarting: {
    nl: 'Door te starten bevestig je dat. Het wordt met je naam en de tijd bij de opname vastgelegd.',
    en: 'By starting you confirm it. That is stored with the recording, with your name and the time.',
  },
  more: {
    nl: 'Je antwoord wordt met naam en tijd bij de opname vastgelegd.',
    en: 'Your answer is stored with the recording, with your name and the time.',
  },
  elsewhere: {
    nl: 'Niet per opname gevraagd: de instelling regelt toestemming buiten Noteer.',
    en: 'Not asked for each recording: the institution arranges consent outside Noteer.',
  },
  yesUpload: { nl: 'Ja, verstuur het bestand', en: 'Yes, send the file' },
  no: { nl: 'Nee', en: 'No' },
});

export const noticeStrings = strings({
  silent: {
    nl: 'Er komt geen geluid binnen. Controleer de microfoon.',
    en: 'No sound is coming in. Check the microphone.',
  },
  offline: {
    nl: 'Geen verbinding. De opname wordt op dit apparaat bewaard en later verstuurd.',
    en: 'No connection. The recording is kept on this device and sent later.',
  },
  signedOut: {
    nl: 'Je bent uitgelogd. De opname wordt op dit apparaat bewaard en verstuurd zodra je weer inlogt.',
    en: 'You are logged out. The recording is kept on this device and sent as soon as you log in again.',
  },
  storage: {
    nl: 'De schijf van dit apparaat is vol of weigert. Maak ruimte vrij; tot dan blijft het geluid in het geheugen.',
    en: 'The disk of this device is full or refuses. Free some space; until then the sound stays in memory.',
  },
  gaps: {
    nl: 'Dit apparaat is te druk: er ontbreken stukjes geluid. De opname gaat door. Sluit andere programma’s en tabbladen, steek de stekker van de laptop in het stopcontact, of neem op met een ander apparaat.',
    en: 'This device is too busy: bits of sound are missing. The recording goes on. Close other programs and tabs, plug in the laptop, or record with another device.',
  },
  overQuota: {
    nl: 'Je opslag is vol of je hebt te veel onafgeronde opnames. Deze opname wordt op dit apparaat bewaard en verstuurd zodra er plaats is.',
    en: 'Your storage is full, or you have too many unfinished recordings. This recording is kept on this device and sent as soon as there is room.',
  },
  refusedNow: {
    nl: 'De server neemt deze opname niet aan. Het geluid wordt op dit apparaat bewaard.',
    en: 'The server does not accept this recording. The sound is kept on this device.',
  },
  interrupted: {
    nl: 'Deze opname werd onderbroken. Alles tot dat moment is bewaard: hervat de opname, of stop om haar af te ronden.',
    en: 'This recording was interrupted. Everything up to then was kept: resume it, or stop to finish it.',
  },
  otherMicrophone: {
    nl: (label: string) => `De microfoon is weg. De opname gaat verder met ${label}.`,
    en: (label: string) => `The microphone is gone. The recording goes on with ${label}.`,
  },
  noMicrophone: verbatim('Failed to access microphone. Please check your permissions.'),
  busyElsewhere: {
    nl: 'Er loopt al een opname in een ander tabblad. Stop die eerst.',
    en: 'A recording is running in another tab. Stop that one first.',
  },
  noStorage: {
    nl: 'Dit apparaat kan geen opname bewaren. Controleer of er schijfruimte is en of dit geen privévenster is.',
    en: 'This device cannot keep a recording. Check that there is disk space and that this is not a private window.',
  },
  insecure: { nl: 'Opnemen kan alleen via https.', en: 'Recording works over https only.' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
});

/** In one wording, whatever language people read. */
export const failedWith = (message: string): string => `An error occurred: ${message}`;

export const keptStrings = strings({
  kept: {
    nl: (time: string) => `Alles bewaard tot ${time} op dit apparaat`,
    en: (time: string) => `Everything saved up to ${time} on this device`,
  },
  safe: {
    nl: (time: string) => `op de server tot ${time}`,
    en: (time: string) => `at the server up to ${time}`,
  },
  gaps: {
    nl: (count: number, length: string) =>
      count === 1 ? `Er ontbreekt ${length} geluid` : `Er ontbreekt ${count} keer geluid, samen ${length}`,
    en: (count: number, length: string) =>
      count === 1 ? `${length} of sound is missing` : `Sound is missing ${count} times, ${length} in all`,
  },
  connected: { nl: 'Verbonden', en: 'Connected' },
  disconnected: { nl: 'Geen verbinding', en: 'No connection' },
});

export const savingStrings = strings({
  saving: verbatim('Saving recording...'),
  savingMore: {
    nl: 'De opname wordt opgeslagen en verwerkt. Je kunt in een nieuwe opname starten.',
    en: 'The recording is being saved and processed. You can start a new recording.',
  },
  savedToast: { nl: 'Gesprek opgeslagen', en: 'Conversation saved' },
  fetchFailed: verbatim('Error fetching recording data'),
  note: { nl: 'Gespreksverslag', en: 'Consultation note' },
  nothingHeard: { nl: 'Er is niets in het gesprek gehoord.', en: 'Nothing was heard in the conversation.' },
  gaps: {
    nl: (count: number, length: string) =>
      count === 1
        ? `In deze opname ontbreekt ${length} geluid.`
        : `In deze opname ontbreekt op ${count} plekken geluid, samen ${length}.`,
    en: (count: number, length: string) =>
      count === 1
        ? `${length} of sound is missing in this recording.`
        : `Sound is missing in ${count} places of this recording, ${length} in all.`,
  },
  gapsAt: {
    nl: (times: string, isMore: boolean) => `Bij ${times}${isMore ? ' en verder' : ''}.`,
    en: (times: string, isMore: boolean) => `At ${times}${isMore ? ' and later' : ''}.`,
  },
  gapsMore: {
    nl: 'Vul in het verslag zo nodig aan wat toen is gezegd.',
    en: 'Where needed, add to the note what was said then.',
  },
});

export const transcriptStrings = strings({
  heading: { nl: 'Uitgeschreven gesprek', en: 'Transcript' },
  empty: { nl: 'Wat er gezegd wordt, verschijnt hier even later.', en: 'What is said appears here shortly.' },
  earlier: { nl: 'Eerdere tekst tonen', en: 'Show earlier text' },
});

export const footerStrings = strings({
  remove: { nl: 'Opname verwijderen', en: 'Delete recording' },
  removeQuestion: {
    nl: 'Ben je zeker dat je deze opname wilt verwijderen?',
    en: 'Are you sure you want to delete this recording?',
  },
  yes: { nl: 'Ja', en: 'Yes' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  removed: { nl: 'Opname succesvol verwijderd', en: 'Recording deleted' },
  removeFailed: verbatim('Failed to delete recording.'),
  stop: { nl: 'Opname stoppen', en: 'Stop recording' },
  home: { nl: 'Naar start', en: 'Go home' },
  review: { nl: 'Verslag beoordelen', en: 'Review note' },
});

export const uploadStrings = strings({
  elsewhere: { nl: 'Ergens anders opgenomen?', en: 'Recorded elsewhere?' },
  choose: { nl: 'Geluidsbestand kiezen', en: 'Choose a sound file' },
  hint: {
    nl: 'Elke WAV; MP3, M4A en andere tot een uur.',
    en: 'Any WAV; MP3, M4A and others up to an hour.',
  },
  unreadable: {
    nl: 'dit bestand bevat geen geluid dat we kunnen lezen',
    en: 'this file holds no sound that we can read',
  },
  tooLong: {
    nl: 'dit bestand duurt langer dan een uur; bewaar het als WAV',
    en: 'this file is longer than an hour; save it as WAV',
  },
  storage: { nl: 'er is te weinig ruimte op dit apparaat', en: 'there is too little space on this device' },
});
