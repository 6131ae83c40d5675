import { expect, test } from 'vitest';
import { found, medicineInBrief } from '../../../test/papers.ts';

const medicines = (text: string) =>
  found(text, ['medicine'], { language: text.startsWith('Drug') ? 'en' : 'nl' }).map(medicineInBrief);

test.each<[string, string[]]>([
  [
    'Middel\tDosis\tGebruik\tBijwerking\nClozapine\t100 mg\t2dd1\tkwijlen\nValproïnezuur\t500 mg\t2dd1\tgeen',
    ['clozapine 100 mg 2/day: continued', 'valproïnezuur 500 mg 2/day: continued'],
  ],
  [
    'Middel\tSterkte\tDosering\tOpmerking\nBumetanide\t2 mg\t1dd1\tverhoogd van 1 mg\nAcetylsalicylzuur\t80 mg\t1dd1\tgestaakt',
    ['bumetanide 2 mg 1/day: raised', 'acetylsalicylzuur 80 mg 1/day: stopped'],
  ],
  [
    'Geneesmiddel\tDosering\tBegin\tEinde\nOxazepam 10 mg\t2dd1\t01-02-2025\t15-04-2025\nSertraline 50 mg\t1dd1\t01-03-2025',
    [
      'oxazepam 10 mg 2/day: stopped 2025-04-15 since 2025-02-01',
      'sertraline 50 mg 1/day: continued since 2025-03-01',
    ],
  ],
  [
    'Middel\tOchtend\tMiddag\tAvond\tNacht\nLithiumcarbonaat 400 mg\t1\t0\t0\t1\nQuetiapine 100 mg\t0\t0\t0\t2',
    ['lithiumcarbonaat 400 mg 2/day: continued', 'quetiapine 2×100 mg 1/day: continued'],
  ],
  [
    'Drug\tDose\tFrequency\tStatus\nOlanzapine\t15 mg\tat night\tRestarted\nHaloperidol\t5 mg\ttwice daily\tStopped',
    ['olanzapine 15 mg 1/day night: started', 'haloperidol 5 mg 2/day: stopped'],
  ],
  [
    'Drug\tDose\tUse\tStarted\tComments\nLithium carbonate\t400 mg\tonce daily\t2009\tlevel 0.9 mmol/l on 2 May\nSimvastatin\t40 mg\tat night\t2012\tstop: replaced by atorvastatin 20 mg',
    [
      'lithium carbonate 400 mg 1/day: continued since 2009-01-01',
      'simvastatin 40 mg 1/day night: stopped since 2012-01-01',
    ],
  ],
])('a cell says what its column is about: %s', (text, medicine) => {
  expect(medicines(text)).toEqual(medicine);
});
