import { expect, test } from 'vitest';
import { noteMarkdown } from './markdown.ts';
import type { NoteDraft } from './note.ts';

const draft: NoteDraft = {
  sections: [
    { id: 'course', title: 'Beloop', sentences: [{ text: 'Slaapt slecht, al weken.', sources: [3, 4] }] },
    {
      id: 'plan',
      title: 'Beleid',
      sentences: [
        { text: '1. Sertraline naar 100 mg.', sources: [9] },
        { text: '# geen kop,\n maar > 5 dagen', sources: [10] },
      ],
    },
  ],
  not_discussed: [{ id: 'risk', title: 'Risico' }],
};

test('a note is headings with a sentence on each line; what was not discussed is not in it', () => {
  expect(noteMarkdown(draft).text).toBe(
    '## Beloop\n\nSlaapt slecht, al weken.\n\n## Beleid\n\n1\\. Sertraline naar 100 mg.\n\\# geen kop, maar > 5 dagen\n',
  );
});

test('a sentence is found back at its place', () => {
  const { text, places } = noteMarkdown(draft);
  expect(text.slice(places[0]?.start, places[0]?.end)).toBe('Slaapt slecht, al weken.');
});
