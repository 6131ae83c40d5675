/** An institution's own list, invented, for the tests of GGZ-NHN. */
import type { GgzNhnLine } from './types.ts';

const line = (code: string, mapping: Partial<GgzNhnLine>): GgzNhnLine => ({
  code,
  description: `Eigen code ${code}`,
  setting: null,
  profession: null,
  kind: null,
  minutes: null,
  group_size: null,
  ...mapping,
});

export const ownLines: readonly GgzNhnLine[] = [
  line('N100', { setting: 3, kind: 'treatment', minutes: 45 }),
  line('N101', { setting: 3, kind: 'treatment', minutes: 60 }),
  line('N110', { setting: 3, kind: 'diagnostics' }),
  line('N200', { setting: 4, profession: 'VPK' }),
  line('N201', { setting: 4, profession: 'VPK', kind: 'treatment' }),
  line('N300', { profession: 'PT', group_size: 8 }),
  line('N400', { profession: 'none' }),
  line('N900', {}),
];
