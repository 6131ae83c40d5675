import { expect, test } from 'vitest';
import { withInitials } from './privacy.ts';

test.each([
  ['Marloes houdt een dagboek bij.', 'Marloes Brandsma', 'M. houdt een dagboek bij.'],
  [
    'Brief van mevrouw Brandsma aan de huisarts.',
    'Marloes Brandsma',
    'Brief van mevrouw B. aan de huisarts.',
  ],
  ['Gezien met Éva.', 'Éva van den Bosch-Smit', 'Gezien met É..'],
  ['Afspraak met de van den Bosch-groep.', 'Éva van den Bosch-Smit', 'Afspraak met de van den B.-groep.'],
  ['De witte jas.', 'Anna de Wit', 'De witte jas.'],
])('%s about %s', (text, name, shown) => {
  expect(withInitials(text, name)).toBe(shown);
});
