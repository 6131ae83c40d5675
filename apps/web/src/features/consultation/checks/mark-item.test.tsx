// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pieces, stubSound } from '../../../../test/note-evidence.tsx';
import { LanguageContext } from '../../../lib/strings.ts';
import type { Sound } from '../sound.ts';
import { MarkItem } from './mark-item.tsx';
import type { CheckedMark } from './use-checks.ts';

beforeEach(stubSound);
afterEach(cleanup);

const text = 'Sertraline 75 mg elke ochtend. Gebruikt lithium.';

function open(more: Partial<CheckedMark>, language: 'nl' | 'en' = 'nl') {
  const words = more.text ?? '75 mg';
  const start = text.indexOf(words);
  const mark: CheckedMark = {
    ...{ kind: 'dose', start, end: start + words.length, text: words },
    ...{ near: [], is_own: false },
    ...more,
  };
  const remedies = { remove: vi.fn(), add: vi.fn(), last: null };
  const playPassages = vi.fn();
  const sound = { playPassages } as unknown as Sound;
  const rest = { text, pieces, sound, remedies, onReveal: vi.fn(), onDismiss: vi.fn() };
  render(
    <LanguageContext value={language}>
      <ul>
        <MarkItem mark={mark} {...rest} />
      </ul>
    </LanguageContext>,
  );
  return { mark, remedies, playPassages, user: userEvent.setup({ delay: null }) };
}

test('a mark says that nobody said it, and lets what comes nearest be heard and read', async () => {
  const { playPassages, user } = open({ near: [4] });

  expect(screen.getByText('Niet gehoord in het gesprek: 75 mg')).toBeTruthy();
  expect(screen.getByText(/“Ja, vijftig milligram/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Luister vanaf 00:40' }));
  expect(playPassages).toHaveBeenCalledWith([expect.objectContaining({ from_s: 40 })]);
});

test('its sentence can go; other words are not put in', async () => {
  const { mark, remedies, user } = open({ kind: 'medicine', text: 'lithium' });

  await user.click(screen.getByRole('button', { name: 'Haal de zin weg: “lithium”' }));
  expect(remedies.remove).toHaveBeenCalledWith(mark);
  expect(screen.queryByText('Komt het dichtst in de buurt:')).toBeNull();
});

test('in English it says the same', () => {
  open({ near: [4] }, 'en');
  expect(screen.getByText('Not heard in the conversation: 75 mg')).toBeTruthy();
  expect(screen.getByText('What comes nearest:')).toBeTruthy();
});
