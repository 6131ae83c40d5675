/** What is said of refusals that have to do with accounts. */
export const accountErrorStrings = {
  sign_up_closed: {
    nl: 'Hier maken alleen beheerders accounts. Uitnodigen heeft dan geen zin.',
    en: 'Only administrators make accounts here. An invitation would lead nowhere.',
  },
  short_password: {
    nl: 'Kies een langer wachtwoord: minstens 8 tekens, of zoveel als je instelling vraagt.',
    en: 'Choose a longer password: at least 8 characters, or as many as your institution asks for.',
  },
  common_password: {
    nl: 'Dit wachtwoord is makkelijk te raden. Kies een ander.',
    en: 'This password is easy to guess. Choose another one.',
  },
  no_authenticator: {
    nl: 'Stel eerst een authenticator-app in.',
    en: 'Set up an authenticator app first.',
  },
  reset_asked: {
    nl: 'Dit is al gevraagd en wacht nog.',
    en: 'This was asked for already, and waits.',
  },
  needs_colleague: {
    nl: 'Kies eerst een collega die de dossiers overneemt.',
    en: 'First choose a colleague who takes over the records.',
  },
  email_taken: {
    nl: 'Er is al een account met dit e-mailadres.',
    en: 'There is already an account with this email address.',
  },
  last_administrator: {
    nl: 'Dit is de laatste beheerder. Maak eerst iemand anders beheerder.',
    en: 'This is the last administrator. Make someone else administrator first.',
  },
  wrong_second_factor: {
    nl: 'De code klopt niet. Wacht op een nieuwe code en probeer het opnieuw.',
    en: 'The code is wrong. Wait for a new code and try again.',
  },
  second_factor_required: {
    nl: 'Vul de code van je authenticator-app in.',
    en: 'Enter the code from your authenticator app.',
  },
  second_factor_mailed: {
    nl: 'We hebben je een code gemaild. Vul die hieronder in.',
    en: 'We have mailed you a code. Enter it below.',
  },
  microsoft_refused: {
    nl: 'Inloggen met Microsoft is niet gelukt.',
    en: 'Signing in with Microsoft did not work.',
  },
  no_account: {
    nl: 'Er is geen account met dit e-mailadres. Vraag je beheerder om er een te maken.',
    en: 'There is no account with this email address. Ask your administrator to make one.',
  },
  invalid_credentials: { nl: 'Ongeldig e-mailadres of wachtwoord', en: 'Invalid email or password' },
  wrong_password: { nl: 'Het huidige wachtwoord klopt niet.', en: 'The current password is wrong.' },
  reset_expired: {
    nl: 'Deze aanvraag is verlopen. Begin opnieuw met je e-mailadres.',
    en: 'This request has expired. Start again with your email address.',
  },
} as const;
