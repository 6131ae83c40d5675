// @vitest-environment jsdom
import {
  type Departure,
  type EngineStatus,
  listAllAppointments,
  listDepartures,
  listEngines,
  listUsers,
  readDepartedText,
} from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';

const elsewhere = (port: EngineStatus['port'], model: string): EngineStatus => ({
  ...{ port, model, engine: 'http', state: 'ready', languages: ['nl', 'en'] },
  ...{ runtime: null, speed: null, remedy: null },
});
const recording_id = '6f1f3bb0-6f0e-4b3c-9f55-0d3a6c1f7a10';
const text: Departure = {
  id: '0b3fd2c6-8a3e-4a57-8a4e-58a3a3b0c001',
  left_at: '2026-03-02T10:15:00.000Z',
  engine: 'groot-70b',
  recording_id,
  what: 'text',
  pieces: 84,
  replaced: { person: 3, phone: 1 },
};
const sound: Departure = {
  ...text,
  ...{
    id: '0b3fd2c6-8a3e-4a57-8a4e-58a3a3b0c002',
    engine: 'http:whisper',
    what: 'sound',
    pieces: 1,
    replaced: {},
  },
};

type Answers = ReturnType<typeof answers>;

async function open(...more: Answers[]) {
  const user = userEvent.setup();
  openApp('/admin', {
    as: marijke,
    api: [
      answers(listEngines, {
        data: [elsewhere('transcription', 'http:whisper'), elsewhere('writing', 'groot-70b')],
      }),
      answers(listUsers, { data: [] }),
      answers(listAllAppointments, { data: [] }),
      ...more,
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Wat deze server verliet' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Wat deze server verliet' })) };
}

test('beside a server that listens it says that sound goes as it is; beside one that writes, that names do not', {
  tags: 'thorough',
}, async () => {
  await open(answers(listDepartures, { data: [] }));
  expect(screen.getByText(/Geluid gaat hierheen zoals het is opgenomen/)).toBeTruthy();
  expect(screen.getByText(/worden vervangen voordat tekst hierheen gaat/)).toBeTruthy();
});

test('an administrator sees what left and how much was replaced, and the text only when asking for it', {
  tags: 'thorough',
}, async () => {
  const { user, dialog } = await open(
    answers(listDepartures, { data: [text, sound] }),
    answers(readDepartedText, { data: { text: '[1] cliënt: Mijn man [persoon-1] drinkt weer.' } }),
  );
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first?.textContent).toContain('Vervangen: 3 voornamen, 1 telefoonnummer');
  expect(second?.textContent).toContain('Geluid, 1 fragment');
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  expect(dialog.queryByText(/persoon-1/)).toBeNull();

  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Tekst tonen' }));
  expect(await dialog.findByText(/Mijn man \[persoon-1\] drinkt weer/)).toBeTruthy();
  expect(dialog.getByText(/staat in het inzagelog/)).toBeTruthy();
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Tekst verbergen' }));
  expect(dialog.queryByText(/persoon-1/)).toBeNull();
});

test('a text that is gone says so', { tags: 'thorough' }, async () => {
  const { user, dialog } = await open(
    answers(listDepartures, { data: [text] }),
    refuses(readDepartedText, 'not_found'),
  );
  await user.click(await dialog.findByRole('button', { name: 'Tekst tonen' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
});

test('where nothing left, it says that', { tags: 'thorough' }, async () => {
  const { dialog } = await open(answers(listDepartures, { data: [] }));
  expect(await dialog.findByText('Er is niets naar een andere server gegaan.')).toBeTruthy();
});
