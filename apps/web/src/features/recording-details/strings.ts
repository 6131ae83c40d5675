import { strings, verbatim } from '../../lib/strings.ts';

export const detailsStrings = strings({
  loading: { nl: 'Consult wordt geladen', en: 'Loading consultation' },
  fetchFailed: verbatim('Error fetching recording data'),
  fetchFailedMore: {
    nl: 'Misschien is de verbinding weg, of is deze opname er niet meer.',
    en: 'The connection may be gone, or this recording no longer exists.',
  },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  nothing: { nl: 'Kies eerst een consult', en: 'Choose a consultation first' },
  nothingMore: {
    nl: 'Je vindt al je consulten in het overzicht.',
    en: 'All your consultations are in the overview.',
  },
  toOverview: { nl: 'Naar het overzicht', en: 'To the overview' },
  toAdmin: { nl: 'Naar de administratie', en: 'To admin' },
  note: { nl: 'Verslag', en: 'Note' },
  views: { nl: 'Weergave van het verslag', en: 'How the note is shown' },
  sinceDraft: { nl: 'Sinds het concept', en: 'Since the draft' },
  plainText: { nl: 'Platte tekst', en: 'Plain text' },
  edit: { nl: 'Wijzigen', en: 'Edit' },
  draftLegend: {
    nl: 'Doorgehaald stond in het concept; onderstreept is daarna geschreven.',
    en: 'Struck out stood in the draft; underlined was written after it.',
  },
  asDrafted: {
    nl: 'Het verslag is nog zoals Noteer het schreef.',
    en: 'The note is still as Noteer wrote it.',
  },
  noDraft: {
    nl: 'Van dit verslag is er geen concept: het is zelf getypt.',
    en: 'There is no draft of this note: somebody typed it.',
  },
  draftLoading: { nl: 'Concept wordt geladen', en: 'Loading the draft' },
  draftFailed: { nl: 'Het concept kon niet worden geladen', en: 'The draft could not be loaded' },
  copy: { nl: 'Kopiëren', en: 'Copy' },
  unwritten: { nl: 'Het verslag wordt nog gemaakt', en: 'The note is still being written' },
  unwrittenMore: {
    nl: 'Het verschijnt hier vanzelf zodra het klaar is.',
    en: 'It appears here by itself as soon as it is ready.',
  },
  failed: { nl: 'Het verslag kon niet worden gemaakt', en: 'The note could not be written' },
  failedMore: {
    nl: 'De opname is bewaard. Bij de opname kun je het opnieuw laten proberen.',
    en: 'The recording is kept. You can have it tried again where it was recorded.',
  },
  toRecording: { nl: 'Naar de opname', en: 'To the recording' },
  none: { nl: 'Er is geen verslag bij deze opname', en: 'There is no note with this recording' },
  review: { nl: 'Beoordelen', en: 'Review' },
  reopen: { nl: 'Heropenen', en: 'Reopen' },
  reopenHint: {
    nl: 'Dit verslag is klaar voor het dossier. Heropen het om nog iets te wijzigen.',
    en: 'This note is ready for the record. Reopen it to change anything.',
  },
  updateFailed: verbatim('Error while updating the recording details'),
});

export const codesStrings = strings({
  heading: { nl: 'Codes', en: 'Codes' },
  ggz: verbatim('GGZ-NHN Code'),
  zpm: verbatim('ZPM Code'),
  noComma: {
    nl: 'Een code heeft geen komma. Vul elke code in zijn eigen veld in.',
    en: 'A code has no comma. Enter each code in its own field.',
  },
  save: { nl: 'Opslaan', en: 'Save' },
  notYet: {
    nl: 'Opslaan kan zodra het verslag is beoordeeld.',
    en: 'Saving is possible as soon as the note is reviewed.',
  },
  confirmTitle: { nl: 'Opname opslaan', en: 'Save recording' },
  confirmQuestion: {
    nl: 'Ben je zeker dat je deze opname wilt opslaan?',
    en: 'Are you sure you want to save this recording?',
  },
  yes: { nl: 'Ja', en: 'Yes' },
  amendTitle: {
    nl: 'Je hebt een ondertekend verslag gewijzigd',
    en: 'You changed a note that is signed',
  },
  amendMore: {
    nl: 'De wijziging wordt een versie op jouw naam. De behandelaar krijgt haar als taak, met het verschil, en kan akkoord gaan of haar terugdraaien.',
    en: 'The change becomes a version under your name. The clinician gets it as a task, with the difference, and can agree to it or take it back.',
  },
  amendLegend: {
    nl: 'Doorgehaald haal je weg; onderstreept voeg je toe.',
    en: 'Struck out is what you remove; underlined is what you add.',
  },
  amendYes: { nl: 'Ja, wijzig op mijn naam', en: 'Yes, change it under my name' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  saved: { nl: 'Opname beoordeeld', en: 'Recording reviewed' },
  redirecting: { nl: 'Je gaat nu naar de administratie.', en: 'You are now going to the admin page.' },
  ok: verbatim('OK'),
  showNewest: { nl: 'Toon het nieuwste verslag', en: 'Show the newest note' },
});
