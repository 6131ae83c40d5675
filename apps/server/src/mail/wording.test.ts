import { expect, test } from 'vitest';
import { greeting, inOneLine } from './wording.ts';

test.each(['Lotte', 'Anne-Marie', "Jan d'Arc", 'J. P.', '李雷', 'Zoë van der Berg'])(
  'the name %s is greeted as it is',
  (name) => {
    expect(greeting.nl(name)).toBe(`Beste ${name},`);
  },
);

test.each([
  'Lotte\nJe bent gehackt',
  'Lotte\u2028klik',
  'https://kwaad.example',
  'kwaad.example',
  'www.kwaad',
  'Bel mij@kwaad.example',
  'Lotte \u202Ednal',
  'x'.repeat(61),
  '\u200B',
])('what is no name is not repeated in a mail: %j', (name) => {
  expect(greeting.nl(name)).toBe('Beste collega,');
  expect(greeting.en(name)).toBe('Dear colleague,');
});

test('a line of the contact form is one line, and without what a mail program makes a link of', () => {
  expect(inOneLine('Kliniek\r\nBcc: ik@elders.example http://kwaad.example aan Zee')).toBe(
    'Kliniek Bcc: aan Zee',
  );
});
