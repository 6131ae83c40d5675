// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

const words = { label: 'Wachtwoord', showLabel: 'Toon wachtwoord', hideLabel: 'Verberg wachtwoord' };

test('the toggle shows and hides what is typed, and keeps it', async () => {
  const user = userEvent.setup();
  render(<PasswordField {...words} />);
  const input = screen.getByLabelText<HTMLInputElement>('Wachtwoord');
  await user.type(input, 'geheim!');

  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Toon wachtwoord' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Verberg wachtwoord' }));
  expect(input.type).toBe('password');
  expect(input.value).toBe('geheim!');
});

test('the toggle does not send the form', async () => {
  const user = userEvent.setup();
  let isSent = false;
  render(
    <form
      onSubmit={() => {
        isSent = true;
      }}
    >
      <PasswordField {...words} />
    </form>,
  );

  await user.click(screen.getByRole('button', { name: 'Toon wachtwoord' }));

  expect(isSent).toBe(false);
});

test('the error is tied to the input', () => {
  render(<PasswordField {...words} error="Password is required" />);

  const input = screen.getByLabelText('Wachtwoord');

  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Password is required',
  );
});
