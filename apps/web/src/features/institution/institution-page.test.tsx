// @vitest-environment jsdom
import {
  getInstitution,
  getLogo,
  type Institution,
  importInstitution,
  previewInstitutionFile,
  putLogo,
  setInstitution,
} from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answers, garbles, inTurn, refuses } from '../../../test/fake-api.ts';
import { undecidedSettings } from '../../../test/institution.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

const settings = undecidedSettings;
const undecided: Institution = { settings, version: 0, held_by: {}, history: [] };
const named = { ...settings, name: 'GGZ Westerpark', idle_lock_minutes: 5 };
const set_at = '2026-11-02T09:00:00.000Z';
const after: Institution = {
  ...{ settings: named, version: 2, held_by: {} },
  history: [
    { settings: named, version: 2, set_by: 'Marijke Oosterhof', set_at },
    { settings, version: 1, set_by: null, set_at },
  ],
};

const replace = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await put(user, field, text);
};

test('what changes is shown before it is saved, and afterwards stands in the history', async () => {
  const { user, sentTo } = openApp('/institution', {
    as: marijke,
    api: [answers(getInstitution, { data: undecided }), answers(setInstitution, { data: after })],
  });
  await put(user, await screen.findByLabelText('Naam'), 'GGZ Westerpark');
  await replace(user, screen.getByLabelText('Scherm vergrendelen na (minuten)'), '5');
  await put(user, screen.getByLabelText('Namen en termen'), 'Terwille\n\n Terwille ');
  await user.click(screen.getByRole('button', { name: 'Wijzigingen bekijken' }));

  const asked = await screen.findByRole('alertdialog', { name: 'Dit verandert er' });
  expect(within(asked).getByText('15 minuten').tagName).toBe('DEL');
  expect(within(asked).getByText('5 minuten').tagName).toBe('INS');
  expect(sentTo(setInstitution)).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Opslaan' }));

  expect(await screen.findByText('Instellingen opgeslagen')).toBeTruthy();
  expect(await screen.findByText(/^Marijke Oosterhof, /)).toBeTruthy();
  expect(sentTo(setInstitution)).toEqual([{ ...named, expected_words: ['Terwille'], version: 0 }]);
});

test('a number that cannot be is said at its field, and nothing is sent', { tags: 'thorough' }, async () => {
  const { user, sentTo } = openApp('/institution', {
    as: marijke,
    api: [answers(getInstitution, { data: undecided })],
  });
  await replace(user, await screen.findByLabelText('Scherm vergrendelen na (minuten)'), '0');
  await user.clear(screen.getByLabelText('Opnieuw inloggen na (uren)'));
  await user.click(screen.getByRole('button', { name: 'Wijzigingen bekijken' }));

  expect(screen.getByText('Minstens 1.')).toBeTruthy();
  expect(screen.getByText('Vul een heel getal in.')).toBeTruthy();
  expect(sentTo(setInstitution)).toEqual([]);
});

test('what the server was started with cannot be changed here, and says by what', {
  tags: 'thorough',
}, async () => {
  openApp('/institution', {
    as: marijke,
    api: [answers(getInstitution, { data: { ...undecided, held_by: { time_zone: 'TIME_ZONE' } } })],
  });

  const zone = await screen.findByLabelText('Tijdzone');

  expect((zone as HTMLSelectElement).disabled).toBe(true);
  expect(screen.getByText('Vastgezet op de server met TIME_ZONE.')).toBeTruthy();
});

test('what somebody else decided meanwhile is said, and shown when one asks for it', {
  tags: 'thorough',
}, async () => {
  const { user } = openApp('/institution', {
    as: marijke,
    api: [
      inTurn(answers(getInstitution, { data: undecided }), answers(getInstitution, { data: after })),
      refuses(setInstitution, 'institution_changed'),
    ],
  });
  await put(user, await screen.findByLabelText('Naam'), 'Praktijk Oost');
  await user.click(screen.getByRole('button', { name: 'Wijzigingen bekijken' }));
  await user.click(await screen.findByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText(/Er is niets opgeslagen/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Toon wat er nu geldt' }));

  expect(await screen.findByDisplayValue('GGZ Westerpark')).toBeTruthy();
});

test('an earlier state is filled in again, and saved only after a look', { tags: 'thorough' }, async () => {
  const { user, sentTo } = openApp('/institution', {
    as: marijke,
    api: [answers(getInstitution, { data: after })],
  });
  await user.click(await screen.findByRole('button', { name: 'Dit weer invullen' }));

  expect(screen.getByLabelText<HTMLInputElement>('Naam').value).toBe('');
  expect(sentTo(setInstitution)).toEqual([]);
});

const file = { noteer: 'institution', format: 2, settings: { name: 'Elders' }, logo_png: null };
const asFile = (content: object) => new File([JSON.stringify(content)], 'noteer-institution.json');
const chooser = () => screen.findByLabelText('Uit een bestand', { selector: 'input' });

test('what a file changes is shown, templates too, before any of it is taken over', {
  tags: 'thorough',
}, async () => {
  const { user, sentTo } = openApp('/institution', {
    as: marijke,
    api: [
      answers(getInstitution, { data: undecided }),
      answers(previewInstitutionFile, {
        data: {
          settings: { ...settings, name: 'Elders' },
          version: 0,
          templates: [
            { name: 'Kort verslag', change: 'new' },
            { name: 'Intake kind', change: 'same' },
          ],
          ...{ time_rule: 'real', changed_kinds: 2 },
        },
      }),
      answers(importInstitution, { data: after }),
    ],
  });
  await user.upload(await chooser(), asFile(file));

  const asked = await screen.findByRole('alertdialog', { name: 'Dit verandert het bestand' });
  expect(within(asked).getByText('Elders').tagName).toBe('INS');
  expect(asked.textContent).toContain('Kort verslag (nieuw)');
  expect(asked.textContent).not.toContain('Intake kind');
  expect(asked.textContent).toContain('2 sjablonen tellen als een ander soort consult');
  expect(sentTo(importInstitution)).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Overnemen' }));

  expect(await screen.findByText('Overgenomen uit het bestand')).toBeTruthy();
  expect(await screen.findByText(/^Marijke Oosterhof, /)).toBeTruthy();
  expect(sentTo(importInstitution)).toEqual([{ file, version: 0 }]);
});

test('a file of a newer Noteer is refused with a clear word, and nothing is sent', {
  tags: 'thorough',
}, async () => {
  const { user, sentTo } = openApp('/institution', {
    as: marijke,
    api: [answers(getInstitution, { data: undecided })],
  });
  await user.upload(await chooser(), asFile({ ...file, format: 3 }));

  expect(await screen.findByText(/komt van een nieuwere Noteer/)).toBeTruthy();
  expect(sentTo(previewInstitutionFile)).toEqual([]);
});

test('ICD-10 is turned on with a decision and not without', { tags: 'thorough' }, async () => {
  const { user, sentTo } = openApp('/institution', {
    as: marijke,
    api: [answers(getInstitution, { data: undecided }), answers(setInstitution, { data: after })],
  });
  await user.click(await screen.findByRole('switch', { name: 'ICD-10-codes voorstellen' }));
  expect(screen.getByText(/medisch hulpmiddel van een hogere klasse/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Wijzigingen bekijken' }));
  expect(screen.getByText(/Zonder besluit blijft ICD-10 uit/)).toBeTruthy();

  await put(user, screen.getByLabelText('Besluit van de instelling'), 'Besluit van 2 november');
  await user.click(screen.getByRole('button', { name: 'Wijzigingen bekijken' }));
  const asked = await screen.findByRole('alertdialog');
  expect(within(asked).getByText('aan: Besluit van 2 november').tagName).toBe('INS');
  await user.click(within(asked).getByRole('button', { name: 'Opslaan' }));

  expect(await screen.findByText(/^Marijke Oosterhof, /)).toBeTruthy();
  expect(sentTo(setInstitution)).toMatchObject([{ icd10_reason: 'Besluit van 2 november' }]);
});

test('a logo is shown once it was brought in, and what is no picture is said to be none', {
  tags: 'thorough',
}, async () => {
  const logo = 'a'.repeat(64);
  URL.createObjectURL = vi.fn(() => 'blob:logo');
  URL.revokeObjectURL = vi.fn();
  const { user } = openApp('/institution', {
    as: marijke,
    api: [
      answers(getInstitution, { data: undecided }),
      inTurn(refuses(putLogo, 'invalid'), answers(putLogo, { data: { logo } })),
      garbles(getLogo, 200, 'PNG'),
    ],
  });
  const choose = await screen.findByLabelText('Logo kiezen', { selector: 'input' });
  await user.upload(choose, new File(['<svg/>'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText(/geen PNG of JPEG die te lezen is/)).toBeTruthy();
  await user.upload(choose, new File(['PNG'], 'logo.png', { type: 'image/png' }));

  expect((await screen.findByAltText('Logo van de instelling')).getAttribute('src')).toBe('blob:logo');
  await user.click(screen.getByRole('button', { name: 'Zonder logo' }));
  expect(screen.queryByAltText('Logo van de instelling')).toBeNull();
});
