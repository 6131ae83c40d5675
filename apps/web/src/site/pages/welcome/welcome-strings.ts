import { strings } from '../../../lib/strings.ts';

export const heroStrings = strings({
  title: { nl: 'Jij luistert.\nNoteer schrijft mee.', en: 'You listen.\nNoteer takes the notes.' },
  lead: {
    nl: 'Neem het gesprek op in je browser. Als je op stop drukt, ligt het verslag klaar: per zin te herleiden tot wat er gezegd is, op de server van je eigen instelling.',
    en: 'Record the conversation in your browser. When you press stop the note is there: every sentence traced to what was said, on your institution’s own server.',
  },
  contact: { nl: 'Neem contact op', en: 'Contact Us' },
  seeHow: { nl: 'Bekijk hoe het gaat', en: 'See how it goes' },
  picture: {
    nl: 'Het scherm Verslag nakijken: links het verslag, rechts het gesprek. De zin die is aangeklikt en de regel waarop hij rust zijn geel.',
    en: 'The Review note screen: the note on the left, the conversation on the right. The chosen sentence and the line that it rests on are lit yellow.',
  },
});

export const cardStrings = strings({
  heading: { nl: 'Vier dingen die kloppen', en: 'Four things you can count on' },
  keptTitle: { nl: 'De opname raakt niet kwijt', en: 'The recording is not lost' },
  kept: {
    nl: 'Geluid staat op schijf voordat het telt: eerst in je browser, dan versleuteld op de server. Valt het netwerk of de laptop uit, dan gaat het daarna verder waar het was.',
    en: 'Sound is on disk before it counts: first in your browser, then sealed on the server. If the network or the laptop fails, it goes on afterwards where it was.',
  },
  readyTitle: { nl: 'Het verslag is er bij stop', en: 'The note is there at stop' },
  ready: {
    nl: 'Terwijl jullie praten wordt er al uitgeschreven. Na een uur wacht je daarom even kort als na een minuut.',
    en: 'The talk is written out while it goes on. So an hour leaves you waiting as briefly as a minute does.',
  },
  tracedTitle: { nl: 'Niets verzonnen', en: 'Nothing made up' },
  traced: {
    nl: 'Elke zin noemt zijn bron. Waar niemand over sprak, blijft leeg en staat erbij als niet besproken.',
    en: 'Every sentence names its source. What nobody spoke about is left out and listed as not discussed.',
  },
  fitsTitle: { nl: 'Gevormd naar je instelling', en: 'Shaped to your institution' },
  fits: {
    nl: 'Decursus, intake of SOEP; Nederlands of Engels; je eigen modellen als je die hebt. De administratie vult ZPM- en GGZ-NHN-codes aan.',
    en: 'Progress note, intake or SOAP; Dutch or English; your own models if you have them. Administration adds the ZPM and GGZ-NHN codes.',
  },
});

export const demoStrings = strings({
  heading: { nl: 'Van gesprek naar verslag', en: 'From conversation to note' },
  lead: {
    nl: 'Zo ziet het eruit, opgenomen in het product zelf met een verzonnen consult: opnemen, het verslag, en de zin die je aanklikt om terug te horen.',
    en: 'This is how it looks, filmed in the product itself with an invented consultation: recording, the note, and the sentence you click to hear again.',
  },
  inDutch: { nl: 'De film is in het Nederlands.', en: 'The film is in Dutch.' },
  video: {
    nl: 'Film zonder geluid: een consult wordt opgenomen, het verslag verschijnt, een zin wordt aangeklikt en de bijbehorende regels in het gesprek lichten op.',
    en: 'Film without sound: a consultation is recorded, the note appears, a sentence is clicked and the lines of the conversation behind it light up.',
  },
});

export const rowStrings = strings({
  evidenceTitle: { nl: 'Klik op een zin en hoor hem terug', en: 'Click a sentence and hear it' },
  evidence: {
    nl: 'Het verslag en het gesprek staan naast elkaar. De regels waarop een zin rust lichten op en het geluid begint precies daar. Nakijken wordt luisteren in plaats van vertrouwen.',
    en: 'Note and conversation stand side by side. The lines that a sentence rests on light up and the sound starts right there. Reviewing becomes listening instead of trusting.',
  },
  evidencePicture: {
    nl: 'Een zin in het verslag is geel, en rechts is dezelfde passage in het gesprek geel met een knop om te luisteren.',
    en: 'A sentence of the note is yellow, and so is the same passage of the conversation on the right, with a button to listen.',
  },
  checksTitle: { nl: 'Een tweede paar ogen op elk getal', en: 'A second pair of eyes on every number' },
  checks: {
    nl: 'Getallen, doseringen, medicijnen en dagen in het verslag worden in het gesprek opgezocht. Wat er niet te vinden is, krijgt een dunne streep: jij beslist.',
    en: 'Numbers, doses, medicines and days in the note are looked up in the conversation. What cannot be found gets a thin line: you decide.',
  },
  checksPicture: {
    nl: 'Een woord in het verslag is amber onderstreept, met de melding dat het niet is teruggevonden in het gesprek.',
    en: 'A word of the note is underlined in amber, with the message that it was not found in the conversation.',
  },
  dayTitle: { nl: 'Eén blik op je dag', en: 'Your day at a glance' },
  day: {
    nl: 'Wie is er nu, welk verslag wacht nog, wat heb je beloofd. Vervolgafspraken uit je verslagen staan vanzelf bij je taken. Met de privacystand zie je alleen initialen.',
    en: 'Who is next, which note is waiting, what did you promise. Follow-ups from your notes are on your task list by themselves. Privacy mode shows initials only.',
  },
  dayPicture: {
    nl: 'Het startscherm: de afspraken van vandaag als een rustige lijst, met verslagen die nog nagekeken moeten worden en een kalender.',
    en: 'The start screen: today’s appointments as a quiet list, with notes to review and a calendar.',
  },
  houseTitle: { nl: 'Binnen je eigen muren', en: 'Inside your own walls' },
  house: {
    nl: 'Noteer draait op een server van de instelling, ook het model dat luistert. Opnames zijn versleuteld, elke blik in een dossier staat in het logboek, en er gaat niets naar buiten tenzij de instelling dat zelf zo instelt.',
    en: 'Noteer runs on the institution’s server, and so does the model that listens. Recordings are sealed, every look at a record is logged, and nothing goes outside unless the institution itself says so.',
  },
});

export const partnerStrings = strings({
  heading: { nl: 'Gemaakt voor plekken als deze', en: 'Made for places like these' },
  invented: {
    nl: 'De namen en logo’s zijn verzonnen, zoals alles in onze demo.',
    en: 'Names and logos are invented, like everything in our demo.',
  },
  pause: { nl: 'Zet de logo’s stil', en: 'Keep the logos still' },
});
