/** The accounts of `DEMO=accounts`, for tests that start a server of their own. */
import type { Page } from '@playwright/test';

export async function signInToDemo(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mailadres').fill('sanne@demo.noteer');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Welkom-bij-Noteer!');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('/home');
}
