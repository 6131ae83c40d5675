/** Cases about who, where and what kind; about what nobody said; about tables that leave a question. Rows as in zpm-consult.cases.ts. */
import { type Profession, professions, settings, type ZpmLine } from './types.ts';
import type { ZpmCases } from './zpm-consult.cases.ts';

const billing = professions.filter((profession) => profession !== 'none');
const rows = (each: readonly string[]) => each.join('\n');
const isVerified = (profession: Profession) => ['GZ', 'PT', 'KP'].includes(profession);

const line = (code: string, dimensions: Partial<ZpmLine>): ZpmLine => ({
  code,
  description: `Regel ${code}`,
  type: 'consult',
  setting: null,
  profession: null,
  kind: null,
  minutes: null,
  group_size: null,
  tariff_cents: null,
  ...dimensions,
});

export const dimensionCases: readonly ZpmCases[] = [
  {
    source: 'ZPM wiki 580059137 (eight settings) and 115834904 (eight professions)',
    list: 'demo',
    rule: 'planning',
    rows: rows(
      settings.flatMap((setting) =>
        billing.flatMap((profession) => [
          `${profession} ${setting} B | 45 50 | DEMO-${setting}-${profession}-B-45`,
          `${profession} ${setting} D | - 92 | DEMO-${setting}-${profession}-D-90`,
        ]),
      ),
    ),
  },
  {
    source: 'No published code seen: settings 2 to 8, and professions other than GZ, PT, KP',
    list: 'verified',
    rule: 'planning',
    rows: rows([
      ...settings.slice(1).flatMap((setting) => billing.map((each) => `${each} ${setting} B | 45 45 | list`)),
      ...billing
        .filter((each) => !isVerified(each))
        .flatMap((each) => [`${each} 1 B | 45 45 | list`, `${each} 1 D | - 20 | list`]),
    ]),
  },
  {
    source: 'ZPM wiki 115834904: only listed professions register consultations',
    list: 'demo',
    rule: 'planning',
    rows: rows([
      ...settings.map((setting) => `none ${setting} B | 45 45 | not_billable`),
      'none ? ? | - ? | not_billable',
      'none 3 B | - 3 | not_billable',
      'none 3 B x6 | 90 90 | not_billable',
    ]),
  },
  {
    source: 'normenkaderzorg.nl: the price depends on setting, profession, kind and direct minutes',
    list: 'demo',
    rule: 'planning',
    rows: `
      ? 3 B | 45 45 | missing profession
      GZ ? B | 45 45 | missing setting
      GZ 3 ? | 45 45 | missing kind
      GZ ? ? | 45 45 | missing setting kind
      ? ? ? | 45 45 | missing setting profession kind
      GZ 3 B | ? 45 | missing planned_minutes
      GZ 3 B | 45 ? | missing real_minutes
      GZ 3 B | ? ? | missing planned_minutes real_minutes
      GZ 3 B | ? 150 | DEMO-3-GZ-B-120
      GZ 3 B | ? 135 | DEMO-3-GZ-B-120
      GZ 3 B | ? 134 | missing planned_minutes
      GZ ? B | - ? | missing setting real_minutes
      ? ? ? | ? ? | missing setting profession kind planned_minutes real_minutes
      ? ? ? | - 4 | not_billable
      GZ ? ? | - 2 | not_billable
      ? 3 B | - 0 | not_billable`,
  },
  {
    source: 'The verified lines are of setting 1 and of GZ, PT, KP only',
    list: 'verified',
    rule: 'planning',
    rows: `
      GZ ? B | 45 45 | missing setting
      GZ 1 ? | 45 45 | missing kind
      ? 1 B | 45 45 | missing profession
      VPK ? ? | 45 45 | list
      GZ 3 ? | - 50 | list
      VPK 1 B | - ? | list
      KP ? ? | - 30 | list
      KP 1 ? | - 90 | missing kind
      KP 1 ? | - 120 | list`,
  },
  {
    source: 'A table that leaves the setting open: then it makes no difference',
    list: [line('A45', { profession: 'GZ', kind: 'treatment', minutes: 45 })],
    rule: 'planning',
    rows: `
      GZ ? B | 45 45 | A45
      GZ 5 B | 45 45 | A45
      GZ ? D | 45 45 | list
      GZ ? ? | 45 45 | missing kind`,
  },
  {
    source: 'skipr.nl: two tariffs for self-employed psychiatrists, so two lines for one case',
    list: [
      line('P1', { setting: 1, profession: 'ARTSSPEC', kind: 'treatment', minutes: 45 }),
      line('P2', { setting: 1, profession: 'ARTSSPEC', kind: 'treatment', minutes: 45 }),
      line('P3', { setting: 1, profession: 'ARTSSPEC', kind: 'treatment', minutes: 60 }),
    ],
    rule: 'planning',
    rows: `
      ARTSSPEC 1 B | 45 45 | unknown
      ARTSSPEC 1 B | 60 60 | P3
      ARTSSPEC 1 D | 45 45 | list`,
  },
  {
    source:
      'normenkaderzorg.nl: steps are 5, 15, 30, 45, 60, 75, 90, 120; another step is not the published table',
    list: [
      line('T45', { setting: 1, profession: 'GZ', kind: 'treatment', minutes: 45 }),
      line('T50', { setting: 1, profession: 'GZ', kind: 'treatment', minutes: 50 }),
    ],
    rule: 'planning',
    rows: `
      GZ 1 B | 45 45 | unknown
      GZ 1 B | - 52 | unknown
      GZ 1 D | 45 45 | list`,
  },
  {
    source: 'Figures that cannot be',
    list: 'demo',
    rule: 'planning',
    rows: `
      GZ 3 B | - -5 | unknown
      GZ 3 B | - 1441 | unknown
      GZ 3 B | - NaN | unknown
      GZ 3 B | 0 10 | unknown
      GZ 3 B x0 | 45 45 | unknown
      GZ 3 B x2.5 | 45 45 | unknown`,
  },
  { source: 'No table on that day', list: [], rule: 'planning', rows: 'GZ 3 B | 45 45 | list' },
];
