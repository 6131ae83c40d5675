// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { noteMarkdown } from '@noteer/clinical';
import { type EngineDraft, getDraft, listJottings } from '@noteer/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { draft, openEvidence, sound, stubSound } from '../../../../test/note-evidence.tsx';

beforeEach(stubSound);

const own = {
  id: 'own_jottings',
  title: 'Eigen aantekeningen',
  sentences: [{ text: 'Quetiapine overwegen, bleek.', sources: [] }],
};
const withOwn: EngineDraft = { ...draft, sections: [...draft.sections, own] };
const { text } = noteMarkdown(withOwn);
const drafted = answers(getDraft, { data: { ...withOwn, summary_text: text } });
const jotting = (more: object = {}) => ({
  ...{ id: '0d7f3c55-1a51-4d1e-9f3c-7d0a6a5b4c03', at_s: 12, text: own.sentences[0]?.text ?? '' },
  ...{ edited_at: '2026-03-02T09:01:00.000Z', is_in_note: true },
  ...more,
});

test('the evidence of a jotted line says whose it is, and the checks ask nobody to have said it', async () => {
  const { page, highlighted } = openEvidence({
    api: [drafted, answers(listJottings, { data: [jotting()] })],
    text,
  });
  await screen.findByText('Eigen aantekeningen (1)');
  page.move('Quetiapine');
  expect(await screen.findByText('Door jou aangetekend tijdens de opname.')).toBeTruthy();
  expect(screen.queryByText('Bij deze zin is geen passage gevonden.')).toBeNull();
  expect([...highlighted('mark'), ...highlighted('own')]).toEqual([]);

  page.move('Slaapt slecht');
  await waitFor(() => expect(screen.queryByText('Door jou aangetekend tijdens de opname.')).toBeNull());
});

test('they are read again with what was said at that moment', async () => {
  const { user } = openEvidence({ api: [drafted, answers(listJottings, { data: [jotting()] })], text });
  await user.click(await screen.findByText('Eigen aantekeningen (1)'));
  await user.click(screen.getByRole('button', { name: 'Luister vanaf 00:12' }));
  expect([sound.isPaused, sound.time]).toEqual([false, 12]);
});

test('one that came too late says so, and a press puts it in the note', async () => {
  const late = jotting({ id: '9a1b2c3d-1a51-4d1e-9f3c-7d0a6a5b4c04', text: 'Zus belt.', is_in_note: false });
  const { page, user } = openEvidence({
    api: [drafted, answers(listJottings, { data: [jotting(), late] })],
    text,
  });
  expect(await screen.findByText('Kwam binnen nadat het verslag was geschreven')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zet in het verslag' }));
  await waitFor(() => expect(page.text).toBe(`${text}Zus belt.\n`));
  expect(screen.queryByText('Kwam binnen nadat het verslag was geschreven')).toBeNull();
});
