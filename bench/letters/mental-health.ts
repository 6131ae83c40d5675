/** Letters of psychiatrists, psychologists and nurses in mental health care. */
import type { Letter } from './letter.ts';

export const mentalHealth: Letter[] = [
  {
    name: 'psychiater-depressie',
    language: 'nl',
    date: '2026-03-12',
    text: `# GGZ Noorderlicht, brief aan de huisarts
> Datum: 12 maart 2026
> Cliënt: de heer M. Aalbers, 05-05-1972
## Reden van verwijzing
Recidiverende depressie, onvoldoende effect van citalopram.
## Psychiatrisch onderzoek
Verzorgde man, contact maakt hij moeizaam. Stemming somber, affect vlak. Geen psychotische verschijnselen. Hij heeft gedachten aan de dood zonder plan.
## Diagnose
Depressieve stoornis, recidiverend, matig ernstig.
## Beleid
Citalopram 20 mg wordt gestaakt. Gestart met venlafaxine 37,5 mg 1dd1, na een week 75 mg 1dd1.
Nortriptyline is eerder geprobeerd tot 75 mg, zonder effect.
HDRS: 21. RR 132/84.
Allergie: geen bekend.
Wij zien hem over twee weken terug.
dr. J. Vrolijk, psychiater`,
    facts: `date 12 maart 2026
person M. Aalbers
person J. Vrolijk
reason recidiverende depressie citalopram
medicine citalopram 20 mg
medicine venlafaxine 37.5 mg 1
medicine nortriptyline 75 mg
allergy none
value HDRS 21
value bloeddruk 132/84`,
  },
  {
    name: 'psychiater-psychose',
    language: 'nl',
    date: '2025-10-30',
    text: `# Ontslagbrief kliniek, GGZ Veluwezoom
> Datum: 30-10-2025
> Cliënt: D. Okafor (m), 03-02-2000
> Opgenomen: 25-09-2025 tot 29-10-2025
## Reden van opname
Eerste psychose met stemmen die opdrachten gaven en de overtuiging dat de buren hem afluisterden.
## Beloop
Met aripiprazol was er geen effect en veel onrust; gestaakt. Op risperidon verdwenen de stemmen in drie weken.
## Medicatie bij ontslag
| Middel | Dosis | Gebruik |
| Risperidon | 3 mg | 1dd1 voor de nacht |
| Biperideen | 2 mg | 1dd1 |
| Colecalciferol | 800 IE | 1dd1 |
## Metingen bij ontslag
Gewicht 86 kg, BMI 26,2, RR 124/78, glucose 5,4 mmol/l.
Geen allergieën.
Vervolg: VIP-team Arnhem, eerste afspraak 3 november. Zijn broer Samuel Okafor is contactpersoon.
E. Terpstra, psychiater`,
    facts: `date 30-10-2025
person D. Okafor
person Samuel Okafor
person E. Terpstra
reason psychose stemmen buren
medicine aripiprazol
medicine risperidon 3 mg 1
medicine biperideen 2 mg 1
medicine colecalciferol 800 IE 1
allergy none
value gewicht 86 kg
value BMI 26.2
value bloeddruk 124/78
value glucose 5.4 mmol/l`,
  },
  {
    name: 'psycholoog-afsluiting',
    language: 'nl',
    date: '2026-06-05',
    text: `# Afsluitbrief
Psychologenpraktijk Het Anker, 5 juni 2026
Betreft: mevrouw E. Stoffels, geboren 27-11-1989
Geachte huisarts,
Op 9 januari begon ik bij bovengenoemde cliënte een behandeling wegens een sociale angststoornis. Wij hadden veertien gesprekken.
## Behandeling
Cognitieve gedragstherapie met exposure in de groep. Zij spreekt nu weer in vergaderingen en heeft zich opgegeven voor een cursus.
## Metingen
| Vragenlijst | Begin | Einde |
| LSAS | 84 | 41 |
| PHQ-9 | 12 | 5 |
## Medicatie
Escitalopram 10 mg 1dd1, onveranderd. Zij wil dit na de zomer met u afbouwen.
Risico: geen gedachten aan de dood.
drs. M. Haverkamp, gz-psycholoog`,
    facts: `date 5 juni 2026
person E. Stoffels
person M. Haverkamp
reason sociale angststoornis
medicine escitalopram 10 mg 1
value LSAS 84
value LSAS 41
value PHQ-9 12
value PHQ-9 5`,
  },
  {
    name: 'crisisdienst',
    language: 'nl',
    date: '2026-05-04',
    text: `# Beoordeling crisisdienst
> Datum: 04-05-2026
> Cliënt: mw. K. Brands, 19-12-2001
> Reden van beoordeling: Verwezen door de SEH na inname van tabletten.
## Risico
Geen doodswens, geen plannen. Zij heeft met haar moeder afgesproken dat de tabletten uit huis gaan.
## Beleid
Fluoxetine van 20 mg naar 40 mg 1dd1. Lorazepam 1 mg zo nodig, maximaal 2 per dag, voor vijf dagen.
Belafspraak op 6 mei om 10.00 uur. Huisarts: graag geen voorraad voorschrijven.
Allergieën: geen.
P. Zomer, sociaal psychiatrisch verpleegkundige`,
    facts: `date 04-05-2026
person K. Brands
person P. Zomer
reason SEH tabletten
medicine fluoxetine 40 mg 1
medicine lorazepam 1 mg
allergy none`,
  },
  {
    name: 'ouderenpsychiatrie',
    language: 'nl',
    date: '2026-02-03',
    text: `# Ouderenpsychiatrie De Meander
3 februari 2026
Betreft: de heer A. Rutgers, geboren 18-04-1941
[[
De huisarts verwees de heer Rutgers vanwege achterdocht en nachtelijke onrust. Zijn vrouw, Truus Rutgers, vertelt dat hij sinds de zomer denkt dat er geld wordt gestolen. Hij slaapt overdag en loopt in de nacht door het huis. Hij is nooit eerder bij een psychiater geweest.
Bij onderzoek zien wij een vriendelijke man die de datum niet weet. De MoCA is 17 van 30. Er zijn visuele hallucinaties van kinderen in de kamer. De motoriek is traag, met een rustbeweging van de linkerhand.
Wij denken aan een dementie met lewylichaampjes. Haloperidol moet worden vermeden. Wij begonnen met rivastigmine 1,5 mg tweemaal daags. Oxazepam 10 mg is gestaakt. Doorgebruikt wordt furosemide 40 mg eenmaal daags. De bloeddruk was 118/64 liggend en 96/58 staand.
]]
Allergie: geen bekend.
dr. G. Limburg, psychiater`,
    facts: `date 3 februari 2026
person A. Rutgers
person Truus Rutgers
person G. Limburg
reason achterdocht onrust
medicine haloperidol
medicine rivastigmine 1.5 mg 2
medicine oxazepam 10 mg
medicine furosemide 40 mg 1
allergy none
value MoCA 17
value bloeddruk 118/64
value bloeddruk 96/58`,
  },
  {
    name: 'intake-persoonlijkheid',
    language: 'nl',
    date: '2026-04-16',
    text: `# Intakebrief centrum persoonlijkheidsproblematiek
> Datum: 16-04-2026
> Cliënt: mw. V. Prins, 14-01-1996
> Reden van verwijzing: Wisselende stemming, zelfbeschadiging en conflicten in relaties.
> Vraagstelling: Diagnostiek en indicatie voor behandeling.
## Conclusie
Borderline persoonlijkheidsstoornis. Cannabisgebruik, twee joints per dag.
## Medicatie
- Lamotrigine 100 mg 2dd1
- Quetiapine 50 mg 1dd1 voor de nacht
- Promethazine 25 mg zo nodig
Allergieën: latex.
## Advies
Dialectische gedragstherapie, wachttijd twaalf weken. Signaleringsplan gemaakt met haar vriendin Noor.
Z. Hofman, klinisch psycholoog`,
    facts: `date 16-04-2026
person V. Prins
person Z. Hofman
reason stemming zelfbeschadiging conflicten
question diagnostiek indicatie behandeling
medicine lamotrigine 100 mg 2
medicine quetiapine 50 mg 1
medicine promethazine 25 mg
allergy latex`,
  },
];
