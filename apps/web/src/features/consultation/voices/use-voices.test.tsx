// @vitest-environment jsdom
import type { Voice } from '@noteer/contract';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PrivacyContext } from '../../../lib/privacy.ts';
import { LanguageContext } from '../../../lib/strings.ts';
import { useVoiceName } from './use-voices.ts';

afterEach(cleanup);

const voice = (more: Partial<Voice>): Voice => ({
  voice: 1,
  role: null,
  relation: null,
  is_recognised: false,
  spoken_s: 1,
  ...more,
});
const everyone = [
  voice({}),
  voice({ role: 'clinician' }),
  voice({ role: 'client' }),
  voice({ role: 'other' }),
  voice({ role: 'other', relation: 'interpreter' }),
  voice({ role: 'other', relation: 'Annelies Kuiper' }),
];

function names(language: 'nl' | 'en', isPrivate: boolean): string[] {
  const { result } = renderHook(() => useVoiceName(), {
    wrapper: ({ children }) => (
      <LanguageContext value={language}>
        <PrivacyContext value={isPrivate}>{children}</PrivacyContext>
      </LanguageContext>
    ),
  });
  return everyone.map(result.current);
}

test('a voice is called by who it is, in the language of the reader', () => {
  const own = 'Annelies Kuiper';
  expect(names('nl', false)).toEqual(['Stem B', 'Behandelaar', 'Cliënt', 'Iemand anders', 'Tolk', own]);
  expect(names('en', false)).toEqual(['Voice B', 'Clinician', 'Client', 'Somebody else', 'Interpreter', own]);
});

test('in privacy mode nobody is called by a name', () => {
  expect(names('nl', true)).toEqual(['Stem B', 'Behandelaar', 'Cliënt', 'Iemand anders', 'Tolk', 'A.K.']);
});
