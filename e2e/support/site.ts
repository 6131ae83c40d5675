/** The header of the public site. */
import type { Page } from '@playwright/test';

/** Below 820 px the header's links are behind one button. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  if (await button.isVisible()) await button.click();
}

export const dropdown = (page: Page, name: string) => page.locator('summary', { hasText: name });

export const menuLink = (page: Page, name: string | RegExp) =>
  page.locator('#site-menu').getByRole('link', { name });
