import { strings } from '../../lib/strings.ts';

export const endSessionsStrings = strings({
  ask: {
    nl: (name: string) => `Log ${name} overal uit`,
    en: (name: string) => `Log ${name} out everywhere`,
  },
  title: { nl: 'Overal uitloggen', en: 'Log out everywhere' },
  body: {
    nl: (name: string) =>
      `${name} wordt op alle apparaten uitgelogd en kan daarna gewoon weer inloggen. Doe dit bijvoorbeeld als een apparaat kwijt is. Kent iemand anders het wachtwoord? Laat ${name} dan ook een nieuw wachtwoord instellen.`,
    en: (name: string) =>
      `${name} is logged out on all devices and can log in again as usual. Do this, for example, when a device is lost. Does somebody else know the password? Then have ${name} set a new one too.`,
  },
  confirm: { nl: 'Uitloggen', en: 'Log out' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  done: {
    nl: (name: string) => `${name} is overal uitgelogd`,
    en: (name: string) => `${name} is logged out everywhere`,
  },
  failed: { nl: 'Dat is niet gelukt', en: 'That did not work' },
});
