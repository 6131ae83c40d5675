import { strings } from '../../../lib/strings.ts';

export const heroStrings = strings({
  field: { nl: 'Huisartsgeneeskunde', en: 'Family medicine' },
  title: {
    nl: 'Tien minuten voor je patiënt, vier regels voor het dossier.',
    en: 'Ten minutes for the patient, four lines for the record.',
  },
  lead: {
    nl: 'Jij luistert, onderzoekt en legt uit. Noteer schrijft het gesprek uit en zet het klaar als SOEP. Zeg hardop wat je vindt, en het staat onder de O.',
    en: 'You listen, examine and explain. Noteer writes out the talk and has it ready as SOEP, the Dutch SOAP. Say aloud what you find, and it is under the O.',
  },
});

export const lineStrings = strings({
  heading: { nl: 'Vier letters, elk met een bron.', en: 'Four letters, each with a source.' },
  subjective: {
    nl: 'Wat je patiënt vertelt. Een nee op jouw vraag hoort er ook bij, en blijft een nee.',
    en: 'What your patient tells you. A no to your question belongs here too, and stays a no.',
  },
  objective: {
    nl: 'Wat je meet en vindt. Noteer ziet niets: alleen wat je uitspreekt, komt hier te staan.',
    en: 'What you measure and find. Noteer sees nothing: only what you say aloud is written here.',
  },
  evaluation: {
    nl: 'Wat jij ervan denkt, als je het uitspreekt. Zeg je niets, dan staat de E bij ‘niet besproken’.',
    en: 'What you make of it, if you say so. If you say nothing, the E is listed as ‘not discussed’.',
  },
  plan: {
    nl: 'Wat jullie afspreken. Een controle of verwijzing komt ook bij je taken te staan.',
    en: 'What the two of you agree. A check-up or referral goes to your tasks as well.',
  },
});

export const stepStrings = strings({
  heading: { nl: 'Zo loopt een consult', en: 'How a consultation goes' },
  lead: {
    nl: 'Er komt één vraag bij voor je patiënt en één gewoonte voor jou: hardop zeggen wat je vindt.',
    en: 'It adds one question for your patient and one habit for you: saying aloud what you find.',
  },
  before: { nl: 'Vooraf', en: 'Before' },
  beforeTitle: { nl: 'Eén blik op je spreekuur', en: 'One look at your list' },
  beforeText: {
    nl: 'De startpagina toont wie er nu is en wie daarna komt. Iemand ertussendoor? Typ een naam en neem op.',
    en: 'The start page shows who is here now and who is next. Somebody in between? Type a name and record.',
  },
  opening: { nl: 'Bij het begin', en: 'At the start' },
  openingTitle: { nl: 'Eén vraag aan je patiënt', en: 'One question for your patient' },
  openingText: {
    nl: 'Je kiest SOEP en vraagt of opnemen goed is. Door te starten bevestig je dat; Noteer legt het vast, met je naam en de tijd.',
    en: 'You choose SOEP and ask whether recording is all right. By starting you confirm that it is; Noteer keeps that, with your name and the time.',
  },
  during: { nl: 'Tijdens', en: 'During' },
  duringTitle: { nl: 'Denk hardop', en: 'Think aloud' },
  duringText: {
    nl: '‘Links en rechts schoon, geen piepen.’ Je patiënt hoort wat je vindt, en het verslag ook. Wat je liever niet hardop zegt, typ je als aantekening naast het gesprek, of straks in het verslag.',
    en: '“Clear on both sides, no wheeze.” Your patient hears what you find, and so does the note. What you would rather not say aloud, you jot down beside the transcript, or type into the note later.',
  },
  after: { nl: 'Na afloop', en: 'Afterwards' },
  afterTitle: { nl: 'Lezen, klikken, klaar', en: 'Read, click, done' },
  afterText: {
    nl: 'Vier kopjes, en per zin hoor je terug waar hij vandaan komt. Wat in het verslag staat maar niet in het gesprek is teruggevonden, is onderstreept.',
    en: 'Four headings, and for every sentence you can hear where it comes from. What is in the note but was not found in the conversation is underlined.',
  },
  record: { nl: 'Daarna', en: 'Then' },
  recordTitle: { nl: 'Naar je HIS', en: 'On to your record system' },
  recordText: {
    nl: 'Met ‘Klaar voor EPD’ staat het verslag vast en op je klembord. Je plakt het in je HIS, in één keer of per letter.',
    en: 'With ‘Ready for EHR’ the note is final and on your clipboard. You paste it into your record system, whole or letter by letter.',
  },
});

export const exampleTexts = strings({
  heading: { nl: 'Een hoestconsult, regel voor regel.', en: 'A cough, line by line.' },
  lead: {
    nl: 'De cijfers in de kantlijn wijzen naar de regels waarop een zin rust. Klik erop, en wat bij elkaar hoort kleurt geel. Eén medicijn klinkt vertrouwd, maar niemand heeft het genoemd.',
    en: 'The numbers in the margin point to the lines that a sentence rests on. Click one, and what belongs together turns yellow. One medicine sounds familiar, yet nobody named it.',
  },
  caption: {
    nl: 'Deze patiënt bestaat niet en de fout is met opzet gemaakt. Een taalmodel maakt zulke fouten soms. De streep onder het medicijn is echt: de controle heeft dit voorbeeld zelf nagekeken.',
    en: 'This patient does not exist and the error was made on purpose. A language model sometimes makes such errors. The line under the medicine is real: the check looked through this example by itself.',
  },
});

export const visitStrings = strings({
  heading: { nl: 'Mee op huisbezoek.', en: 'With you on a home visit.' },
  text: {
    nl: 'De schermen passen op een laptop en op een telefoon. Valt de verbinding weg, dan loopt de opname door: ze staat op je toestel en gaat later naar de server.',
    en: 'The screens fit a laptop and a phone. If the connection goes, the recording goes on: it is kept on your device and sent to the server later.',
  },
  picture: {
    nl: 'De startpagina op een telefoon: de eerstvolgende afspraak met de opnameknop bovenaan.',
    en: 'The start page on a phone: the next appointment with its record button at the top.',
  },
});

export const stateStrings = strings({
  heading: {
    nl: 'De ggz was eerst.\nDit is er voor de huisarts.',
    en: 'Mental health came first.\nThis is what there is for the GP.',
  },
  lead: {
    nl: 'Noteer is begonnen in de geestelijke gezondheidszorg. Voor de huisartspraktijk is het jonger, en dat zeggen we liever zelf.',
    en: 'Noteer began in mental-health care. For general practice it is younger, and we would rather say so ourselves.',
  },
  here: { nl: 'Dit is er', en: 'What is here' },
  soep: {
    nl: 'SOEP als volwaardig sjabloon, opgezet naar de zib SOAPReport en het NHG-referentiemodel. Ook voor de POH-ggz.',
    en: 'SOEP as a full template, after the Dutch SOAPReport building block and the GPs’ reference model. For practice nurses in mental health too.',
  },
  medicines: {
    nl: (count: number) => `${count} veelgebruikte huisartsmiddelen, met merknamen, die de controle herkent.`,
    en: (count: number) =>
      `${count} common medicines of general practice, with their brands, that the check knows.`,
  },
  words: {
    nl: 'Woorden als saturatie, CRP en HbA1c, waar de spraakherkenning op let.',
    en: 'Words such as saturation, CRP and HbA1c that the speech recognition listens for.',
  },
  demo: {
    nl: 'Een huisartsconsult in de demo, met geluid: hoofdpijn en een te hoge bloeddruk.',
    en: 'A GP consultation in the demo, with sound: headache and high blood pressure.',
  },
  notYet: { nl: 'Dit nog niet', en: 'What is not, yet' },
  standard: {
    nl: 'SOEP als vaste keuze. Standaard staat er decursus, dus je kiest het per opname. Vergeten? Laat het verslag opnieuw schrijven.',
    en: 'SOEP as your standing choice. The default is the mental-health progress note, so you choose per recording. Forgotten? Have the note written anew.',
  },
  problems: {
    nl: 'Een SOEP per probleem. Twee klachten in één consult komen in één verslag; splitsen doe je zelf.',
    en: 'One SOEP for each problem. Two complaints in one consultation come in one note; you split it yourself.',
  },
  telephone: {
    nl: 'Bellen vanuit Noteer. Het hoort wat de microfoon hoort; zet een telefonisch consult op de luidspreker.',
    en: 'Calling from Noteer. It hears what the microphone hears; put a telephone consultation on loudspeaker.',
  },
  practice: {
    nl: 'Metingen op echte huisartsgesprekken. Tot nu toe maten we op verzonnen gesprekken.',
    en: 'Figures from real GP consultations. So far we have measured on invented ones.',
  },
});
