/** The steps of a recording, taken as a clinician takes them. */
import type { Page } from '@playwright/test';
import type { Clinic } from './clinic.ts';
import { expect } from './journey.ts';
import { button, field } from './screen.ts';
import { signIn } from './steps.ts';

export async function toTheRecorder(page: Page, clinic: Clinic, client: string): Promise<void> {
  await signIn(page, clinic, await clinic.newColleague());
  await field(page, 'Naam van de cliënt').fill(client);
  await button(page, 'Toevoegen').click();
  await page.waitForURL('/walkthrough/record');
}

export async function start(page: Page): Promise<void> {
  await expect(page.getByText('Heeft de cliënt toestemming gegeven voor de opname?')).toBeVisible();
  await button(page, 'Start opname').click();
  await expect(page.getByText('Opname loopt')).toBeVisible();
}

export const timer = (page: Page) => page.getByRole('timer');

export async function recorded_s(page: Page): Promise<number> {
  const [minutes, seconds] = ((await timer(page).textContent()) ?? '').split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
}

/** At least: a busy machine does not see every second. */
export async function expectRecorded(page: Page, seconds: number): Promise<void> {
  await expect.poll(() => recorded_s(page), { timeout: 600_000 }).toBeGreaterThanOrEqual(seconds);
}
