import { describe, expect, test } from 'vitest';
import { pointingAt } from './pointing.ts';

describe('what an answer points at is named', () => {
  test.each([
    ['En de metoprolol?', 'Die heb ik niet meer.', 'Metoprolol heb ik niet meer.'],
    ['Hoe is de eetlust?', 'Die komt weer terug.', 'Eetlust komt weer terug.'],
    ['Neemt u de plaspillen nog?', 'Nee, die heb ik weggegooid.', 'Nee, plaspillen heb ik weggegooid.'],
    ['Is die gedachte er nog?', 'Die is weg.', 'Gedachte is weg.'],
  ])('%s – %s', (question, answer, named) => expect(pointingAt(question, answer, 'nl')).toBe(named));

  test.each([
    ['Eet u samen met uw man?', 'Die werkt dan.'],
    ['Neemt u de pillen nog?', 'Die is vorige week gestopt.'],
    ['Hoe gaat het?', 'Die vraag krijg ik vaker.'],
    ['Hoe is de eetlust?', 'Dat gaat wel.'],
  ])('%s – %s stays as it was said', (question, answer) =>
    expect(pointingAt(question, answer, 'nl')).toBe(answer),
  );
});
