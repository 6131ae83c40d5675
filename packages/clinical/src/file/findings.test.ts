import { expect, test } from 'vitest';
import { paper } from '../../test/papers.ts';
import { findingsOf } from './findings.ts';
import { identityIn } from './identity.ts';

const client = { first_name: 'Anna', last_name: 'Jansen', date_of_birth: '1984-03-12' };
const MOST_µs = 1_500_000;

test.each<[string, string]>([
  ['months without end', `## Beleid\n\n${'jan'.repeat(400)}!`],
  ['one endless line', 'sertraline 50 mg '.repeat(20_000)],
  ['one gap', `x${' '.repeat(100_000)}y`],
  ['initials', `Betreft: ${'A.'.repeat(20_000)}`],
  ['tabs', `Lab\n${'\t1-1-2025'.repeat(5000)}\n${'TSH\t1'.repeat(3000)}`],
  ['empty entries', '- \n'.repeat(3000)],
  ['open brackets', `Allergieën: ${'('.repeat(1400)}`],
  ['nothing at all', ''],
])('%s: read quickly, and nothing is made of it', (_, text) => {
  const begin = process.cpuUsage().user;
  expect(findingsOf(paper(text))).toEqual([]);
  expect(identityIn(text, client).date_of_birth).toBe('none');
  expect(process.cpuUsage().user - begin).toBeLessThan(MOST_µs);
});
