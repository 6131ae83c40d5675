// @vitest-environment jsdom
import {
  getModelChoice,
  listAppointments,
  listRecordings,
  listTemplates,
  type ModelDecision,
} from '@noteer/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { undecidedModel } from '../../../test/language-models.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';

const open = (decision: ModelDecision) =>
  openApp('/home', {
    as: marijke,
    api: [
      answers(getModelChoice, { data: decision }),
      answers(listAppointments, { data: [] }),
      answers(listRecordings, { data: [] }),
      answers(listTemplates, { data: [] }),
    ],
  });

test('an administrator is led to the page until somebody has chosen', async () => {
  open(undecidedModel);
  const link = await screen.findByRole('link', { name: 'Taalmodel kiezen' });
  expect(link.getAttribute('href')).toBe('/language-model');
});

test.each([
  ['none is a choice too', { ...undecidedModel, version: 1 }],
  ['a model is here', { ...undecidedModel, in_use: { place: 'here' as const, model: 'x', is_ready: true } }],
  ['the environment says none', { ...undecidedModel, held_by: ['WRITER'] }],
])('no hint: %s', async (_, decision) => {
  open(decision);
  await screen.findByRole('heading', { name: 'Afspraken vandaag' });
  expect(screen.queryByRole('link', { name: 'Taalmodel kiezen' })).toBeNull();
});
