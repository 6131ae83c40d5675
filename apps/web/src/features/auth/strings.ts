import { strings, verbatim } from '../../lib/strings.ts';

export const frameStrings = strings({
  promise: {
    nl: 'Jij luistert. Noteer schrijft mee.',
    en: 'You listen. Noteer takes the notes.',
  },
  show: { nl: 'Toon wachtwoord', en: 'Show password' },
  hide: { nl: 'Verberg wachtwoord', en: 'Hide password' },
  backToSignIn: { nl: 'Terug naar inloggen', en: 'Back to sign in' },
});

export const signInStrings = strings({
  title: { nl: 'Inloggen', en: 'Log in' },
  intro: { nl: 'Fijn dat je er weer bent.', en: 'Good to have you back.' },
  email: { nl: 'E-mailadres', en: 'Email address' },
  password: { nl: 'Wachtwoord', en: 'Password' },
  code: { nl: 'Authenticatorcode', en: 'Authenticator Code' },
  codeHint: {
    nl: 'De zes cijfers uit je authenticator-app, als je die hebt gekoppeld.',
    en: 'The six digits from your authenticator app, if you have linked one.',
  },
  recoveryCode: { nl: 'Herstelcode', en: 'Recovery code' },
  recoveryCodeHint: {
    nl: 'Een van de tien codes die je bewaarde toen je je app instelde. Elke code werkt één keer.',
    en: 'One of the ten codes that you kept when you set up your app. Each works once.',
  },
  useRecoveryCode: {
    nl: 'Telefoon kwijt? Gebruik een herstelcode',
    en: 'Lost your phone? Use a recovery code',
  },
  useApp: { nl: 'Toch een code uit de app', en: 'Use a code from the app after all' },
  submit: { nl: 'Inloggen', en: 'Log in' },
  forgot: { nl: 'Wachtwoord vergeten?', en: 'Forgot Password' },
  noAccount: { nl: 'Nog geen account?', en: 'No account yet?' },
  signUp: { nl: 'Account maken', en: 'Sign Up' },
  or: { nl: 'of', en: 'or' },
  microsoft: verbatim('Continue with Microsoft'),
  loginFailed: verbatim('Login failed'),
  invalidCredentials: verbatim('Invalid email or password'),
  codeAsked: {
    nl: 'Vul nu de zes cijfers uit je authenticator-app in en log in.',
    en: 'Now enter the six digits from your authenticator app and log in.',
  },
  codeAskedTitle: { nl: 'Nog één stap', en: 'One more step' },
  codeMailed: {
    nl: 'We hebben je een code van zes cijfers gemaild. Vul die in bij Authenticatorcode en log in.',
    en: 'We have mailed you a six-digit code. Enter it as Authenticator Code and log in.',
  },
  codeMailedTitle: { nl: 'Kijk in je mail', en: 'Check your mail' },
  recaptcha: {
    nl: 'Deze site wordt beschermd door reCAPTCHA. Lees ons',
    en: 'This site is protected by reCAPTCHA. Read our',
  },
  ownProtection: {
    nl: 'Het aantal inlogpogingen is begrensd en elke poging wordt vastgelegd. Lees ons',
    en: 'Login attempts are limited, and each is recorded. Read our',
  },
  privacy: { nl: 'privacybeleid', en: 'privacy policy' },
  and: { nl: 'en onze', en: 'and our' },
  terms: { nl: 'servicevoorwaarden', en: 'terms of service' },
});

export const lockStrings = strings({
  title: { nl: 'Even vergrendeld', en: 'Locked for now' },
  intro: {
    nl: (name: string) => `Log weer in, ${name}, en ga verder waar je was.`,
    en: (name: string) => `Log in again, ${name}, and go on where you were.`,
  },
  idle: {
    nl: 'Vergrendeld omdat je een tijd niet actief was. Je werk staat er nog.',
    en: 'Locked because you were inactive. Your work is still here.',
  },
  ended: {
    nl: 'Je sessie is beëindigd. Log opnieuw in; je werk staat er nog.',
    en: 'Your session has ended. Log in again; your work is still here.',
  },
  otherUser: { nl: 'Andere gebruiker', en: 'Another user' },
});

export const microsoftStrings = strings({
  title: { nl: 'Inloggen met Microsoft', en: 'Signing in with Microsoft' },
  busy: { nl: 'We controleren je aanmelding…', en: 'Checking your sign-in…' },
  mismatch: {
    nl: 'Deze aanmelding hoort niet bij dit venster. Begin opnieuw.',
    en: 'This sign-in does not belong to this window. Start again.',
  },
  secondFactor: { nl: 'Inloggen', en: 'Log in' },
  cancelled: { nl: 'De aanmelding bij Microsoft is afgebroken.', en: 'The Microsoft sign-in was cancelled.' },
});

export const signUpStrings = strings({
  title: { nl: 'Account maken', en: 'Sign up' },
  intro: {
    nl: 'Daarna koppelen we je telefoon en controleren we je e-mailadres.',
    en: 'After this we link your phone and check your email address.',
  },
  first_name: { nl: 'Voornaam', en: 'First name' },
  last_name: { nl: 'Achternaam', en: 'Last name' },
  email: { nl: 'E-mailadres', en: 'Email address' },
  gender: { nl: 'Geslacht', en: 'Gender' },
  chooseGender: { nl: 'Maak een keuze', en: 'Make a choice' },
  male: { nl: 'Man', en: 'Male' },
  female: { nl: 'Vrouw', en: 'Female' },
  password: { nl: 'Wachtwoord', en: 'Password' },
  passwordHint: {
    nl: 'Minstens 8 tekens, waarvan één leesteken zoals ! of ?',
    en: 'At least 8 characters, one of them a special character such as ! or ?',
  },
  confirm_password: { nl: 'Herhaal wachtwoord', en: 'Confirm password' },
  acceptTerms: { nl: 'Ik ga akkoord met de', en: 'I accept the' },
  terms: { nl: 'voorwaarden', en: 'terms and conditions' },
  termsRequired: verbatim('You must accept the terms and conditions'),
  submit: { nl: 'Account maken', en: 'Sign Up' },
  haveAccount: { nl: 'Heb je al een account?', en: 'Already have an account?' },
  signIn: { nl: 'Inloggen', en: 'Sign in' },
  failed: verbatim('Something went wrong while signup'),
});

export const verifyStrings = strings({
  title: { nl: 'Controleer je e-mail', en: 'Verify OTP' },
  intro: { nl: 'Nog twee dingen, allebei nodig.', en: 'Two more things, and both are needed.' },
  scanTitle: {
    nl: 'Scan deze code met je authenticator-app',
    en: 'Scan this code with your authenticator app',
  },
  scan: {
    nl: 'Je app geeft je voortaan bij elke keer inloggen een code.',
    en: 'From now on, your app gives you a code each time you log in.',
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
  mailTitle: { nl: 'Vul de code uit je mail in', en: 'Enter the code from your mail' },
  sentTo: {
    nl: (email: string) => `We hebben een code van zes cijfers gestuurd naar ${email}.`,
    en: (email: string) => `An OTP of six digits is sent to ${email}.`,
  },
  code: { nl: 'Code uit je mail', en: 'Code from your mail' },
  submit: { nl: 'Code controleren', en: 'Verify OTP' },
  back: { nl: 'Terug naar account maken', en: 'Back to Sign Up' },
  failed: verbatim('Something went wrong while verifying email'),
});

export const resendStrings = strings({
  ask: { nl: 'Geen code ontvangen?', en: 'No code received?' },
  resend: { nl: 'Stuur een nieuwe code', en: 'Send a new code' },
  wait: {
    nl: (seconds: number) => `Nieuwe code over ${seconds} s`,
    en: (seconds: number) => `New code in ${seconds} s`,
  },
  sent: { nl: 'Er is een nieuwe code onderweg', en: 'A new code is on its way' },
});

export const forgotStrings = strings({
  title: { nl: 'Wachtwoord vergeten', en: 'Forgot password' },
  emailIntro: {
    nl: 'Vul je e-mailadres in. Is er een account, dan mailen we een code van vier cijfers.',
    en: 'Enter your email address. If there is an account, we mail a four-digit code.',
  },
  email: { nl: 'E-mailadres', en: 'Email address' },
  sendCode: { nl: 'Stuur code', en: 'Send code' },
  codeIntro: {
    nl: (email: string) => `Kijk in de mail van ${email} en vul de vier cijfers in.`,
    en: (email: string) => `Look in the mail of ${email} and enter the four digits.`,
  },
  code: { nl: 'Code uit je mail', en: 'Code from your mail' },
  checkCode: { nl: 'Code controleren', en: 'Check code' },
  otherEmail: { nl: 'Ander e-mailadres', en: 'Another email address' },
  passwordIntro: {
    nl: 'Kies een nieuw wachtwoord. Overal waar je nog ingelogd bent, word je uitgelogd.',
    en: 'Choose a new password. You will be logged out everywhere else.',
  },
  password: { nl: 'Nieuw wachtwoord', en: 'New password' },
  confirm_password: { nl: 'Herhaal nieuw wachtwoord', en: 'Confirm new password' },
  save: { nl: 'Wachtwoord opslaan', en: 'Save password' },
  sendFailed: verbatim('Failed to send OTP. Please try again.'),
  codeFailed: verbatim('Invalid OTP. Please try again.'),
  resetFailed: verbatim('Failed to reset password. Please try again.'),
  done: verbatim('Password reset successfull'),
});
