// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Toaster, toast, toastRules } from './toaster.tsx';

afterEach(cleanup);

test('toasts follow the rules that the product promises', () => {
  expect(toastRules).toEqual({
    position: 'top-right',
    autoClose: 5000,
    closeOnClick: true,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    theme: 'light',
  });
});

test('an error interrupts a screen reader, a success waits its turn', async () => {
  render(<Toaster />);

  toast.error('Error deleting user');
  toast.success('User created successfully');

  expect((await screen.findByRole('alert')).textContent).toBe('Error deleting user');
  expect((await screen.findByRole('status')).textContent).toBe('User created successfully');
});

test('a toast can be closed by a button with a name', async () => {
  const user = userEvent.setup();
  render(<Toaster closeLabel="Sluiten" />);
  toast.info('Nieuwe code gemaild');

  const message = await screen.findByText('Nieuwe code gemaild');
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));

  expect(message.closest('[data-in]')?.getAttribute('data-in')).toBe('false');
});

test('no stylesheet is injected: the content security policy would refuse it', () => {
  render(<Toaster />);

  expect([...document.querySelectorAll('style')].map((style) => style.textContent)).not.toEqual(
    expect.arrayContaining([expect.stringContaining('Toastify')]),
  );
});
