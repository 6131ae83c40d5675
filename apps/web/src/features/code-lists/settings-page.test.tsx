// @vitest-environment jsdom
import { type CodeSettingsHistory, getCodeSettings, listTemplates, setCodeSettings } from '@noteer/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

const undecided: CodeSettingsHistory = {
  ...{ time_rule: 'planning', confirmed_by: 'administrator', icd10_reason: null, version: 0, history: [] },
  template_kinds: { intake: 'diagnostics' },
};
const decided = { ...undecided, icd10_reason: 'Besluit van 2 november', version: 4 };
const after: CodeSettingsHistory = {
  ...decided,
  history: [{ ...decided, set_by: 'Marijke Oosterhof', set_at: '2026-11-02T09:00:00.000Z' }],
};
const templates = answers(listTemplates, {
  data: [
    {
      id: 'intake',
      name: { nl: 'Intakeverslag', en: 'Intake report' },
      from: 'built_in' as const,
      is_offered: true,
      is_default: true,
    },
  ],
});

test('ICD-10 is turned on with a decision and not without, and the decision stands in the history', async () => {
  const { user, sentTo } = openApp('/code-settings', {
    as: marijke,
    api: [
      templates,
      answers(getCodeSettings, { data: undecided }),
      answers(setCodeSettings, { data: after }),
    ],
  });
  await user.click(await screen.findByRole('switch', { name: 'ICD-10-codes voorstellen' }));
  expect(screen.getByText(/medisch hulpmiddel van een hogere klasse/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(screen.getByText(/Zonder besluit blijft ICD-10 uit/)).toBeTruthy();
  expect(sentTo(setCodeSettings)).toEqual([]);

  await put(user, screen.getByLabelText('Besluit van de instelling'), 'Besluit van 2 november');
  await user.selectOptions(screen.getByLabelText('Intakeverslag'), 'Behandeling');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));

  expect(await screen.findByText('ICD-10 aan: Besluit van 2 november')).toBeTruthy();
  expect(sentTo(setCodeSettings)).toEqual([
    {
      ...{ time_rule: 'planning', confirmed_by: 'administrator', icd10_reason: 'Besluit van 2 november' },
      ...{ template_kinds: { intake: 'treatment' }, version: 0 },
    },
  ]);
});

test('what somebody else decided meanwhile is said, and shown when one asks for it', async () => {
  const { user } = openApp('/code-settings', {
    as: marijke,
    api: [
      templates,
      inTurn(answers(getCodeSettings, { data: undecided }), answers(getCodeSettings, { data: after })),
      refuses(setCodeSettings, 'code_settings_changed'),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText(/Er is niets opgeslagen/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Toon wat er nu geldt' }));

  expect(await screen.findByText('ICD-10 aan: Besluit van 2 november')).toBeTruthy();
});
