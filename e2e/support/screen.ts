/** What every screen must be, and what its fields say. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Usable by everyone, and no wider than the window. */
export async function inspect(page: Page): Promise<void> {
  // To read and compile axe is a good part of its work: once for each page that was loaded.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Only what is wrong is looked at: axe need not write down all that is right.
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? 'void 0' : axe })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(grave, `what axe finds on ${page.url()}`).toEqual([]);
  const tooWide_px = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide_px, `how far ${page.url()} is wider than the window`).toBe(0);
}

/** Names are whole: 'Wachtwoord' is not 'Herhaal wachtwoord'. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Each message is tied to its own field, and the first of these fields has the focus. */
export async function expectMessages(page: Page, messages: Record<string, string>): Promise<void> {
  for (const [label, message] of Object.entries(messages)) {
    await expect(field(page, label), label).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  const [first = ''] = Object.keys(messages);
  await expect(field(page, first)).toBeFocused();
}

/** A toast, a notice and a field may say the same; one of them is enough. */
export const message = (page: Page, text: string): Locator => page.getByText(text, { exact: true }).first();
