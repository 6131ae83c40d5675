import { describe, expect, test } from 'vitest';
import { isContradicted, isSoundDenial, namedInNo } from './dutch-denials.ts';

describe('a denial that was made of a question', () => {
  test.each([
    'geen koorts',
    'slaapt niet goed',
    'heeft geen stemmen gehoord',
    'is niet misselijk',
    'rookt niet',
    'geen plan',
  ])('%s is sound', (denial) => expect(isSoundDenial(denial)).toBe(true));

  test.each([
    'heeft geprobeerd zichzelf niets aan te doen',
    'heeft toen niet of nu geprobeerd iets te doen',
    'schrikt geen ervan',
    'heeft plan of niets voorbereid',
    'geen dokter bij geweest, moest het gehecht worden',
    'geen van twee',
    'slaapt goed',
  ])('%s is not', (denial) => expect(isSoundDenial(denial)).toBe(false));

  test.each([
    ['schrikt niet van het beeld', 'Ik schrik van het beeld.', true],
    ['schrikt niet van beeld', 'Ik schrik ervan.', true],
    ['rookt niet', 'Ik rook alleen op feestjes.', true],
    ['geen koorts', 'Wel hoesten.', false],
    ['slaapt niet', 'Ik slaap nooit.', false],
  ])('%s, %s: turned around: %s', (denial, detail, is) => expect(isContradicted(denial, [detail])).toBe(is));

  test('of several things only those that the no names are denied', () => {
    expect(namedInNo(['hoort geen stemmen', 'ziet geen dingen'], ['geen stemmen.'])).toEqual([
      'hoort geen stemmen',
    ]);
    expect(namedInNo(['hoort geen stemmen', 'ziet geen dingen'], ['Gelukkig.'])).toHaveLength(2);
  });
});
