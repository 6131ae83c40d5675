// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SuggestField } from './suggest-field.tsx';

afterEach(cleanup);

function open() {
  const onChoose = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <SuggestField
        label="Naam"
        listLabel="Bekenden"
        status="2 bekenden"
        suggestions={[
          { id: 'a', label: 'Anouk', detail: 'geb. 8-3-1990' },
          { id: 'b', label: 'Bram' },
        ]}
        onChoose={onChoose}
      />
    </form>,
  );
  const field = screen.getByRole('combobox', { name: 'Naam' });
  return { field, onChoose, onSubmit, user: userEvent.setup({ delay: null }) };
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('offers what fits while one types, and says how much there is', async () => {
  const { field, user } = open();
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, 'an');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox', { name: 'Bekenden' })).toBeTruthy();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Anoukgeb. 8-3-1990',
    'Bram',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 bekenden');
});

test('the arrows go through the list and back to what was typed; Enter chooses and sends nothing', async () => {
  const { field, user, onChoose, onSubmit } = open();
  await user.type(field, 'a{ArrowDown}');
  expect(active(field)).toBe('Anoukgeb. 8-3-1990');
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toBe('Bram');
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toBeUndefined();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChoose.mock.calls).toEqual([['b']]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('a click chooses without taking the focus; Escape and leaving close it', async () => {
  const { field, user, onChoose } = open();
  await user.type(field, 'a');
  await user.click(screen.getByRole('option', { name: /Anouk/ }));
  expect(onChoose.mock.calls).toEqual([['a']]);
  expect(document.activeElement).toBe(field);
  await user.type(field, 'n{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, 'o');
  expect(screen.getByRole('listbox')).toBeTruthy();
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without a mark sends the form', async () => {
  const { field, user, onChoose, onSubmit } = open();
  await user.type(field, 'a{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalled();
});
