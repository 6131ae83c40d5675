/** Letters from hospitals: discharge, outpatient clinics, results of tests. */
import type { Letter } from './letter.ts';

export const hospital: Letter[] = [
  {
    name: 'ontslag-hartfalen',
    language: 'nl',
    date: '2026-02-17',
    text: `# Ontslagbrief cardiologie
> Datum: 17-02-2026
> Patiënt: de heer H.J. Vos, 28-01-1947
> Opname: 09-02-2026 tot 16-02-2026
## Reden van opname
Toenemende kortademigheid en enkeloedeem bij bekend hartfalen.
## Conclusie
Exacerbatie hartfalen met verminderde ejectiefractie, uitgelokt door boezemfibrilleren.
## Medicatie bij ontslag
| Middel | Sterkte | Dosering | Opmerking |
| Bumetanide | 2 mg | 1dd1 | verhoogd van 1 mg |
| Metoprolol | 100 mg | 1dd1 | ongewijzigd |
| Apixaban | 5 mg | 2dd1 | gestart |
| Enalapril | 10 mg | 2dd1 | ongewijzigd |
| Acetylsalicylzuur | 80 mg | 1dd1 | gestaakt |
## Bij ontslag
Bloeddruk 112/68 mmHg, pols 72/min, gewicht 78,4 kg. Kreatinine 118 umol/l, kalium 4,6 mmol/l.
Allergie: geen bekend.
## Beleid
Controle bij de hartfalenverpleegkundige over twee weken.
dr. E. van Houten, cardioloog`,
    facts: `date 17-02-2026
person H.J. Vos
person E. van Houten
reason kortademigheid enkeloedeem hartfalen
medicine bumetanide 2 mg 1
medicine metoprolol 100 mg 1
medicine apixaban 5 mg 2
medicine enalapril 10 mg 2
medicine acetylsalicylzuur 80 mg 1
allergy none
value bloeddruk 112/68
value pols 72
value gewicht 78.4 kg
value kreatinine 118 umol/l
value kalium 4.6 mmol/l`,
  },
  {
    name: 'ontslag-delier',
    language: 'nl',
    date: '2026-03-20',
    text: `# Ziekenhuis Rijnmond
Rotterdam, 20 maart 2026
Betreft: mevrouw W. de Haan-Koster, geboren 15-08-1938
Geachte collega,
[[
Bovengenoemde patiënte was van 12 tot 20 maart opgenomen op de afdeling geriatrie in verband met een heupfractuur rechts na een val in huis. Zij werd dezelfde dag geopereerd. De dag daarna ontwikkelde zij een delier met onrust in de nacht en achterdocht tegen de verpleging.
Na behandeling van een blaasontsteking en haloperidol 0,5 mg tweemaal daags verbeterde het beeld in vier dagen. De haloperidol is op 18 maart gestaakt.
Bij ontslag gebruikt zij paracetamol 1000 mg viermaal daags, calciumcarbonaat 500 mg eenmaal daags en dalteparine 5000 IE eenmaal daags tot 16 april. Zij loopt met een rollator. De MMSE bij ontslag was 25 van 30.
Allergie: nitrofurantoïne. De dochter, Ria de Haan, regelt thuiszorg. Wij vragen u het cognitief functioneren over drie maanden opnieuw te beoordelen.
]]
Met vriendelijke groet,
dr. S. Chandra, klinisch geriater`,
    facts: `date 20 maart 2026
person W. de Haan-Koster
person Ria de Haan
person S. Chandra
medicine haloperidol 0.5 mg 2
medicine paracetamol 1000 mg 4
medicine calciumcarbonaat 500 mg 1
medicine dalteparine 5000 IE 1
allergy nitrofurantoïne
value MMSE 25`,
  },
  {
    name: 'seh-intoxicatie',
    language: 'nl',
    date: '2026-05-02',
    text: `# Spoedeisende hulp, brief aan de huisarts
> Datum: 02-05-2026, 03.40 uur
> Patiënt: mw. K. Brands, 19-12-2001
> Reden van komst: Intoxicatie met paracetamol, 16 tabletten van 500 mg, ingenomen rond 22 uur.
## Onderzoek
RR 118/72, pols 96/min, saturatie 99 %, temperatuur 36,9.
Paracetamolspiegel 88 mg/l, ALAT 21 U/l.
## Beoordeling
Tentamen suicidii in een opwelling na ruzie met haar vriend. Nu geen doodswens. Beoordeeld door de psychiater van dienst.
## Beleid
Acetylcysteïne was niet nodig. Naar huis met haar moeder. Afspraak bij de ggz-crisisdienst op 04-05-2026.
## Medicatie
Fluoxetine 20 mg 1dd1
## Allergieën
Geen
M. Ruiter, SEH-arts`,
    facts: `date 02-05-2026
person K. Brands
person M. Ruiter
reason intoxicatie paracetamol
medicine paracetamol 500 mg
medicine fluoxetine 20 mg 1
medicine acetylcysteïne
allergy none
value bloeddruk 118/72
value pols 96
value saturatie 99 %
value temperatuur 36.9
value paracetamolspiegel 88 mg/l
value ALAT 21 U/l`,
  },
  {
    name: 'neurologie-epilepsie',
    language: 'nl',
    date: '2026-01-27',
    text: `# Polikliniek neurologie
27 januari 2026
Betreft: de heer Y. Demir, geboren 12-12-1990
Geachte collega,
## Reden van verwijzing
Wegrakingen met trekkingen, drie keer sinds de zomer.
## Onderzoek
EEG: epileptiforme ontladingen links temporaal. MRI van de hersenen: geen afwijkingen. RR 126/79.
## Conclusie
Focale epilepsie.
## Beleid
Gestart met levetiracetam 500 mg tweemaal daags, na twee weken te verhogen naar 1000 mg tweemaal daags. Hij mag zes maanden geen auto rijden. Let op prikkelbaarheid en somberheid; hij had in 2018 een depressie.
Allergie: geen.
dr. A. Kuijpers, neuroloog`,
    facts: `date 27 januari 2026
person Y. Demir
person A. Kuijpers
reason wegrakingen trekkingen
medicine levetiracetam 500 mg 2
allergy none
value bloeddruk 126/79`,
  },
  {
    name: 'interne-diabetes',
    language: 'nl',
    date: '2026-05-06',
    text: `# Polikliniek interne geneeskunde
> Datum: 06-05-2026
> Patiënt: mw. R. Ramdin, 22-09-1961
> Reden van verwijzing: Ontregelde diabetes bij gebruik van olanzapine.
> Vraagstelling: Advies over de instelling.
## Medicatie na bezoek
| Middel | Dosis | Gebruik | Wijziging |
| Metformine | 1000 mg | 2dd1 | verhoogd |
| Gliclazide | 80 mg | 1dd1 | gestart |
| Atorvastatine | 20 mg | 1dd1 | geen |
| Olanzapine | 10 mg | 1dd1 | geen, overleg met psychiater |
## Metingen
| | Januari 2026 | Mei 2026 |
| HbA1c | 64 mmol/mol | 71 mmol/mol |
| Gewicht | 88 kg | 92 kg |
| LDL | 3,2 mmol/l | 2,7 mmol/l |
RR 136/80. Allergie: sulfonamiden.
dr. T. Aerts, internist`,
    facts: `date 06-05-2026
person R. Ramdin
person T. Aerts
reason diabetes olanzapine
question advies instelling
medicine metformine 1000 mg 2
medicine gliclazide 80 mg 1
medicine atorvastatine 20 mg 1
medicine olanzapine 10 mg 1
allergy sulfonamiden
value HbA1c 64 mmol/mol
value HbA1c 71 mmol/mol
value gewicht 88 kg
value gewicht 92 kg
value LDL 3.2 mmol/l
value LDL 2.7 mmol/l
value bloeddruk 136/80`,
  },
];
