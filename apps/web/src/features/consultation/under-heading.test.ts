import { expect, test } from 'vitest';
import { headingAt, withLineUnder } from './under-heading.ts';

const titles = ['Beloop', 'Medicatie en bijwerkingen', 'Plan'];
const note = '## Beloop\n\nSlaapt slecht.\n\n## Plan\n\nBellen.\n';

test('a line goes under its heading, behind what stands there', () => {
  const { text, offset } = withLineUnder(note, 'beloop', 'Eet goed.', titles);
  expect(text).toBe('## Beloop\n\nSlaapt slecht.\nEet goed.\n\n## Plan\n\nBellen.\n');
  expect(text.slice(offset)).toMatch(/^Eet goed\./);
  expect(withLineUnder('## Plan\n', 'Plan', 'Rust.', titles).text).toBe('## Plan\n\nRust.\n');
});

test('a heading that the note leaves out is opened in its place', () => {
  expect(withLineUnder(note, 'Medicatie en bijwerkingen', 'Lithium.', titles).text).toBe(
    '## Beloop\n\nSlaapt slecht.\n\n## Medicatie en bijwerkingen\n\nLithium.\n\n## Plan\n\nBellen.\n',
  );
  expect(withLineUnder('', 'Plan', 'Rust.', titles).text).toBe('## Plan\n\nRust.\n');
  expect(withLineUnder('Vooraf.', 'Plan', 'Rust.', titles).text).toBe('Vooraf.\n\n## Plan\n\nRust.\n');
  expect(withLineUnder('## Plan\n\nA.\n', 'Beloop', 'B.', titles).text).toBe(
    '## Beloop\n\nB.\n\n## Plan\n\nA.\n',
  );
});

test('a heading that somebody shortened is the same heading', () => {
  expect(withLineUnder('## Medicatie\n\nA.\n', 'Medicatie en bijwerkingen', 'B.', titles).text).toBe(
    '## Medicatie\n\nA.\nB.\n',
  );
});

test('a place is under the heading before it', () => {
  expect(headingAt(note, note.indexOf('Slaapt'))).toBe('Beloop');
  expect(headingAt(`Vooraf\n${note}`, 2)).toBeUndefined();
});
