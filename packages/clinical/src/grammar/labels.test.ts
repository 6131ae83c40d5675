import { expect, it } from 'vitest';
import { askedAbout } from './asked-about.ts';
import { pointingAt } from './pointing.ts';
import { reported } from './reported.ts';

it.each([
  ['Beweegt u genoeg?', 'bewegen'],
  ['Jeuk?', 'jeuk'],
  ['En boven de nul, plus één of plus twee?', ''],
  ['Houdt u de armen eens voor u uit.', ''],
  ['Gaat u even op de weegschaal staan?', 'gewicht'],
  ['Gedachten dat je de baby iets aan zou doen?', 'gedachten dat cliënt de baby iets aan zou doen'],
  ['Hoe was je stemming voor de verhuizing?', 'stemming voor de verhuizing'],
  ['Dat schrijf ik op, en het bellen met Joost?', 'bellen met Joost'],
  ['Dat moest toch in de ochtend?', ''],
  ['Doen ze dan alles tegelijk?', ''],
])('names what is asked about, or nothing: %s', (question, label) => {
  expect(askedAbout(question, 'nl')).toBe(label);
});

it('finds the person whom an answer points at', () => {
  expect(pointingAt('En het bellen met Joost?', 'Die heb ik geblokkeerd.', 'nl')).toBe(
    'Joost heb ik geblokkeerd.',
  );
});

it.each([
  ['Je armen zwaaien mooi mee.', 'Armen zwaaien mooi mee'],
  ['Je pols was toen zestig.', 'Pols was toen zestig'],
  ['Je slaap is beter.', 'Slaap is beter'],
  ['Je werkt nog drie dagen.', 'Werkt nog drie dagen'],
  ['Femke belt u op dinsdag.', 'Femke belt cliënt op dinsdag'],
  ['De huisarts ziet u volgende week.', 'Huisarts ziet cliënt volgende week'],
  ['De pillen neemt u met water.', 'Neemt de pillen met water'],
])('knows whose it is and who does it: %s', (said, text) => {
  expect(reported(said, { speaker: 'clinician', language: 'nl' })?.text.replace(/\.$/, '')).toMatch(
    new RegExp(`^(?:De )?${text}$`, 'i'),
  );
});
