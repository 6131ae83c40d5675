// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

// As index.html does.
beforeAll(() => {
  const reserved = document.createElement('meta');
  reserved.id = 'input-otp-style';
  document.head.append(reserved);
});
afterEach(cleanup);

function open(length = 6) {
  const onComplete = vi.fn();
  function Page() {
    const [value, setValue] = useState('');
    return (
      <CodeField label="Code" length={length} value={value} onChange={setValue} onComplete={onComplete} />
    );
  }
  render(<Page />);
  return { onComplete, user: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>('Code') };
}

test('there is one box per digit over one real input that phones can fill in', () => {
  const { input } = open(4);

  expect(input.autocomplete).toBe('one-time-code');
  expect(input.inputMode).toBe('numeric');
  expect(input.maxLength).toBe(4);
});

test('letters are refused and the last digit completes the code', async () => {
  const { onComplete, user, input } = open();

  await user.type(input, 'a123');
  expect(input.value).toBe('123');
  expect(onComplete).not.toHaveBeenCalled();

  await user.type(input, '456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('a code that is pasted with a space in it fits', async () => {
  const { user, input } = open();

  await user.click(input);
  await user.paste('123 456');

  expect(input.value).toBe('123456');
});

test('no stylesheet is injected where the page has reserved its id', () => {
  // Pages of other tests reserve nothing.
  for (const injected of document.querySelectorAll('style#input-otp-style')) injected.remove();
  open();

  expect(document.querySelectorAll('style#input-otp-style')).toHaveLength(0);
});
