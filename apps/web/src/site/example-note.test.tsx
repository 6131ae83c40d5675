import { readFileSync } from 'node:fs';
import { noteMarkdown } from '@noteer/clinical';
import { uncertainValues } from '@noteer/clinical/certain-checks';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Language, LanguageContext } from '../lib/strings.ts';
import { readExample } from './example.ts';
import { ExampleNote } from './example-note.tsx';
import { familyMedicineExample } from './pages/family-medicine/family-medicine-example.ts';
import { psychiatryExample } from './pages/psychiatry/psychiatry-example.ts';

const examples = [
  ['psychiatry', 'nl', psychiatryExample, '600 mg'],
  ['psychiatry', 'en', psychiatryExample, '600 mg'],
  ['family medicine', 'nl', familyMedicineExample, 'salbutamol'],
  ['family medicine', 'en', familyMedicineExample, 'salbutamol'],
] as const;

const litRules = readFileSync(new URL('./styles/lit.css', import.meta.url), 'utf8');

const show = (language: Language, of: typeof psychiatryExample) =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <ExampleNote examples={of} caption="Verzonnen." />
    </LanguageContext>,
  );

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);

describe.each(examples)('the example of %s in %s', (_field, language, of, unsaid) => {
  const example = of[language];
  const { sections, talk } = readExample(example, language);
  const sentences = sections.flatMap((section) => section.sentences);

  test('has all its sections from the template', () => {
    expect(sentences).toHaveLength(Object.values(example.note).flat().length);
  });

  test('rests on lines that were said', () => {
    const numbers = talk.map(({ number }) => number);
    for (const { lines } of sentences) {
      expect(lines.length).toBeGreaterThan(0);
      expect(numbers).toEqual(expect.arrayContaining(lines));
    }
  });

  test('has one mark, where something was never said', () => {
    const marked = sentences.flatMap(({ parts }) => parts).filter(({ kind }) => kind);
    expect(marked.map(({ text }) => text)).toEqual([unsaid]);
  });

  test('leads from each number to a place that lights up', () => {
    const html = show(language, of);
    const ids = found(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = found(html, / href="#([^"]+)"/g);
    expect(targets.length).toBeGreaterThan(sentences.length);
    for (const target of targets) {
      expect(ids).toContain(target);
      expect(litRules).toContain(`.example:has(#${target}:target) [data-with~="${target}"]`);
    }
  });
});

test('a mark is the check’s own: with what was said, the same sentence has none', () => {
  const { nl } = psychiatryExample;
  const said = {
    id: 'medication',
    title: 'Medicatie',
    sentences: [{ text: 'Neemt elke avond lithium 800 mg.', sources: [5] }],
  };
  const { text } = noteMarkdown({ sections: [said], not_discussed: [] });
  const pieces = nl.talk.map(([, words], seq) => ({ seq, start_s: seq, end_s: seq + 1, text: words }));
  expect(uncertainValues(text, pieces, 'nl')).toEqual([]);
});
