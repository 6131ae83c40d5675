import { expect, test } from 'vitest';
import { clientFiles } from '../../../test/files.ts';
import { paper } from '../../../test/papers.ts';
import { findingsOf } from '../findings.ts';
import type { Preparation, PreparationSource } from './preparation.ts';
import { prepare } from './prepare.ts';

const files = clientFiles();
const linesOf = (page: Preparation, section: string) =>
  page.sections.find(({ id }) => id === section)?.lines.map(({ text }) => text) ?? [];

test.each(files.map((file) => [file.name, file] as const))(
  'the page of %s has what a clinician would want',
  (_, file) => {
    for (const { section, text } of file.wanted) {
      const hasLine = linesOf(file.page, section).some((line) => line.includes(text));
      expect(hasLine ? '' : `${section} lacks: ${text}`).toBe('');
    }
  },
);

test.each(files.map((file) => [file.name, file] as const))(
  'the page of %s has nothing of others, of plans or of what was',
  (_, file) => {
    const all = file.page.sections
      .filter(({ id }) => id !== 'differences')
      .flatMap(({ lines }) => lines.map(({ text }) => text));
    for (const never of file.never) expect(all.filter((line) => line.includes(never))).toEqual([]);
  },
);

test('every line of a page leads to its sentences, with their day and author', () => {
  for (const { page, sources } of files)
    for (const { lines } of page.sections)
      for (const line of lines) {
        expect(line.sources.length).toBeGreaterThan(0);
        const first = sources.find(({ id }) => id === line.sources[0]?.source);
        expect([line.date, line.author]).toEqual([first?.date, first?.author]);
        for (const { source, from, to } of line.sources) {
          const text = sources.find(({ id }) => id === source)?.text.slice(from, to) ?? '';
          expect(text.trim().length).toBeGreaterThan(0);
        }
      }
});

test('an empty file says in plain words what is not known', () => {
  const page = prepare({ sources: [], findings: [], on: '2026-03-10', template: 'intake', language: 'nl' });
  expect(page.sections.flatMap(({ lines }) => lines)).toEqual([]);
  expect(page.sections.flatMap(({ missing }) => missing)).toContain(
    'In het dossier is geen medicatie herkend.',
  );
  expect(page.sections.find(({ id }) => id === 'unknown')?.missing).toContain('alcohol, drugs en roken');
});

test('what was not discussed is still unknown', () => {
  const source = paper('## Middelengebruik (intoxicaties)\n\nNiet besproken.', { kind: 'note' });
  const page = prepare({
    sources: [source],
    findings: findingsOf(source),
    on: '2026-03-11',
    template: 'intake',
    language: 'nl',
  });
  expect(page.sections.find(({ id }) => id === 'unknown')?.missing).toContain('alcohol, drugs en roken');
});

test('a paper of after the appointment is not on its page', () => {
  const source = paper('Sertraline 50 mg 1dd1', { date: '2026-04-01' });
  const page = prepare({
    sources: [source],
    findings: findingsOf(source),
    on: '2026-03-11',
    template: 'decursus',
    language: 'nl',
  });
  expect(linesOf(page, 'medicines')).toEqual([]);
});

test('the brief has three lines, each of what stands on the page', () => {
  for (const { page } of files) {
    expect(page.brief).toHaveLength(3);
    const all = page.sections.flatMap(({ lines }) => lines.flatMap(({ sources }) => sources));
    const isOnPage = (brief: PreparationSource) =>
      all.some(({ source, from, to }) => source === brief.source && from <= brief.from && to >= brief.to);
    for (const { sources } of page.brief) for (const source of sources) expect(isOnPage(source)).toBe(true);
  }
});

test('reading and preparing cost twice as much for twice the papers, not four times', {
  tags: 'thorough',
}, () => {
  const base = files.flatMap(({ sources }) => sources).filter(({ language }) => language === 'nl');
  const cost = (count: number): number => {
    const sources = Array.from({ length: count }, (_, index) => ({
      ...(base[index % base.length] ?? paper('')),
      id: `paper ${index}`,
    }));
    const findings = sources.flatMap(findingsOf);
    const begin = process.cpuUsage().user;
    prepare({ sources, findings, on: '2027-01-01', template: 'intake', language: 'nl' });
    return process.cpuUsage().user - begin;
  };
  cost(15);
  expect(cost(60) / Math.max(1, cost(15))).toBeLessThan(10);
});
