/** Words and phrases with what is written for them, a habit in a line; after `@` the section in which it is one. */

export const dutchWords = `
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

export const dutchInSections = `
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

export const dutchPhrases = `
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

export const englishWords = `
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

export const englishPhrases = `
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
