// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ShellLayout } from './shell-layout.tsx';

afterEach(cleanup);

function open() {
  const onPrivacy = vi.fn();
  render(
    <MemoryRouter initialEntries={['/home']}>
      <ShellLayout
        nav={[
          { to: '/home', label: 'Start', icon: null },
          { to: '/tasks', label: 'Taken', icon: null },
        ]}
        pageTitle="Start"
        greeting="Goedemorgen"
        userName="Sanne de Wit"
        userMenuItems={[{ id: 'logout', label: 'Uitloggen' }]}
        privacy={{ label: 'Privacy stand', isOn: false, onChange: onPrivacy }}
        labels={{
          skipToMain: 'Naar de inhoud',
          mainNavigation: 'Hoofdmenu',
          openMenu: 'Menu openen',
          closeMenu: 'Menu sluiten',
          userMenu: 'Gebruikersmenu',
        }}
      >
        De pagina
      </ShellLayout>
    </MemoryRouter>,
  );
  return { onPrivacy, user: userEvent.setup() };
}

test('the page has its title, its greeting and a marked place in the navigation', () => {
  open();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Start');
  expect(screen.getByText(/Goedemorgen/).textContent).toBe('Goedemorgen Sanne de Wit');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Start');
  expect(screen.getByRole('main').textContent).toBe('De pagina');
});

test('the privacy switch says what it was switched to', async () => {
  const { onPrivacy, user } = open();

  await user.click(screen.getByRole('switch', { name: 'Privacy stand' }));

  expect(onPrivacy).toHaveBeenCalledExactlyOnceWith(true);
});

test('the drawer closes on Escape and gives the focus back', async () => {
  const { user } = open();
  const opener = screen.getByRole('button', { name: 'Menu openen' });

  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Hoofdmenu' }).contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the drawer closes when it has led somewhere', async () => {
  const { user } = open();

  await user.click(screen.getByRole('button', { name: 'Menu openen' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Taken' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Taken');
});
