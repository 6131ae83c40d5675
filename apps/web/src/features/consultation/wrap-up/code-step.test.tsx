// @vitest-environment jsdom
import {
  type ConsultationCodes,
  changeRecording,
  confirmCodes,
  getSuggestions,
  listAppointments,
  listRecordings,
  searchCodeLines,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aSuggestion, codesOf, ownList, stated } from '../../../../test/codes.ts';
import { answers, type Fake, inTurn, refuses } from '../../../../test/fake-api.ts';
import { noteServer, recordingId, stubLayout, walkthrough } from '../../../../test/note-server.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { sanne } from '../../../../test/people.ts';

beforeEach(stubLayout);

const codes = (more: Partial<ConsultationCodes> = {}) =>
  codesOf(1, { id: recordingId, is_signed: false, ...more });
const confirmed = codes({
  is_signed: true,
  revision: 1,
  confirmed: {
    codes: [{ system: 'zpm', is_surcharge: false, code: 'CO0497', meaning: 'Behandeling', is_in_list: true }],
    ...{ by_name: 'Sanne Veldkamp', at: '2026-03-03T09:00:00.000Z', differs: false },
  },
});
const confirms = answers(confirmCodes, { data: confirmed });

async function openWrapUp(shown: ConsultationCodes, ...api: Fake[]) {
  const app = openApp(
    { pathname: '/walkthrough/wrap-up', state: walkthrough },
    {
      as: sanne,
      api: [
        ...api,
        answers(getSuggestions, { data: shown }),
        ...noteServer('Slaapt beter.', { recording_file_url: '/sound.wav' }).fakes,
        answers(searchCodeLines, { data: [] }),
        answers(listAppointments, { data: [] }),
        answers(listRecordings, { data: [] }),
      ],
    },
  );
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } });
  const section = within(await screen.findByRole('region', { name: 'Codes' }));
  async function finish() {
    const ready = screen.getByRole<HTMLButtonElement>('button', { name: 'Klaar voor EPD' });
    // Not before what was typed on this device has been looked for.
    await waitFor(() => expect(ready.disabled).toBe(false));
    await app.user.click(ready);
  }
  return { app, section, finish };
}

test('what the clinician agrees to is confirmed once the note is final', async () => {
  const { app, section, finish } = await openWrapUp(codes(), confirms);
  await app.user.click(section.getByRole('button', { name: 'Akkoord' }));
  expect(section.getByText('CO0497, N120')).toBeTruthy();
  expect(app.sentTo(confirmCodes)).toEqual([]);
  await finish();
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(app.sentTo(changeRecording)).toEqual([{ is_reviewed: true }]);
  expect(app.sentTo(confirmCodes)).toEqual([
    { made_on: 'lists-1', revision: 0, zpm: 'CO0497', ggz_nhn: 'N120', surcharges: [], icd10: [] },
  ]);
});

test('what is left alone, or left after all, is left to the administration', {
  tags: 'thorough',
}, async () => {
  const { app, section, finish } = await openWrapUp(codes(), confirms);
  await app.user.click(section.getByRole('button', { name: 'Akkoord' }));
  await app.user.click(section.getByRole('button', { name: 'Aan de administratie laten' }));
  await finish();
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(app.sentTo(confirmCodes)).toEqual([]);
});

test('what is changed is said to differ, and is confirmed as it was changed', {
  tags: 'thorough',
}, async () => {
  const { app, section, finish } = await openWrapUp(codes(), confirms);
  await app.user.click(section.getByRole('button', { name: 'Wijzigen' }));
  const zpm = section.getByRole('combobox', { name: 'ZPM' });
  await app.user.clear(zpm);
  await app.user.type(zpm, 'CO0500');
  expect(section.getByText('ZPM: CO0500 in plaats van CO0497')).toBeTruthy();
  await app.user.click(section.getByRole('button', { name: 'Overnemen' }));
  await finish();
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(app.sentTo(confirmCodes)).toMatchObject([{ zpm: 'CO0500' }]);
});

test('codes that are refused keep the clinician on the page, with a way to confirm them after all', {
  tags: 'thorough',
}, async () => {
  const { app, section, finish } = await openWrapUp(
    codes(),
    inTurn(refuses(confirmCodes, 'code_list_changed'), confirms),
  );
  await app.user.click(section.getByRole('button', { name: 'Akkoord' }));
  await finish();
  expect(await section.findByText('De codes zijn niet vastgelegd')).toBeTruthy();
  expect(app.path()).toBe('/walkthrough/wrap-up');
  await app.user.click(await section.findByRole('button', { name: 'Codes vastleggen' }));
  expect(await section.findByText(/^Vastgelegd door Sanne/)).toBeTruthy();
});

test('where the administration confirms, the suggestion is shown and nothing is asked', async () => {
  const { section } = await openWrapUp(codes({ may_confirm: false }));
  expect(section.getByText('De administratie ziet dit voorstel en legt de codes vast.')).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Akkoord' })).toBeNull();
});

test('a stated diagnosis has its place, is called a working one, and its sentence can be heard', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const here = stated();
  if (here.diagnosis?.places[0]) here.diagnosis.places[0].recording = recordingId;
  const { app, section } = await openWrapUp(
    codes({ is_icd10_on: true, suggestions: [aSuggestion(), ownList(), here] }),
  );
  expect(section.getByText('F33.1')).toBeTruthy();
  expect(section.getByText('Hoofdstuk V › F30–F39 Stemmingsstoornissen')).toBeTruthy();
  expect(section.getByText('Werkdiagnose')).toBeTruthy();
  expect(section.getByText('Ik denk aan een depressie, matig ernstig.')).toBeTruthy();
  await app.user.click(section.getByRole('button', { name: 'Luister vanaf 01:02' }));
  expect(play).toHaveBeenCalledOnce();
  play.mockRestore();
});

test('where nothing is suggested there is nothing to see', async () => {
  openApp(
    { pathname: '/walkthrough/wrap-up', state: walkthrough },
    { as: sanne, api: noteServer('Slaapt beter.').fakes },
  );
  await screen.findByRole('button', { name: 'Klaar voor EPD' });
  expect(screen.queryByRole('region', { name: 'Codes' })).toBeNull();
});
