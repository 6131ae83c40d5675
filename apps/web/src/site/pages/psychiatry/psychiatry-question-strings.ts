import { strings } from '../../../lib/strings.ts';

export const questionStrings = strings({
  heading: { nl: 'Vragen die je hoort te stellen', en: 'Questions you should ask' },
  consent: { nl: 'Moet mijn cliënt toestemming geven?', en: 'Does my client have to consent?' },
  consentAnswer: {
    nl: 'Ja, voor iedere opname. Noteer vraagt ernaar en bewaart je antwoord met je naam en de tijd. Hoe je je cliënt voorlicht en wat je daarover in het dossier zet, bepaal je met je instelling. Zegt je cliënt nee, dan schrijf je het verslag zoals je altijd deed.',
    en: 'Yes, for every recording. Noteer asks and keeps your answer with your name and the time. How you inform your client and what you put in the record about it is for you and your institution to decide. If your client says no, you write the note as you always did.',
  },
  sound: { nl: 'Waar staat het geluid, en hoe lang?', en: 'Where is the sound kept, and for how long?' },
  soundAnswer: {
    nl: 'Op de server van je instelling, of in de opslag die zij daarvoor koos, versleuteld met AES-256-GCM en een eigen sleutel per opname. Noteer gooit uit zichzelf niets weg. Verwijder je een opname, dan ziet niemand haar meer, en na dertig dagen (de instelling kan dat veranderen) verdwijnen geluid, tekst en verslag met de sleutel.',
    en: 'On your institution’s server, or in the storage that it chose, encrypted with AES-256-GCM and a key of its own for each recording. Noteer throws nothing away by itself. If you delete a recording nobody sees it any more, and after thirty days (the institution can change that) sound, text and note are gone together with the key.',
  },
  listening: { nl: 'Wie kan er meeluisteren?', en: 'Who can listen?' },
  listeningAnswer: {
    nl: 'Zolang je verslag niet is vastgesteld: alleen jij. Daarna kan ook een beheerder van je instelling de opname openen. Elke keer dat iemand leest of luistert, komt dat in een logboek dat niemand ongemerkt kan aanpassen. De sleutel van de server is van je instelling; wij hebben hem niet.',
    en: 'Until you have approved your note: only you. After that an administrator of your institution can open the recording too. Each time somebody reads or listens goes into a log that nobody can change unseen. The server’s key belongs to your institution; we do not have it.',
  },
  language: {
    nl: 'Verstaat Noteer dialect, of een andere taal?',
    en: 'Does Noteer understand dialect, or other languages?',
  },
  languageAnswer: {
    nl: 'Een gesprek is Nederlands of Engels; dat kies je vooraf. Met een stevig accent of in dialect wordt er meer verkeerd verstaan, en hoeveel meer hebben we niet gemeten. Voor een gesprek met een tolk in een derde taal is Noteer niet geschikt.',
    en: 'A conversation is Dutch or English; you choose beforehand. With a strong accent or in dialect more is misheard, and how much more we have not measured. Noteer is not suited to a conversation through an interpreter in a third language.',
  },
  together: { nl: 'Wat als we door elkaar praten?', en: 'What if we talk at the same time?' },
  togetherAnswer: {
    nl: 'Dan kan de tekst een van de twee missen. In een systeemgesprek merk je dat het meest. Noteer houdt stemmen uit elkaar en zet erbij wie sprak; klopt dat niet, dan wijs je aan wie het was en wordt het verslag opnieuw geschreven. Het geluid is er nog: je luistert de passage terug.',
    en: 'Then the text may miss one of the two. You notice it most in a session with partners or family. Noteer tells voices apart and says who spoke; where that is wrong, you point out who it was and the note is written anew. The sound is still there: you can listen to the passage.',
  },
  failure: { nl: 'En als mijn laptop er halverwege mee stopt?', en: 'And if my laptop dies halfway?' },
  failureAnswer: {
    nl: 'Het geluid staat iedere kwart seconde op de schijf en gaat in stukken van vijf seconden naar de server. We hebben de browser midden in opnames hard afgebroken: er ontbrak hooguit 0,23 seconde. Log je weer in, dan vraagt de startpagina of je verder wilt opnemen of wilt afronden. Is de laptop weg, dan rond je op een ander apparaat af met wat al op de server staat.',
    en: 'The sound is on disk every quarter of a second and goes to the server in pieces of five seconds. We killed the browser in the middle of recordings: at most 0.23 seconds were missing. When you log in again, the start page asks whether you want to go on recording or finish. If the laptop is gone, you finish on another device with what the server has.',
  },
  models: { nl: 'Welke modellen luisteren en schrijven er?', en: 'Which models listen and write?' },
  modelsAnswer: {
    nl: 'Whisper small schrijft uit, op de server van je instelling. Het verslag wordt geschreven door een taalmodel dat je instelling kiest: op de eigen server (zoals Qwen3), of op een server die zij aanwijst; alleen dan gaan woorden van je cliënt daarheen, zonder wat hem herkenbaar maakt. Elke zin noemt waar hij op rust, en het verslag wordt een tweede keer nagelezen. Is er geen model, dan staat het gesprek gesorteerd onder kopjes en schrijf je zelf. Er wordt nergens op getraind.',
    en: 'Whisper small writes out the talk, on your institution’s server. The note is written by a language model that your institution chooses: on its own server (such as Qwen3), or on a server that it names; only then do your client’s words go there, without what identifies them. Every sentence names what it rests on, and the note is read through a second time. Without a model the talk is sorted under headings and you write. Nothing is trained on it.',
  },
  intake: {
    nl: 'Kan dit ook bij een intake van anderhalf uur?',
    en: 'Does it hold for an intake of an hour and a half?',
  },
  intakeAnswer: {
    nl: 'Ja. Er wordt al uitgeschreven terwijl jullie praten, en twee uur opnemen vraagt vrijwel evenveel van je browser als twee minuten: we maten 12,4 tegen 11,7 MB geheugen. Het intakesjabloon heeft vijftien kopjes; wat niet ter sprake kwam, staat in een lijst voor de volgende keer.',
    en: 'Yes. The talk is written out while it goes on, and two hours of recording ask almost the same of your browser as two minutes: we measured 12.4 against 11.7 MB of memory. The intake template has fifteen headings; what did not come up is listed for next time.',
  },
});
