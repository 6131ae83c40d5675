import { describe, expect, test } from 'vitest';
import { noteMarkdown } from '../markdown.ts';
import type { NoteDraft } from '../note.ts';
import { evidenceAt, evidenceOf, evidenceReader } from './evidence.ts';

const spoken = [
  'Hoe is het de afgelopen weken met u gegaan?',
  'Niet zo goed. Ik slaap slecht en ik pieker veel over mijn werk.',
  'Hoeveel uur slaapt u per nacht?',
  'Ongeveer vier uur. Ik word om drie uur wakker.',
  'Gebruikt u de sertraline nog elke ochtend?',
  'Ja, vijftig milligram. In het begin was ik misselijk.',
  'Mijn zus komt elke woensdag koken.',
  'Dan verhogen we de sertraline naar honderd milligram.',
  'We zien elkaar dinsdag om tien uur.',
];
const pieces = spoken.map((text, seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 4, text }));

const draft: NoteDraft = {
  sections: [
    {
      id: 'course',
      title: 'Beloop',
      sentences: [
        { text: 'Slaapt slecht. Piekert veel over het werk.', sources: [0, 1] },
        { text: 'Wordt om drie uur wakker, slaapt ongeveer vier uur.', sources: [3] },
        { text: 'Sertraline besproken.', sources: [4] },
      ],
    },
    {
      id: 'plan',
      title: 'Beleid',
      sentences: [
        { text: 'Sertraline verhogen naar 100 milligram.', sources: [7] },
        { text: 'Sertraline besproken.', sources: [7] },
        { text: 'Volgende afspraak dinsdag om tien uur.', sources: [8] },
      ],
    },
  ],
  not_discussed: [],
};
const { text: written } = noteMarkdown(draft);

/** What the sentence with these words rests on. */
function restsOn(text: string, words: string) {
  const found = evidenceOf(text, draft, pieces, 'nl').find(({ start, end }) =>
    text.slice(start, end).includes(words),
  );
  if (!found) throw new Error(`no sentence with "${words}"`);
  return { sentence: text.slice(found.start, found.end), sources: found.sources, origin: found.origin };
}

const sourcesIn = (text: string) => evidenceOf(text, draft, pieces, 'nl').map(({ sources }) => sources);

test('a draft rests on what its writer named; two sentences that were written as one rest on the same', () => {
  const all = evidenceOf(written, draft, pieces, 'nl');
  expect(all.map(({ sources, origin }) => [origin, ...sources])).toEqual([
    ['draft', 0, 1],
    ['draft', 0, 1],
    ['draft', 3],
    ['draft', 4],
    ['draft', 7],
    ['draft', 7],
    ['draft', 8],
  ]);
  expect(written.slice(all[1]?.start, all[1]?.end)).toBe('Piekert veel over het werk.');
});

test('what the clinician jotted down rests on nothing that was said', () => {
  const text = 'Sertraline elke ochtend, 1. en # ook.';
  const section = { id: 'own', title: 'Eigen', sentences: [{ text, sources: [] }] };
  const own: NoteDraft = { sections: [section], not_discussed: [] };
  expect(evidenceOf(noteMarkdown(own).text, own, pieces, 'nl').map(({ sources }) => sources)).toEqual([[]]);
});

describe('an edited sentence', () => {
  test('keeps the sources of the one that it came from', () => {
    const text = written.replace('Wordt om drie uur wakker, slaapt', 'Wordt om 3 uur wakker en slaapt');
    expect(restsOn(text, 'om 3')).toMatchObject({ sources: [3], origin: 'edited' });
  });

  test('with another dose is not the engine’s any more', () => {
    const text = written.replace('100 milligram', '150 milligram');
    expect(restsOn(text, '150')).toMatchObject({ sources: [7], origin: 'edited' });
  });

  test('in bold or as a bullet is the same sentence', () => {
    const text = written.replace(
      'Volgende afspraak dinsdag om tien uur.',
      '- **Volgende afspraak** dinsdag om tien uur',
    );
    expect(restsOn(text, 'dinsdag')).toMatchObject({ sources: [8], origin: 'draft' });
  });
});

describe('an own sentence', () => {
  test('rests on what was said in the same words', () => {
    const text = `${written}\n## Steunsysteem\n\nZus komt op woensdag koken.\n`;
    expect(restsOn(text, 'Zus')).toMatchObject({ sources: [6], origin: 'own' });
  });

  test('may rest on two pieces side by side', () => {
    const text = `${written}Gebruikt elke ochtend 50 mg, begin misselijk.\n`;
    expect(restsOn(text, 'misselijk')).toMatchObject({ sources: [4, 5], origin: 'own' });
  });

  test.each([
    ['Bloeddruk 158/96.', 'Bloeddruk: honderdachtenvijftig over zesennegentig.', 'nl'],
    ['Gewicht 61,4 kg.', 'Eenenzestig komma vier kilo.', 'nl'],
    ['Krijgt 1250 mg.', 'Duizendtweehonderdvijftig? Nee, 1250.', 'nl'],
    ['Dose 25 mg.', 'Twenty five.', 'en'],
    ['Weighs 5.1 kg.', 'He was five point one kilos.', 'en'],
  ] as const)('in figures is found in words: %s', (note, said, language) => {
    const talk = ['Zullen we?', said, 'Tot ziens.'].map((text, seq) => ({
      seq,
      start_s: seq,
      end_s: seq,
      text,
    }));
    expect(evidenceOf(note, null, talk, language).map(({ sources }) => sources)).toEqual([[1]]);
  });

  test('rests on nothing when nobody spoke of it', () => {
    const text = `${written}Geen aanwijzingen voor suïcidaliteit.\n`;
    expect(restsOn(text, 'suïcidaliteit')).toMatchObject({ sources: [], origin: 'own' });
  });
});

test('a sentence that was moved takes its sources along', () => {
  const sentence = 'Volgende afspraak dinsdag om tien uur.\n';
  const text = `${sentence}\n${written.replace(sentence, '')}`;
  const [first] = evidenceOf(text, draft, pieces, 'nl');
  expect(first).toMatchObject({ start: 0, sources: [8], origin: 'draft' });
});

test('a sentence that was deleted leaves those around it as they were', () => {
  const text = written.replace('Sertraline verhogen naar 100 milligram.\n', '');
  expect(sourcesIn(text)).toEqual([[0, 1], [0, 1], [3], [4], [7], [8]]);
});

describe('of two sentences with the same words', () => {
  test('each keeps its own sources, by the heading that it stands under', () => {
    const [course = '', plan = ''] = written.split(/(?=\n## Beleid)/);
    const all = evidenceOf(`${plan.trim()}\n\n${course}`, draft, pieces, 'nl');
    expect(all.map(({ sources }) => sources)).toEqual([[7], [7], [8], [0, 1], [0, 1], [3], [4]]);
  });

  test('the one that is left keeps those of its heading', () => {
    const text = written.replace('Sertraline besproken.\n', '');
    expect(restsOn(text, 'besproken')).toMatchObject({ sources: [7], origin: 'draft' });
  });

  test('a copy rests on the same as the one it was copied from', () => {
    const copy = 'Volgende afspraak dinsdag om tien uur.';
    const all = evidenceOf(`${written}${copy}\n`, draft, pieces, 'nl');
    expect(all.slice(-2).map(({ sources, origin }) => [origin, ...sources])).toEqual([
      ['draft', 8],
      ['draft', 8],
    ]);
  });
});

test('headings rest on nothing; the end of a sentence belongs to it', () => {
  const all = evidenceOf(written, draft, pieces, 'nl');
  expect(evidenceAt(all, 3)).toBeUndefined();
  expect(evidenceAt(all, written.indexOf('100 milligram.') + '100 milligram.'.length)?.sources).toEqual([7]);
});

test('without a draft a note is the clinician’s own', () => {
  const text = 'Slaapt slecht en piekert veel over werk.';
  expect(evidenceOf(text, null, pieces, 'nl')).toEqual([
    { start: 0, end: text.length, sources: [1], origin: 'own' },
  ]);
});

test('abbreviations, dates and list marks do not cut a sentence, nor belong to it', () => {
  const text = '1. Overleg met dr. Smit op 3.12 uur, o.a. over J. de Vries. Daarna rust.\n  - > Ja\n---\n';
  expect(evidenceOf(text, null, [], 'nl').map(({ start, end }) => text.slice(start, end))).toEqual([
    'Overleg met dr. Smit op 3.12 uur, o.a. over J. de Vries.',
    'Daarna rust.',
    'Ja',
  ]);
});

test('what was found is the same whatever was read before', () => {
  const read = evidenceReader(draft, pieces, 'nl');
  const own = 'Zus komt op woensdag koken.';
  const first = read(`${written}${own}`);
  read('');
  expect(read(`${written}${own}`)).toEqual(first);
  expect(read(`${own}\n${written}`)[0]?.sources).toEqual([6]);
});

const odd: readonly string[] = [
  ...['', ' \n\n', '#', '## ', '- ', '\u0000', '\ud800', '👩‍⚕️ 👍', '１２ ｍｇ', 'e\u0301'.repeat(500)],
  ...['constructor __proto__ toString hasOwnProperty', '3,5.7,2', 'honderd'.repeat(300), 'a. '.repeat(3000)],
  ...['duizend'.repeat(500), `${'x'.repeat(50_000)}.`, '. ? ! '.repeat(5000), '('.repeat(5000)],
];

test.each(odd.map((text) => [JSON.stringify(text.slice(0, 30)), text]))(
  'odd texts do no harm: %s',
  (_, text) => {
    const said = [...pieces, { seq: 99, start_s: 0, end_s: 0, text }];
    const own = { id: 'o', title: 'O', sentences: [{ text, sources: [1] }] };
    const all = evidenceOf(`${text}\n${written}`, { sections: [own], not_discussed: [] }, said, 'nl');
    for (const { start, end } of all) expect(start).toBeLessThan(end);
    expect(all.length).toBeGreaterThanOrEqual(7);
  },
);
