import { expect, test } from 'vitest';
import { aSuggestion, codesOf, ownList, stated } from '../../test/codes.ts';
import { confirmedCodes, differencesOf, isAcceptable, suggestedCodes } from './chosen-codes.ts';

const surcharge = (code: string | null) => ({
  ...{ code, meaning: 'Reistijd', reason: { id: 'travel_from', values: {} } },
});

test('what is suggested holds the surcharges that have a code, and every diagnosis once', () => {
  const suggestions = [
    aSuggestion({ surcharges: [surcharge('TC01'), surcharge(null)] }),
    ownList({ code: null }),
    stated(),
    stated(),
  ];
  expect(suggestedCodes(codesOf(1, { suggestions }))).toEqual({
    ...{ zpm: 'CO0497', ggz_nhn: '', surcharges: ['TC01'], icd10: ['F33.1'] },
  });
});

test('what was confirmed is told apart into code and surcharge', () => {
  const line = (code: string, is_surcharge: boolean) => ({
    ...{ system: 'zpm' as const, is_surcharge, code, meaning: null, is_in_list: true },
  });
  const confirmed = {
    codes: [line('TC01', true), line('CO1', false)],
    by_name: null,
    at: null,
    differs: null,
  };
  expect(confirmedCodes(codesOf(1, { confirmed }))).toEqual({
    ...{ zpm: 'CO1', ggz_nhn: '', surcharges: ['TC01'], icd10: [] },
  });
  expect(confirmedCodes(codesOf(1))).toBeUndefined();
});

test.each([
  ['a code', aSuggestion(), true],
  ['nothing to bill', aSuggestion({ code: null, doubt: 'not_billable' }), true],
  ['something missing', aSuggestion({ code: null, doubt: 'missing' }), false],
  ['what nobody knows', aSuggestion({ code: null, doubt: 'unknown' }), false],
])('%s can be accepted or not', (_, suggestion, isIt) => {
  expect(isAcceptable(codesOf(1, { suggestions: [suggestion] }))).toBe(isIt);
});

test('differences are told line by line', () => {
  const suggested = { zpm: 'A', ggz_nhn: '', surcharges: ['T1'], icd10: ['F1', 'F2'] };
  expect(differencesOf(suggested, suggested)).toEqual([]);
  expect(differencesOf(suggested, { zpm: ' A ', ggz_nhn: 'N', surcharges: [], icd10: ['F2', 'F3'] })).toEqual(
    [
      { sort: 'ggz_nhn', suggested: '', chosen: 'N' },
      { sort: 'surcharge', suggested: 'T1', chosen: '' },
      { sort: 'icd10', suggested: 'F1', chosen: 'F3' },
    ],
  );
});
