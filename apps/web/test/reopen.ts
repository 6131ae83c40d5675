/** Reopens a note that is ready, and says why. */
import { act, fireEvent, screen, within } from '@testing-library/react';

export async function sayWhy(reason: string, text = ''): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Heropenen' })));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: reason }));
  if (text) fireEvent.change(dialog.getByLabelText('Toelichting'), { target: { value: text } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Heropenen' })));
}
