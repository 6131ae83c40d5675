/** Referrals by family doctors, in the layout of the NHG and in their own. */
import type { Letter } from './letter.ts';

export const referrals: Letter[] = [
  {
    name: 'verwijzing-somberheid',
    language: 'nl',
    date: '2026-03-03',
    text: `# Verwijsbrief
> Van: Huisartsenpraktijk De Linde, Amersfoort
> Aan: GGZ Eemvallei, afdeling stemmingsstoornissen
> Datum: 3 maart 2026
> Patiënt: mevrouw A.M. Verhoef, geboren 14-05-1984
## Reden van verwijzing
Aanhoudende somberheid sinds het verlies van haar baan in oktober, met slecht slapen en gewichtsverlies.
## Vraagstelling
Graag uw diagnostiek en zo nodig behandeling van een depressieve stoornis.
## Voorgeschiedenis
2015 depressieve episode, behandeld met gesprekken bij de POH-ggz.
2019 hypothyreoïdie.
## Medicatie
| Middel | Sterkte | Gebruik | Sinds |
| Levothyroxine | 75 mcg | 1dd1 | 2019 |
| Sertraline | 50 mg | 1dd1 | 02-02-2026 |
| Temazepam | 10 mg | zo nodig voor de nacht | 09-02-2026 |
## Allergieën
Penicilline (huiduitslag).
## Onderzoek
RR 128/82. Gewicht 61 kg. PHQ-9: 19.
Met vriendelijke groet,
P. de Vries, huisarts`,
    facts: `date 3 maart 2026
person A.M. Verhoef
person P. de Vries
reason somberheid baan slapen gewichtsverlies
question diagnostiek behandeling depressieve stoornis
medicine levothyroxine 75 mcg 1
medicine sertraline 50 mg 1
medicine temazepam 10 mg
allergy penicilline
value bloeddruk 128/82
value gewicht 61 kg
value PHQ-9 19`,
  },
  {
    name: 'verwijzing-paniek',
    language: 'nl',
    date: '2026-01-19',
    text: `# Verwijzing naar de generalistische basis-ggz
> Datum: 19-01-2026
> Patiënt: dhr. J.P. Bakker
> Geboortedatum: 02-11-1991
Geachte collega,
## Reden van verwijzing
Paniekaanvallen sinds de zomer, twee tot drie keer per week, vooral in de trein en in de supermarkt. Hij vermijdt nu het openbaar vervoer.
## Vraagstelling
Behandeling met cognitieve gedragstherapie; graag ook uw advies over medicatie.
## Medicatie
- Propranolol 10 mg, zo nodig, maximaal 3 per dag
- Salbutamol 100 mcg aerosol zo nodig
## Intoleranties
Geen allergieën bekend.
## Lichamelijk onderzoek
RR 134/78, pols 84/min regulair. BMI 23,4. ECG zonder afwijkingen.
Suïcidaliteit: geen.
Met collegiale groet,
M. Yildiz, huisarts te Zeist`,
    facts: `date 19-01-2026
person J.P. Bakker
person M. Yildiz
reason paniekaanvallen trein supermarkt
question cognitieve gedragstherapie advies medicatie
medicine propranolol 10 mg
medicine salbutamol 100 mcg
allergy none
value bloeddruk 134/78
value pols 84
value BMI 23.4`,
  },
  {
    name: 'verwijzing-dementie',
    language: 'nl',
    date: '2026-02-11',
    text: `# Verwijsbrief geheugenpolikliniek
> Datum: 11-02-2026
> Patiënt: de heer C.W. van Leeuwen, 07-12-1943
> Verwijzer: K. Oosterhuis, huisarts
> Reden van verwijzing: Toenemende vergeetachtigheid sinds anderhalf jaar, verdwaalt op bekende routes.
> Vraagstelling: Is er sprake van dementie, en kan hij nog autorijden?
> Voorgeschiedenis: 2009 diabetes mellitus type 2; 2014 TIA; 2020 staaroperatie beiderzijds
> Allergie: geen
## Actuele medicatie
| Geneesmiddel | Dosering |
| Metformine 500 mg | 2dd1 |
| Clopidogrel 75 mg | 1dd1 |
| Simvastatine 40 mg | 1dd1 voor de nacht |
| Perindopril 4 mg | 1dd1 |
## Metingen
| Meting | Uitslag | Datum |
| MMSE | 22/30 | 04-02-2026 |
| Bloeddruk | 146/84 mmHg | 04-02-2026 |
| HbA1c | 58 mmol/mol | 28-01-2026 |
Zijn dochter Marjan is contactpersoon en komt mee naar de afspraak.`,
    facts: `date 11-02-2026
person C.W. van Leeuwen
person K. Oosterhuis
reason vergeetachtigheid verdwaalt
question dementie autorijden
medicine metformine 500 mg 2
medicine clopidogrel 75 mg 1
medicine simvastatine 40 mg 1
medicine perindopril 4 mg 1
allergy none
value MMSE 22
value bloeddruk 146/84
value HbA1c 58 mmol/mol`,
  },
  {
    name: 'verwijzing-alcohol',
    language: 'nl',
    date: '2026-04-07',
    text: `# Verwijzing verslavingszorg
Datum: 7 april 2026
Betreft: R. Kuiper, man, geboren 21-03-1970
## Reden van verwijzing
Drinkt sinds zijn scheiding ongeveer acht glazen bier per dag en wil stoppen. Twee keer zelf gestopt, beide keren met trillen en zweten.
## Vraagstelling
Graag opname voor ontgifting en daarna ambulante behandeling.
## Medicatie
Thiamine 100 mg 2dd1
Omeprazol 20 mg 1dd1
Diazepam is gestaakt op 12-03-2026.
## Lab 31-03-2026
Gamma-GT 212 U/l, ALAT 74 U/l, MCV 103 fl.
RR 152/94.
Overgevoelig voor: jodiumhoudend contrastmiddel.
De patiënt is op de hoogte van deze verwijzing.
L. Dijkstra, huisarts`,
    facts: `date 7 april 2026
person R. Kuiper
person L. Dijkstra
reason drinkt glazen bier stoppen
question opname ontgifting ambulante behandeling
medicine thiamine 100 mg 2
medicine omeprazol 20 mg 1
medicine diazepam
allergy jodiumhoudend
value gamma-GT 212 U/l
value ALAT 74 U/l
value MCV 103 fl
value bloeddruk 152/94`,
  },
  {
    name: 'verwijzing-kind',
    language: 'nl',
    date: '2026-05-18',
    text: `# Gezondheidscentrum Het Kompas
> Datum: 18-05-2026
> Betreft: Lotte Hendriks, geboren 09-09-2015
## Reden van verwijzing
Lotte slaapt sinds februari slecht, huilt veel en wil niet naar school. Vader en moeder zijn vorig jaar uit elkaar gegaan.
## Vraagstelling
Graag beoordeling van een angststoornis en ondersteuning van de ouders.
## Voorgeschiedenis
Constitutioneel eczeem. Astma, waarvoor fluticason 50 mcg 2dd1 en salbutamol 100 mcg zo nodig.
Allergie voor noten: zwelling van de lippen, EpiPen aanwezig.
Gewicht 34 kg, lengte 141 cm.
Moeder, Inge Hendriks, is bereikbaar na 17 uur.
E. Brouwer, kinderarts-huisarts in opleiding`,
    facts: `date 18-05-2026
person Lotte Hendriks
person Inge Hendriks
person E. Brouwer
reason slaapt huilt school
question angststoornis ondersteuning ouders
medicine fluticason 50 mcg 2
medicine salbutamol 100 mcg
allergy noten
value gewicht 34 kg
value lengte 141 cm`,
  },
];
