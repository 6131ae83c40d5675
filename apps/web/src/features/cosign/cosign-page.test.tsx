// @vitest-environment jsdom
import {
  cosignNote,
  getDraft,
  getRecording,
  getTranscript,
  getVoices,
  listNoteSteps,
  type NoteStep,
  returnNote,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNoted, idOf, nobodyKnown } from '../../../test/consultations.ts';
import { answers, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

const waiting = aNoted(1, 'Vera Zandstra', {
  is_cosign_asked: true,
  cosigner_name: sanne.name,
  consultation_summary: [
    { ai_model_name: 'extractive', summary_text: 'Slaapt beter. Eet weinig.', code: '', revision: 1 },
  ],
});
const asked: NoteStep = {
  id: idOf(70),
  kind: 'cosign_asked',
  done_by_name: 'Noor Smid',
  on_behalf_of_name: null,
  asked_of_name: sanne.name,
  reason: null,
  comments: [],
  created_at: '2026-03-02T10:00:00.000Z',
};
const said = { seq: 0, start_s: 3, end_s: 6, text: 'Ik slaap beter.', voice: null, voice_sure: null };

function open(...api: NonNullable<Parameters<typeof openApp>[1]>['api'] & {}) {
  return openApp(`/cosign/${waiting.id}`, {
    as: sanne,
    api: [
      ...api,
      answers(getRecording, { data: waiting }),
      answers(listNoteSteps, { data: [asked] }),
      answers(getTranscript, { data: [said] }),
      answers(getDraft, { data: null }),
      answers(getVoices, { data: nobodyKnown }),
    ],
  });
}

test('a supervisor reads the note and signs it beside its author', async () => {
  const signed = { ...waiting, is_reviewed: true, is_cosign_asked: false };
  const app = open(
    inTurn(answers(getRecording, { data: waiting }), answers(getRecording, { data: signed })),
    answers(cosignNote, { data: signed }),
  );
  expect(await screen.findByText(/^Noor Smid vroeg je .* om mede te ondertekenen\.$/)).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Mede ondertekenen' }));
  expect(await screen.findByText('Dit verslag is door beiden ondertekend')).toBeTruthy();
  expect(app.sentTo(cosignNote)).toEqual([{ asked: asked.id }]);
});

test('with a comment on a sentence the note goes back instead, and says how many there are', async () => {
  const back = { ...waiting, is_cosign_asked: false };
  const app = open(answers(returnNote, { data: back }));
  const next = await screen.findByRole('button', { name: 'Volgende zin' });
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false));
  await app.user.click(next);
  expect(await screen.findByText('Ik slaap beter.', { selector: 'section li' })).toBeTruthy();
  await app.user.type(screen.getByLabelText('Opmerking bij deze zin'), 'Hoeveel uur?');
  await app.user.click(screen.getByRole('button', { name: 'Opmerking toevoegen' }));
  const list = within(screen.getByRole('list', { name: 'Jouw opmerkingen' }));
  expect(list.getByText('Hoeveel uur?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mede ondertekenen' })).toBeNull();

  await app.user.click(screen.getByRole('button', { name: 'Terugsturen met 1 opmerking' }));
  await screen.findByText('Dit verslag wacht niet op jou');
  expect(app.sentTo(returnNote)).toEqual([
    { asked: asked.id, comments: [{ sentence: 'Slaapt beter.', text: 'Hoeveel uur?' }] },
  ]);
});

test('a request that was taken back meanwhile is told', async () => {
  const app = open(refuses(cosignNote, 'cosign_changed'));
  await app.user.click(await screen.findByRole('button', { name: 'Mede ondertekenen' }));
  expect(await screen.findByText('Dit verzoek is intussen ingetrokken of beantwoord.')).toBeTruthy();
});

test('what is nobody’s to read here is not there', async () => {
  open(refuses(getRecording, 'not_found'), refuses(listNoteSteps, 'not_found'));
  expect(await screen.findByText('Dit consult is hier niet te vinden')).toBeTruthy();
});
