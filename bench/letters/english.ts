/** Letters in English, as clients bring them from abroad. */
import type { Letter } from './letter.ts';

export const english: Letter[] = [
  {
    name: 'english-referral',
    language: 'en',
    date: '2026-02-10',
    text: `# Referral letter
> Date: 10 February 2026
> Patient: Ms O. Fenwick, born 12 March 1990
> Reason for referral: Low mood and panic attacks since moving to the Netherlands in August.
> Question: Assessment and treatment, please.
## Medication
| Medicine | Dose | Use |
| Sertraline | 100 mg | once daily |
| Propranolol | 40 mg | twice daily |
| Melatonin | 2 mg | at night |
## Allergies
Penicillin (rash).
## Findings
BP 122/78, weight 64 kg, PHQ-9: 16, GAD-7: 14.
No thoughts of suicide.
Dr T. Marlow, general practitioner`,
    facts: `date 10 February 2026
person O. Fenwick
person T. Marlow
reason low mood panic
question assessment treatment
medicine sertraline 100 mg 1
medicine propranolol 40 mg 2
medicine melatonin 2 mg
allergy penicillin
value blood pressure 122/78
value weight 64 kg
value PHQ-9 16
value GAD-7 14`,
  },
  {
    name: 'english-discharge',
    language: 'en',
    date: '2026-04-02',
    text: `# Discharge summary
2 April 2026
Re: Mr B. Achterberg, born 5 June 1983
Dear colleague,
[[
Mr Achterberg was admitted on 20 March with a manic episode. He had not slept for four nights, spent a large sum of money and argued with his neighbours. There was no earlier admission. His brother has bipolar disorder.
He was treated with olanzapine 15 mg at night and lorazepam 1 mg as needed. His sleep came back in a week. Lithium carbonate 400 mg twice daily was started on 25 March. The lithium level on 1 April was 0.65 mmol/l and creatinine was 82 umol/l.
At discharge his mood was stable and he had no plans to harm himself. Lorazepam was stopped. Weight was 85 kg. He has no known allergies. Please check the lithium level within two weeks.
]]
Dr S. Whitlock, psychiatrist`,
    facts: `date 2 April 2026
person B. Achterberg
person S. Whitlock
medicine olanzapine 15 mg
medicine lorazepam 1 mg
medicine lithium carbonate 400 mg 2
allergy none
value lithium 0.65 mmol/l
value creatinine 82 umol/l
value weight 85 kg`,
  },
  {
    name: 'english-psychologist',
    language: 'en',
    date: '2026-05-27',
    text: `# Treatment summary
Date: 27 May 2026
Client: R. Ashdown, born 30 October 1997
Reason for referral: obsessive thoughts about contamination.
Twelve sessions of exposure with response prevention. The Y-BOCS went from 29 to 15.
Current medication: fluvoxamine 150 mg once daily. Clomipramine 25 mg was tried and stopped because of dizziness.
Allergies: none known.
Advice: booster session in three months.
L. Penrose, clinical psychologist`,
    facts: `date 27 May 2026
person R. Ashdown
person L. Penrose
reason obsessive contamination
medicine fluvoxamine 150 mg 1
medicine clomipramine 25 mg
allergy none
value Y-BOCS 15`,
  },
  {
    name: 'english-laboratory',
    language: 'en',
    date: '2026-03-16',
    text: `# Laboratory report
> Date: 16 March 2026
> Patient: H. Calloway, born 8 July 1969
> Requested by: Dr I. Norwood
| Test | Result | Unit | Reference |
| Valproate | 68 | mg/l | 50 - 100 |
| ALT | 35 | U/l | < 45 |
| Platelets | 187 | 10^9/l | 150 - 400 |
| Sodium | 134 | mmol/l | 135 - 145 |
| Vitamin B12 | 260 | pmol/l | 140 - 640 |
Sodium slightly low: repeat in two weeks.`,
    facts: `date 16 March 2026
person H. Calloway
person I. Norwood
value valproate 68 mg/l
value ALT 35 U/l
value platelets 187
value sodium 134 mmol/l
value vitamin B12 260 pmol/l`,
  },
];
