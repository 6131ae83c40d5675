import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { LanguageModel, Question } from '../model/port.ts';
import { ModelError } from '../model/problem.ts';
import { type Consultation, readConsultations } from './consultation.ts';
import { modelToTry } from './model-to-try.ts';
import type { Result } from './result.ts';
import { evaluate, type Run } from './run.ts';

const dir = await mkdtemp(join(tmpdir(), 'evaluate-'));
afterAll(() => rm(dir, { recursive: true }));

const sleepy = {
  ...{ id: 'k1', language: 'nl', template: 'soep', specialty: 'huisarts', from: '2026-03-12' },
  client: { first_name: 'Jolanda', last_name: 'Wiersinga' },
  segments: [
    { n: 1, start_s: 0, end_s: 4, text: 'Ik slaap slecht, drie uur per nacht. <b>Echt</b>.' },
    { n: 2, start_s: 5, end_s: 9, text: 'Dan begint u met mirtazapine 15 mg voor de nacht.' },
    { n: 3, start_s: 10, end_s: 12, text: 'En ik bel u maandag.' },
  ],
  facts: [
    { id: 'f1', text: 'slaapt drie uur', segments: [1], must: true },
    { id: 'f2', text: 'mirtazapine 15 mg', segments: [2], must: true },
    { id: 'f3', text: 'belt maandag', segments: [3], must: true },
    { id: 'f4', text: 'mag, moet niet', segments: [3] },
  ],
  clean_note:
    '## Subjectief\nSlaapt slecht, 3 uur per nacht. Geen andere klachten.\n\n## Plan\n- Start mirtazapine 15 mg.\n- Belt maandag.\n\n## Werk\nWerkt niet.',
  seeded: [
    { kind: 'dose', was: 'mirtazapine 15 mg', changed: 'mirtazapine 30 mg', why: '15' },
    { kind: 'date', was: 'maandag', changed: 'dinsdag', why: 'maandag' },
    { kind: 'drug', was: '15 mg', changed: '15 g', why: 'stands within another one' },
  ],
};
const english = {
  ...{ id: 'k2', language: 'en', template: 'soap' },
  segments: [{ n: 1, start_s: 0, end_s: 4, text: 'My knee hurts.' }],
};

const folderOf = async (name: string, files: Record<string, unknown>): Promise<string> => {
  const folder = await mkdtemp(join(dir, `${name}-`));
  for (const [id, each] of Object.entries(files))
    await writeFile(join(folder, `${id}.json`), typeof each === 'string' ? each : JSON.stringify(each));
  return folder;
};
const { consultations } = await readConsultations(await folderOf('in', { k1: sleepy, k2: english }), []);

const noteOf = (sections: Record<string, unknown>) => ({
  sections: { subjective: [], objective: [], evaluation: [], assessment: [], plan: [], ...sections },
  tasks: [{ text: 'Bellen', who: 'behandelaar', when: 'maandag', sources: [1] }],
  diagnoses: [{ text: 'Slapeloosheid', certainty: 'working', sources: [1] }],
  doubts: [{ heard: 'mirta', read: 'mirtazapine', sources: [1] }],
});
const note = noteOf({
  subjective: [{ text: 'Slaapt <b>slecht</b>, 3 uur.', sources: [1] }],
  plan: [{ text: 'Start mirtazapine 45 mg.', sources: [2] }],
});
const kneeNote = noteOf({ subjective: [{ text: 'Knee hurts.', sources: [1] }] });
const nothing = { wrong: [], missing: [], moved: [], double: [] };

type Script = (question: Question, times: number) => unknown;

/** Asked by the name of the question; what it answers is text or becomes JSON. */
function scripted(script: Script): LanguageModel & { asked: Question[] } {
  const asked: Question[] = [];
  return {
    ...{ name: 'scripted', place: 'house', context_tokens: 32_768, asked },
    measure: async (texts) => texts.map(({ length }) => length / 3),
    async ask(question, { signal }) {
      signal.throwIfAborted();
      asked.push(question);
      const answer = script(question, asked.filter(({ name }) => name === question.name).length);
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
      return {
        ...{ text, isCutOff: false, tokens_read: 100, tokens_written: 10 },
        ...{ seconds_to_first: 0.5, seconds: 1 },
      };
    },
    close: async () => {},
  };
}

const lineWith = ({ after }: Question, words: string) =>
  Number(new RegExp(`^(\\d+)\\. .*${words}`, 'm').exec(after)?.[1]);

/** Finds the wrong dose, but not the wrong day; calls a right line wrong; adds what is missing from its own note. */
const able: Script = (question) => {
  if (question.name === 'note') return question.talk.includes('knee') ? kneeNote : note;
  if (question.after.includes('Geen andere klachten')) {
    const isDoseWrong = question.after.includes('mirtazapine 30 mg');
    const dose = { line: lineWith(question, '30 mg'), why: 'Gezegd is 15', text: 'Start mirtazapine 15 mg.' };
    const right = { line: lineWith(question, 'Geen andere klachten'), why: 'Niet gezegd', text: '' };
    const wrong = isDoseWrong ? [dose, right] : [right];
    return { ...nothing, wrong: wrong.map((each) => ({ ...each, sources: [2] })) };
  }
  const missing = { section: 'plan', text: 'Belt maandag.', why: 'Afgesproken', sources: [3] };
  return { ...nothing, missing: [missing] };
};

const runOf = (model: LanguageModel, folder: string, more: Partial<Run> = {}): Run => ({
  ...{ model, folder, from: 'here', seeded: 'all', jobs: 2 },
  signal: new AbortController().signal,
  onResult: () => {},
  ...more,
});
const resultOf = (results: readonly Result[], id: string) => results.find((each) => each.id === id) as Result;

test('a report holds what the model wrote of each consultation, what that took, and what was found', async () => {
  const folder = await folderOf('report', {});
  const report = await evaluate(runOf(scripted(able), folder), consultations, []);

  const result = resultOf(report.consultations, 'k1');
  expect(result.note?.sections[0]?.sentences).toEqual([
    { text: 'Slaapt <b>slecht</b>, 3 uur.', sources: [1] },
  ]);
  expect(result.changes).toMatchObject([{ kind: 'missing', after: 'Belt maandag.', sources: [3] }]);
  expect([result.tasks.length, result.diagnoses.length, result.doubts.length]).toEqual([1, 1, 1]);
  expect(result.marks).toMatchObject([{ text: '45 mg', section: 'plan', sentence: 0 }]);
  expect([result.must_facts, result.omissions, result.omissions_after_reading]).toEqual([3, ['f3'], []]);
  expect(result.costs.note).toMatchObject({ questions: 1, tokens_read: 100, tokens_written: 10 });
  expect(result.problems).toEqual([]);
  expect(report.totals).toMatchObject({
    consultations: 2,
    notes: 2,
    omissions: 1,
    marks: 1,
    seeded_errors: 2,
  });
  expect(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))).toEqual(report);
});

test('errors put into a right note are counted when their line is called wrong, and right lines that are', async () => {
  const report = await evaluate(runOf(scripted(able), await folderOf('seeded', {})), consultations, []);

  const { seeded } = resultOf(report.consultations, 'k1');
  expect(seeded?.errors.map(({ kind, is_named, is_mended }) => [kind, is_named, is_mended])).toEqual([
    ['dose', true, true],
    ['date', false, false],
  ]);
  expect(seeded?.not_asked).toBe(1);
  expect(seeded?.clean).toMatchObject([{ kind: 'wrong', before: 'Geen andere klachten.' }]);
  expect(seeded?.beside).toMatchObject([{ before: 'Geen andere klachten.' }]);
  expect(report.totals).toMatchObject({
    seeded_named: 1,
    seeded_mended: 1,
    false_remarks: 1,
    seeded_beside: 1,
  });
});

test('errors are asked about one at a time where that is wanted, and not at all where it is not', async () => {
  const one = scripted(able);
  const report = await evaluate(
    runOf(one, await folderOf('each', {}), { seeded: 'each' }),
    consultations,
    [],
  );
  const none = scripted(able);
  await evaluate(runOf(none, await folderOf('off', {}), { seeded: 'off' }), consultations, []);

  expect(resultOf(report.consultations, 'k1').seeded?.errors).toHaveLength(3);
  expect(one.asked.filter(({ name }) => name === 'second-reading')).toHaveLength(2 + 1 + 3);
  expect(none.asked.map(({ name }) => name).sort()).toEqual([
    'note',
    'note',
    'second-reading',
    'second-reading',
  ]);
});

test('a run that is started again asks only about what is missing or failed', async () => {
  const folder = await folderOf('again', {});
  const broken = scripted((question, times) => {
    if (question.talk.includes('knee')) throw new ModelError('unreachable', 'nobody there');
    return able(question, times);
  });
  const first = await evaluate(runOf(broken, folder), consultations, []);
  const again = scripted(able);
  const second = await evaluate(runOf(again, folder), consultations, []);

  expect(resultOf(first.consultations, 'k2')).toMatchObject({
    note: null,
    problems: [{ step: 'note', problem: 'unreachable', message: 'nobody there' }],
  });
  expect(again.asked.every(({ talk }) => talk.includes('knee'))).toBe(true);
  expect(second.totals).toMatchObject({ consultations: 2, notes: 2 });
});

test('a run that is stopped keeps what was done, says what is left, and leaves no half files', async () => {
  const folder = await folderOf('stopped', {});
  const stop = new AbortController();
  const model = scripted(able);
  const report = await evaluate(
    runOf(model, folder, { jobs: 1, signal: stop.signal, onResult: () => stop.abort() }),
    consultations,
    [],
  );

  expect(report.missing).toEqual(['k2']);
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'k1.json', 'report.json']);
});

test('an answer that is no note is counted, and so is one that is not to the letter of the schema', async () => {
  const model = scripted((question, times) => {
    if (question.name === 'note' && times === 1) return 'I am sorry';
    if (question.name === 'note') return `\`\`\`json\n${JSON.stringify(note)}\n\`\`\``;
    return nothing;
  });
  const [first] = consultations as [Consultation];
  const report = await evaluate(runOf(model, await folderOf('broken', {})), [first], []);

  expect(report.consultations[0]?.costs.note).toMatchObject({
    questions: 2,
    tries_no_answer: 1,
    off_schema: 2,
  });
  const hopeless = scripted(() => 'no');
  const none = await evaluate(runOf(hopeless, await folderOf('hopeless', {})), [first], []);
  expect(none.consultations[0]?.costs.note).toMatchObject({ questions: 2, tries_no_answer: 2 });
  expect(none.totals.notes).toBe(0);
});

test('in the page all that people said and models wrote is text, and nothing is loaded', async () => {
  const folder = await folderOf('page', {});
  await evaluate(runOf(scripted(able), folder), consultations, [{ file: 'x.json', why: '<i>no</i>' }]);

  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).toContain('Slaapt &lt;b&gt;slecht&lt;/b&gt;, 3 uur.');
  expect(page).toContain('&lt;b&gt;Echt&lt;/b&gt;');
  expect(page).toContain('&lt;i&gt;no&lt;/i&gt;');
  expect(page).not.toMatch(/<(b|i)>(slecht|Echt|no)|https?:\/\//);
  expect(page).toContain('id="c-k1-3"');
  expect(page).toContain('data-sources="2"');
});

test('a model elsewhere gets no names, and neither keys nor passwords stand in a report', async () => {
  const model = { ...scripted(able), place: 'elsewhere' as const };
  const [first] = consultations as [Consultation];
  const [piece] = first.pieces as [Consultation['pieces'][number]];
  const named = { ...first, pieces: [{ ...piece, text: `Dag mevrouw Wiersinga. ${piece.text}` }] };
  await evaluate(runOf(model, await folderOf('elsewhere', {})), [named], []);
  const wanted = { url: 'http://me:secret@127.0.0.1:9/v1', model: 'm', key: 'secret', kind: 'http' } as const;
  const found = await modelToTry({
    ...wanted,
    ...{ context_tokens: undefined, patience_minutes: undefined, isElsewhere: true },
  });

  expect(model.asked.length).toBeGreaterThan(0);
  expect(model.asked.filter(({ talk }) => talk.includes('Wiersinga'))).toEqual([]);
  expect(found).toMatchObject({ from: 'http://127.0.0.1:9', model: { place: 'elsewhere' } });
});

test('a file that cannot be read costs only itself, and one template may be asked for', async () => {
  const folder = await folderOf('files', {
    ...{ a: sleepy, b: '{', c: { ...english, template: 'sonnet' }, d: { ...english, id: '../x' } },
    e: { ...sleepy, id: 'k3', seeded: [{ kind: 'x', was: 'e', changed: 'f', why: '' }] },
    f: english,
  });
  const read = await readConsultations(folder, ['soap']);

  expect(read.consultations.map(({ id }) => id)).toEqual(['k2']);
  expect(read.unreadable.map(({ file }) => file)).toEqual(['b.json', 'c.json', 'd.json', 'e.json']);
});

test('the built-in consultations can all be read, and have what is measured on', async () => {
  const { consultations: all, unreadable } = await readConsultations(
    new URL('../../../../evaluation/consultations', import.meta.url).pathname,
    [],
  );

  expect(unreadable).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(24);
  expect(all.filter(({ seeded, facts }) => seeded.length < 6 || facts.length < 10)).toEqual([]);
});
