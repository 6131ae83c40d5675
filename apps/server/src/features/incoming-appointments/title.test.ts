import { expect, test } from 'vitest';
import { clientInTitle } from './title.ts';

const none = { client_name: null, client_code: null, date_of_birth: null };

test.each([
  ['Bram de Kuiper', { client_name: 'Bram de Kuiper' }],
  ['Intake: Bram de Kuiper', { client_name: 'Bram de Kuiper' }],
  ['Bram de Kuiper - vervolgconsult', { client_name: 'Bram de Kuiper' }],
  ['Consult met Bram de Kuiper', { client_name: 'Bram de Kuiper' }],
  ['EMDR 3 – Bram de Kuiper', { client_name: 'Bram de Kuiper' }],
  ['Bram de Kuiper (geb. 1-2-1980)', { client_name: 'Bram de Kuiper', date_of_birth: '1980-02-01' }],
  ['[C-17] Bram de Kuiper', { client_name: 'Bram de Kuiper', client_code: 'C-17' }],
  ['Intake #C-17', { client_code: 'C-17' }],
  ['Anne-Marie Van-der-Velde', { client_name: 'Anne-Marie Van-der-Velde' }],
  ['', {}],
  ['12:30', {}],
])('“%s” is about whom it names', (title, named) => {
  expect(clientInTitle(title, null)).toEqual({ ...none, ...named });
});

test('what the text of an event says by name goes before its title', () => {
  const text = 'Cliënt: Bram de Kuiper\nCliëntnummer: C-17\nGeboortedatum: 1 februari 1980\nKamer 4';
  expect(clientInTitle('Bezet', text)).toEqual({
    ...{ client_name: 'Bram de Kuiper', client_code: 'C-17', date_of_birth: '1980-02-01' },
  });
});
