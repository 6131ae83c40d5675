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
    ...{ said: null, whose: null, sources: [], is_own: false },
    ...more,
  };
  const remedies = { take: vi.fn(), remove: vi.fn(), add: vi.fn(), last: null };
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

test('a mark with another value says it, lets it be heard and read, and takes it with one click', async () => {
  const { mark, remedies, playPassages, user } = open({ said: '50 mg', sources: [4] });

  expect(screen.getByText('Gezegd: 50 mg; in het verslag: 75 mg.')).toBeTruthy();
  expect(screen.getByText(/In het gesprek: “Ja, vijftig milligram/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Luister vanaf 00:40' }));
  expect(playPassages).toHaveBeenCalledWith([expect.objectContaining({ from_s: 40 })]);
  await user.click(screen.getByRole('button', { name: 'Neem 50 mg over in plaats van “75 mg”' }));
  expect(remedies.take).toHaveBeenCalledWith({ ...mark, said: '50 mg' });
});

test('what is somebody else’s says whose it is, and its sentence can go', async () => {
  const { remedies, user } = open({ kind: 'person', text: 'lithium', whose: 'moeder', sources: [2] });

  expect(screen.getByText('Dit is van moeder.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Haal de zin met “lithium” weg' }));
  expect(remedies.remove).toHaveBeenCalled();
});

test.each([
  ['frequency', 'Zo vaak is niet gezegd.'],
  ['plan', 'Dit is niet afgesproken.'],
  ['negation', 'In het gesprek is het andersom gezegd.'],
  ['certainty', 'Dit is minder stellig gezegd.'],
  ['side', 'Deze kant is niet genoemd.'],
] as const)('a mark of kind %s without another value says what is the matter', (kind, words) => {
  open({ kind });
  expect(screen.getByText(words)).toBeTruthy();
});

test('in English it says the same', () => {
  open({ said: '50 mg' }, 'en');
  expect(screen.getByText('Said: 50 mg; in the note: 75 mg.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take 50 mg instead of “75 mg”' })).toBeTruthy();
});
