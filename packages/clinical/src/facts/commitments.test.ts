import { expect, test } from 'vitest';
import { commits } from './commitments.ts';

test.each([
  ['Ik bel donderdag uw bewindvoerder.', 'nl'],
  ['Dan overleg ik met de cardioloog.', 'nl'],
  ['Ik vraag de wijkverpleegkundige om mee te kijken.', 'nl'],
  ['Ik laat volgende week uw schildklier prikken.', 'nl'],
  ['Dat leg ik voor aan mijn collega.', 'nl'],
  ['Ik schrijf een recept voor een maand.', 'nl'],
  ["I'll ask the pharmacist to ring you.", 'en'],
  ["I'm going to refer you to the memory clinic.", 'en'],
] as const)('the clinician takes something upon themselves: %s', (text, language) => {
  expect(commits(text, language)).toBe(true);
});

test.each([
  ['Ik vraag u nog iets over vroeger.', 'nl'],
  ['Dat vraag ik altijd.', 'nl'],
  ['Ik schrijf het even op.', 'nl'],
  ['Ik zie dat u moe bent.', 'nl'],
  ["I'll ask you a few questions.", 'en'],
] as const)('of the talk itself: %s', (text, language) => {
  expect(commits(text, language)).toBe(false);
});
