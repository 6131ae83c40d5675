import { expect, test } from 'vitest';
import { linesOf } from './note-lines.ts';

test('sentences of a note stand in their section, where they are in its text', () => {
  const note =
    '## Beloop\n\nGaat beter. Slaapt 7.5 uur!\n- Zegt: “Nee. Nooit.” en lacht. Klaar.\n\n### Beleid\nGeen';
  const lines = linesOf(note, 'nl');
  expect(lines.map(({ section, text }) => `${section}: ${text}`)).toEqual([
    'Beloop: Gaat beter.',
    'Beloop: Slaapt 7.5 uur!',
    'Beloop: - Zegt: “Nee. Nooit.” en lacht. Klaar.',
    'Beleid: Geen',
  ]);
  for (const { text, start } of lines) expect(note.slice(start, start + text.length)).toBe(text);
});
