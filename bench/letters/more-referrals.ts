/** More referrals: shorter, in tables, in the doctors' own abbreviations. */
import type { Letter } from './letter.ts';

export const moreReferrals: Letter[] = [
  {
    name: 'verwijzing-bipolair',
    language: 'nl',
    date: '2026-06-22',
    text: `# Verwijsbrief
> Datum: 22-06-2026
> Patiënt: T. Willemse (v), 17-02-1979
> Reden van verwijzing: Bipolaire stoornis type I, verhuisd uit Groningen, zoekt een nieuwe behandelaar.
> Vraagstelling: Overname van de behandeling met lithium en controle van de spiegels.
## Medicatie
| Middel | Dosis | Gebruik |
| Lithiumcarbonaat | 400 mg | 2dd1 |
| Olanzapine | 5 mg | 1dd1 voor de nacht |
| Levothyroxine | 50 mcg | 1dd1 |
## Laboratorium
| Bepaling | Uitslag | Eenheid | Datum |
| Lithium | 0,72 | mmol/l | 15-06-2026 |
| Kreatinine | 78 | umol/l | 15-06-2026 |
| TSH | 3,1 | mU/l | 15-06-2026 |
Geen bekende allergieën. Gewicht 82 kg, BMI 28,1.
Haar zus Karin Willemse mag gebeld worden bij ontregeling.
A. Nijland, huisarts`,
    facts: `date 22-06-2026
person T. Willemse
person Karin Willemse
person A. Nijland
reason bipolaire stoornis behandelaar
question overname behandeling lithium spiegels
medicine lithiumcarbonaat 400 mg 2
medicine olanzapine 5 mg 1
medicine levothyroxine 50 mcg 1
allergy none
value lithium 0.72 mmol/l
value kreatinine 78 umol/l
value TSH 3.1 mU/l
value gewicht 82 kg
value BMI 28.1`,
  },
  {
    name: 'verwijzing-dwang',
    language: 'nl',
    date: '2026-02-24',
    text: `# Huisartsen Kanaalweg
Utrecht, 24 februari 2026
Betreft: de heer N. Smits, geboren op 6 januari 1995
Geachte collega,
Hierbij verwijs ik bovengenoemde patiënt.
## Reden van verwijzing
Controleert deuren, gas en kranen, in totaal ongeveer drie uur per dag. Sinds kort komt hij te laat op zijn werk.
## Vraagstelling
Graag behandeling van een dwangstoornis volgens de richtlijn.
## Medicatie
Fluvoxamine 100 mg 1dd1, sinds 5 januari verhoogd van 50 mg.
Cetirizine 10 mg zo nodig.
## Overig
Geen allergieën. Y-BOCS: 27. RR 120/80.
Dank voor uw beoordeling,
W. de Graaf, huisarts`,
    facts: `date 24 februari 2026
person N. Smits
person W. de Graaf
reason controleert deuren gas kranen
question behandeling dwangstoornis
medicine fluvoxamine 100 mg 1
medicine cetirizine 10 mg
allergy none
value Y-BOCS 27
value bloeddruk 120/80`,
  },
  {
    name: 'verwijzing-eetstoornis',
    language: 'nl',
    date: '2026-03-30',
    text: `# Verwijzing centrum eetstoornissen
> Datum: 30-03-2026
> Patiënt: mw. D. Vermeulen, 25-07-2005
## Reden van verwijzing
Eet sinds een jaar steeds minder en sport elke dag twee uur. Menstruatie blijft sinds november uit.
## Vraagstelling
Graag spoedbeoordeling in verband met snelle gewichtsdaling.
## Onderzoek
| | 12-01-2026 | 30-03-2026 |
| Gewicht | 51 kg | 46 kg |
| BMI | 18,1 | 16,3 |
| Pols | 62/min | 48/min |
RR 94/58. Kalium 3,4 mmol/l.
## Medicatie
Geen.
## Allergieën
Amoxicilline, gegeneraliseerde huiduitslag in 2012.
Haar moeder, Petra Vermeulen, komt mee.
I. Bosman, huisarts`,
    facts: `date 30-03-2026
person D. Vermeulen
person Petra Vermeulen
person I. Bosman
reason eet minder sport menstruatie
question spoedbeoordeling gewichtsdaling
allergy amoxicilline
value gewicht 51 kg
value gewicht 46 kg
value BMI 18.1
value BMI 16.3
value pols 62
value pols 48
value bloeddruk 94/58
value kalium 3.4 mmol/l`,
  },
  {
    name: 'verwijzing-burnout',
    language: 'nl',
    date: '2026-01-08',
    text: `# Verwijsbrief POH-ggz naar basis-ggz
Datum: 08-01-2026
Patiënt: G.J. Mulder, man, 19-10-1968
Reden van verwijzing: overspannen na reorganisatie, sinds september ziek gemeld, piekert en slaapt vier uur per nacht.
Vraagstelling: kortdurende behandeling gericht op terugkeer naar werk.
VG: hypertensie 2017, artrose linkerknie.
Med: amlodipine 5 mg 1dd1; hydrochloorthiazide 12,5 mg 1dd1; paracetamol 500 mg zn.
All: geen.
LO: RR 138/86, gewicht 94 kg, 4DKL distress 28.
Geen suïcidale gedachten. Partner Anneke steunt hem goed.
Groet, S. Wolters, POH-ggz`,
    facts: `date 08-01-2026
person G.J. Mulder
person S. Wolters
reason overspannen reorganisatie piekert
question kortdurende behandeling werk
medicine amlodipine 5 mg 1
medicine hydrochloorthiazide 12.5 mg 1
medicine paracetamol 500 mg
allergy none
value bloeddruk 138/86
value gewicht 94 kg
value 4DKL 28`,
  },
  {
    name: 'verwijzing-slaap',
    language: 'nl',
    date: '2026-04-29',
    text: `# Verwijzing slaapcentrum
> Datum: 29-04-2026
> Patiënt: O. Peeters (m), 13-06-1975
> Reden van verwijzing: Chronische slapeloosheid, sinds 2021 afhankelijk van slaapmiddelen.
> Vraagstelling: Afbouw van slaapmiddelen en cognitieve gedragstherapie voor slapeloosheid.
## Medicatie
- Zopiclon 7,5 mg 1dd1 voor de nacht
- Mirtazapine 15 mg 1dd1 voor de nacht
- Losartan 50 mg 1dd1
## Allergieën
Naproxen: benauwdheid.
## Metingen
ISI: 23. RR 142/88. BMI 31,0. Gewicht 104 kg.
V. Jonker, huisarts`,
    facts: `date 29-04-2026
person O. Peeters
person V. Jonker
reason slapeloosheid slaapmiddelen
question afbouw slaapmiddelen cognitieve gedragstherapie
medicine zopiclon 7.5 mg 1
medicine mirtazapine 15 mg 1
medicine losartan 50 mg 1
allergy naproxen
value ISI 23
value bloeddruk 142/88
value BMI 31
value gewicht 104 kg`,
  },
];
