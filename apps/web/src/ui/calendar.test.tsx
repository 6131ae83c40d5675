// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Calendar } from './calendar.tsx';

afterEach(cleanup);

const words = {
  previousLabel: 'Vorige',
  nextLabel: 'Volgende',
  yearViewLabel: 'kies een jaar',
  dayViewLabel: 'kies een dag',
};

function open(props: Partial<Parameters<typeof Calendar>[0]> = {}) {
  const onChange = vi.fn();
  function Page() {
    const [value, setValue] = useState<string | null>(props.value ?? null);
    const change = (iso: string) => {
      onChange(iso);
      setValue(iso);
    };
    return (
      <>
        <button type="button" onClick={() => setValue('2026-02-03')}>
          Naar februari
        </button>
        <Calendar
          label="Datum"
          language="nl"
          today="2025-10-14"
          {...words}
          {...props}
          value={value}
          onChange={change}
        />
      </>
    );
  }
  render(<Page />);
  return { onChange, user: userEvent.setup() };
}

const heading = () => screen.getByRole('button', { name: /kies een (jaar|dag)/ });

test('a day that is clicked comes out as an ISO date', async () => {
  const { onChange, user } = open();

  await user.click(screen.getByRole('button', { name: /dinsdag 21 oktober 2025/ }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith('2025-10-21');
});

test('weeks begin on Monday in both languages', () => {
  open({ language: 'en' });

  const days = within(screen.getByRole('grid')).getAllByRole('columnheader', { hidden: true });

  expect(days.map((day) => day.textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});

test('the arrows turn months, also over the end of a year', { tags: 'thorough' }, async () => {
  const { user } = open({ value: '2025-12-31' });

  // React Aria keeps a second, unseen one after the grid for screen readers.
  await user.click(screen.getAllByRole('button', { name: 'Volgende' })[0] as HTMLElement);

  expect(heading().textContent).toContain('januari 2026');
});

test('a year is chosen first and a day after it', { tags: 'thorough' }, async () => {
  const { onChange, user } = open({ value: '2025-10-21' });

  await user.click(heading());
  await user.click(screen.getByRole('radio', { name: '2019' }));
  expect(heading().textContent).toContain('oktober 2019');
  expect(onChange).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: /maandag 7 oktober 2019/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2019-10-07');
});

test('the keyboard moves through years, turns the page at its end, and lands on the day', {
  tags: 'thorough',
}, async () => {
  const { user } = open({ value: '2025-10-21' });

  await user.click(heading());
  expect(document.activeElement?.textContent).toBe('2025');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('2028');
  expect(heading().textContent).toContain('2028 – 2039');

  await user.keyboard('{Enter}');
  expect(heading().textContent).toContain('oktober 2028');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('21 oktober 2028');
});

test('29 February in a year without one becomes the 28th', async () => {
  const { user } = open({ value: '2024-02-29' });

  await user.click(heading());
  await user.click(screen.getByRole('radio', { name: '2025' }));

  expect(document.activeElement?.getAttribute('aria-label')).toContain('28 februari 2025');
});

test('a value that is set from outside brings its month into view', async () => {
  const { user } = open({ value: '2025-10-21' });

  await user.click(screen.getByRole('button', { name: 'Naar februari' }));

  expect(heading().textContent).toContain('februari 2026');
});

test('the error is part of the description of the calendar', () => {
  open({ error: 'Select a date' });

  const described = screen.getByRole('application', { name: /Datum/ }).getAttribute('aria-describedby') ?? '';

  expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(
    'Select a date',
  );
});
