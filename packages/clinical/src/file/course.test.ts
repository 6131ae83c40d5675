import { expect, test } from 'vitest';
import { paper } from '../../test/papers.ts';
import { courseOf } from './course.ts';
import type { FileSource } from './finding.ts';
import { findingsOf } from './findings.ts';
import { sinceLastTime } from './preparation/since-last-time.ts';

const written = (date: string, text: string, more: Partial<FileSource> = {}) =>
  paper(text, { id: date, date, kind: 'note', ...more });
const note = (...said: Parameters<typeof written>) => findingsOf(written(...said));
const since = (before: FileSource, now: FileSource) =>
  sinceLastTime(
    {
      before: { papers: [before], findings: findingsOf(before) },
      now: { paper: now, findings: findingsOf(now) },
    },
    'nl',
  );
const medicine = (name: string, ...papers: ReturnType<typeof note>[]) =>
  courseOf(papers.flat()).medicines.find((course) => course.name === name);

test('a medicine has a start, steps of its dose and an end', () => {
  const course = medicine(
    'sertraline',
    note('2026-01-10', 'Sertraline 50 mg gestart.'),
    note('2026-02-10', 'Sertraline verhoogd naar 100 mg op 1 februari.'),
    note('2026-03-10', 'Sertraline gestopt op 5 maart.'),
  );
  expect(course?.from?.date).toBe('2026-01-10');
  expect(course?.steps.map(({ date, finding }) => [date, finding.dose])).toEqual([
    ['2026-01-10', 50],
    ['2026-02-01', 100],
  ]);
  expect(course?.to?.date).toBe('2026-03-05');
  expect(course?.is_current).toBe(false);
});

test('what is planned is no step until a later paper says that it is so', () => {
  const plan = note(
    '2026-01-10',
    'Sertraline 50 mg per dag.\n\n## Beleid\n\nSertraline ophogen naar 100 mg.',
  );
  const open = medicine('sertraline', plan);
  expect(open?.steps).toHaveLength(1);
  expect(open?.planned).toMatchObject([{ change: 'raised', dose: 100 }]);
  const done = medicine('sertraline', plan, note('2026-02-10', 'Sertraline 100 mg, goed verdragen.'));
  expect(done?.steps).toHaveLength(2);
  expect(done?.planned).toEqual([]);
});

test('a medicine that was only planned is not in use', () => {
  expect(medicine('lithium', note('2026-01-10', 'Start lithium 400 mg.'))?.is_current).toBe(false);
});

test('a medicine of earlier years is not in use, and a later stop stays a stop', () => {
  expect(
    medicine('citalopram', note('2026-01-10', 'Voorgeschiedenis\n2014 depressie, waarvoor citalopram 20 mg'))
      ?.is_current,
  ).toBe(false);
  const named = medicine(
    'oxazepam',
    note('2026-01-10', 'Oxazepam gestopt op 5 januari.'),
    note('2026-02-10', 'Gestopte medicatie\noxazepam 10 mg'),
  );
  expect(named?.to?.date).toBe('2026-01-05');
});

test('a medicine that is named after it was stopped tells of both', () => {
  const course = medicine(
    'temazepam',
    note('2025-11-11', 'Temazepam gestopt op 20 oktober.'),
    note('2026-02-10', 'Temazepam 10 mg voor de nacht'),
  );
  expect(course?.used_after_stop?.stop.date).toBe('2025-10-20');
  expect(course?.used_after_stop?.use.date).toBe('2026-02-10');
});

test('no medicines at all ends what was used until then', () => {
  const course = medicine(
    'sertraline',
    note('2026-01-10', 'Sertraline 50 mg.'),
    note('2026-02-10', 'Gebruikt geen medicatie.'),
  );
  expect(course?.is_current).toBe(false);
});

test('one dose written in two ways is one step', () => {
  const course = medicine(
    'lithium',
    note('2026-01-10', 'Lithium 400 mg 1 dd 2'),
    note('2026-02-10', 'Lithium 800 mg voor de nacht'),
  );
  expect(course?.steps).toHaveLength(1);
});

test('values stand in the order of their days, and one that is told twice is one point', () => {
  const { series } = courseOf([
    ...note('2026-02-10', 'PHQ-9 9, was 15 op 12-01-2026.'),
    ...note('2026-01-12', 'PHQ-9 15.'),
  ]);
  expect(series).toMatchObject([
    { name: 'PHQ-9', points: [{ value: 15, date: '2026-01-12' }, { value: 9 }] },
  ]);
});

test('a value of before the letter, on a day that it does not name, is no point of the line', () => {
  const { series } = courseOf(note('2026-03-10', 'PHQ-9 gedaald van 18 naar 11.'));
  expect(series.map(({ name, points }) => [name, points.map(({ date, value }) => [date, value])])).toEqual([
    ['PHQ-9', [['2026-03-10', 11]]],
  ]);
});

test('a value in another unit is another series', () => {
  const { series } = courseOf([
    ...note('2026-01-10', 'HbA1c 7,2 %'),
    ...note('2026-02-10', 'HbA1c 55 mmol/mol'),
  ]);
  expect(series).toHaveLength(2);
});

test('risk: all that was said the last time, and what was before', () => {
  const { risk } = courseOf([
    ...note('2026-01-10', 'Passieve doodsgedachten. In 2018 TS met paracetamol.'),
    ...note('2026-02-10', 'Geen suïcidale gedachten. Geen agressie.'),
  ]);
  expect(risk.last.map(({ what, is_denied }) => [what, is_denied])).toEqual([
    ['suicidality', true],
    ['aggression', true],
  ]);
  expect(risk.before).toMatchObject([{ what: 'suicide attempt', date: '2018-01-01', precision: 'year' }]);
});

test('since last time: what is new, gone and changed, each with its findings', () => {
  const before = written(
    '2026-01-10',
    'Sertraline 50 mg, oxazepam 10 mg zn. PHQ-9 18. Doodsgedachten, geen plannen.',
  );
  const now = written(
    '2026-02-10',
    'Sertraline 100 mg, quetiapine 25 mg voor de nacht. Oxazepam gestopt. PHQ-9 11, gewicht 80 kg. Geen suïcidale gedachten. Allergisch voor penicilline.',
  );
  const changes = since(before, now);
  expect(changes.map(({ is, text }) => `${is}: ${text}`)).toEqual([
    'changed: Sertraline',
    'new: Quetiapine',
    'gone: Oxazepam',
    'changed: PHQ-9',
    'new: Gewicht',
    'changed: Suïcidaliteit',
    'new: Allergie of intolerantie: penicilline',
  ]);
  for (const { is, before: then, now: today } of changes) {
    expect(today).toBeDefined();
    if (is === 'changed') expect(then).toBeDefined();
  }
});

test('what stayed as it was is no news', () => {
  const text = 'Sertraline 50 mg. PHQ-9 18. Geen suïcidale gedachten.';
  expect(since(written('2026-01-10', text), written('2026-02-10', text))).toEqual([]);
});
