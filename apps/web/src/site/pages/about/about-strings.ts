import { strings } from '../../../lib/strings.ts';

export const storyStrings = strings({
  title: {
    nl: 'De dag hoort te eindigen met het laatste gesprek.',
    en: 'The day should end with the last conversation.',
  },
  lead: {
    nl: 'Wie in de zorg werkt, kent de tweede dienst: ’s avonds aan de keukentafel, met verslagen van gesprekken die al beginnen te vervagen.',
    en: 'Whoever works in care knows the second shift: at the kitchen table in the evening, with notes of conversations that have begun to fade.',
  },
  heading: { nl: 'Waarom we Noteer maken', en: 'Why we make Noteer' },
  evening: {
    nl: 'Een goed verslag is zorg. De collega die morgen invalt, leest het. De cliënt die over een jaar terugkomt, heeft er iets aan. Juist daarom doet het pijn dat het zo vaak als laatste gebeurt, moe en uit het hoofd.',
    en: 'A good note is care. The colleague who stands in tomorrow reads it. The client who comes back in a year is served by it. That is why it hurts that it is so often done last, tired and from memory.',
  },
  between: {
    nl: 'Tijdens het gesprek meetypen is ook geen antwoord. Je kijkt dan naar een scherm op het moment dat iemand naar woorden zoekt.',
    en: 'Typing along during the conversation is no answer either. You look at a screen just when somebody is looking for words.',
  },
  tool: {
    nl: 'Er bestaan programma’s die luisteren en dan iets opschrijven wat aannemelijk klinkt. Aannemelijk is niet genoeg voor een dossier. Wij maken gereedschap dat laat zien waar elke zin vandaan komt, dat zegt wat het niet weet, en dat van je instelling zelf is.',
    en: 'There are programs that listen and then write something plausible. Plausible is not enough for a record. We make a tool that shows where every sentence comes from, that says what it does not know, and that is your institution’s own.',
  },
});

export const promiseStrings = strings({
  heading: { nl: 'Vier beloften, en hoe we ze houden.', en: 'Four promises, and how we keep them.' },
  kept: { nl: 'Een opname gaat niet verloren.', en: 'A recording is not lost.' },
  keptHow: {
    nl: 'Iedere kwart seconde geluid staat op de schijf van je toestel voordat hij meetelt. Ieder stuk van vijf seconden staat versleuteld op de server (AES-256-GCM, een eigen sleutel per opname) voordat je browser het loslaat. We breken browser, server en database af terwijl er wordt opgenomen en kijken dan wat er nog is: dat is een vast onderdeel van onze tests.',
    en: 'Every quarter of a second of sound is on the disk of your device before it counts. Every piece of five seconds is encrypted on the server (AES-256-GCM, a key of its own for each recording) before your browser lets go of it. We kill browser, server and database while a recording runs and then look what is left: that is a fixed part of our tests.',
  },
  rests: { nl: 'Het verslag rust op wat er gezegd is.', en: 'The note rests on what was said.' },
  restsHow: {
    nl: 'Elke zin die Noteer schrijft, noemt de regels van het gesprek waar hij vandaan komt. Komt een taalmodel met een zin zonder bron, dan valt die weg. Daarna leest het model het verslag nog eens na, en zoekt een controle zonder model elk getal, medicijn en elke dag op in het gesprek. En bij een kopje waar niemand over sprak, staat: niet besproken.',
    en: 'Every sentence that Noteer writes names the lines of the conversation it comes from. If a language model offers a sentence without a source, it is dropped. Then the model reads the note through once more, and a check without a model looks up every number, medicine and day in the conversation. And of what nobody spoke about it says: not discussed.',
  },
  house: { nl: 'Het blijft in huis.', en: 'It stays in the house.' },
  houseHow: {
    nl: 'Noteer is geen dienst bij ons, maar een programma op de server van je instelling, met een eigen database en een eigen model. Geluid en tekst gaan alleen naar buiten als je instelling zelf een andere opslag of een ander model aanwijst.',
    en: 'Noteer is not a service that we host but a program on your institution’s server, with its own database and its own model. Sound and text leave it only if your institution itself names another storage or another model.',
  },
  seen: { nl: 'Wie kijkt, wordt gezien.', en: 'Whoever looks is seen.' },
  seenHow: {
    nl: 'Elke keer dat iemand een agenda, verslag of opname opent, komt er een regel in het logboek, met de velden van NEN 7513. De regels zijn doorgenummerd en elke regel draagt een vingerafdruk van de vorige: wie er een verandert of er middenin een weghaalt, breekt de ketting. Een certificaat is dat niet; we noemen het ook niet zo.',
    en: 'Each time somebody opens an agenda, a note or a recording, a line goes into the log, with the fields of NEN 7513, the Dutch standard. The lines are numbered without gaps and each carries a fingerprint of the one before: whoever changes one, or takes one out of the middle, breaks the chain. That is no certificate, and we do not call it one.',
  },
});

export const figureStrings = strings({
  heading: { nl: 'Wat we hebben gemeten.', en: 'What we have measured.' },
  lead: {
    nl: 'Drie getallen, met waar ze vandaan komen. De laatste twee zijn de reden dat je altijd naleest.',
    en: 'Three figures, with where they come from. The last two are the reason why you always read the note through.',
  },
  lost: { nl: '0,23 s', en: '0.23 s' },
  lostWhat: {
    nl: 'ontbrak er hooguit nadat we de browser midden in een opname hadden afgebroken. In Chromium, op één testmachine.',
    en: 'were missing at most after we had killed the browser in the middle of a recording. In Chromium, on one test machine.',
  },
  found: { nl: '30 van 95', en: '30 of 95' },
  foundWhat: {
    nl: 'fouten in getallen, doses, medicijnen en dagen die iemand in verslagen had gezet, streepte de controle zonder model aan, in 24 verzonnen gesprekken. Veel van de andere waarden waren wel genoemd, maar van iets anders.',
    en: 'errors in numbers, doses, medicines and days that somebody had put into notes were underlined by the check without a model, in 24 invented conversations. Many of the other values had been said, but of something else.',
  },
  misheard: { nl: '14,1 %', en: '14.1%' },
  misheardWhat: {
    nl: 'van de woorden verstond Whisper small verkeerd in een Nederlands consult, voorgelezen door twee computerstemmen. Op voorgelezen Engels was dat 1,4 %.',
    en: 'of the words were misheard by Whisper small in a Dutch consultation read by two computer voices. For English read aloud it was 1.4%.',
  },
});

export const engineStrings = strings({
  heading: { nl: 'Hoe het in elkaar zit.', en: 'How it is made.' },
  lead: {
    nl: 'Je mag weten wat er luistert en wat er schrijft. Een beheerder ziet het ook in Noteer zelf.',
    en: 'You may know what listens and what writes. An administrator also sees it in Noteer itself.',
  },
  listening: { nl: 'Luisteren', en: 'Listening' },
  listeningText: {
    nl: 'Whisper small, op de eigen server. Nederlands en Engels. Met meer rekenkracht kan je instelling de grotere Whisper nemen, die beter Nederlands verstaat.',
    en: 'Whisper small, on your own server. Dutch and English. With more computing power your institution can take the larger Whisper, which understands Dutch better.',
  },
  writing: { nl: 'Schrijven', en: 'Writing' },
  writingText: {
    nl: 'Een taalmodel dat je instelling kiest: op de eigen server, op een andere machine in huis, of bij een leverancier. Het schrijft per kopje van het sjabloon en noemt bij elke zin de stukken van het gesprek waarop die rust. Gaat er tekst naar buiten, dan vervangt Noteer eerst wat iemand herkenbaar maakt.',
    en: 'A language model that your institution chooses: on its own server, on another machine in the house, or at a supplier. It writes under each heading of the template and names with every sentence the pieces of the conversation it rests on. Before text goes elsewhere, Noteer replaces what identifies somebody.',
  },
  checking: { nl: 'Nalezen', en: 'Checking' },
  checkingText: {
    nl: 'Het model leest het verslag een tweede keer, naast het gesprek, en stelt voor wat anders moet. Een controle zonder model streept de getallen, doseringen, medicijnen en dagen aan die niemand heeft genoemd. Wat ermee gebeurt, beslis jij.',
    en: 'The model reads the note a second time, beside the conversation, and proposes what should be different. A check without a model underlines the numbers, doses, medicines and days that nobody named. What becomes of them is for you to decide.',
  },
  without: { nl: 'Zonder taalmodel', en: 'Without a language model' },
  withoutText: {
    nl: 'Dan wordt er niets geschreven. Noteer zet het gesprek gesorteerd onder kopjes naast een leeg verslag; jij schrijft.',
    en: 'Then nothing is written. Noteer shows the conversation sorted under headings beside an empty note; you write.',
  },
});

export const peopleStrings = strings({
  heading: { nl: 'Wie we zijn', en: 'Who we are' },
  text: {
    nl: 'Een handvol mensen die houden van gereedschap dat doet wat het belooft. Je vindt hier geen logo’s van klanten en geen keurmerken die we niet hebben. Wel een demo met verzonnen cliënten, waarin je alles zelf kunt proberen. Vind je iets wat niet klopt, dan horen we het graag.',
    en: 'A handful of people who like tools that do what they promise. You will find no customers’ logos here and no quality marks that we do not have. There is a demo with invented clients in which you can try everything yourself. If you find something that is not right, we would like to hear it.',
  },
});
