import { strings } from '../../../lib/strings.ts';

export const termsStrings = strings({
  title: { nl: 'Voorwaarden', en: 'Terms of service' },
  lead: {
    nl: 'Afspraken voor wie met Noteer werkt. Kort genoeg om tussen twee gesprekken te lezen.',
    en: 'What we agree with everyone who works with Noteer. Short enough to read between two conversations.',
  },
  briefTool: { nl: 'Noteer stelt voor. Jij stelt vast.', en: 'Noteer proposes. You approve.' },
  briefConsent: { nl: 'Zonder toestemming geen opname.', en: 'Without consent, no recording.' },
  briefAccount: { nl: 'Je account is alleen van jou.', en: 'Your account is yours alone.' },
  briefRecord: { nl: 'Het EPD is het dossier, Noteer niet.', en: 'The EHR is the record, Noteer is not.' },
});

export const ruleStrings = strings({
  use: { nl: 'Waarvoor Noteer is', en: 'What Noteer is for' },
  useText: {
    nl: 'Noteer is een hulpmiddel voor zorgverleners en de administratie van een zorginstelling. Het neemt een gesprek op, schrijft het uit en stelt een verslag voor. Gebruik het alleen voor gesprekken die je in je werk voert.',
    en: 'Noteer is a tool for clinicians and for the administration of a care institution. It records a conversation, writes it out and proposes a note. Use it only for conversations that you hold in your work.',
  },
  not: { nl: 'Wat Noteer niet is', en: 'What Noteer is not' },
  notText: {
    nl: 'Noteer stelt geen diagnose, geeft geen behandeladvies, schat geen risico’s in en kiest geen codes. Het bewaakt niemand en alarmeert niemand. Het is geen medisch dossier en stuurt niets naar het EPD.',
    en: 'Noteer makes no diagnosis, gives no treatment advice, estimates no risks and chooses no codes. It watches over nobody and alerts nobody. It is not a medical record and sends nothing to the EHR.',
  },
  review: { nl: 'Je leest na', en: 'You read it through' },
  reviewText: {
    nl: 'Spraakherkenning verstaat verkeerd en taalmodellen schrijven soms iets wat niet gezegd is. De controle in Noteer helpt je fouten te vinden, maar vindt ze niet allemaal. Lees een verslag daarom helemaal voordat je het vaststelt. Voor wat in het dossier komt, blijf jij verantwoordelijk.',
    en: 'Speech recognition mishears, and language models sometimes write what was not said. The check in Noteer helps you find errors, but does not find them all. So read a note in full before you approve it. You remain responsible for what goes into the record.',
  },
  consent: { nl: 'Toestemming', en: 'Consent' },
  consentText: {
    nl: 'Neem alleen op als de cliënt weet dat er wordt opgenomen, waarvoor, en ermee instemt. Dat geldt ook voor anderen die meepraten. Door de opname te starten bevestig je dat: doe het naar waarheid. Vraagt iemand je te stoppen, dan stop je; vraagt iemand je de opname te verwijderen, dan volg je de regels van je instelling.',
    en: 'Record only when the client knows that you record, what for, and agrees. That goes for others who take part too. By starting the recording you confirm it: do so truthfully. If somebody asks you to stop, you stop; if somebody asks you to delete the recording, you follow your institution’s rules.',
  },
  account: { nl: 'Je account', en: 'Your account' },
  accountText: {
    nl: 'Je account is persoonlijk. Deel je wachtwoord en je codes met niemand en meld het meteen bij je beheerder als iemand ze kent. Vergrendel je scherm als je wegloopt; Noteer doet dat na een kwartier ook zelf, tenzij je instelling anders koos. Open alleen gegevens die je voor je werk nodig hebt: elke blik komt in het logboek.',
    en: 'Your account is personal. Share your password and codes with nobody, and tell your administrator at once if someone knows them. Lock your screen when you walk away; Noteer does so itself after a quarter of an hour, unless your institution chose otherwise. Open only data that you need for your work: every look is logged.',
  },
  device: { nl: 'Je apparaat', en: 'Your device' },
  deviceText: {
    nl: 'Neem op met een apparaat dat je instelling daarvoor toestaat, liefst met een versleutelde schijf. Tot de server het heeft bevestigd, staat het geluid op dat apparaat. Wis de gegevens van je browser niet zolang de startpagina nog een opname noemt die niet is verstuurd.',
    en: 'Record with a device that your institution allows for this, preferably with an encrypted disk. Until the server has confirmed it, the sound is on that device. Do not clear your browser’s data while the start page still names a recording that has not been sent.',
  },
  record: { nl: 'Het dossier', en: 'The record' },
  recordText: {
    nl: 'Een verslag dat je op ‘Klaar voor EPD’ zet, staat vast en komt op je klembord. Daarna plak jij het in het EPD of HIS. Heropenen kan; alle versies blijven bewaard. Wis je klembord op een gedeelde computer.',
    en: 'A note that you set to ‘Ready for EHR’ is final and goes to your clipboard. After that you paste it into the record system. You can reopen it; all versions are kept. Clear your clipboard on a shared computer.',
  },
  local: { nl: 'Afspraken met je instelling', en: 'Your institution’s own rules' },
  localText: {
    nl: 'Je instelling beheert deze installatie: ze bepaalt wie een account krijgt, welke modellen er meewerken, hoe lang iets blijft en wanneer er onderhoud is. Haar regels over dossiervoering, beroepsgeheim en gegevensbescherming gaan voor op deze pagina.',
    en: 'Your institution runs this installation: it decides who gets an account, which models take part, how long things are kept and when there is maintenance. Its rules on record keeping, confidentiality and data protection come before this page.',
  },
  failure: { nl: 'Als het niet werkt', en: 'When it does not work' },
  failureText: {
    nl: 'Noteer is zo gemaakt dat een opname een storing overleeft, maar geen programma is zonder fouten. Kun je niet opnemen of is een verslag niet op tijd, dan maak je je verslag zoals je het zonder Noteer zou doen. Meld een storing bij je beheerder.',
    en: 'Noteer is made so that a recording survives a failure, but no program is without faults. If you cannot record or a note is not there in time, you write it as you would without Noteer. Report a failure to your administrator.',
  },
  change: { nl: 'Wijzigingen', en: 'Changes' },
  changeText: {
    nl: 'Verandert deze pagina, dan verandert ook de datum bovenaan.',
    en: 'When this page changes, the date at its top changes too.',
  },
});
