import { expect, test } from 'vitest';
import { checkNote } from '../checks/check.ts';
import { noteMarkdown } from '../markdown.ts';
import { type OwnSection, ownFrom, templateFrom } from '../templates/own.ts';
import { templates } from '../templates.ts';
import { asTemplateSays } from './as-template-says.ts';
import { writeNote } from './write-note.ts';

const talk = [
  'Hoe slaapt u de laatste tijd?',
  'Ik slaap slecht. Ik word elke nacht om vier uur wakker.',
  'En hoe is uw stemming?',
  'Ik ben somber en ik pieker veel.',
  'Welke medicijnen gebruikt u?',
  'Ik gebruik sertraline, vijftig milligram.',
  'Dan verhogen we de sertraline naar honderd milligram.',
  'Ja, dat is goed.',
].map((text, seq) => ({ seq, start_s: seq * 4, end_s: seq * 4 + 4, text }));

const section = (
  heading: string,
  kinds: OwnSection['kinds'],
  more: Partial<OwnSection> = {},
): OwnSection => ({
  ...{ heading, kinds, style: 'telegram', wish: '', says_not_discussed: false, takes_rest: false },
  ...more,
});

function noteBy(...sections: OwnSection[]): string {
  const template = templateFrom({ id: 'own', name: 'Eigen', family: 'progress', sections });
  const draft = writeNote(talk, { template, language: 'nl' });
  const { text } = noteMarkdown(asTemplateSays(draft, template, 'nl'));
  expect(checkNote(text, talk, 'nl').marks).toEqual([]);
  return text;
}

const complaints = ['sleep', 'mood', 'complaint', 'course'] as const;

test('a note has the headings of the template in its order', () => {
  const text = noteBy(
    section('Afspraken', ['plan']),
    section('Pillen', ['medication']),
    section('Hoe het gaat', [...complaints], { takes_rest: true }),
  );
  expect(text.match(/^## .*$/gm)).toEqual(['## Afspraken', '## Pillen', '## Hoe het gaat']);
});

test('as a telegram nobody is named, in sentences the client is', () => {
  const rest = { takes_rest: true };
  expect(noteBy(section('Nu', [...complaints], rest))).toMatch(/Slaapt slecht/);
  expect(noteBy(section('Nu', [...complaints], { ...rest, style: 'sentences' }))).toMatch(
    /Cliënt slaapt slecht/,
  );
});

test('as a list every fact is a line', () => {
  const text = noteBy(section('Nu', [...complaints], { style: 'list', takes_rest: true }));
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every((line) => line.startsWith('- '))).toBe(true);
});

test('what nobody spoke about is written as such where the template asks for it', () => {
  const asked = section('Middelen', ['substances'], { says_not_discussed: true });
  const rest = section('Nu', [...complaints], { takes_rest: true });
  expect(noteBy(asked, rest)).toMatch(/^## Middelen\n\nNiet besproken\.\n\n## Nu/);
  expect(noteBy({ ...asked, says_not_discussed: false }, rest)).not.toMatch(/Middelen/);
});

test('what stands in a heading is text', () => {
  const text = noteBy(section('<script>alert(1)</script>', [...complaints], { takes_rest: true }));
  expect(text.startsWith('## <script>alert(1)</script>\n')).toBe(true);
});

test.each(templates)('$id is a starting point that has the same sections in the same order', (template) => {
  const own = templateFrom({ id: 'own', ...ownFrom(template, 'nl') });
  expect(own.sections.map(({ title, topics }) => [title.nl, topics])).toEqual(
    template.sections.map(({ title, topics }) => [title.nl, topics]),
  );
  expect(own.sections.findIndex(({ id }) => id === own.rest)).toBe(
    template.sections.findIndex(({ id }) => id === template.rest),
  );
});
