import { expect, test } from 'vitest';
import { isOfDeath } from './death-thoughts.ts';

test.each([
  'Heb je weleens gedacht dat je er liever niet was?',
  'Denkt u aan zelfmoord?',
  'Ik zou mezelf nooit iets aandoen.',
  'Dacht u: was ik er maar niet meer?',
  'Het hoeft voor mij niet meer.',
])('%s is of the risk', (said) => expect(isOfDeath(said, 'nl')).toBe(true));

test.each(['Have you thought of ending your life?', 'I would never hurt myself.'])(
  '%s is of the risk',
  (said) => expect(isOfDeath(said, 'en')).toBe(true),
);

test.each(['Mijn opa is dood.', 'Ik ben doodmoe.', 'Ik wil er niet meer over praten.'])('%s is not', (said) =>
  expect(isOfDeath(said, 'nl')).toBe(false),
);
