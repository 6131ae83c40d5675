// @vitest-environment jsdom
import { type CodeSettingsHistory, getCodeSettings, listTemplates, setCodeSettings } from '@noteer/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';

const undecided: CodeSettingsHistory = {
  ...{ time_rule: 'planning', version: 0, history: [] },
  template_kinds: { intake: 'diagnostics' },
};
const decided = { ...undecided, time_rule: 'real' as const, version: 4 };
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

test('how codes are found is decided here, and the decision stands in the history', async () => {
  const { user, sentTo } = openApp('/code-settings', {
    as: marijke,
    api: [
      templates,
      answers(getCodeSettings, { data: undecided }),
      answers(setCodeSettings, { data: after }),
    ],
  });
  await user.selectOptions(
    await screen.findByLabelText('Duur van een gepland consult'),
    'Werkelijke minuten',
  );
  await user.selectOptions(screen.getByLabelText('Intakeverslag'), 'Behandeling');
  expect(screen.getByRole('link', { name: 'de instelling' }).getAttribute('href')).toBe('/institution');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));

  expect(await screen.findByText('Instellingen opgeslagen')).toBeTruthy();
  expect(await screen.findByText(/^Marijke Oosterhof, /)).toBeTruthy();
  expect(sentTo(setCodeSettings)).toEqual([
    { time_rule: 'real', template_kinds: { intake: 'treatment' }, version: 0 },
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

  expect(await screen.findByText(/^Marijke Oosterhof, /)).toBeTruthy();
});
