// @vitest-environment jsdom
import '../../../../test/browser-gaps.ts';
import { NO_MODEL } from '@noteer/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteText, openEvidence, pieces, sound, stubSound } from '../../../../test/note-evidence.tsx';
import { useSound } from '../sound.ts';
import { SortedTalkView } from './sorted-talk-view.tsx';
import type { SortedTalk } from './talk-sorter.ts';

beforeEach(stubSound);
afterEach(cleanup);

const titles = ['Beloop', 'Medicatie', 'Plan'];
const talk: SortedTalk = {
  sections: [
    { id: 'course', title: 'Beloop', groups: [{ seqs: [1, 2], sure: 0.9 }] },
    { id: 'medication', title: 'Medicatie', groups: [{ seqs: [3, 4], sure: 0.8 }] },
    { id: 'plan', title: 'Plan', groups: [] },
  ],
  rest: [
    { seqs: [0], sure: 0.2 },
    { seqs: [5], sure: 0.1 },
  ],
};

function openView(first = '') {
  const page = { text: first, revealed: [] as number[] };
  function Page() {
    const [text, setText] = useState(first);
    page.text = text;
    const player = useSound('/sound', async () => null);
    return (
      <SortedTalkView
        {...{ talk, text, pieces, titles }}
        voiceOf={() => undefined}
        sound={player}
        onReveal={(offset) => page.revealed.push(offset)}
        onReplaceText={setText}
      />
    );
  }
  render(<Page />);
  return { page, user: userEvent.setup({ delay: null }) };
}
const under = (heading: string) => within(screen.getByRole('region', { name: heading }));

test('a question and its answer stand together under their heading, and are heard together', async () => {
  const { user } = openView();
  const group = under('Beloop');
  expect(group.getByText('Hoe is het de afgelopen weken gegaan?')).toBeTruthy();
  expect(group.getByText('Ik slaap slecht en ik pieker veel over mijn werk.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull();
  await user.click(group.getByRole('button', { name: 'Luister vanaf 00:10' }));
  expect([sound.time, sound.isPaused]).toEqual([10, false]);
});

test('one click puts it in the note, word for word, and the button says that it is in', async () => {
  const { user, page } = openView('## Plan\n\nRust.\n');
  const line =
    'Gebruikt u de sertraline nog elke ochtend? Ja, vijftig milligram. En soms oxazepam voor de nacht.';
  await user.click(under('Medicatie').getByRole('button', { name: `In het verslag: “${line}”` }));
  expect(page.text).toBe(`## Medicatie\n\n${line}\n\n## Plan\n\nRust.\n`);
  const button = under('Medicatie').getByRole('button', { name: `Staat in het verslag: “${line}”` });
  expect(button.textContent).toBe('Staat in het verslag');
  expect(document.activeElement).toBe(button);
  const before = page.text;
  await user.click(button);
  expect(page.text).toBe(before);
});

test('the rest is folded, in its order; a heading is chosen for what goes into the note', async () => {
  const { user, page } = openView();
  expect(screen.queryByText('Goedemorgen, fijn dat u er bent.')).toBeNull();
  const rest = under('De rest van het gesprek, op volgorde');
  await user.click(rest.getByText('00:00 tot 10:00, 2 stukken'));
  expect((await rest.findAllByRole('listitem')).map(({ textContent }) => textContent?.slice(0, 12))).toEqual([
    '00:00Goedemo',
    '00:50We zien',
  ]);
  await user.click(rest.getByRole('button', { name: /^In het verslag: “We zien/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Plan' }));
  expect(page.text).toBe('## Plan\n\nWe zien elkaar dinsdag om tien uur.\n');
  expect(rest.getByRole('button', { name: /^Staat in het verslag: “We zien/ })).toBeTruthy();
});

test('where no model wrote, the sorted conversation comes first and says what it is', async () => {
  openEvidence({ text: '', ai_model_name: NO_MODEL });
  const first = screen.getAllByRole('tab')[0] as HTMLElement;
  expect([first.textContent, first.getAttribute('aria-selected')]).toEqual(['Gesprek, gesorteerd', 'true']);
  expect(
    screen.getByText(/letterlijk, onder de kopjes waar ze waarschijnlijk bij horen\. Dit is geen verslag\./),
  ).toBeTruthy();
  // However it is sorted: all of it is there, under a heading or in the rest.
  expect((await screen.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
});

test('where a model wrote there is no such tab', async () => {
  openEvidence({ text: noteText });
  await screen.findByText('Goedemorgen, fijn dat u er bent.');
  expect(screen.queryByRole('tab', { name: 'Gesprek, gesorteerd' })).toBeNull();
});
