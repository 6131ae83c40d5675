/** The table of cases: each is a contact, the list it is judged by, what is right and where that is published. */
import { demoZpm } from './demo-zpm.ts';
import type { Contact, Doubt, Profession, Setting, TimeRule, ZpmLine } from './types.ts';
import { verifiedZpm } from './verified-zpm.ts';
import { consultCases } from './zpm-consult.cases.ts';
import { dimensionCases } from './zpm-dimension.cases.ts';
import { groupCases } from './zpm-group.cases.ts';

type Right = { code: string | null; times: number; doubt: Doubt; missing: string[] };
type ZpmCase = {
  row: string;
  source: string;
  contact: Contact;
  lines: readonly ZpmLine[];
  rule: TimeRule;
  right: Right;
};

const lists = { verified: verifiedZpm, demo: demoZpm };
const kinds = { B: 'treatment', D: 'diagnostics' } as const;
const doubts: readonly string[] = ['unknown', 'missing', 'not_billable', 'list'] satisfies Doubt[];
const words = (text = '') => text.trim().split(/\s+/);
const figure = (word: string | undefined) => (word === '?' || word === '-' ? null : Number(word));

export const anyContact: Contact = {
  day: '2026-02-03',
  profession: 'GZ',
  setting: 1,
  kind: 'treatment',
  is_planned: true,
  planned_minutes: 45,
  real_minutes: 45,
  group_size: 1,
  interpreter: 'none',
  travel_minutes: null,
};

function contactOf(who: string, times: string): Contact {
  const [profession, setting, kind, group] = words(who);
  const [planned, real] = words(times);
  return {
    ...anyContact,
    profession: profession === '?' ? null : (profession as Profession),
    setting: setting === '?' ? null : (Number(setting) as Setting),
    kind: kind === 'B' || kind === 'D' ? kinds[kind] : null,
    is_planned: planned !== '-',
    planned_minutes: figure(planned),
    real_minutes: figure(real),
    group_size: group ? Number(group.slice(1)) : 1,
  };
}

function rightOf(text: string): Right {
  const [first = '', ...rest] = words(text);
  if (doubts.includes(first)) return { code: null, times: 1, doubt: first as Doubt, missing: rest };
  const times = rest.find((word) => /^\d+x$/.test(word));
  return {
    code: first,
    times: times ? Number.parseInt(times, 10) : 1,
    doubt: rest.includes('time') ? 'time' : 'none',
    missing: [],
  };
}

export const zpmCases: readonly ZpmCase[] = [...consultCases, ...dimensionCases, ...groupCases].flatMap(
  ({ source, list, rule, rows }) =>
    rows
      .trim()
      .split('\n')
      .map((line) => {
        const row = line.trim();
        const [who = '', times = '', right = ''] = row.split(' | ');
        const lines = typeof list === 'string' ? lists[list] : list;
        return { row, source, contact: contactOf(who, times), lines, rule, right: rightOf(right) };
      }),
);
