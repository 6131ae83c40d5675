import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileSource } from '@noteer/clinical';
import { findingsOf, identityIn } from '@noteer/clinical';
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

test('beside the thread that answers a letter is about the same client', async () => {
  const anna = { first_name: 'Anna', last_name: 'de Vries', date_of_birth: '1984-03-12' };
  const text = 'Betreft: mw. A. de Vries, geb. 12-03-1984';
  expect(await findings.readIdentity({ text, client: anna })).toEqual(identityIn(text, anna));
  expect(await findings.readIdentity({ text, client: { ...anna, last_name: 'Jansen' } })).toEqual({
    name: 'differs',
    date_of_birth: 'fits',
  });
});

test.runIf(process.platform === 'linux')(
  'the thread that reads gives way, and the one that answers does not',
  async () => {
    const own = getPriority();
    await findings.read(paper(letter));
    // The name before it may hold anything but a bracket.
    const priorities = readdirSync('/proc/self/task').map((thread) =>
      Number(
        readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[16],
      ),
    );
    expect(Math.max(...priorities)).toBeGreaterThan(own);
    expect([getPriority(), getPriority(process.pid)]).toEqual([own, own]);
  },
);

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
