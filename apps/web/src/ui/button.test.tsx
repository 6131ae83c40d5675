// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a pending button keeps its name and its focus, and neither clicks nor sends', async () => {
  const user = userEvent.setup();
  const [onClick, onSubmit] = [vi.fn(), vi.fn((event: { preventDefault(): void }) => event.preventDefault())];
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending onClick={onClick}>
        Inloggen
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Inloggen' });

  await user.tab();
  await user.click(button);
  await user.keyboard('{Enter}');

  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
