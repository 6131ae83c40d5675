// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';

afterEach(cleanup);

const user = userEvent.setup();

function openDialog(isDismissable?: boolean) {
  const onClose = vi.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Titel" isDismissable={isDismissable}>
      Inhoud
    </Dialog>,
  );
  return onClose;
}

const backdrop = () => document.querySelector('.backdrop') as HTMLElement;

test('a dialog is named by its title and takes the focus', async () => {
  openDialog();

  const dialog = screen.getByRole('dialog', { name: 'Titel' });

  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

test('Escape closes it', async () => {
  const onClose = openDialog();

  await user.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledOnce();
});

test('a click beside it closes it, a click on it does not', async () => {
  const onClose = openDialog();

  await user.click(screen.getByText('Inhoud'));
  expect(onClose).not.toHaveBeenCalled();

  await user.click(backdrop());
  expect(onClose).toHaveBeenCalledOnce();
});

test('one that asks for an answer stays', async () => {
  const onClose = openDialog(false);

  await user.keyboard('{Escape}');
  await user.click(backdrop());

  expect(onClose).not.toHaveBeenCalled();
});

function openConfirm(isPending: boolean, error?: string) {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  const words = { title: 'Opname verwijderen', body: 'Zeker?', confirmLabel: 'Ja', cancelLabel: 'Annuleren' };
  render(<ConfirmDialog isOpen {...words} isPending={isPending} {...{ onConfirm, onCancel, error }} />);
  return { onConfirm, onCancel };
}

test('a confirmation answers yes or no', async () => {
  const { onConfirm, onCancel } = openConfirm(false);

  await user.click(screen.getByRole('button', { name: 'Ja' }));
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));

  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('a click beside a confirmation is a no', async () => {
  const { onConfirm, onCancel } = openConfirm(false);

  await user.click(backdrop());

  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a confirmation on its way is neither closed nor sent again', async () => {
  const { onConfirm, onCancel } = openConfirm(true);

  await user.click(screen.getByRole('button', { name: 'Ja' }));
  await user.keyboard('{Escape}');
  await user.click(backdrop());

  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('a confirmation that failed says so inside', () => {
  openConfirm(false, 'Failed to delete recording.');

  expect(screen.getByRole('alert').textContent).toBe('Failed to delete recording.');
});
