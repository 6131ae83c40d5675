// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { getRevision, listRevisions, type NoteRevision } from '@noteer/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, inTurn, refuses } from '../../../../test/fake-api.ts';
import { noteText, openEvidence, recording, stubSound } from '../../../../test/note-evidence.tsx';

beforeEach(stubSound);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const revision = (number: number, author_name: string | null, created_at: string): NoteRevision => ({
  number,
  author_name,
  created_at,
  template: 'decursus',
  template_version: null,
});
const revisions = [
  revision(5, 'Sanne Veldkamp', '2026-03-02T11:00:00.000Z'),
  revision(4, 'Sanne Veldkamp', '2026-03-02T10:12:00.000Z'),
  revision(3, 'Sanne Veldkamp', '2026-03-02T10:05:00.000Z'),
  revision(2, 'Sanne Veldkamp', '2026-03-02T10:01:00.000Z'),
  revision(1, null, '2026-03-02T10:00:00.000Z'),
];
const listed = answers(listRevisions, { data: revisions });
const first = answers(getRevision, { data: { ...(revisions[4] as NoteRevision), summary_text: noteText } });
const changed = noteText.replace('50 mg', '100 mg').replace('Dinsdag om tien uur.', 'Over twee weken.');

async function openVersions(opening: Parameters<typeof openEvidence>[0] = {}) {
  const opened = openEvidence({
    text: changed,
    ...opening,
    api: [...(opening.api ?? []), listed, first],
  });
  await opened.user.click(screen.getByRole('tab', { name: 'Versies' }));
  return opened;
}

test('versions name who made them; saves of one sitting stand together and unfold', async () => {
  const { user } = await openVersions();
  expect(await screen.findByRole('button', { name: /^Noteer met AI/ })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Sanne Veldkamp/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Huidige versie/ }).textContent).toContain('Sanne Veldkamp');
  expect(screen.getByText('3 keer bewaard')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Toon elke keer' }));
  expect(screen.getByRole('button', { name: /^Versie 2/ })).toBeTruthy();
});

test('a version is compared with the text of now in words, not by colour alone', {
  tags: 'thorough',
}, async () => {
  const { user } = await openVersions();
  await user.click(await screen.findByRole('button', { name: 'Vergelijk met het concept' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Noteer met AI/ }));
  await dialog.findByText('Verschillen');
  const went = [...document.querySelectorAll('del')].map(({ textContent }) => textContent);
  const came = [...document.querySelectorAll('ins')].map(({ textContent }) => textContent);
  expect(went).toEqual(['Weg: 50', 'Weg: Dinsdag om tien uur.']);
  expect(came).toEqual(['Nieuw: 100', 'Nieuw: Over twee weken.']);
  expect(dialog.getByText(/regels ongewijzigd/)).toBeTruthy();

  await user.click(dialog.getByRole('tab', { name: 'Naast elkaar' }));
  expect(dialog.getByText(/50 mg elke ochtend/)).toBeTruthy();
  expect(dialog.getByText(/100 mg elke ochtend/)).toBeTruthy();
});

test('a version is restored as a new text, and the one of now is not lost', {
  tags: 'thorough',
}, async () => {
  const { user, page } = await openVersions();
  await user.click(await screen.findByRole('button', { name: /^Noteer met AI/ }));
  await user.click(await screen.findByRole('button', { name: 'Deze versie terugzetten' }));
  expect(page.text).toBe(noteText);
  expect(await screen.findByText('Teruggezet. De tekst van daarnet blijft bij de versies.')).toBeTruthy();
});

test('a version that is what stands there needs no restoring', { tags: 'thorough' }, async () => {
  const { user } = await openVersions({ text: noteText });
  await user.click(await screen.findByRole('button', { name: /^Noteer met AI/ }));
  expect(await screen.findByText('Deze versie is gelijk aan de tekst van nu.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Deze versie terugzetten' })).toBeNull();
});

test('a note that is ready for the record can be compared, not changed', { tags: 'thorough' }, async () => {
  const { user } = await openVersions({ recording: { ...recording, is_reviewed: true } });
  await user.click(await screen.findByRole('button', { name: /^Noteer met AI/ }));
  expect(await screen.findByText('Verschillen')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Deze versie terugzetten' })).toBeNull();
});

test('a version that cannot be loaded says so and is asked for again', { tags: 'thorough' }, async () => {
  const { user } = await openVersions({ api: [inTurn(refuses(getRevision, 'internal'), first)] });
  await user.click(await screen.findByRole('button', { name: /^Noteer met AI/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await dialog.findByText('Verschillen')).toBeTruthy();
});

test('a list that cannot be loaded says so and is asked for again', { tags: 'thorough' }, async () => {
  const { user } = await openVersions({ api: [inTurn(refuses(listRevisions, 'internal'), listed)] });
  expect(await screen.findByText('De versies konden niet worden geladen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('button', { name: /^Noteer met AI/ })).toBeTruthy();
});

test('of many versions a page comes at a time', { tags: 'thorough' }, async () => {
  const many = Array.from({ length: 50 }, (_, n) => revision(60 - n, null, '2026-03-02T10:00:00.000Z'));
  const { user, fetched } = await openVersions({
    api: [inTurn(answers(listRevisions, { data: many }), listed)],
  });
  await user.click(await screen.findByRole('button', { name: 'Eerdere versies' }));
  expect(await screen.findByText('3 keer bewaard')).toBeTruthy();
  expect(fetched.mock.calls.some(([url]) => url.includes('before=11'))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Eerdere versies' })).toBeNull();
});
