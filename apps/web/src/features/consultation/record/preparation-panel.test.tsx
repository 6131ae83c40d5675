// @vitest-environment jsdom
import { getPreparation, type Preparation } from '@noteer/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aLine, nothingPrepared } from '../../../../test/client-file.ts';
import { answers, refuses } from '../../../../test/fake-api.ts';
import { resetWorld, stubDevices } from '../../../../test/fake-capture.ts';
import { apt, openRecorder } from '../../../../test/recorder-page.tsx';

beforeEach(() => {
  resetWorld();
  stubDevices();
});

const prepared: Preparation = {
  ...nothingPrepared,
  id: apt.id,
  sections: [
    { id: 'risk', title: 'Risico', lines: [aLine('Vera Zandstra ontkent suïcidaliteit')], missing: [] },
  ],
};

test('what one wants to know beforehand stands beside the recorder, and can be folded', async () => {
  const { user } = await openRecorder([answers(getPreparation, { data: prepared })]);
  expect(await screen.findByText('Vera Zandstra ontkent suïcidaliteit')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hele voorbereiding' }).getAttribute('href')).toBe(
    `/preparation/${apt.id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Voorbereiding verbergen' }));
  expect(screen.queryByText('Vera Zandstra ontkent suïcidaliteit')).toBeNull();
});

test('names in it are initials in privacy mode', async () => {
  sessionStorage.setItem('privacy_mode', 'true');
  await openRecorder([answers(getPreparation, { data: prepared })]);
  expect(await screen.findByText('V. Z. ontkent suïcidaliteit')).toBeTruthy();
});

test('an appointment that has none has no panel', async () => {
  await openRecorder([refuses(getPreparation, 'not_found')]);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Voorbereiding' })).toBeNull());
});
