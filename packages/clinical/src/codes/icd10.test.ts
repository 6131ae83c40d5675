import { describe, expect, it } from 'vitest';
import { suggestIcd10 } from './icd10.ts';
import { icd10List } from './icd10-list.ts';
import { placeOf } from './icd10-place.ts';

describe('the list of ICD-10', () => {
  it('has 122 codes, each once, with a name in both languages', () => {
    expect(icd10List).toHaveLength(122);
    expect(new Set(icd10List.map(({ code }) => code)).size).toBe(122);
    for (const { code, name } of icd10List) {
      expect(code).toMatch(/^[FXZ]\d{2}(\.\d)?$/);
      expect(name.nl.length, code).toBeGreaterThan(3);
      expect(name.en.length, code).toBeGreaterThan(3);
    }
  });

  it('says of a code what it means', () => {
    const nameOf = (code: string) => icd10List.find((each) => each.code === code)?.name;
    expect(nameOf('F43.1')).toEqual({
      nl: 'Posttraumatische stressstoornis',
      en: 'Post-traumatic stress disorder',
    });
    expect(nameOf('F90.0')?.en).toBe('Disorder of activity and attention');
  });
});

describe('the place of a code', () => {
  it.each([
    ['F00.9', 'V', 'F00–F09'],
    ['F19.2', 'V', 'F10–F19'],
    ['F29', 'V', 'F20–F29'],
    ['F33.1', 'V', 'F30–F39'],
    ['F43.1', 'V', 'F40–F48'],
    ['F50.0', 'V', 'F50–F59'],
    ['F60.31', 'V', 'F60–F69'],
    ['F70', 'V', 'F70–F79'],
    ['f84.5', 'V', 'F80–F89'],
    ['F98.0', 'V', 'F90–F98'],
    ['F99', 'V', 'F99'],
    ['X84', 'XX', 'X60–X84'],
    ['Z63.4', 'XXI', 'Z55–Z65'],
  ])('of %s is chapter %s, block %s', (code, chapter, block) => {
    expect(placeOf(code)).toMatchObject({ chapter, block });
  });

  it('is there for every code of the list', () => {
    expect(icd10List.filter(({ code }) => !placeOf(code))).toEqual([]);
  });

  it.each(['', 'F4', 'F49', 'J45', 'F43.', 'F43.123', 'CO0497', 'DSM F43'])('is none for %j', (code) => {
    expect(placeOf(code)).toBeUndefined();
  });
});

describe('the code of a stated diagnosis', () => {
  const lines = icd10List.map(({ code, name }) => ({ code, description: name.nl }));
  const said = {
    name: 'paniekstoornis',
    code: 'F41.0',
    sources: [4],
    sentence: 'Het is een paniekstoornis.',
  };
  const suggest = (statings: Parameters<typeof suggestIcd10>[0]) =>
    suggestIcd10(statings, lines, '2026-11-02');

  it('is suggested once, however often it was stated, and what was said last decides what it is called', () => {
    const found = suggest([
      { ...said, kind: 'working', day: null },
      { ...said, kind: 'stated', day: '2026-10-05' },
    ]);
    expect(found).toMatchObject([
      { code: 'F41.0', is_working: true, rule: 'icd10_said_working', stated: [0, 1], doubt: 'none' },
    ]);
    expect(found[0]?.place?.block).toBe('F40–F48');
  });

  it('is not guessed where the words do not tell it, or where the list has none', () => {
    expect(suggest([{ ...said, code: null, kind: 'stated', day: null }])).toMatchObject([
      { code: null, doubt: 'unknown' },
    ]);
    expect(suggest([{ ...said, code: 'F41.8', kind: 'stated', day: null }])).toMatchObject([
      { code: null, doubt: 'list', reason: { values: { code: 'F41.8' } } },
    ]);
    expect(suggest([])).toEqual([]);
  });
});
