import { strings } from '../../../lib/strings.ts';

export const heroStrings = strings({
  field: { nl: 'Psychiatrie en ggz', en: 'Psychiatry and mental-health care' },
  title: {
    nl: 'Je aandacht bij je cliënt, niet bij je scherm.',
    en: 'Your attention on the client, not on the screen.',
  },
  lead: {
    nl: 'In de ggz is het gesprek het onderzoek. Noteer luistert mee, schrijft het uit en legt een verslag klaar onder de kopjes die je kent. Jij leest het na, zin voor zin, met het geluid ernaast.',
    en: 'In mental-health care the conversation is the examination. Noteer listens along, writes it out and has a note ready under the headings you know. You read it through, sentence by sentence, with the sound beside it.',
  },
});

export const stepStrings = strings({
  heading: { nl: 'Van agenda tot EPD', en: 'From agenda to record' },
  lead: {
    nl: 'Het gesprek is van jou. Wat eromheen komt, is een handvol klikken en één keer goed lezen.',
    en: 'The conversation is yours. Around it there are a handful of clicks and one careful reading.',
  },
  before: { nl: 'Vooraf', en: 'Before' },
  beforeTitle: { nl: 'Je dag staat er al', en: 'Your day is there already' },
  beforeText: {
    nl: 'De startpagina laat zien wie er komt en welk verslag nog op je wacht. Een crisis tussendoor? Een naam is genoeg om een ongepland contact op te nemen.',
    en: 'The start page shows who is coming and which note is still waiting for you. A crisis in between? A name is enough to record an unplanned contact.',
  },
  opening: { nl: 'Bij het begin', en: 'At the start' },
  openingTitle: { nl: 'Je vraagt het, elke keer', en: 'You ask, every time' },
  openingText: {
    nl: 'Je kiest de taal en het sjabloon: decursus, intake, medicatiecontrole. Bij de startknop staat de vraag of je cliënt toestemming gaf; door te starten bevestig je dat.',
    en: 'You choose the language and the template: progress note, intake, medication review. Beside the start button stands the question whether your client has consented; by starting you confirm it.',
  },
  during: { nl: 'Tijdens', en: 'During' },
  duringTitle: { nl: 'Jij voert het gesprek', en: 'You hold the conversation' },
  duringText: {
    nl: 'Wat er gezegd wordt, verschijnt met een kleine achterstand als tekst; je hoeft er niet naar te kijken. Een eigen indruk typ je ernaast: die komt als aantekening van jou in het verslag. Moet iets buiten de opname blijven, dan pauzeer je even.',
    en: 'What is said appears as text a little later; you need not look at it. An impression of your own you jot down beside it: it comes into the note as yours. If something should stay off the recording, you pause for a moment.',
  },
  after: { nl: 'Na afloop', en: 'Afterwards' },
  afterTitle: { nl: 'Je leest na wat er staat', en: 'You read what it says' },
  afterText: {
    nl: 'Klik op een zin en je hoort waar hij op rust. Is er iets anders gezegd dan er staat, dan zie je dat het eerst. Een getal, dosering, medicijn of dag die niet in het gesprek is teruggevonden, is onderstreept. Wat het model bij een tweede lezing anders zou schrijven, staat ernaast: jij beslist.',
    en: 'Click a sentence and hear what it rests on. Where something else was said than is written, you see that first. A number, dose, medicine or day that was not found in the conversation is underlined. What the model would write differently on a second reading stands beside it: you decide.',
  },
  record: { nl: 'Daarna', en: 'Then' },
  recordTitle: { nl: 'Klaar voor EPD', en: 'Ready for EHR' },
  recordText: {
    nl: 'Eén knop zet het verslag vast en op je klembord; je plakt het in het EPD. Afspraken uit het verslag staan bij je taken. De administratie vult daarna de ZPM-code in.',
    en: 'One button makes the note final and puts it on your clipboard; you paste it into the record. What was agreed is on your task list. Administration then adds the ZPM code.',
  },
});

export const consentStrings = strings({
  heading: { nl: 'Eerst de vraag, dan de opname.', en: 'First the question, then the recording.' },
  text: {
    nl: 'Meeluisteren raakt de behandelrelatie. Daarom komt de vraag bij ieder gesprek terug, en bewaart Noteer je antwoord met je naam en de tijd. Bedenkt je cliënt zich halverwege, dan stop je en verwijder je de opname. Ze is dan meteen uit beeld en na dertig dagen gewist, tenzij je instelling een andere termijn koos.',
    en: 'Listening along touches the therapeutic relationship. So the question returns with every conversation, and Noteer keeps your answer with your name and the time. If your client has second thoughts halfway, you stop and delete the recording. It is out of sight at once and erased after thirty days, unless your institution chose another term.',
  },
  picture: {
    nl: 'Het opnamescherm: de naam van de cliënt, een grote timer, een lijn die met het geluid meebeweegt en eronder tot waar alles is bewaard.',
    en: 'The recording screen: the client’s name, a large timer, a line that moves with the sound and below it how far everything has been saved.',
  },
});

export const exampleTexts = strings({
  heading: {
    nl: 'Elke zin wijst terug naar het gesprek.',
    en: 'Every sentence points back to the conversation.',
  },
  lead: {
    nl: 'Een stukje uit een vervolggesprek. De cijfers in de kantlijn wijzen naar de regels waarop een zin rust. Klik erop, en wat bij elkaar hoort kleurt geel. Eén dosering in dit verslag is nooit gezegd.',
    en: 'A piece of a follow-up. The numbers in the margin point to the lines that a sentence rests on. Click one, and what belongs together turns yellow. One dose in this note was never said.',
  },
  caption: {
    nl: 'Deze cliënt bestaat niet en de fout is met opzet gemaakt. Een taalmodel maakt zulke fouten soms. De streep onder de dosering is echt: de controle heeft dit voorbeeld zelf nagekeken.',
    en: 'This client does not exist and the error was made on purpose. A language model sometimes makes such errors. The line under the dose is real: the check looked through this example by itself.',
  },
});

export const templateStrings = strings({
  heading: { nl: 'Kopjes die je al kent.', en: 'Headings you know already.' },
  lead: {
    nl: 'Negen sjablonen voor de ggz. Je kiest er een voor de opname. Past een ander achteraf beter, dan laat je het verslag opnieuw schrijven; wat er stond blijft bij de versies. Waar niemand over sprak, vult Noteer niet in: het staat erbij als niet besproken.',
    en: 'Nine templates for mental-health care. You choose one before you record. If another fits better afterwards, you have the note written anew; what was there stays among the versions. What nobody spoke about is not filled in: it is listed as not discussed.',
  },
  sections: { nl: (count: number) => `${count} kopjes`, en: (count: number) => `${count} headings` },
});
