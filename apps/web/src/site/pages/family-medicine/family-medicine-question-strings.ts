import { strings } from '../../../lib/strings.ts';

export const limitStrings = strings({
  heading: { nl: 'Wat Noteer aan jou laat.', en: 'What Noteer leaves to you.' },
  lead: {
    nl: 'Met opzet. Noteer schrijft op; het vak is van jou.',
    en: 'On purpose. Noteer writes things down; the medicine is yours.',
  },
  diagnosis: { nl: 'De diagnose', en: 'The diagnosis' },
  diagnosisText: {
    nl: 'Noteer denkt niet mee over wat het is en schat geen urgentie in. Jouw E staat er zoals jij hem uitsprak.',
    en: 'Noteer does not think along about what it is and judges no urgency. Your E is there as you said it.',
  },
  treatment: { nl: 'Het beleid en het recept', en: 'The plan and the prescription' },
  treatmentText: {
    nl: 'Geen behandeladvies, geen recept, geen controle op interacties. Een dosering wordt alleen vergeleken met wat er gezegd is.',
    en: 'No treatment advice, no prescription, no check of interactions. A dose is only compared with what was said.',
  },
  codes: { nl: 'De codes', en: 'The codes' },
  codesText: {
    nl: 'Geen ICPC, geen ICD-10, geen declaratiecode. Die kies je in je HIS; codes die je in Noteer wilt bewaren, vult de administratie in.',
    en: 'No ICPC, no ICD-10, no billing code. You choose those in your record system; codes that you want kept in Noteer are added by administration.',
  },
  record: { nl: 'De weg naar het HIS', en: 'The way into the record' },
  recordText: {
    nl: 'Er is geen koppeling. Jij kopieert en plakt, en ziet dus wat je in het dossier zet.',
    en: 'There is no connection. You copy and paste, and so you see what you put in the record.',
  },
});

export const questionStrings = strings({
  heading: { nl: 'Vragen die je hoort te stellen', en: 'Questions you should ask' },
  consent: {
    nl: 'Kost toestemming vragen niet te veel tijd?',
    en: 'Does asking for consent not take too long?',
  },
  consentAnswer: {
    nl: 'Eén zin: ‘Vind je het goed dat ik ons gesprek opneem voor het verslag?’ Is het goed, dan start je; daarmee bevestig je het, en Noteer bewaart dat bij de opname, met je naam en de tijd. Is het antwoord nee, dan neem je niet op. Een folder of een bord in de wachtkamer regel je met je praktijk.',
    en: 'One sentence: “Is it all right if I record our talk for the note?” If it is, you start; with that you confirm it, and Noteer keeps that with the recording, with your name and the time. If the answer is no, you do not record. A leaflet or a sign in the waiting room is for your practice to arrange.',
  },
  speed: {
    nl: 'Is het verslag er voordat de volgende binnenkomt?',
    en: 'Is the note there before the next one comes in?',
  },
  speedAnswer: {
    nl: 'Er wordt al uitgeschreven tijdens het consult, dus bij stop is alleen het laatste stukje nog over. Hoe snel dat gaat, hangt af van je server. Je hoeft er niet op te wachten: je kunt meteen de volgende opname starten en later nakijken.',
    en: 'The talk is written out during the consultation, so at stop only the last bit is left. How fast that goes depends on your server. You need not wait for it: you can start the next recording at once and review later.',
  },
  sound: { nl: 'Waar blijft het geluid?', en: 'Where does the sound stay?' },
  soundAnswer: {
    nl: 'Op de server van je praktijk of zorggroep, of in de opslag die daar is gekozen, versleuteld met een eigen sleutel per opname. Het blijft staan tot iemand het verwijdert. Verwijder jij een opname, dan is ze meteen verborgen en na dertig dagen gewist, tenzij er een andere termijn is ingesteld.',
    en: 'On the server of your practice or group, or in the storage chosen there, encrypted with a key of its own for each recording. It stays until somebody deletes it. If you delete a recording it is hidden at once and erased after thirty days, unless another term was set.',
  },
  listening: { nl: 'Wie kan meeluisteren of meelezen?', en: 'Who can listen or read along?' },
  listeningAnswer: {
    nl: 'Alleen jij, tot je het verslag hebt vastgesteld. Daarna kan ook een beheerder het openen, om codes vast te leggen. Collega’s zien elkaars consulten niet. Elke blik en elke keer luisteren staat in het logboek.',
    en: 'Only you, until you have approved the note. After that an administrator can open it too, to add codes. Colleagues do not see each other’s consultations. Every look and every listening is in the log.',
  },
  language: { nl: 'Verstaat Noteer mijn patiënten?', en: 'Does Noteer understand my patients?' },
  languageAnswer: {
    nl: 'Nederlands en Engels, een van de twee per gesprek. Bij dialect, een zwaar accent of een zachte stem gaat er meer mis; hoeveel, hebben we niet gemeten. Lees dus na. Andere talen zijn er niet.',
    en: 'Dutch and English, one of them per conversation. With dialect, a strong accent or a soft voice more goes wrong; how much, we have not measured. So do read it through. There are no other languages.',
  },
  together: {
    nl: 'En met een huilend kind en twee ouders erbij?',
    en: 'And with a crying child and two parents?',
  },
  togetherAnswer: {
    nl: 'Dan wordt het lastiger. Noteer houdt stemmen uit elkaar en zet erbij wie sprak; klopt dat niet, dan wijs je aan wie het was. Wie door een ander heen praat, kan in de tekst ontbreken. Het geluid is bewaard, dus je kunt het stukje terugluisteren.',
    en: 'Then it gets harder. Noteer tells voices apart and says who spoke; where that is wrong, you point out who it was. Whoever talks across somebody else may be missing from the text. The sound is kept, so you can listen to that bit again.',
  },
  failure: {
    nl: 'Wat als het netwerk of de laptop het begeeft?',
    en: 'What if the network or the laptop fails?',
  },
  failureAnswer: {
    nl: 'De opname staat iedere kwart seconde op de schijf van je toestel. Zonder netwerk loopt ze gewoon door. Valt alles uit, dan staat ze na het inloggen op je startpagina, klaar om te hervatten of af te ronden. Wat de server heeft bevestigd, staat daar versleuteld op schijf: is je toestel weg, dan rond je daarmee op een ander af.',
    en: 'The recording is on the disk of your device every quarter of a second. Without a network it simply goes on. If everything fails, it is on your start page after you log in, ready to be resumed or finished. What the server has confirmed is on its disk, encrypted: if your device is gone, you finish with that on another.',
  },
  models: { nl: 'Welke AI zit erin?', en: 'What AI is in it?' },
  modelsAnswer: {
    nl: 'Whisper small luistert, op de eigen server. Het verslag schrijft een taalmodel dat je instelling kiest, op de eigen server (zoals Qwen3) of elders, onder S, O, E en P en met bij elke zin waar die op rust. Daarna wordt het een tweede keer nagelezen. Zonder model staat het gesprek gesorteerd onder kopjes en wordt er niets geschreven. De controle op getallen, doseringen, medicijnen en dagen gebruikt nooit een model. Er wordt niet getraind op je consulten.',
    en: 'Whisper small listens, on your own server. The note is written by a language model that your institution chooses, on its own server (such as Qwen3) or elsewhere, under S, O, E and P, and every sentence says what it rests on. Then it is read through a second time. Without a model the talk is sorted under headings and nothing is written. The check of numbers, doses, medicines and days never uses a model. Nothing is trained on your consultations.',
  },
});
