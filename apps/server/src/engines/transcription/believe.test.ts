import { describe, expect, test } from 'vitest';
import { believe, withoutLoops } from './believe.ts';

const RATE = 16_000;
const speech = [{ from: 1 * RATE, to: 20 * RATE }];
const heard = (text: string, start_s = 2, end_s = 6) => ({ start_s, end_s, text });
const texts = (...said: ReturnType<typeof heard>[]) =>
  believe(said, {
    speech,
    prompt: 'sertraline, citalopram, lithiumspiegel, veiligheidsplan, piekeren',
  }).segments.map(({ text }) => text);

describe('what people say stays as it is', () => {
  test.each([
    'Ik slaap slecht, al weken.',
    'Nee nee nee, dat is het niet.',
    'Ja, ja, ja. Sertraline en veiligheidsplan, daar hadden we het over.',
    'Ik ben zo moe, zo moe, zo ontzettend moe.',
    'We keken samen naar de ondertitels.',
    'Thank you, doctor.',
  ])('%s', (text) => {
    expect(texts(heard(text))).toEqual([text]);
  });
});

describe('what nobody said is left out', () => {
  test.each([
    'Ondertitels ingediend door de Amara.org gemeenschap',
    'Ondertiteling door Max de Vries',
    'TV GELDERLAND 2021',
    'Bedankt voor het kijken!',
    'Thanks for watching!',
    'Subtitles by the community',
    '[muziek]',
    '(laughter)',
    '*zucht*',
    '♪ ♪',
    '...',
    'citalopram, lithiumspiegel, veiligheidsplan, piekeren',
  ])('%s', (text) => {
    expect(texts(heard(text))).toEqual([]);
  });

  test('words where nobody speaks', () => {
    expect(texts(heard('Dank u wel.', 25, 28))).toEqual([]);
  });

  test('more words than anyone can say in the time', () => {
    const { segments, isDoubtful } = believe([heard('een twee drie vier vijf zes zeven '.repeat(40))], {
      speech: [{ from: 0, to: 2 * RATE }],
      prompt: '',
    });
    expect([segments, isDoubtful]).toEqual([[], true]);
  });
});

describe('a loop', () => {
  test.each([
    ['ja '.repeat(30), 'ja'],
    [`Ik weet het niet. ${'dat weet ik niet, '.repeat(9)}`, 'Ik weet het niet. dat weet ik niet,'],
    [
      `En toen ${'ging ik naar huis en toen '.repeat(4)}sliep ik.`,
      'En toen ging ik naar huis en toen sliep ik.',
    ],
  ])('is kept once: %s', (text, once) => {
    expect(withoutLoops(text)).toBe(once);
  });

  test('over segments is kept twice at most, and is a reason to listen again', () => {
    const again = Array.from({ length: 6 }, (_, i) => heard('Dat klopt.', i + 1, i + 2));
    const { segments, isDoubtful } = believe(again, { speech, prompt: '' });
    expect([segments.length, isDoubtful]).toEqual([2, true]);
  });
});

test('how sure each word is stays with its word, and goes where a loop was taken out', () => {
  const words = (count: number) => Array.from({ length: count }, () => ({ probability: 0.9 }));
  const judge = (text: string) =>
    believe([{ ...heard(text), words: words(text.split(' ').length) }], { speech, prompt: '' }).segments[0];

  expect(judge('Ik slaap slecht, al weken.')?.words).toHaveLength(5);
  expect(judge(`Ik slaap ${'zo slecht '.repeat(8)}.`.trim())).not.toHaveProperty('words');
});
