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
    nl: 'Je account wordt verwijderd en je wordt overal uitgelogd. Dit kun je niet ongedaan maken. Verslagen die je hebt gemaakt blijven in het dossier van de cliënt.',
    en: 'Your account is deleted and you are logged out everywhere. This cannot be undone. Notes that you made stay in the client’s record.',
  },
  confirm: { nl: 'Account verwijderen', en: 'Delete account' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  failed: verbatim('Error deleting user'),
});
