import { expect, test } from 'vitest';
import { identityIn } from './identity.ts';

const client = { first_name: 'Anna', last_name: 'Jansen-de Vries', date_of_birth: '1984-03-12' };

test.each([
  'Betreft: mw. A.B. Jansen-de Vries, geb. 12-03-1984',
  'Mevrouw De Vries-Jansen, geboren 12 maart 1984',
  'Naam: Jansen, Anna\nGeboortedatum: 12/03/84',
  'Re: Mrs Anna Jansen, DOB 1984-03-12',
  'Betreft: mevr. A. Jansen geb 12.03.1984',
  'Anna Jansen-de Vries (*12 mrt 1984)',
  'Betreft: A. de Vries e/v Jansen, 12031984',
])('name and day of birth fit: %s', (text) => {
  expect(identityIn(text, client)).toEqual({ name: 'fits', date_of_birth: 'fits' });
});

test.each<[string, ReturnType<typeof identityIn>]>([
  ['Inzake: Mw. J. Smit, geb. 1-1-1970', { name: 'differs', date_of_birth: 'differs' }],
  ['Patiënt: Mw. M. Jansen, geb. 4 mei 1990', { name: 'differs', date_of_birth: 'differs' }],
  ['Uw patiënt, de heer Pieter Jansen, zag ik op 3-4-2025.', { name: 'differs', date_of_birth: 'none' }],
  [
    'drs. M. Jansen, huisarts\nBetreft: dhr. K. Bos, geb. 3-3-1950',
    { name: 'differs', date_of_birth: 'differs' },
  ],
  ['Mw Jansen', { name: 'fits', date_of_birth: 'none' }],
  ['Dochter geb. 3-4-2015, mw. Jansen', { name: 'fits', date_of_birth: 'none' }],
  ['Geboren 12 - 03 - 1984', { name: 'none', date_of_birth: 'fits' }],
  ['Geachte collega, graag uw beoordeling.', { name: 'none', date_of_birth: 'none' }],
])('%s', (text, identity) => {
  expect(identityIn(text, client)).toEqual(identity);
});

test('another initial than that of the name one goes by fits where the day of birth does', () => {
  const hans = { first_name: 'Hans', last_name: 'de Boer', date_of_birth: '1950-11-02' };
  expect(identityIn('Betreft: dhr. J.W. de Boer, geb. 2-11-1950', hans).name).toBe('fits');
  expect(identityIn('Betreft: dhr. J.W. de Boer', hans).name).toBe('differs');
});
