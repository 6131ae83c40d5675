// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { type FilePoint, getFilePoints } from '@noteer/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPlace } from '../../../../test/client-file.ts';
import { idOf } from '../../../../test/consultations.ts';
import { answers } from '../../../../test/fake-api.ts';
import { noteText, openEvidence, stubSound } from '../../../../test/note-evidence.tsx';

beforeEach(stubSound);
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const place = aPlace({
  ...{ kind: 'attachment', id: idOf(81), page: 1, date: '2026-10-03', author: 'J. Smeenk, huisarts' },
  sentence: 'lithium 400 mg 2dd1',
});
const sentence = 'Volgens brief van J. Smeenk, huisarts (03-10-2026): lithium 400 mg, 2× per dag.';
const point: FilePoint = {
  ...{ kind: 'medicine', name: 'lithium', text: 'lithium 400 mg, 2× per dag', sentence },
  ...{ fact_kind: 'medication', is_offered: true, place },
};
const inNote = { ...point, name: 'sertraline', text: 'sertraline 50 mg', sentence: 'Sertraline 50 mg.' };
const ofFile = answers(getFilePoints, { data: [point, inNote] });
const openChecks = async (opened: ReturnType<typeof openEvidence>) => {
  await opened.user.click(screen.getByRole('tab', { name: /^Controle/ }));
  return opened;
};

test('what the note does not speak of is offered with its source, and one click puts it in its section', async () => {
  const { user, page, highlighted } = await openChecks(openEvidence({ api: [ofFile] }));
  const group = within(await screen.findByRole('region', { name: /^Uit het dossier/ }));
  expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Medicijndocument 3 okt 2026, J. Smeenk, huisartslithium 400 mg, 2× per dagToevoegenNiet nodig',
  ]);

  await user.click(group.getByRole('button', { name: /^Toevoegen: “lithium/ }));
  expect(page.text).toContain(`Gebruikt sertraline 50 mg elke ochtend.\n${sentence}\n\n## Volgend contact`);
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Uit het dossier/ })).toBeNull());
  // Nobody said it, and nobody calls it unsaid.
  expect(screen.queryByText('Niet gehoord in het gesprek')).toBeNull();
  expect(screen.queryByText('Door jou toegevoegd')).toBeNull();
  expect([...highlighted('mark'), ...highlighted('own')]).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(page.text).toBe(noteText);
});

test('the sentence that was put in shows the line of the letter and leads to it', {
  tags: 'thorough',
}, async () => {
  const { page } = openEvidence({ api: [ofFile], text: `${noteText}\n${sentence}\n` });
  await screen.findByRole('button', { name: /pieker/ });
  page.click('Volgens brief');
  expect(await screen.findByText('lithium 400 mg 2dd1')).toBeTruthy();
  expect(screen.getByText('Niet gezegd: uit het dossier.')).toBeTruthy();
  expect(screen.queryByText('Past bij wat is gezegd om')).toBeNull();
  expect(screen.getByRole('link', { name: /^document 3 okt 2026/ }).getAttribute('href')).toContain(
    `/documents/${idOf(81)}?page=1`,
  );
});

test('a dose that was changed in such a sentence is not of the letter any more', async () => {
  const text = `${noteText}\n${sentence.replace('400', '600')}\n`;
  const { highlighted } = openEvidence({ api: [ofFile], text });
  await waitFor(() => expect(highlighted('mark')).toContain('600 mg'));
});

test('what is not needed is put aside', { tags: 'thorough' }, async () => {
  const { user } = await openChecks(openEvidence({ api: [ofFile] }));
  await user.click(await screen.findByRole('button', { name: /^Niet nodig: “lithium/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Uit het dossier/ })).toBeNull());
  expect(screen.getByText('1 afgehandeld')).toBeTruthy();
});
