/** Cases about groups; `x6` is a group of six, `3x` three blocks. Other rows as in zpm-consult.cases.ts. */
import { demoZpm } from './demo-zpm.ts';
import { professions, settings } from './types.ts';
import type { ZpmCases } from './zpm-consult.cases.ts';

const blocks = 'ZPM wiki 153092107: blocks of 30 minutes, a rest counts above 15 minutes';

/** Real minutes and blocks. */
const byMinutes = '30:1 44:1 45:1 46:2 60:2 75:2 76:3 90:3 105:3 106:4 120:4 180:6';

export const groupCases: readonly ZpmCases[] = [
  {
    source: blocks,
    list: 'demo',
    rule: 'planning',
    rows: byMinutes
      .split(' ')
      .map((pair) => pair.split(':'))
      .map(([minutes, times]) => `GZ 3 B x6 | - ${minutes} | DEMO-G-GZ-6 ${times}x`)
      .join('\n'),
  },
  {
    source: `${blocks}; that a unit is "from 30 minutes" leaves 16 to 29 minutes in all open`,
    list: 'demo',
    rule: 'planning',
    rows: `
      GZ 3 B x6 | - 0 | not_billable
      GZ 3 B x6 | - 15 | not_billable
      GZ 3 B x6 | - 16 | unknown
      GZ 3 B x6 | - 29 | unknown`,
  },
  {
    source: 'NZa Q&A: planning = realisatie may be used for groups as well',
    list: 'demo',
    rule: 'planning',
    rows: `
      PT 3 B x8 | 90 90 | DEMO-G-PT-8 3x
      PT 3 B x8 | 90 75 | DEMO-G-PT-8 3x
      PT 3 B x8 | 90 74 | DEMO-G-PT-8 2x time
      PT 3 B x8 | 90 105 | DEMO-G-PT-8 3x
      PT 3 B x8 | 90 106 | DEMO-G-PT-8 4x time
      PT 3 B x8 | 45 58 | DEMO-G-PT-8 1x
      PT 3 B x8 | 90 ? | missing real_minutes
      PT 3 B x8 | ? 90 | missing planned_minutes`,
  },
  {
    source: 'ZPM wiki 153092107, where the institution registers real time',
    list: 'demo',
    rule: 'real',
    rows: `
      PT 3 B x8 | 90 75 | DEMO-G-PT-8 2x
      PT 3 B x8 | 90 76 | DEMO-G-PT-8 3x
      PT 3 B x8 | 90 15 | not_billable`,
  },
  {
    source: 'ZPM wiki 153092107: by profession and clients present, no difference by setting',
    list: 'demo',
    rule: 'planning',
    rows: [
      ...professions
        .filter((each) => each !== 'none')
        .map((each) => `${each} 5 B x4 | 60 60 | DEMO-G-${each}-4 2x`),
      ...[2, 3, 5, 7, 9, 10].map((size) => `VPK 4 B x${size} | 60 60 | DEMO-G-VPK-${size} 2x`),
      ...settings.map((setting) => `KP ${setting} B x3 | 60 60 | DEMO-G-KP-3 2x`),
      'KP ? ? x3 | 60 60 | DEMO-G-KP-3 2x',
      '? 3 B x3 | 60 60 | missing profession',
    ].join('\n'),
  },
  {
    source: 'Not verified: whether the last size of a table stands for larger groups',
    list: 'demo',
    rule: 'planning',
    rows: `
      GZ 3 B x11 | 60 60 | unknown
      GZ 3 B x25 | 60 60 | unknown`,
  },
  {
    source: 'No published code of a group was seen',
    list: 'verified',
    rule: 'planning',
    rows: `
      GZ 1 B x2 | 60 60 | list
      PT 1 D x6 | 90 90 | list`,
  },
  {
    source: 'One size is left out of the table, larger ones are there',
    list: demoZpm.filter(({ group_size }) => group_size !== 6),
    rule: 'planning',
    rows: 'GZ 3 B x6 | 60 60 | list',
  },
  {
    source: 'Two lines of one size and profession: which of them is not known',
    list: [...demoZpm, ...demoZpm.map((each) => ({ ...each, code: `${each.code}-2` }))],
    rule: 'planning',
    rows: 'GZ 3 B x6 | 60 60 | unknown',
  },
];
