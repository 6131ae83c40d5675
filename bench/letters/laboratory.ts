/** Results of laboratories: a table and a remark. */
import type { Letter } from './letter.ts';

export const laboratory: Letter[] = [
  {
    name: 'lab-lithium',
    language: 'nl',
    date: '2026-06-15',
    text: `# Laboratoriumuitslag
> Aanvrager: dr. N. Tromp, psychiater
> Patiënt: B. Sanders, 08-08-1966
> Afgenomen: 15-06-2026 08.15 uur
| Bepaling | Uitslag | Eenheid | Referentie |
| Lithium | 0,91 | mmol/l | 0,60 - 0,80 |
| Natrium | 139 | mmol/l | 135 - 145 |
| Kalium | 4,2 | mmol/l | 3,5 - 5,0 |
| Kreatinine | 96 | umol/l | 60 - 110 |
| eGFR | 74 | ml/min | > 60 |
| TSH | 4,8 | mU/l | 0,4 - 4,3 |
| Calcium | 2,48 | mmol/l | 2,20 - 2,60 |
Opmerking: lithium boven het streefgebied, laatste inname twaalf uur voor de afname.`,
    facts: `date 15-06-2026
person N. Tromp
person B. Sanders
value lithium 0.91 mmol/l
value natrium 139 mmol/l
value kalium 4.2 mmol/l
value kreatinine 96 umol/l
value eGFR 74 ml/min
value TSH 4.8 mU/l
value calcium 2.48 mmol/l`,
  },
  {
    name: 'lab-clozapine',
    language: 'nl',
    date: '2026-04-13',
    text: `# Klinisch chemisch laboratorium
Datum afname: 13-04-2026
Patiënt: I. Verbeek, geboren 30-05-1988
| Bepaling | Uitslag | Eenheid | Grenzen |
| Leukocyten | 5,6 | 10^9/l | 4,0 - 10,0 |
| Hemoglobine | 8,7 | mmol/l | 8,5 - 11,0 |
| Trombocyten | 231 | 10^9/l | 150 - 400 |
| Glucose nuchter | 6,3 | mmol/l | 4,0 - 6,1 |
| HbA1c | 41 | mmol/mol | 20 - 42 |
| Clozapine | 412 | ug/l | 350 - 600 |
Glucose licht verhoogd: herhaal over drie maanden.
Aanvrager: F. Lammers, psychiater`,
    facts: `date 13-04-2026
person I. Verbeek
person F. Lammers
value leukocyten 5.6
value hemoglobine 8.7 mmol/l
value trombocyten 231
value glucose 6.3 mmol/l
value HbA1c 41 mmol/mol
value clozapine 412 ug/l`,
  },
];
