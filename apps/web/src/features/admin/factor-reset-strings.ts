import { strings } from '../../lib/strings.ts';

export const factorResetStrings = strings({
  ask: {
    nl: (name: string) => `Wis de tweede factor van ${name}`,
    en: (name: string) => `Remove the second factor of ${name}`,
  },
  title: { nl: 'Tweede factor wissen', en: 'Remove second factor' },
  body: {
    nl: (name: string) =>
      `Doe dit alleen als je zeker weet dat ${name} het zelf vraagt, bijvoorbeeld na een telefoontje. De authenticator-app en herstelcodes vervallen, en ${name} wordt overal uitgelogd.`,
    en: (name: string) =>
      `Only do this when you are sure that ${name} asks for it, for example after a call. The authenticator app and recovery codes no longer count, and ${name} is logged out everywhere.`,
  },
  two: {
    nl: 'Een andere beheerder, die dat langer dan een dag is, moet akkoord geven. Is die er niet, dan gebeurt het na 24 uur. Jullie krijgen er allebei mail over.',
    en: 'Another administrator, who is one for more than a day, has to agree. If there is none, it happens after 24 hours. You both get mail about it.',
  },
  confirm: { nl: 'Vragen', en: 'Ask' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  asked: { nl: 'Gevraagd. Het staat bij Gebruikers.', en: 'Asked for. It is listed with the users.' },
  failed: { nl: 'Dat is niet gelukt', en: 'That did not work' },
  waitingTitle: {
    nl: (name: string) => `Tweede factor van ${name} wissen?`,
    en: (name: string) => `Remove the second factor of ${name}?`,
  },
  waiting: {
    nl: (by: string, moment: string) =>
      `Gevraagd door ${by}, ${moment}. Het wacht op het akkoord van een andere beheerder.`,
    en: (by: string, moment: string) =>
      `Asked for by ${by}, ${moment}. It waits for another administrator to agree.`,
  },
  due: {
    nl: (by: string, moment: string) =>
      `Gevraagd door ${by}. Er is geen andere beheerder: het gebeurt ${moment}.`,
    en: (by: string, moment: string) =>
      `Asked for by ${by}. There is no other administrator: it happens ${moment}.`,
  },
  agree: { nl: 'Akkoord, wissen', en: 'Agree, remove it' },
  agreed: { nl: 'De tweede factor is gewist', en: 'The second factor is removed' },
  stop: { nl: 'Niet doen', en: 'Do not do it' },
  stopped: { nl: 'De tweede factor blijft', en: 'The second factor stays' },
});
