import { describe, expect, it } from 'vitest';
import type { Language } from '../note.ts';
import { cutsOf } from './split.ts';

const cut = (text: string, language: Language) =>
  cutsOf([{ seq: 4, start_s: 0, end_s: 1, text }], language).map(({ said }) => said);

describe('sentences of a piece', () => {
  it.each([
    ['nl', 'Goed. Hoe slaapt u? Slecht!', ['Goed.', 'Hoe slaapt u?', 'Slecht!']],
    [
      'nl',
      'Ik zag dr. Jansen om 14.30 uur. Hij gaf 2,5 mg.',
      ['Ik zag dr. Jansen om 14.30 uur.', 'Hij gaf 2,5 mg.'],
    ],
    ['nl', 'Mw. Bakker belt. Dank u.', ['Mw. Bakker belt.', 'Dank u.']],
    ['nl', 'Dat was... ja, gisteren. Of… Nee.', ['Dat was... ja, gisteren.', 'Of…', 'Nee.']],
    ['nl', '  Ja.   Nee.  ', ['Ja.', 'Nee.']],
    ['nl', '', []],
    ['nl', '... ?', []],
    [
      'en',
      'I saw Dr. Miles at 2.30 p.m. yesterday. It helped.',
      ['I saw Dr. Miles at 2.30 p.m. yesterday.', 'It helped.'],
    ],
    ['en', 'okay . how are you ?', ['okay .', 'how are you ?']],
  ] as [Language, string, string[]][])('%s: %j', (language, text, sentences) => {
    expect(cut(text, language)).toEqual(sentences);
  });

  it('knows where each stands in its piece', () => {
    const text = ' Ja.  Ik slaap slecht. ';
    for (const { start, end, said, seq } of cutsOf([{ seq: 4, start_s: 0, end_s: 1, text }], 'nl')) {
      expect(text.slice(start, end)).toBe(said);
      expect(seq).toBe(4);
    }
  });
});

describe('sentences without punctuation', () => {
  it.each([
    ['nl', 'oke hoe slaapt u nu', ['oke', 'hoe slaapt u nu']],
    ['nl', 'ik slaap slecht en ik ben moe', ['ik slaap slecht', 'en ik ben moe']],
    ['nl', 'nee ik heb geen koorts maar ik hoest wel', ['nee', 'ik heb geen koorts', 'maar ik hoest wel']],
    ['nl', 'ik denk dat ik moe ben omdat ik slecht slaap', ['ik denk dat ik moe ben omdat ik slecht slaap']],
    ['en', 'okay how are you sleeping', ['okay', 'how are you sleeping']],
    ['en', 'my back hurts and i can not sleep', ['my back hurts', 'and i can not sleep']],
    ['en', 'i think that i am tired', ['i think that i am tired']],
  ] as [Language, string, string[]][])('%s: %j', (language, text, sentences) => {
    expect(cut(text, language)).toEqual(sentences);
  });
});
