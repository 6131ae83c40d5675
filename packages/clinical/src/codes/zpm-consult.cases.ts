/**
 * Cases of the published rules, written from the rules. A row is: profession, setting, kind (D or B) | planned, real | what is right.
 * `?`: nobody said; planned `-`: not planned. Right is a code, or the doubt and what is missing.
 */
import type { TimeRule, ZpmLine } from './types.ts';

export type ZpmCases = {
  /** Short name of the published rule. */
  source: string;
  list: 'verified' | 'demo' | readonly ZpmLine[];
  rule: TimeRule;
  rows: string;
};

const columns = ['GZ 1 D', 'GZ 1 B', 'PT 1 D', 'PT 1 B', 'KP 1 D', 'KP 1 B'];

/** By real minutes, one column a profession and kind. */
const byMinutes = `
    0 | not_billable not_billable not_billable not_billable not_billable not_billable
    4 | not_billable not_billable not_billable not_billable not_billable not_billable
    5 | CO0042 CO0107 CO0050 CO0115 CO0018 CO0083
   14 | CO0042 CO0107 CO0050 CO0115 CO0018 CO0083
   15 | CO0172 CO0237 CO0180 CO0245 CO0148 CO0213
   29 | CO0172 CO0237 CO0180 CO0245 CO0148 CO0213
   30 | CO0302 CO0367 CO0310 CO0375 list   list
   44 | CO0302 CO0367 CO0310 CO0375 list   list
   45 | CO0432 CO0497 CO0440 CO0505 CO0408 CO0473
   59 | CO0432 CO0497 CO0440 CO0505 CO0408 CO0473
   60 | CO0562 CO0627 CO0570 CO0635 CO0538 CO0603
   74 | CO0562 CO0627 CO0570 CO0635 CO0538 CO0603
   75 | CO0692 CO0757 CO0700 CO0765 list   list
   89 | CO0692 CO0757 CO0700 CO0765 list   list
   90 | CO0822 CO0887 CO0830 CO0895 list   CO0863
  119 | CO0822 CO0887 CO0830 CO0895 list   CO0863
  120 | CO0952 CO1017 CO0960 CO1025 list   list
  140 | CO0952 CO1017 CO0960 CO1025 list   list`;

const cells = (line: string) => line.trim().split(/[\s|]+/);

const everyStep = byMinutes
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [minutes, ...right] = cells(line);
    return columns.map((column, index) => `${column} | - ${minutes} | ${right[index]}`);
  })
  .join('\n');

/** Planned, then real minutes and the step that counts. */
const byPlanning = `
   10 | 5:5 10:5 25:5 26:15
   20 | 5:15 20:15 35:15 36:30
   30 | 5:5 14:5 15:30 30:30 45:30 46:45
   45 | 29:15 30:45 45:45 60:45 61:60
   50 | 34:30 35:45 50:45 65:45 66:60
   60 | 44:30 45:60 60:60 75:60 76:75
   75 | 59:45 60:75 75:75 90:75 91:90
   90 | 74:60 75:90 90:90 105:90 120:120
  120 | 104:90 105:120 120:120 135:120
  180 | 165:120 180:120 195:120`;

/** Real time outside of the bounds is a doubt about time; 16 minutes or more. */
const everyPlanning = byPlanning
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [planned, ...pairs] = cells(line);
    return pairs.map((pair) => {
      const [real, step] = pair.split(':');
      const isOff = Math.abs(Number(planned) - Number(real)) >= 16;
      return `GZ 3 B | ${planned} ${real} | DEMO-3-GZ-B-${step}${isOff ? ' time' : ''}`;
    });
  })
  .join('\n');

export const consultCases: readonly ZpmCases[] = [
  {
    source: 'Tariff pages of practices (codes); ZPM wiki 115802153 (from 5 minutes); NZa Q&A on 140 minutes',
    list: 'verified',
    rule: 'planning',
    rows: everyStep,
  },
  {
    source: 'ZPM wiki 317128731: Planning = realisatie, more than 15 minutes either way',
    list: 'demo',
    rule: 'planning',
    rows: everyPlanning,
  },
  {
    source: 'NZa Q&A: planned 45, took 30 is from 45; took 29 is from 15',
    list: 'verified',
    rule: 'planning',
    rows: `
      GZ 1 B | 45 30 | CO0497
      GZ 1 B | 45 29 | CO0237 time
      PT 1 B | 45 30 | CO0505
      PT 1 B | 45 29 | CO0245 time
      GZ 1 D | 45 30 | CO0432
      GZ 1 D | 45 29 | CO0172 time
      KP 1 B | 45 30 | CO0473
      KP 1 B | 45 29 | CO0213 time
      GZ 1 B | 45 29.5 | CO0237 time
      GZ 1 B | 45 60 | CO0497
      GZ 1 B | 45 60.5 | CO0627 time
      GZ 1 B | 45 0 | not_billable
      GZ 1 B | 45 4 | not_billable`,
  },
  {
    source: 'ZPM wiki 317128731: consultations are registered by real direct time unless the rule is used',
    list: 'verified',
    rule: 'real',
    rows: `
      GZ 1 B | 45 45 | CO0497
      GZ 1 B | 45 44 | CO0367
      GZ 1 B | 45 30 | CO0367
      GZ 1 B | 45 29 | CO0237
      GZ 1 B | 45 60 | CO0627
      GZ 1 B | 60 4 | not_billable
      PT 1 D | 60 75 | CO0700
      PT 1 D | 60 59 | CO0440
      GZ 1 B | ? 52 | CO0497
      GZ 1 B | 45 ? | missing real_minutes
      GZ 1 B | 45 44.9 | CO0367`,
  },
  {
    source: 'ZPM wiki 317128731: planning never counts for unplanned care',
    list: 'demo',
    rule: 'planning',
    rows: `
      GZ 3 B | - 38 | DEMO-3-GZ-B-30
      VPK 4 B | - 52 | DEMO-4-VPK-B-45
      ARTSSPEC 3 D | - 8 | DEMO-3-ARTSSPEC-D-5
      VS 4 B | - 61 | DEMO-4-VS-B-60
      OVERIG 5 B | - 29 | DEMO-5-OVERIG-B-15
      ARTS 7 D | - 91 | DEMO-7-ARTS-D-90
      VPK 4 B | - 3 | not_billable
      VPK 4 B | - ? | missing real_minutes`,
  },
  {
    source: 'No published rule: the planning is within its bounds, the contact under 5 minutes',
    list: 'demo',
    rule: 'planning',
    rows: `
      GZ 3 B | 15 0 | unknown
      GZ 3 B | 15 4 | unknown
      GZ 3 B | 19 4 | unknown
      GZ 3 B | 15 5 | DEMO-3-GZ-B-15
      GZ 3 B | 20 4 | not_billable`,
  },
];
