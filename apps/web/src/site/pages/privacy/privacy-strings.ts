import { strings } from '../../../lib/strings.ts';

export const privacyStrings = strings({
  title: { nl: 'Privacy', en: 'Privacy' },
  lead: {
    nl: 'Noteer draait op de server van een zorginstelling. Die instelling beslist over wat hier wordt bewaard en is ervoor verantwoordelijk. Hieronder staat precies wat dat is.',
    en: 'Noteer runs on the server of a care institution. That institution decides about what is kept here and is responsible for it. Below is exactly what that is.',
  },
  briefSite: {
    nl: 'Deze site zet geen cookies en volgt je niet.',
    en: 'This site sets no cookies and does not follow you.',
  },
  briefHouse: {
    nl: 'Geluid en verslagen blijven op de server van de instelling, versleuteld.',
    en: 'Sound and notes stay on the institution’s server, encrypted.',
  },
  briefLog: {
    nl: 'Wie in een dossier kijkt, staat in het logboek.',
    en: 'Whoever looks at a client’s data is in the log.',
  },
  briefMakers: {
    nl: 'Er gaat niets naar de makers van Noteer.',
    en: 'Nothing goes to the makers of Noteer.',
  },
});

export const visitorStrings = strings({
  who: { nl: 'Wie verantwoordelijk is', en: 'Who is responsible' },
  whoText: {
    nl: 'De instelling die deze installatie beheert, is de verwerkingsverantwoordelijke in de zin van de AVG: voor de gegevens van cliënten, van medewerkers en van bezoekers van deze site. De makers van Noteer leveren het programma en kunnen niet bij wat erin staat.',
    en: 'The institution that runs this installation is the controller within the meaning of the GDPR: for the data of clients, of staff and of visitors to this site. The makers of Noteer supply the program and cannot reach what is in it.',
  },
  visit: { nl: 'Als je deze site bezoekt', en: 'When you visit this site' },
  visitText: {
    nl: 'Er zijn geen cookies en geen volgers, en er wordt niets van andere sites geladen. Kies je een taal, dan onthoudt je browser die. De server schrijft per verzoek een regel in een technisch logbestand: welke pagina, hoe lang het duurde en of het lukte.',
    en: 'There are no cookies and no trackers, and nothing is loaded from other sites. If you choose a language, your browser remembers it. For each request the server writes a line in a technical log file: which page, how long it took and whether it worked.',
  },
  contact: { nl: 'Als je het contactformulier invult', en: 'When you fill in the contact form' },
  contactText: {
    nl: 'Noteer bewaart wat je invult: je naam, e-mailadres, locatie, instelling en specialisme, met het moment en de taal waarin je het formulier las. De beheerders van deze installatie zien je bericht, en het gaat per e-mail naar het adres dat zij daarvoor hebben ingesteld. Het dient alleen om je te antwoorden.',
    en: 'Noteer keeps what you fill in: your name, email address, location, institution and specialty, with the moment and the language in which you read the form. The administrators of this installation see your message, and it goes by email to the address that they have set for it. It serves only to answer you.',
  },
  contactKept: {
    nl: 'Na uiterlijk twee jaar wordt het hier gewist. In het logboek blijft staan dat er een bericht kwam, wanneer en vanaf welk netwerkadres, niet wat erin stond. Zet geen medische gegevens in het formulier.',
    en: 'After two years at the latest it is erased here. The log keeps that a message came, when and from which network address, not what it said. Do not put medical data in the form.',
  },
});

export const accountStrings = strings({
  account: { nl: 'Als je een account hebt', en: 'When you have an account' },
  accountText: {
    nl: 'Van iedereen die ermee werkt, bewaart Noteer:',
    en: 'Of everyone who works with it, Noteer keeps:',
  },
  accountName: {
    nl: 'je naam, e-mailadres, geslacht en taal;',
    en: 'your name, email address, gender and language;',
  },
  accountPassword: {
    nl: 'je wachtwoord, alleen als onleesbare afdruk, en het geheim van je authenticator-app, versleuteld;',
    en: 'your password, as an unreadable hash only, and the secret of your authenticator app, encrypted;',
  },
  accountVoice: {
    nl: 'alleen als je daarom vraagt: getallen die beschrijven hoe je stem klinkt, versleuteld, om je in volgende opnames te herkennen; met één klik zijn ze gewist;',
    en: 'only if you ask for it: numbers that describe what your voice sounds like, encrypted, to recognise you in later recordings; one click erases them;',
  },
  accountWords: {
    nl: 'woorden die je in een uitgeschreven gesprek verbetert, versleuteld, om ze in je volgende opnames te verwachten;',
    en: 'words that you correct in a transcript, encrypted, to expect them in your next recordings;',
  },
  accountSession: {
    nl: 'wanneer je inlogt, en een onleesbare afdruk van netwerkadressen waarvandaan vaak wordt geprobeerd in te loggen; die vervalt binnen een dag.',
    en: 'when you log in, and an unreadable print of network addresses from which logging in is tried often; it expires within a day.',
  },
  accountGone: {
    nl: 'Je kunt je account zelf verwijderen in het menu rechtsboven. Je wachtwoord, je geheim en je onthouden stem zijn dan weg. Je naam blijft bij de verslagen die je maakte en in het logboek: die horen bij het dossier. Meld je je aan zonder je e-mailadres te bevestigen, dan vervalt de aanmelding na een dag.',
    en: 'You can delete your account yourself in the menu at the top right. Your password, your secret and your remembered voice are then gone. Your name stays with the notes that you made and in the log: those belong to the client’s record. A sign-up whose email address is never confirmed expires after a day.',
  },
  speed: {
    nl: 'De app meldt aan de eigen server hoe snel pagina’s laden. Daar staat niet bij wie je bent.',
    en: 'The app tells its own server how fast pages load. It does not say who you are.',
  },
});

export const recordStrings = strings({
  records: { nl: 'Opnames, gesprekken en verslagen', en: 'Recordings, conversations and notes' },
  recordsText: {
    nl: 'Dit is wat er van een cliënt in Noteer kan staan:',
    en: 'This is what Noteer may hold of a client:',
  },
  recordsAppointment: {
    nl: 'de afspraak: naam, geslacht, geboortedatum, cliëntcode, omschrijving en tijd;',
    en: 'the appointment: name, gender, date of birth, client code, description and time;',
  },
  recordsSound: {
    nl: 'het geluid van het gesprek, de uitgeschreven tekst, aantekeningen van de behandelaar en alle versies van het verslag; wat in een verslag wordt gedicteerd, bewaart Noteer niet als geluid;',
    en: 'the sound of the conversation, the text made of it, the clinician’s jottings and all versions of the note; what is dictated into a note is not kept as sound;',
  },
  recordsVoices: {
    nl: 'wie wanneer spreekt, en om de stemmen in deze ene opname uit elkaar te houden: getallen die beschrijven hoe elke stem klinkt;',
    en: 'who speaks when and, to tell the voices in this one recording apart, numbers that describe what each voice sounds like;',
  },
  recordsConsent: {
    nl: 'dat er toestemming was voor de opname, wie ernaar vroeg en wanneer;',
    en: 'that there was consent to the recording, who asked for it and when;',
  },
  recordsTasks: {
    nl: 'afspraken uit het verslag als taken, taken die de behandelaar zelf toevoegt, en de codes van de administratie.',
    en: 'agreements from the note as tasks, tasks that the clinician adds, and the codes added by administration.',
  },
  recordsSealed: {
    nl: 'Namen, geboortedata, codes van cliënten en omschrijvingen, geluid, tekst, aantekeningen, hoe stemmen klinken, verslagen en taken zijn versleuteld met AES-256-GCM. Elke opname heeft daarvoor een eigen sleutel.',
    en: 'Clients’ names, dates of birth, client codes and descriptions, sound, text, jottings, what voices sound like, notes and tasks are encrypted with AES-256-GCM. Each recording has a key of its own for this.',
  },
  access: { nl: 'Wie erbij kan, en hoe dat te zien is', en: 'Who has access, and how that can be seen' },
  accessText: {
    nl: 'Een behandelaar ziet alleen eigen afspraken en opnames. Een beheerder ziet de lijst van alle afspraken van een dag en kan een opname openen zodra het verslag is vastgesteld. Verandert een beheerder iets in dat verslag, dan ziet de behandelaar het verschil en kan het terugdraaien. Wie de server zelf beheert, kan technisch bij de sleutel; wie dat is, bepaalt de instelling.',
    en: 'A clinician sees only their own appointments and recordings. An administrator sees the list of all appointments of a day and can open a recording once its note is approved. If an administrator changes something in that note, the clinician sees the difference and can take it back. Whoever runs the server itself can technically reach the key; who that is, the institution decides.',
  },
  accessLog: {
    nl: 'Elke blik op gegevens van een cliënt, elke wijziging en elke aanmelding komt in een logboek met de velden van NEN 7513: wie, wanneer, wat, en vanaf welk netwerkadres. Wat er gezegd of geschreven is, staat er niet in. Niemand kan een regel ongemerkt veranderen, en Noteer wist het logboek niet.',
    en: 'Every look at a client’s data, every change and every login goes into a log with the fields of NEN 7513: who, when, what, and from which network address. What was said or written is not in it. Nobody can change a line unseen, and Noteer does not erase the log.',
  },
  retention: { nl: 'Hoe lang het blijft', en: 'How long it stays' },
  retentionText: {
    nl: 'Noteer gooit opnames en verslagen niet uit zichzelf weg. Verwijdert een behandelaar een opname, dan is ze meteen voor iedereen verborgen en na dertig dagen gewist, met tekst, verslag en sleutel; de instelling kan een andere termijn kiezen. Verwijdert een beheerder een opname, dan is ze direct weg. Een verwijderde afspraak verdwijnt uit elke agenda; de versleutelde gegevens ervan blijven in de database. Voor het medisch dossier zelf gelden de wettelijke bewaartermijnen en de regels van de instelling.',
    en: 'Noteer does not throw recordings and notes away by itself. If a clinician deletes a recording, it is hidden from everyone at once and erased after thirty days, with text, note and key; the institution can choose another term. If an administrator deletes a recording, it is gone at once. A deleted appointment disappears from every agenda; its encrypted data stay in the database. For the medical record itself the statutory terms and the institution’s rules apply.',
  },
});

export const browserStrings = strings({
  browser: { nl: 'Wat er in je browser staat', en: 'What is in your browser' },
  browserText: {
    nl: 'Ook de app gebruikt geen cookies. Wel bewaart ze op je apparaat:',
    en: 'The app uses no cookies either. It does keep on your device:',
  },
  browserSession: {
    nl: 'tot je het tabblad sluit of uitlogt: je sessie en de privacystand (sessieopslag); een nieuw tabblad krijgt ze van de andere;',
    en: 'until you close the tab or log out: your session and privacy mode (session storage); a new tab gets them from the others;',
  },
  browserHabits: {
    nl: 'blijvend: je taal, je microfoon, of geluid bij klikken aanstaat, hoe je hoort dat een verslag klaar is, hoe lang schrijven hier meestal duurt, een willekeurig kenmerk waaraan de server dit apparaat herkent als iemand te vaak een verkeerd wachtwoord typt, en lettertype en grootte van het verslag (lokale opslag);',
    en: 'lastingly: your language, your microphone, whether sound on click is on, how you are told that a note is ready, how long writing usually takes here, a random mark by which the server knows this device when somebody types a wrong password too often, and font and size of the note (local storage);',
  },
  browserSound: {
    nl: 'tot de server ieder stuk heeft bevestigd: het geluid van een opname en je aantekeningen daarbij, met de naam van de cliënt (IndexedDB);',
    en: 'until the server has confirmed each piece: the sound of a recording and your jottings with it, with the client’s name (IndexedDB);',
  },
  browserDrafts: {
    nl: 'tot het bij de server is: wat je in een verslag typt (IndexedDB). Kwam het daar niet aan, dan staat het er nog als je het verslag op dit apparaat weer opent;',
    en: 'until it is with the server: what you type in a note (IndexedDB). If it did not arrive there, it is still here when you open the note on this device again;',
  },
  browserApp: {
    nl: 'de app zelf, zodat ze ook zonder netwerk opent. Van cliënten staat daar niets in (Cache Storage).',
    en: 'the app itself, so that it opens without a network too. It holds nothing of clients (Cache Storage).',
  },
  browserDisk: {
    nl: 'Geluid en tekst op je apparaat zijn niet door Noteer versleuteld. Gebruik daarom een apparaat van je instelling met een versleutelde schijf.',
    en: 'Sound and text on your device are not encrypted by Noteer. So use a device of your institution with an encrypted disk.',
  },
  outside: { nl: 'Wat er naar buiten kan gaan', en: 'What may go outside' },
  outsideText: {
    nl: 'Uit zichzelf stuurt Noteer niets naar buiten. De instelling kan dat wel instellen. Vraag haar wat hiervan aanstaat:',
    en: 'By itself Noteer sends nothing outside. The institution can set it up to. Ask it which of these are on:',
  },
  outsideMail: {
    nl: 'een mailserver, voor inlogcodes en contactberichten;',
    en: 'a mail server, for login codes and contact messages;',
  },
  outsideStorage: {
    nl: 'opslag voor het geluid op een andere plek; het is al versleuteld als het vertrekt;',
    en: 'storage for the sound in another place; it is already encrypted when it leaves;',
  },
  outsideModels: {
    nl: 'een andere server die luistert of schrijft; daar gaan geluid of woorden van cliënten leesbaar naartoe;',
    en: 'another server that listens or writes; sound or words of clients go there in readable form;',
  },
  outsideMicrosoft: { nl: 'inloggen met Microsoft;', en: 'logging in with Microsoft;' },
  outsideRecaptcha: {
    nl: 'Google reCAPTCHA bij inloggen, aanmelden en een vergeten wachtwoord. Alleen dan laadt de app iets van een ander, en krijgt Google daar je netwerkadres te zien.',
    en: 'Google reCAPTCHA when you log in, sign up or have forgotten your password. Only then does the app load something from elsewhere, and Google sees your network address there.',
  },
  rights: { nl: 'Je rechten', en: 'Your rights' },
  rightsText: {
    nl: 'Je mag je gegevens inzien, laten verbeteren of laten wissen, en weten wie ze heeft ingezien. Ben je cliënt, vraag het dan aan je behandelaar of aan de functionaris gegevensbescherming van de instelling. Dat geldt ook als je er werkt of het contactformulier hebt ingevuld. Kom je er samen niet uit, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.',
    en: 'You may see your data, have them corrected or erased, and know who has looked at them. If you are a client, ask your clinician or the institution’s data protection officer. The same goes if you work there or have filled in the contact form. If you cannot settle it together, you can complain to the Dutch data protection authority, the Autoriteit Persoonsgegevens.',
  },
});
