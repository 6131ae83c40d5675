// @vitest-environment jsdom
import {
  type ClientFile,
  getClient,
  getClientFile,
  getFileNote,
  getTimeline,
  listAttachments,
  type TimelineItem,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAttachment, aPlace, emptyFile, vera } from '../../../test/client-file.ts';
import { idOf } from '../../../test/consultations.ts';
import { answers, type Fake, when } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

const day = (date: string) => ({ date, precision: 'day' as const });
const dose = (date: string, words: string, change: 'started' | 'raised') => ({
  ...day(date),
  place: aPlace({ id: idOf(80 + Number(date.slice(5, 7))) }),
  change,
  dose: words,
  by: null,
});
const [started, raised] = [dose('2026-01-05', '50 mg', 'started'), dose('2026-02-02', '100 mg', 'raised')];
const letterPlace = aPlace({ kind: 'attachment', id: idOf(51), page: 2, from: 3, to: 9 });

const course: ClientFile['course'] = {
  ...emptyFile.course,
  medicines: [
    {
      name: 'sertraline',
      from: day('2026-01-05'),
      to: null,
      first_seen: '2026-01-05',
      last_seen: '2026-02-02',
      is_current: true,
      steps: [started, raised],
      last_change: raised,
      last: raised,
      planned: [],
      is_used_after_stop: false,
    },
  ],
  series: [
    {
      kind: 'measurement',
      name: 'weight',
      label: 'Gewicht',
      unit: 'kg',
      points: [
        { ...day('2026-01-05'), place: letterPlace, value: 80, over: null, text: '80 kg' },
        { ...day('2026-02-02'), place: aPlace(), value: 78.5, over: null, text: '78,5 kg' },
      ],
    },
  ],
  risk: {
    last: [{ ...day('2026-02-02'), place: aPlace(), what: 'suicidality', is_denied: true }],
    before: [],
  },
  agreements: [{ ...day('2026-02-02'), place: aPlace(), text: 'Lab controleren', due: '2026-03-01' }],
};

const consultation: Extract<TimelineItem, { kind: 'consultation' }> = {
  kind: 'consultation',
  id: idOf(61),
  at: '2026-02-02T09:00:00.000Z',
  appointment_time: '2026-02-02T09:00:00.000Z',
  is_appointment: true,
  status: 'reviewed',
  clinician_name: 'Joris de Wit',
  is_own: false,
  subject: null,
  description: null,
  template: 'decursus',
  recording: idOf(71),
  is_reviewed: true,
  first_line: 'Zandstra slaapt beter.',
};
const letter: TimelineItem = {
  kind: 'attachment',
  id: idOf(51),
  at: '2026-01-05T09:00:00.000Z',
  attachment: anAttachment(51),
};

const open = (...api: Fake[]) =>
  openApp(`/clients/${vera.id}`, {
    as: sanne,
    api: [
      ...api,
      answers(getClient, { data: vera }),
      answers(getClientFile, {
        data: { ...emptyFile, course, counts: { consultation: 1, attachment: 1, task: 0 } },
      }),
      when('kind=attachment', answers(getTimeline, { data: [letter] })),
      answers(getTimeline, { data: [consultation, letter] }),
      answers(listAttachments, { data: [] }),
    ],
  });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the course', () => {
  test('draws each dose of a medicine as a piece that leads to its sentence', async () => {
    open();
    await screen.findByRole('heading', { name: 'Medicijnen' });
    expect(hrefOf('sertraline, gestart 50 mg, 5 jan 2026')).toBe(
      `/clients/${vera.id}/notes/${idOf(81)}?from=12&to=40`,
    );
    expect(hrefOf('sertraline, verhoogd naar 100 mg, 2 feb 2026')).toContain(idOf(82));
  });

  test('draws a measurement as points that lead to their sentences, with a table for who cannot see them', async () => {
    open();
    await screen.findByText('Gewicht', { selector: 'span' });
    expect(hrefOf('Gewicht 80 kg, 5 jan 2026')).toBe(
      `/clients/${vera.id}/documents/${idOf(51)}?page=2&from=3&to=9`,
    );
    const rows = within(screen.getByRole('table', { name: 'Gewicht' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DatumWaarde',
      '5 jan 202680 kg',
      '2 feb 202678,5 kg',
    ]);
  });

  test('shows the value of the point that has the focus', async () => {
    const { user } = open();
    const point = await screen.findByRole('link', { name: 'Gewicht 80 kg, 5 jan 2026' });
    expect(screen.getByText('78,5 kg, 2 feb 2026')).toBeTruthy();
    await user.hover(point);
    expect(screen.getByText('80 kg, 5 jan 2026')).toBeTruthy();
  });

  test('tells when risk was asked last, and what is agreed', async () => {
    open();
    const risk = within(await screen.findByRole('region', { name: 'Risico' }));
    expect(risk.getByRole('listitem').textContent).toMatch(/^Suïcidaliteit: ontkend \(2 feb 2026\)/);
    const agreed = within(screen.getByRole('region', { name: 'Open afspraken' }));
    expect(agreed.getByRole('listitem').textContent).toMatch(/^Lab controleren \(voor 1 mrt 2026\)/);
  });

  test('says so where nothing is known yet', async () => {
    open(answers(getClientFile, { data: emptyFile }));
    expect(await screen.findByText('Nog geen verloop')).toBeTruthy();
  });
});

describe('the timeline', () => {
  test('shows what happened, and what of it one asks for', async () => {
    const { user } = open();
    const rows = async () =>
      within(await screen.findByRole('list', { name: 'Tijdlijn' })).getAllByRole('listitem');
    expect(await rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Documenten/ }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  test('leads to the final note of a colleague where it may be read, with initials in privacy mode', async () => {
    sessionStorage.setItem('privacy_mode', 'true');
    open();
    const link = await screen.findByRole('link', { name: 'Consult' });
    expect(link.getAttribute('href')).toBe(`/clients/${vera.id}/notes/${idOf(71)}`);
    expect(screen.getByText('Z. slaapt beter.')).toBeTruthy();
  });
});

test('a note of the file shows the sentence that somebody came for', async () => {
  const summary_text = '## Beloop\n\nSlaapt beter. Sertraline verhoogd.';
  const from = summary_text.indexOf('Sertraline');
  openApp(`/clients/${vera.id}/notes/${idOf(71)}?from=${from}&to=${summary_text.length}`, {
    as: sanne,
    api: [
      answers(getFileNote, {
        data: {
          id: idOf(71),
          client_id: vera.id,
          client_name: vera.client_name,
          date: '2026-02-02',
          author: 'Joris de Wit',
          is_own: false,
          template: 'decursus',
          language: 'nl',
          summary_text,
        },
      }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Verslag van 2 feb 2026' })).toBeTruthy();
  expect(document.querySelector('.note-lit')?.textContent).toBe('Sertraline verhoogd.');
  expect(screen.queryByRole('link', { name: 'Naar het consult' })).toBeNull();
});
