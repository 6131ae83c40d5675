import { describe, expect, test } from 'vitest';
import { apply, standsAt, stateOf, type TextChange, takeBack } from './changes.ts';

const NOTE = `## Beloop

Slaapt slecht.
Eet goed.

## Medicatie

- Sertraline 50 mg.
- Oxazepam zo nodig.

## Beleid

Controle over een week.
`;
const change = (more: Partial<TextChange>): TextChange => ({
  ...{ kind: 'wrong', section: 'Beloop', before: '', after: '' },
  ...more,
});
const wrong = change({ before: 'Eet goed.', after: 'Eet weinig.' });
const missing = change({ kind: 'missing', after: 'Piekert over het werk.' });
const double = change({ kind: 'double', before: 'Slaapt slecht.' });
const moved = change({ kind: 'moved', section: 'Beleid', before: 'Eet goed.', after: 'Eet goed.' });

const known = { was: NOTE, titles: ['Beloop', 'Risico', 'Medicatie', 'Beleid'] };

describe('a change is made in its own line alone', () => {
  test('what is wrong is replaced where it stands', () => {
    expect(apply(NOTE, wrong)).toBe(NOTE.replace('Eet goed.', 'Eet weinig.'));
  });

  test('what is wrong in a list stays in the list', () => {
    const dose = change({
      section: 'Medicatie',
      before: '- Sertraline 50 mg.',
      after: 'Sertraline 100 mg.',
    });
    expect(apply(NOTE, dose)).toBe(NOTE.replace('50', '100'));
  });

  test('what is missing comes at the end of its section, as the lines there are written', () => {
    expect(apply(NOTE, missing)).toContain('Eet goed.\nPiekert over het werk.\n\n## Medicatie');
    const drug = { ...missing, section: 'Medicatie', after: 'Geen bijwerkingen.' };
    expect(apply(NOTE, drug)).toContain('- Oxazepam zo nodig.\n- Geen bijwerkingen.\n\n## Beleid');
    const last = { ...missing, section: 'Beleid' };
    expect(apply(NOTE, last)).toBe(`${NOTE}Piekert over het werk.\n`);
  });

  test('a section that the note leaves out is opened where the template has it, or at the end', () => {
    const risk = { ...missing, section: 'Risico', after: 'Geen suïcidegedachten.' };
    expect(apply(NOTE, risk, known)).toBe(
      NOTE.replace('## Medicatie', '## Risico\n\nGeen suïcidegedachten.\n\n## Medicatie'),
    );
    expect(apply(NOTE, risk)).toBe(`${NOTE}\n## Risico\n\nGeen suïcidegedachten.\n`);
    expect(apply('', risk)).toBe('## Risico\n\nGeen suïcidegedachten.\n');
  });

  test('an empty section takes its first line below its heading', () => {
    expect(apply('## Beloop\n\n## Beleid\n\nX.\n', missing)).toBe(
      '## Beloop\n\nPiekert over het werk.\n\n## Beleid\n\nX.\n',
    );
    expect(apply('## Beloop', missing)).toBe('## Beloop\n\nPiekert over het werk.');
  });

  test('what is double goes, what belongs elsewhere moves', () => {
    expect(apply(NOTE, double)).toBe(NOTE.replace('Slaapt slecht.\n', ''));
    expect(apply(NOTE, moved)).toBe(`${NOTE.replace('Eet goed.\n', '')}Eet goed.\n`);
  });

  test('a line that is not there as it was is left alone', () => {
    for (const one of [wrong, double, moved])
      expect(apply(NOTE, { ...one, before: 'Eet redelijk.' })).toBe(NOTE);
  });

  test('words that would begin a list do not', () => {
    expect(apply(NOTE, { ...wrong, after: '- 3 kg.' })).toContain('3 kg.');
    expect(apply(NOTE, { ...wrong, after: '2. Eet weinig.' })).toContain('2\\. Eet weinig.');
  });
});

test('every change can be taken back, and the text is then what it was', () => {
  const risk = { ...missing, section: 'Risico', after: 'Geen suïcidegedachten.' };
  const toEmpty = change({
    ...{ kind: 'moved', section: 'Beleid' },
    ...{ before: 'Slaapt slecht.', after: 'Slaapt slecht.' },
  });
  const last = { ...missing, section: 'Zorg' };
  for (const one of [wrong, missing, double, moved, risk, toEmpty, last]) {
    const made = apply(NOTE, one, known);
    expect(made).not.toBe(NOTE);
    expect(takeBack(made, one, known)).toBe(NOTE);
  }
});

test('changes are taken back one by one in any order', () => {
  const all = [wrong, missing, double, moved].filter((one) => one !== moved);
  const made = all.reduce((text, one) => apply(text, one, known), NOTE);
  expect(all.reduce((text, one) => takeBack(text, one, known), made)).toBe(NOTE);
  expect(all.toReversed().reduce((text, one) => takeBack(text, one, known), made)).toBe(NOTE);
});

test('what was moved cannot go back where nobody knows where it stood', () => {
  const made = apply(NOTE, moved);
  expect(takeBack(made, moved)).toBe(made);
});

test('what somebody typed meanwhile stays when a change is taken back', () => {
  const typed = apply(NOTE, wrong).replace('Controle over een week.', 'Controle over twee weken.');
  expect(takeBack(typed, wrong, known)).toBe(NOTE.replace('een week', 'twee weken'));
});

describe('how a change stands', () => {
  test('it is open, then applied', () => {
    for (const one of [wrong, missing, double, moved]) {
      expect(stateOf(NOTE, one, known)).toBe('open');
      expect(stateOf(apply(NOTE, one, known), one, known)).toBe('applied');
    }
  });

  test('a line that became something else was rewritten', () => {
    const mine = apply(NOTE, wrong).replace('Eet weinig.', 'Eet de laatste week weinig.');
    expect(stateOf(mine, wrong, known)).toBe('rewritten');
    const also = apply(NOTE, missing).replace('Piekert over het werk.', 'Piekert veel over het werk.');
    expect(stateOf(also, missing, known)).toBe('rewritten');
    expect(stateOf(NOTE.replace('Eet goed.', 'Eet prima.'), moved, known)).toBe('rewritten');
  });

  test('a double that stands word for word in another section is gone when one of both is', () => {
    const twice = NOTE.replace('Controle over een week.', 'Controle over een week.\nEet goed.');
    const twin = change({ kind: 'double', section: 'Beleid', before: 'Eet goed.' });
    expect(stateOf(twice, twin, { was: twice })).toBe('open');
    const made = apply(twice, twin);
    expect(made).toBe(NOTE);
    expect(stateOf(made, twin, { was: twice })).toBe('applied');
    expect(takeBack(made, twin, { was: twice })).toBe(twice);
  });
});

test('the line that a change left is found in the text', () => {
  const made = apply(NOTE, wrong);
  const at = standsAt(made, wrong);
  expect(at && made.slice(at.start, at.end)).toBe('Eet weinig.');
  expect(standsAt(NOTE, wrong)).toBeNull();
});
