/** Which letter is which file: 20 PDF with text, 8 DOCX, 12 scans. */
import { columnLetters } from './column-letters.ts';
import { english } from './english.ts';
import { hospital } from './hospital.ts';
import { laboratory } from './laboratory.ts';
import type { Letter, LetterFile, Look, Scan } from './letter.ts';
import { mentalHealth } from './mental-health.ts';
import { moreReferrals } from './more-referrals.ts';
import { others } from './others.ts';
import { referrals } from './referrals.ts';
import { shortLetters } from './short-letters.ts';

const letters = new Map<string, Letter>(
  [referrals, moreReferrals, columnLetters, hospital, laboratory, mentalHealth, others, shortLetters, english]
    .flat()
    .map((letter) => [letter.name, letter]),
);

const docx = [
  'verwijzing-paniek',
  'verwijzing-dwang',
  'verwijzing-eetstoornis',
  'interne-diabetes',
  'psycholoog-afsluiting',
  'intake-persoonlijkheid',
  'maatschappelijk-werk',
  'english-psychologist',
];

const scan = (
  dpi: number,
  skew_degrees: number,
  noise: number,
  as: Scan['as'],
  { hasStamp = false, blur = 0 } = {},
): Scan => ({ dpi, skew_degrees, noise, blur, hasStamp, as });

const scans: Record<string, Scan> = {
  'verwijzing-trauma': scan(200, 1.2, 0.3, 'jpeg', { hasStamp: true }),
  'verwijzing-dementie': scan(300, -0.8, 0.2, 'tiff'),
  'verwijzing-kind': scan(150, 0.5, 0.2, 'jpeg'),
  'verwijzing-burnout': scan(200, -2, 0.4, 'pdf', { hasStamp: true }),
  'verwijzing-slaap': scan(300, 1.6, 0.6, 'png', { blur: 0.6 }),
  'ontslag-delier': scan(250, 0.9, 0.3, 'jpeg'),
  'lab-clozapine': scan(200, -1.1, 0.2, 'jpeg', { hasStamp: true }),
  'seh-intoxicatie': scan(150, 0, 0.3, 'pdf'),
  ouderenpsychiatrie: scan(300, -1.5, 0.5, 'jpeg', { blur: 0.8 }),
  thuiszorg: scan(200, 2, 0.2, 'png'),
  'apotheek-wijziging': scan(200, 0.3, 0.8, 'jpeg', { hasStamp: true }),
  'english-discharge': scan(250, -0.6, 0.4, 'tiff'),
};

const usual: Look = { font: 'sans', points: 11, hasLines: true };
/** Letters that look otherwise. */
const looks: [look: Look, letters: string[]][] = [
  [
    { font: 'serif', points: 12, hasLines: false },
    [
      'verwijzing-trauma',
      'verwijzing-postpartum',
      'lab-lithium',
      'psychiater-psychose',
      'fysiotherapie-rug',
      'bedrijfsarts',
      'english-referral',
    ],
  ],
  [
    { font: 'sans', points: 10, hasLines: false },
    [
      'verwijzing-adhd',
      'verwijzing-bipolair',
      'verwijzing-slaap',
      'lab-clozapine',
      'fysiotherapie-copd',
      'thuiszorg',
      'english-discharge',
    ],
  ],
  [
    { font: 'serif', points: 11, hasLines: true },
    [
      'verwijzing-dementie',
      'ontslag-hartfalen',
      'neurologie-epilepsie',
      'crisisdienst',
      'apotheek-overzicht',
      'huisartsenpost',
    ],
  ],
  [
    { font: 'mono', points: 10, hasLines: false },
    [
      'verwijzing-alcohol',
      'ontslag-delier',
      'ouderenpsychiatrie',
      'apotheek-wijziging',
      'medicatiecontrole',
      'english-laboratory',
    ],
  ],
];

const lookOf = (name: string) => looks.find(([, names]) => names.includes(name))?.[0] ?? usual;

export const letterFiles: LetterFile[] = [...letters.values()].map((letter) => {
  if (docx.includes(letter.name)) return { letter, form: 'docx' };
  const look = lookOf(letter.name);
  const scanned = scans[letter.name];
  return scanned ? { letter, form: 'scan', look, scan: scanned } : { letter, form: 'pdf', look };
});
