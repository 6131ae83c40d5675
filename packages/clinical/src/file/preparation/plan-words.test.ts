import { expect, test } from 'vitest';
import { tellsPlan } from './plan-words.ts';

test.each([
  'Afgesproken dat zij de tabletten voortaan zelf uitzet.',
  'Lab bij de huisarts aangevraagd, prikken begin maart.',
  'Oxazepam weer zo nodig.',
  'Wil dit met haar zus bespreken.',
  'MRI 3-4 gepland.',
  'Ik mail de bedrijfsarts.',
  'Evaluatie februari met ouders erbij.',
  'Back to 10 mg from Monday.',
  'Bloods requested.',
])('a plan is told: %s', (text) => {
  expect(tellsPlan(text)).toBe(true);
});

test.each([
  'Afspraak bij de tandarts gemist.',
  'Kan er met haar man niet over overleggen.',
  'Gesprek verliep rustig.',
  'Slaapt slecht.',
  'Could not be arranged.',
])('no plan is told: %s', (text) => {
  expect(tellsPlan(text)).toBe(false);
});
