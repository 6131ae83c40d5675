import { describe, expect, test } from 'vitest';
import { readLine } from './markdown.ts';

/** What a line says, with each look around what has it, and what is not shown left out. */
function shown(line: string): string {
  const { block, level, stretches } = readLine(line);
  const looks = Array.from(line, (_, at) =>
    stretches.filter(({ start, end }) => start <= at && at < end).map(({ look }) => look),
  );
  const text = Array.from(line)
    .map((letter, at) => (looks[at]?.some((look) => look === 'marker' || look === 'bullet') ? '' : letter))
    .join('');
  const marked = stretches
    .filter(({ look }) => look !== 'marker' && look !== 'bullet')
    .map(({ start, end, look }) => `${look}(${line.slice(start, end)})`);
  return [`${block}${level || ''}`, text, ...marked].join(' | ');
}

describe('what is markdown is shown as it means', () => {
  test.each([
    ['## Medicatie', 'heading2 | Medicatie'],
    ['# Verslag', 'heading1 | Verslag'],
    ['### Plan', 'heading3 | Plan'],
    ['- sertraline 50 mg', 'bullet | sertraline 50 mg'],
    ['  * dieper', 'bullet1 | dieper'],
    ['**Let op**: controle', 'text | Let op: controle | bold(Let op)'],
    ['een *beetje* somber', 'text | een beetje somber | italic(beetje)'],
    ['een _beetje_ somber', 'text | een beetje somber | italic(beetje)'],
    ['zie `PHQ-9 *totaal*`', 'text | zie PHQ-9 *totaal* | code(PHQ-9 *totaal*)'],
    [
      '**vet en *schuin* samen**',
      'text | vet en schuin samen | bold(vet en *schuin* samen) | italic(schuin)',
    ],
    ['***beide***', 'text | beide | bold(beide) | italic(beide)'],
    ['## Plan **nu**', 'heading2 | Plan nu | bold(nu)'],
    ['1\\. punt', 'text | 1. punt'],
    ['\\- geen lijst', 'text | - geen lijst'],
  ])('%s', (line, expected) => {
    expect(shown(line)).toBe(expected);
  });
});

describe('everything else is text', () => {
  test.each([
    '> 5 jaar klachten',
    '1. punt',
    'CRP <5',
    '| middel | dosis |',
    '#hashtag',
    '#### vierde',
    '#',
    '-',
    '---',
    '2*50 mg en 1*20 mg',
    'snake_case_woord_hier',
    'een * los sterretje * hier',
    '**niet gesloten',
    '`niet gesloten',
    '____________',
    '<b>niet vet</b>',
    '[koppeling](https://voorbeeld.test)',
    'C:\\map\\bestand',
    'eindigt op een spatie  ',
    'regel met een CR\r',
  ])('%s', (line) => {
    expect(shown(line)).toBe(`text | ${line}`);
  });

  test('an empty line is blank', () => {
    expect(readLine('')).toEqual({ block: 'blank', level: 0, stretches: [] });
    expect(readLine('  \t').block).toBe('blank');
  });
});

test('a hundred thousand stars are read as fast as a hundred thousand letters', () => {
  for (const line of ['*a '.repeat(100_000), '`'.repeat(99_999), '**a *b _c '.repeat(30_000)]) {
    const { block } = readLine(line);
    expect(block).toBe('text');
  }
});
