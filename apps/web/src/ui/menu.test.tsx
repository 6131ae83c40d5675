// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(cleanup);

test('actions run, and choices tell which one holds', async () => {
  const user = userEvent.setup();
  const [english, logout] = [vi.fn(), vi.fn()];
  render(
    <Menu
      label="Gebruikersmenu"
      trigger="SW"
      items={[
        { id: 'nl', label: 'Nederlands', isSelected: true },
        { id: 'en', label: 'English', isSelected: false, onAction: english },
        { id: 'logout', label: 'Uitloggen', onAction: logout },
      ]}
    />,
  );
  const open = () => user.click(screen.getByRole('button', { name: 'Gebruikersmenu' }));

  await open();
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Nederlands');
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
  expect(english).toHaveBeenCalledOnce();

  await open();
  await user.click(screen.getByRole('menuitem', { name: 'Uitloggen' }));
  expect(logout).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});
