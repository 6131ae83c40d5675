import { strings, verbatim } from '../../lib/strings.ts';

export const changePasswordStrings = strings({
  intro: {
    nl: 'Na het wijzigen word je op je andere apparaten uitgelogd. Hier blijf je ingelogd.',
    en: 'After the change you are logged out on your other devices. Here you stay logged in.',
  },
  old_password: { nl: 'Huidig wachtwoord', en: 'Current password' },
  password: { nl: 'Nieuw wachtwoord', en: 'New password' },
  passwordHint: {
    nl: 'Minstens 8 tekens, waarvan één leesteken zoals ! of ?',
    en: 'At least 8 characters, one of them a special character such as ! or ?',
  },
  confirm_password: { nl: 'Herhaal nieuw wachtwoord', en: 'Confirm new password' },
  show: { nl: 'Toon wachtwoord', en: 'Show password' },
  hide: { nl: 'Verberg wachtwoord', en: 'Hide password' },
  submit: { nl: 'Wachtwoord opslaan', en: 'Save password' },
  done: verbatim('Password changed successfully'),
  failed: verbatim('Error happened while changing password'),
});

export const deleteAccountStrings = strings({
  title: { nl: 'Account verwijderen', en: 'Delete account' },
  body: {
    nl: 'Je account wordt verwijderd en je wordt overal uitgelogd. Dit kun je niet ongedaan maken. Je dossiers gaan naar een collega; wat je schreef houdt jouw naam.',
    en: 'Your account is deleted and you are logged out everywhere. This cannot be undone. Your records go to a colleague; what you wrote keeps your name.',
  },
  confirm: { nl: 'Account verwijderen', en: 'Delete account' },
  password: { nl: 'Je wachtwoord', en: 'Your password' },
  passwordMissing: { nl: 'Vul je wachtwoord in', en: 'Enter your password' },
  show: { nl: 'Wachtwoord tonen', en: 'Show password' },
  hide: { nl: 'Wachtwoord verbergen', en: 'Hide password' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  failed: verbatim('Error deleting user'),
});

export const ownVoiceStrings = strings({
  title: { nl: 'Mijn stem', en: 'My voice' },
  loading: { nl: 'Bezig met laden', en: 'Loading' },
  since: {
    nl: (date: string) => `Je stem wordt onthouden sinds ${date}.`,
    en: (date: string) => `Your voice is remembered since ${date}.`,
  },
  kept: {
    nl: 'Noteer bewaart hiervan alleen getallen die beschrijven hoe je stem klinkt, versleuteld en alleen voor jouw account. Na het wissen word je in nieuwe opnamen niet meer herkend; wat je in eerdere opnamen hebt aangewezen, blijft.',
    en: 'All that Noteer keeps of it are numbers that describe what your voice sounds like, encrypted and for your account only. Once erased you are no longer recognised in new recordings; what you pointed out in earlier ones stays.',
  },
  none: { nl: 'Je stem wordt niet onthouden.', en: 'Your voice is not remembered.' },
  how: {
    nl: 'Wil je in volgende opnamen meteen herkend worden? Klik in een uitgeschreven gesprek op je eigen stem, kies Dit is de behandelaar en daarna Onthoud mijn stem.',
    en: 'Would you like to be recognised at once in later recordings? In a transcript, click your own voice, choose This is the clinician and then Remember my voice.',
  },
  erase: { nl: 'Wissen', en: 'Erase' },
  erased: { nl: 'Je stem is gewist', en: 'Your voice is erased' },
  failed: { nl: 'Je stem kon niet worden gewist.', en: 'Your voice could not be erased.' },
  unknown: { nl: 'Dit kon niet worden geladen.', en: 'This could not be loaded.' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  close: { nl: 'Sluiten', en: 'Close' },
});

export const notifyingStrings = strings({
  title: { nl: 'Meldingen', en: 'Notifications' },
  close: { nl: 'Sluiten', en: 'Close' },
  more: {
    nl: 'Als een verslag klaarstaat, zie je dat in de titel van het tabblad. Op dit apparaat kan daar iets bij:',
    en: 'When a note is ready, the title of the tab says so. On this device there can be more:',
  },
  sound: { nl: 'Een kort geluid', en: 'A short sound' },
  notification: { nl: 'Een melding van de browser', en: 'A notification of the browser' },
  nameless: {
    nl: 'In een melding staat nooit een naam.',
    en: 'A notification never has a name in it.',
  },
  refused: {
    nl: 'Je browser staat meldingen van deze site niet toe. Dat kun je wijzigen bij het slotje in de adresbalk.',
    en: 'Your browser does not allow notifications of this site. You can change that at the padlock in the address bar.',
  },
});

export const workStrings = strings({
  heading: { nl: 'Werk dat wacht', en: 'Work that waits' },
  reminders: { nl: 'Mail mij over wat te lang wacht', en: 'Mail me about what waits too long' },
  remindersMore: {
    nl: 'Alleen aantallen: verslagen, taken en medeondertekeningen. Er staat niets van een cliënt in.',
    en: 'Numbers only: notes, tasks and co-signatures. There is nothing of a client in it.',
  },
  notSent: {
    nl: 'Je instelling stuurt deze mails nu niet.',
    en: 'Your institution does not send these mails at present.',
  },
  cover: {
    nl: 'Ben je afwezig, dan kan een collega waarnemen wat er wacht.',
    en: 'When you are away, a colleague can take care of what waits.',
  },
  toCover: { nl: 'Waarneming regelen', en: 'Arrange a cover' },
});
