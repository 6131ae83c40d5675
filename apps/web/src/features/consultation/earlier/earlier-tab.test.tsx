// @vitest-environment jsdom
import { getFileNote, getSinceLastTime, type SinceLastTime } from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPlace, vera } from '../../../../test/client-file.ts';
import { idOf } from '../../../../test/consultations.ts';
import { answers, type Fake, refuses } from '../../../../test/fake-api.ts';
import { openEvidence, stubSound } from '../../../../test/note-evidence.tsx';

beforeEach(stubSound);

const summary_text = '## Beloop\n\nGebruikt sertraline 50 mg.';
const from = summary_text.indexOf('Gebruikt');
const earlier = {
  recording: idOf(71),
  date: '2026-02-02',
  author: 'Sanne Veldkamp',
  template: 'decursus' as const,
};
const since: SinceLastTime = {
  earlier,
  changes: [
    {
      is: 'changed',
      text: 'Sertraline',
      before: aPlace({
        id: earlier.recording,
        date: earlier.date,
        from,
        to: summary_text.length,
        sentence: 'Gebruikt sertraline 50 mg.',
      }),
      now: aPlace({ id: idOf(1), sentence: 'Sertraline naar 100 mg.' }),
    },
    { is: 'new', text: 'Gewicht', before: null, now: aPlace({ id: idOf(1), sentence: 'Weegt 78 kg.' }) },
  ],
};
const note = answers(getFileNote, {
  data: {
    id: earlier.recording,
    client_id: vera.id,
    client_name: vera.client_name,
    date: earlier.date,
    author: earlier.author,
    is_own: true,
    template: 'decursus',
    language: 'nl',
    summary_text,
  },
});

async function openEarlier(...api: Fake[]) {
  const opened = openEvidence({ api: [...api, answers(getSinceLastTime, { data: since }), note] });
  await opened.user.click(screen.getByRole('tab', { name: 'Vorige keer' }));
  return opened;
}

test('what is new, gone or changed is listed in the words of both notes, each with the way to them', async () => {
  const { user } = await openEarlier();
  const list = within(await screen.findByRole('region', { name: 'Sinds de vorige keer' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anders: Sertraline2 feb 2026: Gebruikt sertraline 50 mg.Nu: Sertraline naar 100 mg.In dit verslagIn het vorige',
    'Nieuw: GewichtNu: Weegt 78 kg.In dit verslag',
  ]);
  await screen.findAllByText('Gebruikt sertraline 50 mg.');
  await user.click(screen.getByRole('button', { name: /^In het vorige/ }));
  expect(document.querySelector('.note-lit')?.textContent).toBe('Gebruikt sertraline 50 mg.');
});

test('the note of last time stands beside the new one', async () => {
  await openEarlier();
  expect(await screen.findByRole('heading', { name: 'Verslag van 2 feb 2026' })).toBeTruthy();
  expect(await screen.findAllByText('Gebruikt sertraline 50 mg.')).toHaveLength(2);
});

test('a first note says that it is one', async () => {
  await openEarlier(answers(getSinceLastTime, { data: { earlier: null, changes: [] } }));
  expect(await screen.findByText('Dit is het eerste verslag')).toBeTruthy();
});

test('what cannot be loaded says so', async () => {
  await openEarlier(refuses(getSinceLastTime, 'internal'));
  expect(await screen.findByText('Het vorige verslag kon niet worden geladen')).toBeTruthy();
});
