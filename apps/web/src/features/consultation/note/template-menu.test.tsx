// @vitest-environment jsdom
import { listTemplates, rewriteNote } from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answers, isUnreachable, refuses } from '../../../../test/fake-api.ts';
import { noteServer, stubLayout, walkthrough } from '../../../../test/note-server.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { sanne } from '../../../../test/people.ts';

beforeEach(stubLayout);

const NOTE = '## Beleid\n\nSertraline wordt voortgezet.\n';
const templates = answers(listTemplates, {
  data: [
    {
      id: 'decursus',
      name: { nl: 'Decursus', en: 'Progress note' },
      from: 'built_in' as const,
      is_offered: true,
      is_default: true,
    },
    {
      id: 'soep',
      name: { nl: 'SOEP', en: 'SOAP' },
      from: 'built_in' as const,
      is_offered: true,
      is_default: false,
    },
  ],
});

type Fakes = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>;

const open = (server = noteServer(NOTE), ...api: Fakes) =>
  openApp(
    { pathname: '/walkthrough/review', state: walkthrough },
    { as: sanne, api: [...api, templates, ...server.fakes] },
  );

async function chooseSoep({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Sjabloon: Decursus' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'SOEP' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  return { dialog, yes: () => user.click(dialog.getByRole('button', { name: 'Opnieuw schrijven' })) };
}

test('another template stands beside the note, and is asked about first', async () => {
  const server = noteServer(NOTE);
  const app = open(server, answers(rewriteNote, { data: server.recording() }));
  const { dialog, yes } = await chooseSoep(app);
  expect(dialog.getByText(/opnieuw volgens SOEP\. De tekst van nu blijft bij de versies staan/)).toBeTruthy();
  await yes();
  await waitFor(() => expect(app.sentTo(rewriteNote)).toEqual([{ template: 'soep' }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the template that it has already is not written by again', { tags: 'thorough' }, async () => {
  const app = open();
  await app.user.click(await screen.findByRole('button', { name: 'Sjabloon: Decursus' }));
  expect((await screen.findByRole('menuitemradio', { name: 'Decursus' })).getAttribute('aria-checked')).toBe(
    'true',
  );
});

test('that is refused says why, in the question itself', { tags: 'thorough' }, async () => {
  const { dialog, yes } = await chooseSoep(open(noteServer(NOTE), refuses(rewriteNote, 'note_reviewed')));
  await yes();
  expect(
    await dialog.findByText('Dit verslag is al klaar voor het dossier. Heropen het eerst.'),
  ).toBeTruthy();
});

test('without a network says so, and nothing is lost', { tags: 'thorough' }, async () => {
  const server = noteServer(NOTE);
  const { dialog, yes } = await chooseSoep(open(server, isUnreachable(rewriteNote)));
  await yes();
  expect(await dialog.findByText(/Geen verbinding met de server/)).toBeTruthy();
  expect(server.newest()).toBe(NOTE);
});

test('of a note that is ready for the record it is only named', async () => {
  open(noteServer(NOTE, { is_reviewed: true }));
  expect(await screen.findByText('Sjabloon: Decursus')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sjabloon: Decursus' })).toBeNull();
});

test('whose name is not known yet is not taken for a colleague’s', async () => {
  open(noteServer(NOTE), isUnreachable(listTemplates));
  expect(await screen.findByText('Sertraline wordt voortgezet.')).toBeTruthy();
  expect(screen.queryByText(/^Sjabloon:/)).toBeNull();
});
