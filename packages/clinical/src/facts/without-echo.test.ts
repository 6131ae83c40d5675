import { expect, test } from 'vitest';
import { withoutEcho } from './without-echo.ts';

test.each([
  ['Maandag 6 juli om tien uur: 6 juli, tien uur', 'Maandag 6 juli om tien uur'],
  ['Sinds: sinds de zomer', 'Sinds de zomer'],
  ['Hoofdpijn: eh; ja; vooral in de ochtend', 'Hoofdpijn: eh; vooral in de ochtend'],
  ['Slaap: nou ja, vijf uur', 'Slaap: vijf uur'],
  ['Eetlust: minder; klopt; afgevallen', 'Eetlust: minder; afgevallen'],
  ['Werkt drie dagen; in mei vier', 'Werkt drie dagen; in mei vier'],
  ['Angst: in de bus', 'Angst: in de bus'],
])('%s is written as %s', (clause, note) => expect(withoutEcho(clause, 'nl')).toBe(note));
