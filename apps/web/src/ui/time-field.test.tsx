// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TimeField } from './time-field.tsx';

afterEach(cleanup);

function open(props: Partial<Parameters<typeof TimeField>[0]> = {}) {
  const seen: (string | null)[] = [];
  function Page() {
    const [value, setValue] = useState<string | null>(props.value ?? null);
    const change = (next: string | null) => {
      seen.push(next);
      setValue(next);
    };
    return <TimeField label="Begintijd" language="nl" {...props} value={value} onChange={change} />;
  }
  render(<Page />);
  return { seen, user: userEvent.setup() };
}

const part = (index: number) => screen.getAllByRole('spinbutton')[index] as HTMLElement;

test('hours and minutes are typed on a 24-hour clock', async () => {
  const { seen, user } = open();

  await user.click(part(0));
  await user.keyboard('1745');

  expect(seen.at(-1)).toBe('17:45');
});

test('English has no a.m. or p.m. either', () => {
  open({ language: 'en', value: '17:45' });

  expect(screen.getAllByRole('spinbutton').map((segment) => segment.textContent)).toEqual(['17', '45']);
});

test('an arrow key moves the minutes by the step', async () => {
  const { seen, user } = open({ value: '09:15', minuteStep: 5 });

  await user.click(part(1));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');

  expect(seen).toEqual(['09:20', '09:25', '09:20']);
});

test('without a step the minutes move one by one', async () => {
  const { seen, user } = open({ value: '09:15' });

  await user.click(part(1));
  await user.keyboard('{ArrowUp}{ArrowUp}');

  expect(seen).toEqual(['09:16', '09:17']);
});

test('clearing it leaves no time', async () => {
  const { seen, user } = open({ value: '09:15' });

  await user.click(part(0));
  await user.keyboard('{Backspace}{Backspace}');
  await user.click(part(1));
  await user.keyboard('{Backspace}{Backspace}');

  expect(seen.at(-1)).toBeNull();
});

test('the error describes the field', () => {
  open({ error: 'Select start time' });

  const described = screen.getByRole('group', { name: 'Begintijd' }).getAttribute('aria-describedby') ?? '';

  expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(
    'Select start time',
  );
});
