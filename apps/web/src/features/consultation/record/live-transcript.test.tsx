// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { getOwnVoice, getRecording, getTranscript, getVoices } from '@noteer/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aRecording } from '../../../../test/capture-server.ts';
import { answers, inTurn } from '../../../../test/fake-api.ts';
import { commandsOf, stubDevices, tell, world } from '../../../../test/fake-capture.ts';
import { openRecorder, press } from '../../../../test/recorder-page.tsx';

const SECOND = 16_000;
const piece = { seq: 0, start_s: 0, end_s: 8, text: 'Ik slaap slecht.', voice: 0, voice_sure: 1 };
const voices = {
  voices: [{ voice: 0, role: null, relation: null, is_recognised: false, spoken_s: 8 }],
  piece_voices: [0],
  corrected: [],
  new_voice: 1,
};
const note = { ai_model_name: 'llama3', summary_text: '## Beloop', code: '', revision: 1 };

beforeEach(stubDevices);

const openVoices = async (app: Awaited<ReturnType<typeof openRecorder>>) => {
  await waitFor(() => expect(document.querySelector('.voice-chip')).toBeTruthy());
  await app.user.click(document.querySelector('.voice-chip') as HTMLElement);
  return screen.findByRole('menu', { name: 'Wie dit zegt' });
};

const heard = [
  inTurn(answers(getTranscript, { data: [piece] }), answers(getTranscript, { data: [] })),
  answers(getVoices, { data: voices }),
  answers(getOwnVoice, { data: { remembered_at: null } }),
];

test('whoever names a voice goes on doing so when the recording is saved and its note comes in', async () => {
  const recording = (stage: 'writing' | 'done') =>
    answers(getRecording, {
      data: aRecording('b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01', {
        processing: { stage, progress: 1, reason: null },
        consultation_summary: stage === 'done' ? [note] : [],
      }),
    });
  const app = await openRecorder([...heard, inTurn(recording('writing'), recording('done'))]);
  await press(app, 'Start opname');
  await screen.findByText('Opname loopt');
  const id = commandsOf('begin')[0]?.capture.id ?? '';
  act(() => world.hear({ rms: 0.1, peak: 0.2, samples: 8 * SECOND, gap_samples: 0 }));
  act(() => tell({ type: 'safe', id, samples: 5 * SECOND }));
  await press(app, 'Opname stoppen');
  const menu = await openVoices(app);

  act(() => tell({ type: 'saved', id }));
  await screen.findByText('Gesprek opgeslagen');
  expect(menu.isConnected).toBe(true);
  await act(() => app.queryClient.refetchQueries({ queryKey: ['recordings', id] }));
  await screen.findByText('Het verslag staat klaar');
  expect(menu.isConnected).toBe(true);
});
