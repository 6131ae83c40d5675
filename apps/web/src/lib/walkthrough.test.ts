import { expect, test } from 'vitest';
import { walkthroughName } from './walkthrough.ts';

test.each([
  ['first and last name', 'Vera', 'Zandstra', 'Vera Zandstra'],
  ['a first name alone', 'Vera', null, 'Vera'],
  ['what was typed, where there is neither', '', null, 'V. uit de wachtkamer'],
])('a client is called by %s', (_, first_name, last_name, name) => {
  const client_name = 'V. uit de wachtkamer';
  expect(walkthroughName({ client_name, patient: { first_name, last_name } })).toBe(name);
});
