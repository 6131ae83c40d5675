// @vitest-environment jsdom
import {
  type Erasure,
  getProfile,
  getRetention,
  listErasures,
  type Retention,
  releaseHold,
  setHold,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { idOf } from '../../../test/consultations.ts';
import { answers, type Fake, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, profileOf } from '../../../test/people.ts';

const retention: Retention = {
  next_run: '2026-03-05T01:40:00.000Z',
  rules: [
    { name: 'sound', setting: 'KEEP_SOUND_DAYS', days: 30, every: 'night', next: 3 },
    { name: 'withdrawn', setting: null, days: 0, every: 'night', next: 0 },
    { name: 'sign_in', setting: null, days: null, every: 'hour', next: null },
  ],
  next: [{ rule: 'sound', object_id: idOf(7), since: '2026-02-02T10:00:00.000Z', can_be_held: true }],
  lately: [{ rule: 'mails', object_id: null, count: 1, removed_at: '2026-03-04T01:40:00.000Z' }],
  holds: [],
};
const hold = {
  ...{ id: idOf(9), object: 'recording' as const, object_id: idOf(7), reason: 'Klacht' },
  ...{ set_by_name: 'Marijke Smit', set_at: '2026-03-04T10:00:00.000Z' },
};

const open = (...api: Fake[]) => openApp('/retention', { as: marijke, api });
const shows = (more: Partial<Retention> = {}) => answers(getRetention, { data: { ...retention, ...more } });
const openTab = async (app: ReturnType<typeof open>, name: string) =>
  app.user.click(await screen.findByRole('tab', { name }));
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

describe('keeping and erasing', () => {
  test('tells each rule with its period, its setting and what goes next', async () => {
    open(shows());

    await screen.findByRole('table', { name: 'Regels' });
    expect(rowsOf('Regels').map((row) => row.textContent)).toEqual([
      'Geluid, na het definitieve verslagHoe lang bewaard: 30 dagenIngesteld: bij InstellingGaat straks weg: 3',
      'Opnames waarvoor de toestemming is ingetrokkenHoe lang bewaard: meteenIngesteld: ligt vastGaat straks weg: 0',
      'Verlopen sessies en codesHoe lang bewaard: tot het verlopen isIngesteld: ligt vastGaat straks weg: elk uur',
    ]);
  });

  test('is there in English', async () => {
    open(shows(), answers(getProfile, { data: profileOf(marijke, { language: 'en' }) }));

    expect(await screen.findByText('Sound, after the final note')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Keeping and erasing' })).toBeTruthy();
  });

  test('shows what goes next, from where it is put on hold with a reason', { tags: 'thorough' }, async () => {
    const app = open(inTurn(shows(), shows({ next: [], holds: [hold] })), answers(setHold, { data: hold }));
    await openTab(app, 'Gaat straks weg');
    expect(screen.getByText('en nog 2')).toBeTruthy();

    await app.user.click(screen.getByRole('button', { name: `Vastzetten: ${idOf(7)}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Vastzetten' }));
    expect(dialog.getByText('Schrijf waarom dit moet blijven')).toBeTruthy();
    await app.user.type(dialog.getByLabelText('Reden'), 'Klacht');
    await app.user.click(dialog.getByRole('button', { name: 'Vastzetten' }));

    expect(await screen.findByText('Er gaat straks niets weg')).toBeTruthy();
    expect(app.sentTo(setHold)).toEqual([{ object: 'recording', object_id: idOf(7), reason: 'Klacht' }]);
  });

  test('shows what went, and of what must stay why and since when', { tags: 'thorough' }, async () => {
    const app = open(shows({ holds: [hold] }), answers(releaseHold, { message: 'Hold released' }));
    await openTab(app, 'Laatst verwijderd');
    expect(rowsOf('Laatst verwijderd')[0]?.textContent).toContain('Mails die niet verstuurd konden worden');

    await openTab(app, 'Vastgezet');
    expect(rowsOf('Vastgezet')[0]?.textContent).toMatch(/^KlachtWat: OpnameTelt sinds: .* door Marijke Smit/);
    await app.user.click(screen.getByRole('button', { name: 'Vrijgeven: Klacht' }));
    await waitFor(() => expect(screen.getByText('Weer vrijgegeven')).toBeTruthy());
  });

  test('lists erased clients without a name', { tags: 'thorough' }, async () => {
    const counts = {
      ...{ clients: 1, appointments: 2, recordings: 2, sound_seconds: 90, transcript_pieces: 5, notes: 2 },
      ...{ versions: 3, documents: 1, tasks: 0, codes: 0, departures: 0, jobs: 0, codes_kept: 0 },
    };
    const erasure: Erasure = {
      ...{ id: idOf(3), erased_at: '2026-03-01T10:00:00.000Z', erased_by_name: 'Marijke Smit' },
      ...{ counts, digest: 'ab' },
    };
    const app = open(shows(), answers(listErasures, { data: [erasure] }));
    await openTab(app, 'Gewiste cliënten');

    expect(await screen.findByText('2 opnames, 1 documenten')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Verklaring van .* opslaan$/ })).toBeTruthy();
  });

  test('that could not be fetched is told and can be tried again', async () => {
    const app = open(inTurn(refuses(getRetention, 'internal'), shows()));

    await app.user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('table', { name: 'Regels' })).toBeTruthy();
  });
});
