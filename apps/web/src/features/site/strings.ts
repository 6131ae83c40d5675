import { strings } from '../../lib/strings.ts';

export const siteStrings = strings({
  logIn: { nl: 'Inloggen', en: 'Log in' },
  signUp: { nl: 'Account maken', en: 'Sign up' },
  privacy: { nl: 'Privacy', en: 'Privacy' },
  terms: { nl: 'Voorwaarden', en: 'Terms' },
  pages: { nl: 'Pagina’s', en: 'Pages' },
});

export const welcomeStrings = strings({
  headline: { nl: 'Jij luistert.\nNoteer schrijft mee.', en: 'You listen.\nNoteer takes the notes.' },
  lead: {
    nl: 'Neem het consult op, kijk het gespreksverslag na en zet het klaar voor het dossier. Op de eigen server van je instelling.',
    en: 'Record the consultation, review the note and get it ready for the record. On your institution’s own server.',
  },
});

export const privacyStrings = strings({
  title: { nl: 'Privacy', en: 'Privacy' },
  whoTitle: { nl: 'Wie bewaart je gegevens', en: 'Who keeps your data' },
  who: {
    nl: 'Noteer draait op de server van je zorginstelling. Die instelling is verantwoordelijk voor alles wat je hier vastlegt. Er gaat niets naar de makers van Noteer.',
    en: 'Noteer runs on your institution’s server. That institution is responsible for everything you record here. Nothing goes to the makers of Noteer.',
  },
  whatTitle: { nl: 'Wat er wordt bewaard', en: 'What is kept' },
  what: {
    nl: 'Je naam, e-mailadres en geslacht, je wachtwoord als onleesbare afdruk, en een logboek van wie wanneer wat heeft ingezien, zoals NEN 7513 vraagt. Opnames worden versleuteld bewaard.',
    en: 'Your name, email address and gender, your password as an unreadable hash, and a log of who looked at what and when, as NEN 7513 asks. Recordings are stored encrypted.',
  },
  browserTitle: { nl: 'In je browser', en: 'In your browser' },
  browser: {
    nl: 'Je sessie verdwijnt als je het tabblad sluit. Alleen je taalkeuze blijft staan. Er zijn geen volgcookies en er wordt niets van andere sites geladen, tenzij je instelling reCAPTCHA heeft aangezet.',
    en: 'Your session is gone when you close the tab. Only your choice of language stays. There are no tracking cookies and nothing is loaded from other sites, unless your institution has switched reCAPTCHA on.',
  },
  askTitle: { nl: 'Vragen of verwijderen', en: 'Questions or deletion' },
  ask: {
    nl: 'Je account kun je zelf verwijderen in het menu rechtsboven. Voor al het andere is de functionaris gegevensbescherming van je instelling het adres.',
    en: 'You can delete your account yourself in the menu at the top right. For everything else, ask your institution’s data protection officer.',
  },
});

export const termsStrings = strings({
  title: { nl: 'Voorwaarden', en: 'Terms of service' },
  useTitle: { nl: 'Waarvoor Noteer is', en: 'What Noteer is for' },
  use: {
    nl: 'Noteer is een hulpmiddel voor zorgverleners. Het stelt een verslag voor; jij kijkt het na en blijft verantwoordelijk voor wat er in het dossier komt. Het geeft geen diagnose en geen behandeladvies.',
    en: 'Noteer is a tool for clinicians. It proposes a note; you check it and remain responsible for what goes into the record. It gives no diagnosis and no treatment advice.',
  },
  consentTitle: { nl: 'Toestemming', en: 'Consent' },
  consent: {
    nl: 'Neem alleen op als de cliënt dat weet en ermee instemt, en stop als de cliënt daarom vraagt.',
    en: 'Record only when the client knows and agrees, and stop when the client asks you to.',
  },
  accountTitle: { nl: 'Je account', en: 'Your account' },
  account: {
    nl: 'Je account is persoonlijk. Deel je wachtwoord en je codes met niemand en meld het meteen bij je beheerder als iemand ze kent.',
    en: 'Your account is personal. Share your password and codes with nobody, and tell your administrator at once if someone knows them.',
  },
  localTitle: { nl: 'Afspraken met je instelling', en: 'Your institution’s own rules' },
  local: {
    nl: 'De regels van je instelling over dossiervoering en gegevensbescherming gaan voor.',
    en: 'Your institution’s rules on record keeping and data protection come first.',
  },
});
