import { describe, expect, test } from 'vitest';
import { htmlNote, plainNote } from './note-formats.ts';

const NOTE = `## Beloop

Slaapt **beter**, *soms* wakker.


- Sertraline 50 mg
  - sinds mei
* Geen \`alcohol\`

### Beleid
\\- 3 kg in een maand; 2*50 mg en 1*20 mg
`;

test('plain text has headings as lines, bullets as dashes, and no marks', () => {
  expect(plainNote(NOTE)).toBe(
    `Beloop

Slaapt beter, soms wakker.

- Sertraline 50 mg
  - sinds mei
- Geen alcohol

Beleid
- 3 kg in een maand; 2*50 mg en 1*20 mg`,
  );
});

test('without headings only what stands under them is left, in both', () => {
  expect(plainNote('## Beloop\n\nSlaapt beter.\n\n## Beleid\n\nTerug in mei.', { hasHeadings: false })).toBe(
    'Slaapt beter.\n\nTerug in mei.',
  );
  expect(htmlNote('## Beloop\n\nSlaapt beter.', { hasHeadings: false })).toBe('<p>Slaapt beter.</p>');
});

test('rich text has headings, paragraphs, lists and letters as they look', () => {
  expect(htmlNote(NOTE)).toBe(
    '<h2>Beloop</h2>' +
      '<p>Slaapt <strong>beter</strong>, <em>soms</em> wakker.</p>' +
      '<ul><li>Sertraline 50 mg</li><ul><li>sinds mei</li></ul><li>Geen <code>alcohol</code></li></ul>' +
      '<h3>Beleid</h3>' +
      '<p>- 3 kg in een maand; 2*50 mg en 1*20 mg</p>',
  );
});

describe.each([
  ['', '', ''],
  ['RR < 140/90 & pols > 60', 'RR < 140/90 & pols > 60', '<p>RR &lt; 140/90 &amp; pols &gt; 60</p>'],
  ['***Let op***', 'Let op', '<p><strong><em>Let op</em></strong></p>'],
])('%j', (note, plain, html) => {
  test('is plain', () => expect(plainNote(note)).toBe(plain));
  test('is rich', () => expect(htmlNote(note)).toBe(html));
});
