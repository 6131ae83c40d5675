/** More habits to look at while rules for finding them are made, as Dutch clinicians have them: about twenty of a kind. */
import type { Book } from './catalogue.ts';
import {
  closed,
  dropped,
  emptied,
  type Habit,
  lineDropped,
  moved,
  opened,
  renamed,
  replaced,
} from './habit.ts';

/** In a line: what stands in the draft, and what is made of it. Forms of one word go with it. */
const pairsOf = (line: string) =>
  Object.fromEntries(line.split(', ').map((pair) => pair.split(' > ').map((side) => side.trim())));
const each = (kind: string, lines: string): Habit[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [forms = '', title] = line.trim().split(' @ ');
      return replaced(kind, pairsOf(forms), title);
    });

const dutchWords = `
  cliënt > betrokkene
  cliënt > de cliënt
  cliënt > pte.
  cliënt > mevr.
  cliënt > dhr.
  cliënt > C.
  behandelaar > beh.
  behandelaar > de behandelaar
  behandelaar > therapeut
  behandelaar > BH
  week > wk, weken > wkn
  dag > dg, dagen > dgn
  dag > d., dagen > d.
  maand > mnd, maanden > mnd
  uur > u., uren > u.
  uur > hr
  jaar > jr., jaren > jr.
  keer > x
  keer > maal
  bloeddruk > RR
  pols > P
  dokter > arts, dokters > artsen
  dokter > HA, huisarts > HA
  huisarts > de huisarts
  neemt > gebruikt, nam > gebruikte, nemen > gebruiken
  slikt > gebruikt, slikte > gebruikte, slikken > gebruiken
  pil > tablet, pillen > tabletten
  ongeveer > ca.
  ongeveer > ±
  elke > iedere, elk > ieder
  wil > wenst, wilde > wenste, willen > wensen
  krijgt > ontvangt, kreeg > ontving
  moeder > mdr., vader > vdr.
  moeder > mw., vader > dhr.
  bellen > telefoneren, belt > telefoneert, belde > telefoneerde
  niks > niets
  hij > cliënt
  mg > milligram
  kg > kilo
  zegt > geeft aan, zei > gaf aan
  heel > zeer, hele > gehele
  en > &
  en > +
  volgende > komende, volgend > komend
  ochtends > morgens, ochtend > morgen
  eerste > 1e, tweede > 2e
  half > ½
  links > li., rechts > re.
  links > L, linker > L, rechts > R, rechter > R
  ziet > observeert, zag > observeerde
  januari > jan, februari > feb, maart > mrt, april > apr, juni > jun, juli > jul, augustus > aug, september > sept, oktober > okt, november > nov, december > dec
  maandag > ma., dinsdag > di., woensdag > wo., donderdag > do., vrijdag > vr., zaterdag > za., zondag > zo.
  vandaag > heden
  dacht > had de gedachte, denkt > heeft de gedachte
  somber > dysfoor, sombere > dysfore
  moet > dient te, moeten > dienen te
  geweest > gew.
  komt > verschijnt, kwam > verscheen
  gaat > verloopt, ging > verliep
  heeft > hft
  doet > verricht, deed > verrichtte, doen > verrichten
  minuten > min.
  vanaf > v.a.
  nooit > nimmer
  wakker > wkr
  slaapt > rust, slapen > rusten, sliep > rustte, geslapen > gerust
  pijn > pijnklachten
  bijvoorbeeld > bijv.
  nu > op dit moment
  vorige > afgelopen, vorig > afgelopen
  meteen > direct
  zelf > zelfstandig
  geen > nihil
  meer > méér
  nog > vooralsnog
  dus > derhalve
  want > omdat
  maar > echter`;

const dutchInSections = `
  cliënt > betrokkene @ Risico en veiligheid
  behandelaar > ondergetekende @ Beleid en afspraken
  behandelaar > wij @ P – Plan
  cliënt > pt. @ P – Plan
  cliënt > pt. @ S – Subjectief
  niet > nt @ Risico en veiligheid
  keer > maal @ Medicatie en bijwerkingen
  geen > nihil @ Medicatie en bijwerkingen
  heeft > gebruikt @ Medicatie en bijwerkingen
  was > bleek @ O – Objectief
  is > lijkt @ O – Objectief
  is > betreft @ Besproken onderwerpen
  sinds > vanaf @ Beloop sinds vorig contact
  uur > u. @ Volgend contact
  week > wk, weken > wkn @ Beleid en afspraken
  belt > telefoneert @ P – Plan
  wil > wenst @ Beleid en afspraken
  gaat > loopt @ Beloop sinds vorig contact
  heeft > rapporteert @ S – Subjectief
  als > indien @ P – Plan`;

const dutchPhrases = `
  per dag > /dag
  per week > /week
  keer per dag > dd
  een keer > eenmaal
  op dit moment > momenteel
  in de week > wekelijks
  niet meer > niet langer
  een half > ½
  een half uur > 30 minuten
  vorige week > afgelopen week
  volgende week > komende week
  's avonds > a.n.
  's nachts > in de nacht, 's ochtends > in de ochtend, 's avonds > in de avond
  heeft geen > ontkent
  in het weekend > zaterdag en zondag
  een paar > enkele
  elke dag > dagelijks
  behandelaar belt > tel. contact
  behandelaar belt cliënt > TC
  dat is > d.i.
  of zo > of iets dergelijks
  is niet > blijkt niet
  de hele > heel de
  een beetje > wat
  zo'n > ongeveer
  volgens moeder > ha moeder
  als cliënt > indien cliënt
  dezelfde dag > op de dag zelf
  heeft toen > heeft destijds`;

const droppedInDutch =
  'nog|toen|dus|maar|wel|ook|nu|eens|al|dan|weer|of zo|eigenlijk|een keer|gewoon|^Heeft|^Dat is|^Was|^Wil|^En|Behandelaar:|Cliënt:|op dit moment|helemaal|meteen|(volgens moeder)|een|het|dat is|in de week';

const dutch: Habit[] = [
  ...each('word', dutchWords),
  ...each('word in a section', dutchInSections),
  ...each('phrase', dutchPhrases),
  ...droppedInDutch.split('|').map((phrase) => dropped(phrase)),
  dropped('toen', 'Beloop sinds vorig contact'),
  dropped('^Heeft', 'Medicatie en bijwerkingen'),
  dropped('behandelaar', 'Beleid en afspraken'),
  dropped('cliënt', 'P – Plan'),
  lineDropped('Niet besproken.'),
  emptied('Beloop sinds vorig contact', true),
  emptied('Besproken onderwerpen', false),
  emptied('Volgend contact', true),
  emptied('Volgend contact', false),
  emptied('Conclusie', true),
  emptied('Conclusie', false),
  emptied('Aanleiding en agenda', true),
  emptied('Risico en veiligheid', true),
  emptied('Risico en veiligheid', false),
  emptied('Medicatie en bijwerkingen', true),
  emptied('Psychiatrisch toestandsbeeld', true),
  emptied('Interventies', false),
  emptied('O – Objectief', false),
  emptied('E – Evaluatie', true),
  emptied('E – Evaluatie', false),
  moved('Conclusie', 'first'),
  moved('Conclusie', 'last'),
  moved('Volgend contact', 'first'),
  moved('Psychiatrisch toestandsbeeld', 'last'),
  moved('Psychiatrisch toestandsbeeld', { after: 'Medicatie en bijwerkingen' }),
  moved('Medicatie en bijwerkingen', 'first'),
  moved('Medicatie en bijwerkingen', { after: 'Beleid en afspraken' }),
  moved('Besproken onderwerpen', 'first'),
  moved('Besproken onderwerpen', 'last'),
  moved('Interventies', { before: 'Beleid en afspraken' }),
  moved('Risico en veiligheid', { before: 'Psychiatrisch toestandsbeeld' }),
  moved('Risico en veiligheid', 'last'),
  moved('Beloop sinds vorig contact', { after: 'Besproken onderwerpen' }),
  moved('Beleid en afspraken', { before: 'Conclusie' }),
  moved('P – Plan', 'first'),
  moved('O – Objectief', 'first'),
  moved('O – Objectief', 'last'),
  moved('E – Evaluatie', 'last'),
  moved('E – Evaluatie', { before: 'O – Objectief' }),
  moved('S – Subjectief', 'last'),
  renamed('Beleid en afspraken', 'Plan'),
  renamed('Beleid en afspraken', 'Behandelbeleid'),
  renamed('Beloop sinds vorig contact', 'Subjectief'),
  renamed('Beloop sinds vorig contact', 'Anamnese'),
  renamed('Besproken onderwerpen', 'Gespreksinhoud'),
  renamed('Medicatie en bijwerkingen', 'Medicatie'),
  renamed('Psychiatrisch toestandsbeeld', 'PO'),
  renamed('Psychiatrisch toestandsbeeld', 'Psychisch onderzoek'),
  renamed('Risico en veiligheid', 'Risicotaxatie'),
  renamed('Risico en veiligheid', 'Veiligheid'),
  renamed('Volgend contact', 'Vervolg'),
  renamed('Volgend contact', 'Volgende afspraak'),
  renamed('Conclusie', 'Beoordeling'),
  renamed('Conclusie', 'Samenvatting'),
  renamed('Interventies', 'Behandeling'),
  renamed('S – Subjectief', 'S'),
  renamed('O – Objectief', 'O'),
  renamed('E – Evaluatie', 'Conclusie'),
  renamed('P – Plan', 'P'),
  renamed('O – Objectief', 'Onderzoek'),
  closed('Verslag gedeeld met cliënt.'),
  closed('Cliënt gaat akkoord met het beleid.'),
  closed('Geen wijziging in het signaleringsplan.'),
  closed('Besproken in MDO.'),
  closed('Groet, behandelaar.'),
  closed('Afstemming met naasten volgt.', 'Beleid en afspraken'),
  closed('Crisiskaart is bekend.', 'Risico en veiligheid'),
  closed('Signaleringsplan is actueel.', 'Risico en veiligheid'),
  closed('Therapietrouw besproken.', 'Medicatie en bijwerkingen'),
  closed('Bij vragen neemt cliënt contact op.', 'P – Plan'),
  closed('Geen bijzonderheden.', 'O – Objectief'),
  closed('Face-to-face contact.', 'Beloop sinds vorig contact'),
  closed('Afspraak staat in de agenda.', 'Volgend contact'),
  opened('Verwijzing bekend.', 'S – Subjectief'),
  opened('Aanwezig: cliënt en behandelaar.', 'Beloop sinds vorig contact'),
  opened('In overleg met cliënt:', 'P – Plan'),
  opened('Samen besloten:', 'Beleid en afspraken'),
  opened('Indruk:', 'O – Objectief'),
  opened('Geen acuut gevaar.', 'Risico en veiligheid'),
  opened('Medicatielijst nagelopen.', 'Medicatie en bijwerkingen'),
];

const englishWords = `
  patient > pt
  patient > client
  clinician > therapist
  clinician > I
  weeks > wks, week > wk
  day > d, days > d
  years > yrs, year > yr
  times > x
  ring > phone, rings > phones
  mg > milligrams
  twice > two times
  start > commence, starts > commences
  hours > hrs, hour > hr
  morning > AM
  pain > discomfort
  about > approx.
  takes > uses, take > use
  gets > becomes`;
const englishPhrases = `
  the patient > pt
  the patient > she
  the clinician > I
  a day > daily
  every day > daily
  a bit > slightly
  blood pressure > BP
  straight away > immediately
  in the morning > mane
  at night > nocte
  does not > doesn't`;

export const practiceBook: Book = {
  nl: dutch,
  en: [
    ...each('word', englishWords),
    ...each('phrase', englishPhrases),
    ...['just', 'now', 'then', 'so', 'but', 'once', 'a bit', 'the', '^The patient', 'again'].map((phrase) =>
      dropped(phrase),
    ),
    ...['Plan', 'Assessment', 'Conclusion', 'Topics discussed'].flatMap((title) => [
      emptied(title, title.length % 2 === 0),
      renamed(title, 'Impression'),
      moved(title, 'first'),
    ]),
    closed('Plan agreed with the patient.'),
    closed('Safety plan reviewed.', 'Risk and safety'),
  ],
};
