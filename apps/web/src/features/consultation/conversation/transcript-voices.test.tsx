// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import {
  changeVoices,
  getOwnVoice,
  getVoices,
  rememberVoice,
  type Voice,
  type Voices,
} from '@noteer/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answers, refuses } from '../../../../test/fake-api.ts';
import { openEvidence, stubSound } from '../../../../test/note-evidence.tsx';

const voice = (number: number, more: Partial<Voice> = {}): Voice => ({
  voice: number,
  role: null,
  relation: null,
  is_recognised: false,
  spoken_s: 20,
  ...more,
});
const talk: Voices = {
  voices: [voice(0, { role: 'clinician', is_recognised: true }), voice(1)],
  piece_voices: [0, 0, 1, 0, 1, null],
  corrected: [],
  new_voice: 2,
};
const notYet = answers(getOwnVoice, { data: { remembered_at: null } });

beforeEach(stubSound);
afterEach(cleanup);

const chips = () => [...document.querySelectorAll<HTMLElement>('.voice-chip')];
const names = () => chips().map((chip) => chip.textContent);
async function openMenu(app: ReturnType<typeof openEvidence>, at: number) {
  await waitFor(() => expect(chips().length).toBeGreaterThan(at));
  await app.user.click(chips()[at] as HTMLElement);
  return screen.findByRole('menu', { name: 'Wie dit zegt' });
}

test('whoever speaks is named where somebody else spoke before', async () => {
  openEvidence({ api: [answers(getVoices, { data: talk })] });

  await waitFor(() =>
    expect(names()).toEqual([
      'ABehandelaar(herkend)',
      'BStem B',
      'ABehandelaar(herkend)',
      'BStem B',
      '?Onzeker wie dit zegt',
    ]),
  );
});

test('where nobody knows who speaks nothing is said of it', async () => {
  openEvidence();
  await screen.findByText('Goedemorgen, fijn dat u er bent.');

  expect(chips()).toEqual([]);
  expect(document.querySelector('[data-tone]')).toBeNull();
});

test('one click names a voice for the whole recording, at once', { tags: 'thorough' }, async () => {
  const named = { ...talk, voices: [talk.voices[0] as Voice, voice(1, { role: 'client' })] };
  const app = openEvidence({
    api: [answers(getVoices, { data: talk }), answers(changeVoices, { data: named }), notYet],
  });
  await openMenu(app, 1);
  await app.user.click(screen.getByRole('menuitem', { name: 'Dit is de cliënt' }));

  await waitFor(() => expect(names()[1]).toBe('BCliënt'));
  expect(app.sentTo(changeVoices)).toEqual([{ voices: [{ voice: 1, role: 'client', relation: null }] }]);
});

test('two voices are swapped in one call', async () => {
  const app = openEvidence({
    api: [answers(getVoices, { data: talk }), answers(changeVoices, { data: talk }), notYet],
  });
  await openMenu(app, 1);
  await app.user.click(screen.getByRole('menuitem', { name: 'Omwisselen met Behandelaar' }));

  await waitFor(() =>
    expect(app.sentTo(changeVoices)).toEqual([
      {
        voices: [
          { voice: 1, role: 'clinician', relation: null },
          { voice: 0, role: null, relation: null },
        ],
      },
    ]),
  );
});

test('only a passage, or only one sentence of it, is another voice', { tags: 'thorough' }, async () => {
  const app = openEvidence({
    api: [answers(getVoices, { data: talk }), answers(changeVoices, { data: talk }), notYet],
  });
  const menu = await openMenu(app, 0);
  const passage = within(menu).getByRole('group', { name: 'Alleen dit stuk' });
  await app.user.click(within(passage).getByRole('menuitem', { name: 'Dit zegt: Stem B' }));
  await waitFor(() => expect(app.sentTo(changeVoices)).toEqual([{ pieces: [{ seqs: [0, 1], voice: 1 }] }]));

  await app.user.click(screen.getByText('Hoe is het de afgelopen weken gegaan?'));
  await app.user.click(await screen.findByRole('button', { name: 'Behandelaar: andere stem kiezen' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Dit zegt: een nieuwe stem' }));
  await waitFor(() => expect(app.sentTo(changeVoices)[1]).toEqual({ pieces: [{ seqs: [1], voice: 2 }] }));
});

test('somebody else is one of those who often come along, or has words of their own', {
  tags: 'thorough',
}, async () => {
  const app = openEvidence({
    api: [answers(getVoices, { data: talk }), answers(changeVoices, { data: talk }), notYet],
  });
  await openMenu(app, 1);
  await app.user.click(screen.getByRole('menuitem', { name: 'Dit is iemand anders…' }));
  await app.user.click(await screen.findByRole('button', { name: 'Tolk' }));
  await openMenu(app, 1);
  await app.user.click(screen.getByRole('menuitem', { name: 'Dit is iemand anders…' }));
  await app.user.type(await screen.findByLabelText('Of in je eigen woorden'), 'Buurvrouw{Enter}');

  await waitFor(() =>
    expect(app.sentTo(changeVoices)).toEqual([
      { voices: [{ voice: 1, role: 'other', relation: 'interpreter' }] },
      { voices: [{ voice: 1, role: 'other', relation: 'Buurvrouw' }] },
    ]),
  );
});

test('what the server refuses is said, and stands as it was', async () => {
  const app = openEvidence({
    api: [answers(getVoices, { data: talk }), refuses(changeVoices, 'internal'), notYet],
  });
  await openMenu(app, 1);
  await app.user.click(screen.getByRole('menuitem', { name: 'Dit is de cliënt' }));

  expect(await screen.findByText(/niet opgeslagen; het staat weer zoals het was/)).toBeTruthy();
  expect(names()[1]).toBe('BStem B');
});

test('whoever says which voice is theirs is asked whether to remember it, and told what is kept', async () => {
  const mine = { ...talk, voices: [voice(0), voice(1, { role: 'clinician' })] };
  const app = openEvidence({
    api: [
      answers(getVoices, { data: talk }),
      answers(changeVoices, { data: mine }),
      answers(rememberVoice, { data: { remembered_at: '2026-11-02T09:00:00.000Z' } }),
      notYet,
    ],
  });
  await openMenu(app, 1);
  await app.user.click(screen.getByRole('menuitem', { name: 'Dit is de behandelaar' }));
  await app.user.click(await screen.findByRole('button', { name: 'Onthoud mijn stem' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('versleuteld');
  expect(app.sentTo(rememberVoice)).toEqual([]);
  await app.user.click(within(dialog).getByRole('button', { name: 'Onthoud mijn stem' }));

  await waitFor(() => expect(app.sentTo(rememberVoice)).toMatchObject([{ voice: 1 }]));
  await waitFor(() => expect(screen.queryByText(/Je stem onthouden/)).toBeNull());
});

test('the arrows go from piece to piece, and sideways to who says it', async () => {
  const app = openEvidence({ api: [answers(getVoices, { data: talk })] });
  await waitFor(() => expect(chips()).toHaveLength(5));
  const pieces = [...document.querySelectorAll<HTMLElement>('.piece')];
  pieces[0]?.focus();
  await app.user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(pieces[1]);
  await app.user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(chips()[0]);
  await app.user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(pieces[0]);
  await app.user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(document.activeElement).toBe(pieces[1]);
  await app.user.keyboard('{End}{ArrowUp}');
  expect(document.activeElement).toBe(pieces[4]);
});
