import { strings, verbatim } from '../../../lib/strings.ts';

/** The form's own words are those that people know, in either language. */
export const formStrings = strings({
  heading: verbatim("Let's Connect!"),
  firstName: verbatim('First Name'),
  lastName: verbatim('Last Name'),
  email: verbatim('Email'),
  location: verbatim('Location'),
  germany: verbatim('Germany'),
  hungary: verbatim('Hungary'),
  poland: verbatim('Poland'),
  institution: verbatim('Institution Name'),
  specialty: verbatim('Medical Specialty'),
  psychiatry: verbatim('Psychiatry'),
  medicine: verbatim('Family Medicine'),
  other: verbatim('Other'),
  specify: verbatim('Please specify'),
  submit: verbatim('SUBMIT'),
});

export const contactStrings = strings({
  title: { nl: 'Contact · Noteer', en: 'Contact Us · Noteer' },
  description: {
    nl: 'Wil je zien hoe een gesprek in jouw spreekkamer een verslag wordt? Laat weten wie je bent en waar je werkt, dan nemen we contact op.',
    en: 'See how a conversation in your consulting room becomes a note. Tell us who you are and where you work, and we will be in touch.',
  },
  lead: {
    nl: 'Wil je zien wat Noteer in jouw spreekkamer doet? Laat weten wie je bent en waar je werkt, dan nemen we contact met je op.',
    en: 'Would you like to see what Noteer does in your consulting room? Tell us who you are and where you work, and we will be in touch.',
  },
  required: { nl: 'Velden met een * zijn verplicht.', en: 'Fields marked * are required.' },
  choose: { nl: 'Maak een keuze', en: 'Make a choice' },
  leaveEmpty: { nl: 'Laat dit veld leeg', en: 'Leave this field empty' },
  privacy: {
    nl: 'We gebruiken dit alleen om je te antwoorden. In Noteer blijft het hooguit twee jaar bewaard.',
    en: 'We use this only to answer you. Noteer keeps it for two years at most.',
  },
  privacyLink: { nl: 'Lees hoe we met gegevens omgaan', en: 'Read how we handle data' },
  needsScript: {
    nl: 'Versturen lukt alleen met JavaScript. Zet het aan in je browser en laad de pagina opnieuw.',
    en: 'Sending needs JavaScript. Switch it on in your browser and load the page again.',
  },
  sending: { nl: 'Wordt verstuurd', en: 'Sending' },
  thanksHeading: { nl: 'Dank je wel, je verzoek is binnen.', en: 'Thank you, your request is in.' },
  thanks: {
    nl: 'We lezen het en mailen je terug op het adres dat je opgaf.',
    en: 'We will read it and reply to the address that you gave.',
  },
  thanksWay: { nl: 'Terug naar het begin', en: 'Back to the start' },
  /** What the script says when something fails. `{}` is where it puts what it knows. */
  offline: {
    nl: 'Er is geen verbinding, je verzoek is niet verstuurd. Alles wat je invulde staat er nog: probeer het zo opnieuw.',
    en: 'There is no connection, your request was not sent. Everything you filled in is still here: try again in a moment.',
  },
  busy: {
    nl: 'Er komen nu te veel verzoeken binnen. Alles wat je invulde staat er nog: probeer het na {} opnieuw.',
    en: 'Too many requests are coming in. Everything you filled in is still here: try again after {}.',
  },
  refused: {
    nl: 'Je verzoek is niet verstuurd. Kijk dit nog eens na: {}.',
    en: 'Your request was not sent. Please check: {}.',
  },
  broken: {
    nl: 'Er ging bij ons iets mis, je verzoek is niet verstuurd. Alles wat je invulde staat er nog: probeer het zo opnieuw.',
    en: 'Something went wrong on our side, your request was not sent. Everything you filled in is still here: try again in a moment.',
  },
  nextHeading: { nl: 'Wat er daarna gebeurt', en: 'What happens next' },
  nextRead: {
    nl: 'Je verzoek komt bij de mensen die deze Noteer beheren.',
    en: 'Your request goes to the people who run this Noteer.',
  },
  nextReply: {
    nl: 'Je krijgt antwoord per mail. Daarin spreken we af wanneer je meekijkt.',
    en: 'You get an answer by email, in which we agree on a time to show you.',
  },
  nextShow: {
    nl: 'Je ziet hoe een gesprek een verslag wordt, en vraagt alles wat je weten wilt.',
    en: 'You see how a conversation becomes a note, and ask whatever you want to know.',
  },
  pictureAlt: {
    nl: 'Tekening: een spreekkamer in de ochtend, met twee stoelen bij het raam. Boven het tafeltje loopt een lijn die als stem begint en als handschrift eindigt.',
    en: 'Drawing: a consulting room in the morning, with two chairs by the window. Above the small table runs a line that begins as a voice and ends as handwriting.',
  },
  caption: {
    nl: 'Jullie twee zijn aan het woord. Het verslag ligt daarna klaar om na te kijken.',
    en: 'The two of you do the talking. Afterwards the note is there for you to check.',
  },
});
