/** Letters of others around a client: physiotherapist, pharmacy, social worker, company doctor, nurse. */
import type { Letter } from './letter.ts';

export const others: Letter[] = [
  {
    name: 'fysiotherapie-rug',
    language: 'nl',
    date: '2026-03-25',
    text: `# Fysiotherapie Centrum, tussenrapportage
> Datum: 25-03-2026
> Patiënt: dhr. L. Martens, 16-07-1980
> Reden van verwijzing: Chronische lage rugpijn met bewegingsangst.
## Bevindingen
Flexie beperkt, geen uitstraling. NPRS 6 in rust en 8 bij tillen. Zesminutenwandeltest 410 m.
## Beloop
Na zes behandelingen loopt hij dertig minuten zonder pauze. Hij gebruikt diclofenac 50 mg zo nodig en wil minder tabletten.
## Advies
Voortzetten met graded activity. Slaap en somberheid spelen mee; overweeg verwijzing naar de POH-ggz.
J. van Dam, fysiotherapeut`,
    facts: `date 25-03-2026
person L. Martens
person J. van Dam
reason rugpijn bewegingsangst
medicine diclofenac 50 mg
value NPRS 6
value NPRS 8
value zesminutenwandeltest 410 m`,
  },
  {
    name: 'fysiotherapie-copd',
    language: 'nl',
    date: '2026-01-14',
    text: `# Eindverslag longrevalidatie
Datum: 14 januari 2026
Betreft: mw. N. Kok, geboren 01-06-1955
Reden van verwijzing: COPD met angst voor benauwdheid.
| Meting | Start | Einde |
| Zesminutenwandeltest | 280 m | 365 m |
| Gewicht | 58 kg | 60 kg |
| Saturatie in rust | 93 % | 95 % |
Medicatie volgens de longarts: tiotropium 18 mcg 1dd1, prednisolon 5 mg 1dd1.
Zij durft weer alleen naar de winkel. HADS angst daalde van 14 naar 8.
R. Fokkema, fysiotherapeut`,
    facts: `date 14 januari 2026
person N. Kok
person R. Fokkema
reason COPD angst benauwdheid
medicine tiotropium 18 mcg 1
medicine prednisolon 5 mg 1
value zesminutenwandeltest 280 m
value zesminutenwandeltest 365 m
value gewicht 58 kg
value gewicht 60 kg
value saturatie 93 %
value saturatie 95 %
value HADS 8`,
  },
  {
    name: 'apotheek-overzicht',
    language: 'nl',
    date: '2026-06-01',
    text: `# Actueel medicatieoverzicht
> Apotheek: De Gaper, Hilversum
> Datum: 01-06-2026
> Patiënt: mw. J. Timmermans, 23-10-1958
| Geneesmiddel | Sterkte | Gebruik | Start | Voorschrijver |
| Amitriptyline | 25 mg | 1dd1 voor de nacht | 03-2024 | huisarts |
| Pregabaline | 75 mg | 2dd1 | 11-2025 | neuroloog |
| Pantoprazol | 40 mg | 1dd1 | 2018 | huisarts |
| Bisoprolol | 2,5 mg | 1dd1 | 2021 | cardioloog |
| Rosuvastatine | 10 mg | 1dd1 | 2021 | cardioloog |
| Oxycodon | 5 mg | zo nodig | 05-2026 | huisarts |
Overgevoeligheden: codeïne, tetracycline.
Gestopt in de laatste drie maanden: tramadol 50 mg (misselijkheid).`,
    facts: `date 01-06-2026
person J. Timmermans
medicine amitriptyline 25 mg 1
medicine pregabaline 75 mg 2
medicine pantoprazol 40 mg 1
medicine bisoprolol 2.5 mg 1
medicine rosuvastatine 10 mg 1
medicine oxycodon 5 mg
medicine tramadol 50 mg
allergy codeïne
allergy tetracycline`,
  },
  {
    name: 'apotheek-wijziging',
    language: 'nl',
    date: '2026-02-19',
    text: `# Melding van de apotheek
19-02-2026
Betreft: H. Zwart, 12-02-1949
Geachte voorschrijver,
Bij de combinatie van lithium en ibuprofen kan de lithiumspiegel stijgen. Mevrouw gebruikt sinds vorige week ibuprofen 400 mg driemaal daags van de drogist.
Huidige middelen: lithiumcarbonaat 300 mg tweemaal daags, amlodipine 10 mg eenmaal daags.
Voorstel: stop ibuprofen, gebruik paracetamol 500 mg tot viermaal daags en controleer de spiegel binnen een week. De laatste spiegel was 0,68 mmol/l.
B. Nagel, apotheker`,
    facts: `date 19-02-2026
person H. Zwart
person B. Nagel
medicine ibuprofen 400 mg 3
medicine lithiumcarbonaat 300 mg 2
medicine amlodipine 10 mg 1
medicine paracetamol 500 mg 4
value lithium 0.68 mmol/l`,
  },
  {
    name: 'maatschappelijk-werk',
    language: 'nl',
    date: '2026-05-21',
    text: `# Overdracht maatschappelijk werk
> Datum: 21-05-2026
> Betreft: dhr. S. Blom, 04-04-1985
> Reden van verwijzing: Schulden en dreigende huisuitzetting na langdurige depressie.
> Vraagstelling: Ondersteuning bij budgetbeheer tijdens de behandeling.
## Situatie
De schuld is 14.200 euro bij zes schuldeisers. Hij woont alleen met zijn dochter Evi om het weekend. Hij gebruikt bupropion 150 mg 1dd1.
## Afspraken
Aanvraag schuldhulp ingediend op 18 mei. De woningcorporatie wacht tot 1 juli.
Geen signalen van gevaar voor hemzelf.
F. Visser, maatschappelijk werker`,
    facts: `date 21-05-2026
person S. Blom
person F. Visser
reason schulden huisuitzetting depressie
question ondersteuning budgetbeheer
medicine bupropion 150 mg 1`,
  },
  {
    name: 'bedrijfsarts',
    language: 'nl',
    date: '2026-03-09',
    text: `# Brief van de bedrijfsarts
9 maart 2026
Betreft: mw. C. Driessen, geboren 20-02-1977
Geachte collega,
## Reden van verwijzing
Sinds november arbeidsongeschikt door klachten van uitputting en paniek na een conflict op het werk.
## Vraagstelling
Welke belasting is nu mogelijk, en wat is uw verwachting van het herstel?
## Gegevens
Zij gebruikt mirtazapine 30 mg eenmaal daags en bisoprolol 5 mg eenmaal daags. Bloeddruk op mijn spreekuur 144/90, gewicht 73 kg. Geen allergieën bekend.
Zij bouwt op met twee keer drie uur per week.
K. Eggink, bedrijfsarts`,
    facts: `date 9 maart 2026
person C. Driessen
person K. Eggink
reason arbeidsongeschikt uitputting paniek
question belasting herstel
medicine mirtazapine 30 mg 1
medicine bisoprolol 5 mg 1
allergy none
value bloeddruk 144/90
value gewicht 73 kg`,
  },
  {
    name: 'thuiszorg',
    language: 'nl',
    date: '2026-06-11',
    text: `# Overdracht thuiszorg
> Datum: 11-06-2026
> Cliënt: dhr. W. Hoekstra, 29-03-1936
> Reden van overdracht: Weigert medicatie en eet slecht sinds het overlijden van zijn vrouw.
## Metingen
| Datum | Gewicht | RR | Glucose |
| 21-05-2026 | 69,5 kg | 138/72 | 8,1 mmol/l |
| 04-06-2026 | 67,0 kg | 126/70 | 7,4 mmol/l |
## Medicatie in baxterrol
- Gliclazide 30 mg 1dd1
- Lisinopril 10 mg 1dd1
- Donepezil 5 mg 1dd1 voor de nacht
Allergie: pleisters. Zijn zoon Klaas komt op zondag.
Y. Postmus, wijkverpleegkundige`,
    facts: `date 11-06-2026
person W. Hoekstra
person Y. Postmus
reason weigert medicatie eet overlijden
medicine gliclazide 30 mg 1
medicine lisinopril 10 mg 1
medicine donepezil 5 mg 1
allergy pleisters
value gewicht 69.5 kg
value gewicht 67 kg
value bloeddruk 138/72
value bloeddruk 126/70
value glucose 8.1 mmol/l
value glucose 7.4 mmol/l`,
  },
];
