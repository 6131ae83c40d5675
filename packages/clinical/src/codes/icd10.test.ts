import { describe, expect, it } from 'vitest';
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
