import { expect, test } from 'vitest';
import { noteMarkdown } from '../markdown.ts';
import type { NoteDraft } from '../note.ts';
import { applyRules } from './apply.ts';
import type { WritingRule } from './rule.ts';
import { isSameHabit } from './same.ts';

const draft: NoteDraft = {
  sections: [
    {
      id: 'course',
      title: 'Beloop',
      sentences: [
        { text: 'Cliënt slaapt beter; eet 3 keer per dag met cliënt.', sources: [1, 2] },
        { text: 'Heeft geen klachten meer.', sources: [3], by: 'model' },
      ],
    },
    { id: 'risk', title: 'Risico', sentences: [], instead: 'Niet besproken.' },
    {
      id: 'plan',
      title: 'Beleid',
      sentences: [{ text: 'Cliënt belt op 17 februari om 10.30 uur.', sources: [4] }],
    },
  ],
  not_discussed: [],
};
const applied = (...rules: WritingRule[]) =>
  applyRules(
    draft,
    rules.map((rule, at) => ({ id: String(at), rule })),
    'nl',
  );
const textBy = (...rules: WritingRule[]) => noteMarkdown(applied(...rules).draft).text;
const pt: WritingRule = {
  kind: 'words',
  forms: [{ from: 'cliënt', to: 'pt.' }],
  section: null,
  at_start: false,
};

test('words are replaced with the capital of their place, and a point for two is one', () => {
  const { draft: result, changes } = applied(pt);
  expect(result.sections[0]?.sentences[0]).toEqual({
    text: 'Pt. slaapt beter; eet 3 keer per dag met pt.',
    sources: [1, 2],
  });
  expect(changes).toHaveLength(2);
  expect(changes[0]).toMatchObject({
    rule_id: '0',
    section: 'Beloop',
    was: draft.sections[0]?.sentences[0]?.text,
  });
});

test('a word that gets another beside it gets it once', () => {
  const beside: WritingRule = { ...pt, forms: [{ from: 'cliënt', to: 'de cliënt' }] };
  const said = (text: string): NoteDraft => ({
    sections: [{ id: 'plan', title: 'Beleid', sentences: [{ text, sources: [1] }] }],
    not_discussed: [],
  });
  const { draft: result } = applyRules(
    said('Belt cliënt, en de cliënt belt terug.'),
    [{ id: '0', rule: beside }],
    'nl',
  );
  expect(result.sections[0]?.sentences[0]?.text).toBe('Belt de cliënt, en de cliënt belt terug.');
});

test('in one section only, and at the start of a line only', () => {
  expect(textBy({ ...pt, section: 'Beleid' })).toContain('met cliënt.');
  const heeft: WritingRule = {
    kind: 'words',
    forms: [{ from: 'heeft', to: '' }],
    section: null,
    at_start: true,
  };
  expect(textBy(heeft)).toContain('\nGeen klachten meer.');
});

test('every sentence keeps what it rests on, whatever the rules', () => {
  const { draft: result } = applied(
    pt,
    { kind: 'style', style: 'short_sentences' },
    { kind: 'section_moved', section: 'Beleid', place: { at: 'first' } },
  );
  const sources = (each: NoteDraft) =>
    each.sections.flatMap(({ sentences }) => sentences.map((s) => s.sources)).sort();
  expect(sources(result)).toEqual(sources(draft));
});

test('sections are moved, renamed and left out; lines are added and left out', () => {
  const text = textBy(
    { kind: 'section_renamed', section: 'Beleid', to: 'Afspraken' },
    { kind: 'section_moved', section: 'Beleid', place: { at: 'before', title: 'Beloop' } },
    { kind: 'sentence_deleted', text: 'Niet besproken.' },
    { kind: 'line_added', text: 'Akkoord.', section: 'Beleid', at: 'end' },
  );
  expect(text).toBe(
    '## Afspraken\n\nCliënt belt op 17 februari om 10.30 uur.\nAkkoord.\n\n## Beloop\n\nCliënt slaapt beter; eet 3 keer per dag met cliënt.\nHeeft geen klachten meer.\n\n## Risico\n\n',
  );
  expect(textBy({ kind: 'section_emptied', section: 'Beloop', with_heading: true })).not.toContain('Beloop');
});

test('a line that is added stands beside what stood in place of sentences', () => {
  expect(textBy({ kind: 'line_added', text: 'Zie plan.', section: 'Risico', at: 'end' })).toContain(
    '## Risico\n\nNiet besproken.\nZie plan.\n',
  );
});

test.each([
  ['short_sentences', 'Cliënt slaapt beter. Eet 3 keer'],
  ['dates_with_dash', 'op 17-2 om'],
  ['clock_with_colon', '10:30 uur'],
  ['times_as_x', 'eet 3x per dag'],
  ['figures_as_words', 'eet drie keer'],
  ['list', '- Heeft geen klachten'],
] as const)('a style: %s', (style, expected) => {
  expect(textBy({ kind: 'style', style })).toContain(expected);
});

test('a rule never leaves a sentence empty, and no rule changes nothing', () => {
  const all: WritingRule = {
    kind: 'words',
    forms: [{ from: 'Heeft geen klachten meer.', to: '' }],
    section: null,
    at_start: false,
  };
  expect(textBy(all)).toContain('Heeft geen klachten meer.');
  expect(applied()).toEqual({ draft, changes: [] });
});

test('an offer with one more form is the habit that it was', () => {
  const more: WritingRule = { ...pt, forms: [{ from: 'cliënten', to: 'pt.’en' }, ...pt.forms] };
  expect(isSameHabit(pt, more)).toBe(true);
  expect(isSameHabit(pt, { ...pt, section: 'Beleid' })).toBe(false);
});
