import { describe, expect, test } from 'vitest';
import { noteMarkdown } from '../markdown.ts';
import type { NoteDraft } from '../note.ts';
import { findHabits } from './find.ts';
import type { SignedPair, WritingRule } from './rule.ts';

/** Each section a title and its sentences. */
const draftOf = (sections: Record<string, string[]>): NoteDraft => ({
  sections: Object.entries(sections).map(([title, texts]) => ({
    id: title,
    title,
    sentences: texts.map((text) => ({ text, sources: [1] })),
  })),
  not_discussed: [],
});

const topics = ['werk', 'school', 'slapen', 'eten', 'sport', 'wonen', 'muziek', 'reizen', 'lezen', 'tuin'];
const written = (topic: string): Record<string, string[]> => ({
  Beloop: [`Cliënt vertelt over ${topic} en de week.`, `Volgens moeder gaat ${topic} een beetje beter.`],
  Medicatie: [`Gebruikt het middel trouw, ook bij ${topic}.`],
  Beleid: [`Cliënt oefent met ${topic} en schrijft dat op.`, 'Vervolg over twee weken.'],
});

/** Ten notes; `change` makes of each draft what was signed, and is told which one it is. */
const pairs = (change: (text: string, at: number) => string, sections = written): SignedPair[] =>
  topics.map((topic, at) => {
    const draft = draftOf(sections(topic));
    return { draft, signed: change(noteMarkdown(draft).text, at) };
  });
const rulesOf = (change: (text: string, at: number) => string, sections = written): WritingRule[] =>
  findHabits(pairs(change, sections), 'nl').map(({ rule }) => rule);

const words = (from: string, to: string, more = {}) => ({
  ...{ kind: 'words', forms: [{ from, to }], section: null, at_start: false },
  ...more,
});

describe('words', () => {
  test('one that is replaced again and again, with how often it was possible', () => {
    const [offer] = findHabits(
      pairs((text, at) => (at === 3 ? text : text.replaceAll('Cliënt', 'Pt.'))),
      'nl',
    );
    expect(offer).toMatchObject({ rule: words('cliënt', 'pt.'), times: 18, occasions: 20, notes: 9 });
    expect(offer?.examples).toHaveLength(3);
  });

  test('some words, and words that are left out', () => {
    expect(rulesOf((text) => text.replace('een beetje', 'enigszins'))).toEqual([
      words('een beetje', 'enigszins'),
    ]);
    expect(rulesOf((text) => text.replace(' een beetje', ''))).toEqual([words('een beetje', '')]);
  });

  test('in one section only, where the others keep it', () => {
    expect(rulesOf((text) => text.replace(/(## Beleid\n\n)Cliënt/, '$1Betrokkene'))).toMatchObject([
      { section: 'Beleid' },
    ]);
  });

  test('forms of a word are one habit', () => {
    const sections = (topic: string) => ({
      Beloop: topics.indexOf(topic) % 2 ? [`Een sombere week met ${topic}.`] : [`Was somber bij ${topic}.`],
    });
    const found = rulesOf(
      (text) => text.replace('sombere', 'gedrukte').replace('somber', 'gedrukt'),
      sections,
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      forms: expect.arrayContaining([
        { from: 'somber', to: 'gedrukt' },
        { from: 'sombere', to: 'gedrukte' },
      ]),
    });
  });

  test.each([
    ['a short form of who it is about', 'moeder', 'mdr.'],
    ['a unit in full', 'mg', 'milligram'],
    ['another word of denial', 'niks', 'niets'],
    ['a side, written short', 'links', 'li.'],
    ['a month, written short', 'maart', 'mrt'],
    ['an ordinal in figures', 'tweede', '2e'],
    ['a word for a person who was meant', 'hij', 'betrokkene'],
    ['an accent', 'meer', 'méér'],
    ['some words by their first letters', 'in overleg met', 'i.o.m.'],
    ['a word put before it', 'huisarts', 'de huisarts'],
  ])('the same, said otherwise: %s', (_, from, to) => {
    const sections = (topic: string) => ({ Beloop: [`Zegt over ${topic}, ${from} bij ${topic}.`] });
    expect(rulesOf((text) => text.replace(from, to), sections)).toEqual([words(from, to)]);
  });

  test('an abbreviation that ends where the sentence does', () => {
    const sections = (topic: string) => ({ Beloop: [`Denkt aan ${topic} 's avonds.`] });
    expect(rulesOf((text) => text.replace("'s avonds.", 'a.n.'), sections)).toEqual([
      words("'s avonds", 'a.n.'),
    ]);
  });

  test('beside one word only, with its accents', () => {
    const sections = (topic: string) => ({
      Beloop: [`Stopt met ${topic} als cliënt dat mist.`, `Gaat als moeder naar ${topic}.`],
    });
    expect(rulesOf((text) => text.replace('als cliënt', 'indien cliënt'), sections)).toEqual([
      words('als cliënt', 'indien cliënt'),
    ]);
  });

  test('what is done now and then is no habit', () => {
    expect(rulesOf((text, at) => (at < 3 ? text.replaceAll('Cliënt', 'Pt.') : text))).toEqual([]);
  });
});

describe('a correction of fact is never a habit', () => {
  test.each([
    ['a dose', '50 mg', '75 mg'],
    ['a day', 'maandag', 'dinsdag'],
    ['a number in words', 'drie keer', 'vier keer'],
    ['a denial', 'wel last', 'geen last'],
    ['a medicine', 'sertraline', 'citalopram'],
    ['a name', 'Fatima', 'Marieke'],
    ['a side', 'linker knie', 'rechter knie'],
    ['a unit', '50 mcg', '50 mg'],
    ['a unit that looks like a short form', 'microgram', 'mg'],
    ['another person', 'met hem', 'met haar'],
    ['another ordinal', 'tweede', '3e'],
    ['a month', 'maart', 'mei'],
    ['a denial that is gone', 'geen last', 'last'],
  ])('%s', (_, from, to) => {
    const sections = (topic: string) => ({ Beloop: [`Noemt ${from} in verband met ${topic}.`] });
    expect(rulesOf((text) => text.replace(from, to), sections)).toEqual([]);
  });
});

describe('sections', () => {
  const without = (text: string) => text.replace(/## Medicatie\n\n[^#]*/, '');
  test('always deleted, and always emptied', () => {
    expect(rulesOf(without)).toEqual([{ kind: 'section_emptied', section: 'Medicatie', with_heading: true }]);
    expect(rulesOf((text) => text.replace(/(## Medicatie\n\n)[^#]*/, '$1'))).toEqual([
      { kind: 'section_emptied', section: 'Medicatie', with_heading: false },
    ]);
  });

  test('whose text was moved by hand into another was not left out', () => {
    const moved = (text: string) => {
      const [line = ''] = /Gebruikt .*\n/.exec(text) ?? [];
      return `${without(text).trimEnd()}\n${line}`;
    };
    expect(rulesOf(moved)).toEqual([]);
  });

  test('renamed, and put in another place', () => {
    expect(rulesOf((text) => text.replace('## Beleid', '## Afspraken'))).toEqual([
      { kind: 'section_renamed', section: 'Beleid', to: 'Afspraken' },
    ]);
    const first = (text: string) => {
      const at = text.indexOf('## Beleid');
      return `${text.slice(at)}\n${text.slice(0, at)}`;
    };
    expect(rulesOf(first)).toEqual([{ kind: 'section_moved', section: 'Beleid', place: { at: 'first' } }]);
  });
});

test('two sections that are put elsewhere in the same notes', () => {
  const sections = (topic: string) => ({ ...written(topic), Risico: [`Geen risico bij ${topic}.`] });
  const moved = (text: string) => {
    const [, beloop, medicatie, beleid, risico] = text
      .split(/(?=^## )/m)
      .flatMap((part, at) => (at === 0 ? ['', part] : [part]));
    return [risico, beloop, beleid, medicatie].join('\n');
  };
  const found = rulesOf(moved, sections);
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ kind: 'section_moved', section: 'Risico', place: { at: 'first' } });
});

test('what stood in a section that is emptied is not a line that is deleted', () => {
  const sections = (topic: string) => ({
    ...written(topic),
    Risico: topics.indexOf(topic) % 2 ? [`Wel risico bij ${topic}.`] : ['Niet besproken.'],
  });
  const emptied = (text: string) => text.replace(/(## Risico\n\n)[^#]*/, '$1');
  expect(rulesOf(emptied, sections)).toEqual([
    { kind: 'section_emptied', section: 'Risico', with_heading: false },
  ]);
});

test('a line that is always deleted, and one that is always added', () => {
  expect(rulesOf((text) => text.replace('Vervolg over twee weken.\n', ''))).toEqual([
    { kind: 'sentence_deleted', text: 'Vervolg over twee weken.' },
  ]);
  expect(rulesOf((text) => `${text}Besproken en akkoord.\n`)).toEqual([
    { kind: 'line_added', text: 'Besproken en akkoord.', section: null, at: 'end' },
  ]);
});

test('a line that names somebody, or holds a number, is not offered', () => {
  expect(rulesOf((text) => `${text}Overlegd met Fatima Yilmaz.\n`)).toEqual([]);
  expect(rulesOf((text) => `${text}Bel 0612345678.\n`)).toEqual([]);
});

test.each([
  ['dates_with_dash', '17 februari', '17-2'],
  ['clock_with_colon', '10.30 uur', '10:30 uur'],
  ['times_as_x', '3 keer', '3x'],
  ['figures_as_words', '3 keer', 'drie keer'],
  ['units_joined', '50 mg', '50mg'],
])('a way of writing the same: %s', (style, from, to) => {
  const sections = (topic: string) => ({ Beleid: [`Bespreken: ${from}, bij ${topic}.`] });
  expect(rulesOf((text) => text.replace(from, to), sections)).toEqual([{ kind: 'style', style }]);
});

test('nothing is found in nothing', () => {
  expect(findHabits([], 'nl')).toEqual([]);
  expect(rulesOf(() => '')).toEqual(expect.any(Array));
});
