import { strings, verbatim } from '../../../lib/strings.ts';

export const noteStrings = strings({
  empty: { nl: 'Dit verslag is leeg.', en: 'This note is empty.' },
  emptyMore: { nl: 'Dit verslag is leeg. Klik om te schrijven.', en: 'This note is empty. Click to write.' },
  byModel: {
    nl: 'Door AI opgesteld. Controleer het verslag voordat je het vaststelt.',
    en: 'Drafted by AI. Check the note before you approve it.',
  },
  byHand: {
    nl: 'Dit verslag is zelf getypt; er is geen concept van Noteer.',
    en: 'This note was typed by hand; there is no draft by Noteer.',
  },
  partial: {
    nl: 'Gestopt terwijl het werd geschreven: er kan meer zijn gezegd',
    en: 'Stopped while it was being written: more may have been said',
  },
  partialMore: {
    nl: 'Laat het opnieuw schrijven, of vul het zelf aan. De tekst van nu blijft bij de versies.',
    en: 'Have it written again, or complete it yourself. The text now stays among the versions.',
  },
  again: { nl: 'Opnieuw', en: 'Write again' },
  poorSound: {
    nl: 'De opname is over een groot deel slecht te verstaan',
    en: 'Much of the recording is hard to hear',
  },
  poorSoundMore: {
    nl: 'Lees dit verslag extra kritisch na.',
    en: 'Read this note with more than usual care.',
  },
  hearAgain: {
    nl: 'Onder Nahoren staan de plekken waar het om gaat.',
    en: 'The places that matter are listed under Hear again.',
  },
  corrected: {
    nl: 'Het gesprek is verbeterd nadat dit verslag werd geschreven',
    en: 'The conversation was corrected after this note was written',
  },
  correctedMore: {
    nl: 'Je hebt het verslag zelf bewerkt, daarom is het niet vanzelf opnieuw geschreven. Laat het opnieuw schrijven; wat jij typte blijft bij de versies staan.',
    en: 'You edited the note, so it was not written anew by itself. Have it written anew; what you typed stays among the versions.',
  },
  correctedWrite: { nl: 'Verslag opnieuw laten schrijven', en: 'Have the note written anew' },
  correctedToast: {
    nl: 'Boven het verslag kun je het opnieuw laten schrijven uit het verbeterde gesprek.',
    en: 'Above the note you can have it written anew from the corrected conversation.',
  },
  correctedNotNow: { nl: 'Niet nodig', en: 'Not needed' },
  updateFailed: verbatim('Error while updating the recording details'),
});

export const toolbarStrings = strings({
  toolbar: { nl: 'Verslag bewerken', en: 'Edit the note' },
  undo: { nl: 'Ongedaan maken', en: 'Undo' },
  redo: { nl: 'Opnieuw uitvoeren', en: 'Redo' },
  font: { nl: 'Lettertype', en: 'Font family' },
  size: { nl: 'Lettergrootte', en: 'Font size' },
  fonts: { nl: 'Lettertype en grootte', en: 'Font and size' },
  copy: { nl: 'Kopiëren', en: 'Copy' },
  copyAndClear: { nl: 'Kopiëren en leegmaken', en: 'Copy and clear' },
  copyAndClearQuestion: {
    nl: 'Het verslag komt op je klembord en wordt hier leeggemaakt. De tekst blijft bij de versies staan.',
    en: 'The note goes to your clipboard and is emptied here. The text stays among the versions.',
  },
  cleared: {
    nl: 'Gekopieerd en leeggemaakt. Met ‘Ongedaan maken’ staat het er weer.',
    en: 'Copied and cleared. ‘Undo’ brings it back.',
  },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  copyPart: { nl: 'Een deel kopiëren', en: 'Copy a part' },
  markdown: { nl: 'Alles als markdown', en: 'All of it as markdown' },
  edit: { nl: 'Bewerken', en: 'Edit' },
  read: { nl: 'Lezen', en: 'Read' },
  save: { nl: 'Opslaan', en: 'Save' },
});

export const savingStrings = strings({
  saved: { nl: 'Opgeslagen', en: 'Saved' },
  unsaved: { nl: 'Nog niet opgeslagen', en: 'Not saved yet' },
  saving: { nl: 'Bezig met opslaan…', en: 'Saving…' },
  offline: {
    nl: 'Geen verbinding. Bewaard op dit apparaat',
    en: 'No connection. Kept on this device',
  },
  offlineNotKept: {
    nl: 'Geen verbinding, en bewaren op dit apparaat lukt niet. Houd deze pagina open',
    en: 'No connection, and keeping it on this device fails. Leave this page open',
  },
  failed: { nl: 'Opslaan mislukt', en: 'Saving failed' },
  conflict: { nl: 'Elders gewijzigd', en: 'Changed elsewhere' },
  retry: { nl: 'Nu proberen', en: 'Try now' },
});

export const conflictStrings = strings({
  title: { nl: 'Dit verslag is elders gewijzigd', en: 'This note was changed elsewhere' },
  notice: {
    nl: 'Er zijn nu twee versies. Wat je hier typt blijft op dit apparaat tot je kiest.',
    en: 'There are two versions now. What you type here stays on this device until you choose.',
  },
  compare: { nl: 'Versies vergelijken', en: 'Compare versions' },
  explanation: {
    nl: 'Kies met welke je verdergaat. De andere blijft bij de versies bewaard.',
    en: 'Choose the one you go on with. The other stays among the versions.',
  },
  theirs: { nl: 'De andere versie', en: 'The other version' },
  mine: { nl: 'Jouw versie', en: 'Your version' },
  takeTheirs: { nl: 'Andere versie overnemen', en: 'Take the other version' },
  keepMine: { nl: 'Mijn versie houden', en: 'Keep my version' },
  later: { nl: 'Later kiezen', en: 'Choose later' },
});

export const reviewedStrings = strings({
  reviewed: { nl: 'Dit verslag is klaar voor het EPD', en: 'This note is ready for the EHR' },
  reviewedMore: {
    nl: 'Het staat vast. Heropen het om iets te wijzigen.',
    en: 'It is final. Reopen it to change something.',
  },
  reopen: { nl: 'Heropenen', en: 'Reopen' },
});

export const cosignStrings = strings({
  waits: {
    nl: (name: string) => `Wacht op medeondertekening door ${name}`,
    en: (name: string) => `Waits for the co-signature of ${name}`,
  },
  waitsMore: {
    nl: 'Tot er antwoord is, staat het verslag vast. Trek het verzoek in om nog iets te wijzigen.',
    en: 'Until there is an answer the note stays as it is. Take the request back to change something.',
  },
  returned: {
    nl: (name: string, count: number) =>
      `${name} stuurde het verslag terug met ${count === 1 ? '1 opmerking' : `${count} opmerkingen`}`,
    en: (name: string, count: number) =>
      `${name} returned the note with ${count === 1 ? '1 comment' : `${count} comments`}`,
  },
  returnedMore: {
    nl: 'Ze staan naast het verslag, bij Opmerkingen. Pas het aan en kies opnieuw Klaar voor EPD.',
    en: 'They stand beside the note, under Comments. Change it and choose Ready for EHR again.',
  },
  stop: { nl: 'Verzoek intrekken', en: 'Take the request back' },
  stopFailed: { nl: 'Intrekken is niet gelukt', en: 'Taking it back did not work' },
});

export const templateStrings = strings({
  unknown: { nl: 'van een collega', en: 'a colleague’s' },
  label: {
    nl: (name: string) => `Sjabloon: ${name}`,
    en: (name: string) => `Template: ${name}`,
  },
  write: { nl: 'Opnieuw schrijven', en: 'Write anew' },
  confirm: { nl: 'Verslag opnieuw schrijven?', en: 'Write the note anew?' },
  confirmMore: {
    nl: (name: string) =>
      `Noteer schrijft het verslag opnieuw volgens ${name}. De tekst van nu blijft bij de versies staan; die kun je altijd terugzetten.`,
    en: (name: string) =>
      `Noteer writes the note anew as ${name}. The text now stays among the versions; you can restore it at any time.`,
  },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  written: { nl: 'Het nieuwe verslag is klaar', en: 'The new note is ready' },
});
