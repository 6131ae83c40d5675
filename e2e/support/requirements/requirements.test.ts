import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Proof, Requirement } from './requirement.ts';
import { sections } from './table.ts';
import { titlesIn, titlesOf } from './titles.ts';

const root = resolve(import.meta.dirname, '../../..');
const all = sections.flatMap(({ requirements }) => requirements);

const read = new Map<string, Set<string>>();
function titles(file: string): Set<string> {
  const path = resolve(root, file);
  const known = read.get(file) ?? (existsSync(path) ? titlesIn(path) : new Set<string>());
  read.set(file, known);
  return known;
}
const proofsOf = ({ proof }: Requirement): readonly Proof[] => (typeof proof === 'string' ? [] : proof);
const isMissing = ({ file, title }: Proof) => !titles(file).has(title);

describe('the table of the specification', () => {
  test('has every section from 2 to 9', () => {
    expect(sections.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.each(sections)('lost no line of section $number, $name', ({ lines, requirements }) => {
    expect(requirements.length).toBeGreaterThanOrEqual(lines);
  });

  test.each(sections)('says nothing twice in section $number', ({ requirements }) => {
    const lines = requirements.map(({ line }) => line);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });

  test.each(sections)('has a test that exists for every line of section $number', ({ requirements }) => {
    const broken = requirements.flatMap((requirement) =>
      proofsOf(requirement)
        .filter(isMissing)
        .map(({ file, title }) => `${requirement.line}: no test '${title}' in ${file}`),
    );
    expect(broken).toEqual([]);
  });

  test('hides nothing that the product lacks', () => {
    const lacking = all.filter(({ proof }) => proof === 'lacking').map(({ line }) => line);
    expect(lacking).toEqual([]);
  });
});

describe('a title', () => {
  const code = `
    // test('in a comment', () => {});
    const text = "test('in a text', () => {})";
    test('plain', () => {});
    it("quoted", async () => {});
    test.each([['a']])('each %s', () => {});
    test.skip('skipped', () => {});
    test.todo('promised');
    describe('a group', () => {
      test(\`with \${text} inside\`, () => {});
    });
    test.describe('a journey', () => { test('goes on', async ({ page }) => {}); });
  `;

  test('is what a test is called, in any of the ways to write one', () => {
    expect([...titlesOf('some.test.ts', code)]).toEqual([
      'plain',
      'quoted',
      'each %s',
      'with … inside',
      'a group > with … inside',
      'goes on',
      'a journey > goes on',
    ]);
  });
});
