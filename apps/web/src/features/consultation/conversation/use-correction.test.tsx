// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { correctPiece, getTranscript } from '@noteer/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answers, refuses } from '../../../../test/fake-api.ts';
import { noteText, openEvidence, pieces, sound, stubSound } from '../../../../test/note-evidence.tsx';

beforeEach(stubSound);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const AT = 4;
const HEARD = 'Ja, vijftig milligram. En soms oxazepam voor de nacht.';
const SAID = 'Ja, vijftig milligram. En soms oxazepam voor de slaap.';
const doubtful = answers(getTranscript, {
  data: pieces.map((piece) =>
    piece.seq === AT ? { ...piece, probabilities: [1, 1, 1, 1, 1, 0.2, 1, 1, 1] } : piece,
  ),
});

async function openCorrection(...api: Parameters<typeof answers>[1][]) {
  const opened = openEvidence({ text: `${noteText}Oxazepam voor de nacht.`, api: api as never });
  await opened.user.click(await screen.findByRole('button', { name: new RegExp(HEARD) }));
  await opened.user.click(
    await screen.findByRole('button', { name: 'Verbeteren wat er op 00:40 gezegd is' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Wat is er gezegd?' }));
  const field = dialog.getByLabelText('Gezegd');
  return { ...opened, dialog, field };
}

test('a word that was heard with doubt is underlined in the conversation, and a click plays it', async () => {
  const { user, highlighted } = openEvidence({ text: `${noteText}Soms oxazepam.`, api: [doubtful] });
  const word = await screen.findByText('oxazepam');
  expect(word.getAttribute('title')).toBe('Niet zeker verstaan. Klik om te luisteren.');
  // What of it is doubtful in the note, the server says.
  expect(highlighted('unsure')).toEqual([]);
  await user.click(word);
  expect([sound.time, sound.isPaused]).toEqual([40, false]);
});

const save = async (is_written_anew: boolean) => {
  const opened = await openCorrection(
    answers(correctPiece, { data: { text: SAID, is_written_anew } }) as never,
  );
  const { user, dialog, field } = opened;
  expect(dialog.getByText(`Verstaan: “${HEARD}”`)).toBeTruthy();
  await user.clear(field);
  await user.type(field, SAID);
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText(/voor de slaap/)).toBeTruthy();
  expect(opened.sentTo(correctPiece)).toEqual([{ text: SAID }]);
  return opened;
};

test('what was misheard is written down as it was said, and the note is written again with it', async () => {
  const { page } = await save(true);
  expect(await screen.findByText('Het verslag wordt opnieuw geschreven met deze verbetering.')).toBeTruthy();
  expect(page.text).toContain('Oxazepam voor de nacht.');
});

test('a note that somebody typed in stays as it is, and can be written again from there', {
  tags: 'thorough',
}, async () => {
  const { page } = await save(false);
  expect(await screen.findByText(/Je hebt zelf in het verslag getypt/)).toBeTruthy();
  expect(page.text).toContain('Oxazepam voor de nacht.');
});

test('one that the server will not have says why, and keeps what was typed', async () => {
  const { user, dialog, field } = await openCorrection(refuses(correctPiece, 'note_reviewed') as never);
  await user.type(field, ' Toch?');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText(/al klaar voor het dossier/)).toBeTruthy();
  expect(field).toHaveProperty('value', `${HEARD} Toch?`);
});
