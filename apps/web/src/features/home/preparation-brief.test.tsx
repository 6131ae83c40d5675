// @vitest-environment jsdom
import { getPreparation, listAppointments, listRecordings, listTemplates } from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aLine, nothingPrepared, vera } from '../../../test/client-file.ts';
import { anAppointment } from '../../../test/consultations.ts';
import { answers } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 9, 30) });
});

const next = anAppointment(2, vera.client_name, { appointment_time: '2026-03-02T10:00:00.000Z' });
const later = anAppointment(3, 'Anna Bos', { appointment_time: '2026-03-02T11:00:00.000Z' });

test('the three lines that matter most stand under the next appointment, and under no other', async () => {
  const brief = ['Sertraline 100 mg', 'Lab is gedaan', 'Suïcidaliteit ontkend'].map((text) => aLine(text));
  const app = openApp('/home', {
    as: sanne,
    api: [
      answers(listAppointments, { data: [next, later] }),
      answers(listRecordings, { data: [] }),
      answers(listTemplates, { data: [] }),
      answers(getPreparation, { data: { ...nothingPrepared, id: next.id, brief } }),
    ],
  });
  const lines = within(await screen.findByRole('region', { name: 'Voorbereiding' }));
  expect(lines.getAllByRole('listitem')).toHaveLength(3);
  expect(lines.getByRole('link', { name: 'Hele voorbereiding' }).getAttribute('href')).toBe(
    `/preparation/${next.id}`,
  );
  const asked = app.fetched.mock.calls.filter(([url]) => url.includes('/preparation/'));
  expect(asked.map(([url]) => url.includes(next.id))).toEqual([true]);
});
