import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { accessOf, type WrittenNote, writeNote } from './support/note.ts';
import { inspect } from './support/screen.ts';
import {
  enterMailedCode,
  logOut,
  reachWelcome,
  signInByHand,
  signInOutside,
  submitSignIn,
} from './support/steps.ts';

const NOTE = '## Beloop\n\nPatiënt slaapt beter.\n';
const CLIENT = 'Vera Zandstra';

/** Each page about a recording, and what is seen there. */
const pagesOf = ({ id }: WrittenNote) =>
  [
    [`/recording-details/${id}`, (page: Page) => page.getByRole('tab', { name: 'Verslag' })],
    [`/walkthrough/record/${id}`, (page: Page) => page.getByText('Het verslag staat klaar')],
    [`/walkthrough/review/${id}`, (page: Page) => page.getByRole('article')],
    [`/walkthrough/wrap-up/${id}`, (page: Page) => page.getByRole('article')],
  ] as const;

const notThere = (page: Page) => page.getByRole('heading', { name: 'Dit consult is hier niet te vinden' });

test('a page about a recording can be reloaded, bookmarked and opened where nobody came from a list', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  await signInOutside(page, clinic, await clinic.newColleague());
  const note = await writeNote(clinic, await accessOf(page), CLIENT, NOTE);

  await page.goto('/overview');
  await page.getByRole('button', { name: new RegExp(`^${CLIENT}`) }).click();
  await page.waitForURL(`/recording-details/${note.id}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: CLIENT })).toBeVisible();

  for (const [address, content] of pagesOf(note)) {
    // As a bookmark does: nothing comes along but the address.
    await page.goto(address);
    await expect(page.getByRole('heading', { name: CLIENT })).toBeVisible();
    await expect(content(page)).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(content(page)).toBeVisible();
  }
});

test('whoever asks for a page about a recording before signing in lands there', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  const person = await clinic.newColleague();
  const { access } = await clinic.logIn(person);
  const note = await writeNote(clinic, access, CLIENT, NOTE);

  await page.goto(`/walkthrough/review/${note.id}`);
  await reachWelcome(page);
  await page.goto('/sign-in');
  await submitSignIn(page, person);
  await enterMailedCode(page, clinic, person);
  await page.waitForURL(`/walkthrough/review/${note.id}`);
  await expect(page.getByRole('article')).toContainText('slaapt beter');

  await logOut(page);
  await signInByHand(page, clinic, person);
});

test('an address that leads to no recording of one’s own says so, and nothing of it', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const { access } = await clinic.logIn(await clinic.newColleague('Sanne'));
  const note = await writeNote(clinic, access, CLIENT, NOTE);

  await signInOutside(page, clinic, await clinic.newColleague('Bram'));
  for (const [address] of pagesOf(note)) {
    await page.goto(address);
    await expect(notThere(page)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(CLIENT);
  }
  for (const id of [randomUUID(), 'geen-nummer']) {
    await page.goto(`/recording-details/${id}`);
    await expect(notThere(page)).toBeVisible();
  }
  await inspect(page);
  await page.getByRole('link', { name: 'Naar de startpagina' }).click();
  await page.waitForURL('/home');
});
