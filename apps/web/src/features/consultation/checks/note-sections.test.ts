import { expect, test } from 'vitest';
import { pastedText, sectionsOf, withSentence } from './note-sections.ts';

const note =
  '## Beloop\n\nSlaapt slecht.\n\n## Medicatie en bijwerkingen\n\nSertraline 50 mg.\n\n## Beleid\n\n1\\. Ophogen.\n';

test('a section is what stands between its heading and the next', () => {
  expect(sectionsOf(note).map(({ title, body }) => [title, body])).toEqual([
    ['Beloop', 'Slaapt slecht.'],
    ['Medicatie en bijwerkingen', 'Sertraline 50 mg.'],
    ['Beleid', '1\\. Ophogen.'],
  ]);
  expect(sectionsOf('Geen koppen.')).toEqual([]);
});

test('what is pasted reads as it reads on the screen', () => {
  expect(pastedText('1\\. Ophogen.\n\\- geen opsomming')).toBe('1. Ophogen.\n- geen opsomming');
});

test('a medicine that was left out is added under the section on medication', () => {
  const added = withSentence(note, { kind: 'medicine', text: 'Slikt ook oxazepam.' }, []);
  expect(added.text).toBe(note.replace('Sertraline 50 mg.\n', 'Sertraline 50 mg.\nSlikt ook oxazepam.\n'));
  expect(added.text.slice(added.offset)).toMatch(/^Slikt ook/);
});

test('the last section takes a sentence too', () => {
  const { text } = withSentence(note, { kind: 'agreement', text: 'Dinsdag terug.' }, []);
  expect(text).toBe(`${note}Dinsdag terug.\n`);
});

test('a section of the template that the note leaves out is opened for what belongs there', () => {
  const { text, offset } = withSentence(note, { kind: 'risk', text: 'Denkt aan de dood.' }, [
    'Conclusie',
    'Risico en veiligheid',
  ]);
  expect(text).toBe(`${note}\n## Risico en veiligheid\n\nDenkt aan de dood.\n`);
  expect(text.slice(offset)).toBe('Denkt aan de dood.\n');
});

test('without a section that fits, a sentence stands at the end', () => {
  expect(withSentence('Vrije tekst.', { kind: 'risk', text: 'Denkt aan\n de dood.' }, []).text).toBe(
    'Vrije tekst.\nDenkt aan de dood.\n',
  );
  expect(withSentence('', { kind: 'risk', text: 'Veilig.' }, [])).toEqual({ text: 'Veilig.\n', offset: 0 });
});
