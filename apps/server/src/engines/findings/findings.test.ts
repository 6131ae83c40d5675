import { setTimeout as sleep } from 'node:timers/promises';
import type { FileSource } from '@noteer/clinical';
import { findingsOf } from '@noteer/clinical';
import { afterAll, expect, test } from 'vitest';
import { createFindings } from './index.ts';

const findings = createFindings();
afterAll(() => findings.close());

const paper = (text: string): FileSource => ({
  id: '1',
  kind: 'attachment',
  date: '2026-03-10',
  author: 'J. Hoekstra, huisarts',
  language: 'nl',
  text,
});
const letter = 'Medicatie\nSertraline 50 mg 1dd1\n\nRR 128/78, gewicht 71 kg. PHQ-9: 17.\n\n';

test('beside the thread that answers the same is found', { tags: 'thorough' }, async () => {
  const several = ['', letter, 'Allergie: penicilline'].map(paper);
  expect(await Promise.all(several.map(findings.read))).toEqual(several.map(findingsOf));
});

test('the thread that answers is free while a long document is read', { tags: 'thorough' }, async () => {
  const PAGES = 400;
  await findings.read(paper(letter));
  let turns = 0;
  let isRead = false;
  const reading = findings.read(paper(letter.repeat(PAGES))).then(() => {
    isRead = true;
  });
  while (!isRead) {
    await sleep(1);
    turns += 1;
  }
  await reading;
  expect(turns).toBeGreaterThan(10);
});

test('a reader that was closed begins anew with the next paper', { tags: 'thorough' }, async () => {
  const own = createFindings();
  await own.read(paper(letter));
  await own.close();
  expect(await own.read(paper(letter))).toHaveLength(4);
  await own.close();
});
