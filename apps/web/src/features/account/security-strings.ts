import { strings } from '../../lib/strings.ts';

export const secondFactorStrings = strings({
  appHeading: { nl: 'Authenticator-app', en: 'Authenticator app' },
  appNone: {
    nl: 'Je hebt nog geen authenticator-app ingesteld. Bij het inloggen mailen we je een code. Met een app ben je sneller binnen, en veiliger.',
    en: 'You have not set up an authenticator app yet. When you log in we mail you a code. An app is quicker, and safer.',
  },
  appSince: {
    nl: (date: string) => `Ingesteld op ${date}. Bij elke keer inloggen vragen we een code uit de app.`,
    en: (date: string) => `Set up on ${date}. Each time you log in we ask for a code from the app.`,
  },
  appSetUp: { nl: 'App instellen', en: 'Set up an app' },
  appChange: { nl: 'Andere app of telefoon', en: 'Another app or phone' },
  codesHeading: { nl: 'Herstelcodes', en: 'Recovery codes' },
  codesIntro: {
    nl: 'Voor als je je telefoon kwijt bent: elke code vervangt één keer de code uit je app.',
    en: 'For when you have lost your phone: each code takes the place of one from your app, once.',
  },
  codesNeedApp: {
    nl: 'Je krijgt ze zodra je een authenticator-app instelt.',
    en: 'You get them once you set up an authenticator app.',
  },
  codesLeft: {
    nl: (left: number) => (left === 1 ? 'Nog 1 van de 10 over.' : `Nog ${left} van de 10 over.`),
    en: (left: number) => `${left} of 10 left.`,
  },
  codesNone: {
    nl: 'Je hebt geen herstelcodes. Raak je je telefoon kwijt, dan kun je niet inloggen.',
    en: 'You have no recovery codes. If you lose your phone, you cannot log in.',
  },
  codesMade: { nl: (date: string) => `Gemaakt op ${date}.`, en: (date: string) => `Made on ${date}.` },
  codesMake: { nl: 'Nieuwe herstelcodes maken', en: 'Make new recovery codes' },
  resetTitle: { nl: 'Je tweede factor wordt gewist', en: 'Your second factor will be removed' },
  resetWaiting: {
    nl: 'Een beheerder heeft gevraagd je authenticator-app en herstelcodes te wissen. Het wacht op een andere beheerder.',
    en: 'An administrator asked to remove your authenticator app and recovery codes. It waits for another administrator.',
  },
  resetDue: {
    nl: (moment: string) =>
      `Een beheerder heeft gevraagd je authenticator-app en herstelcodes te wissen. Dat gebeurt ${moment}.`,
    en: (moment: string) =>
      `An administrator asked to remove your authenticator app and recovery codes. It happens ${moment}.`,
  },
  resetStop: { nl: 'Tegenhouden', en: 'Stop it' },
  resetStopped: { nl: 'Je tweede factor blijft', en: 'Your second factor stays' },
  loadFailed: { nl: 'Dit kon niet worden geladen.', en: 'This could not be loaded.' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  failed: { nl: 'Dat is niet gelukt', en: 'That did not work' },
});

export const setUpStrings = strings({
  appTitle: { nl: 'Authenticator-app instellen', en: 'Set up an authenticator app' },
  codesTitle: { nl: 'Nieuwe herstelcodes', en: 'New recovery codes' },
  proofApp: {
    nl: 'Eerst willen we zeker weten dat jij het bent. Wat je nu hebt, blijft werken tot de nieuwe app een code heeft gegeven.',
    en: 'First we want to be sure that it is you. What you have now goes on working until the new app has given a code.',
  },
  proofCodes: {
    nl: 'Eerst willen we zeker weten dat jij het bent. De vorige herstelcodes werken daarna niet meer.',
    en: 'First we want to be sure that it is you. The recovery codes of before no longer work after this.',
  },
  password: { nl: 'Je wachtwoord', en: 'Your password' },
  passwordHint: {
    nl: 'Log je alleen met Microsoft in? Laat dit dan leeg.',
    en: 'Do you only log in with Microsoft? Then leave this empty.',
  },
  show: { nl: 'Wachtwoord tonen', en: 'Show password' },
  hide: { nl: 'Wachtwoord verbergen', en: 'Hide password' },
  code: {
    nl: 'Code uit je huidige app, of een herstelcode',
    en: 'Code from your present app, or a recovery code',
  },
  next: { nl: 'Verder', en: 'Continue' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  scan: {
    nl: 'Scan deze code met je authenticator-app en vul de zes cijfers in die de app toont.',
    en: 'Scan this code with your authenticator app and enter the six digits that it shows.',
  },
  qrCode: { nl: 'QR-code voor je authenticator-app', en: 'QR code for your authenticator app' },
  key: {
    nl: 'Lukt scannen niet? Typ deze sleutel in de app:',
    en: 'Cannot scan it? Type this key into the app:',
  },
  openApp: {
    nl: 'Open in de authenticator-app op dit toestel',
    en: 'Open in the authenticator app on this device',
  },
  newCode: { nl: 'Code uit de nieuwe app', en: 'Code from the new app' },
  confirm: { nl: 'App in gebruik nemen', en: 'Use this app' },
  keepTitle: { nl: 'Bewaar deze codes nu', en: 'Keep these codes now' },
  keep: {
    nl: 'Je ziet ze maar één keer. Print ze of zet ze in een wachtwoordkluis, niet op je telefoon.',
    en: 'You see them this once. Print them or put them in a password vault, not on your phone.',
  },
  copy: { nl: 'Kopiëren', en: 'Copy' },
  copied: { nl: 'Herstelcodes gekopieerd', en: 'Recovery codes copied' },
  copyFailed: {
    nl: 'Kopiëren lukte niet. Schrijf de codes over.',
    en: 'Could not copy. Write the codes down.',
  },
  download: { nl: 'Opslaan als bestand', en: 'Save as a file' },
  fileName: { nl: 'noteer-herstelcodes.txt', en: 'noteer-recovery-codes.txt' },
  done: { nl: 'Ik heb ze bewaard', en: 'I have kept them' },
});

export const sessionStrings = strings({
  heading: { nl: 'Waar je bent ingelogd', en: 'Where you are logged in' },
  intro: {
    nl: 'Herken je iets niet? Log het daar uit en verander je wachtwoord.',
    en: 'Is there something that you do not recognise? Log out there and change your password.',
  },
  device: {
    nl: (browser: string, system: string) => `${browser} op ${system}`,
    en: (browser: string, system: string) => `${browser} on ${system}`,
  },
  unknown: { nl: 'Onbekend apparaat', en: 'Unknown device' },
  thisOne: { nl: 'Dit apparaat', en: 'This device' },
  used: {
    nl: (moment: string) => `Laatst gebruikt ${moment}`,
    en: (moment: string) => `Last used ${moment}`,
  },
  from: { nl: (address: string) => `vanaf ${address}`, en: (address: string) => `from ${address}` },
  end: { nl: 'Uitloggen', en: 'Log out' },
  endOf: {
    nl: (device: string) => `Uitloggen op ${device}`,
    en: (device: string) => `Log out on ${device}`,
  },
  ended: { nl: 'Daar ben je uitgelogd', en: 'You are logged out there' },
  endOthers: { nl: 'Overal anders uitloggen', en: 'Log out everywhere else' },
  endedOthers: { nl: 'Overal anders ben je uitgelogd', en: 'You are logged out everywhere else' },
});
