/** A client's file: a letter comes in, is read and corrected, prepares the consultation, and the note is compared and signed. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { microphone } from './support/browser.ts';
import type { Clinic } from './support/clinic.ts';
import { CONVERSATION_S, conversationOf, expectHeard, writeConversation } from './support/engine.ts';
import { expect, test } from './support/journey.ts';
import { accessOf, openReview, writeNote } from './support/note.ts';
import { expectRecorded } from './support/recording.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { signIn } from './support/steps.ts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write', 'microphone'],
  expectedComplaints: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)|^ \(/],
});
// Speech is turned into text on the processor that everything else runs on too: this catches what hangs.
test.setTimeout(3_600_000);

/** Of a name that no other journey has: they share one server. */
const newName = () => `Vera van der Q${randomUUID().slice(0, 8)}`;

const letterAbout = (name: string) => `Huisartsenpraktijk De Linde
2 november 2026

Betreft: ${name}

Geachte collega,

Reden van verwijzing: sombere stemming sinds de zomer.
Medicatie: sertraline 5O mg 1dd1.
Allergie: penicilline.
Graag uw beoordeling en behandeling.
`;

/** As a hand does that lets go of a file over the page. */
async function drop(page: Page, file_name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, content]) => {
      const held = new DataTransfer();
      held.items.add(new File([content], name, { type: 'text/plain' }));
      return held;
    },
    [file_name, text] as const,
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await expect(page.getByText('Laat los om toe te voegen')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

const documents = (page: Page) => page.getByRole('list', { name: 'Documenten' });

async function openClient(page: Page, name: string): Promise<string> {
  await page.goto('/clients');
  await field(page, 'Zoek op naam, geboortedatum of code').fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.waitForURL('/clients/*');
  return page.url();
}

async function sign(page: Page): Promise<void> {
  await button(page, 'Klaar voor EPD').click();
  await page.waitForURL('/home');
  await expect(message(page, 'Opname beoordeeld')).toBeVisible();
}

/** A client of this person, who has come once and whose note of that time is signed. */
async function knownClient(page: Page, clinic: Clinic, name: string): Promise<void> {
  const note = await writeNote(
    clinic,
    await accessOf(page),
    name,
    '## Progress\n\nSleeps badly. Takes lithium 400 mg.\n',
  );
  await page.goto(`/walkthrough/wrap-up/${note.id}`);
  await sign(page);
}

test('a letter is dropped, read and corrected; it prepares, and the note is compared and signed', {
  tag: '@thorough',
}, async ({ page, clinic, engine }) => {
  await writeConversation(microphone, engine);
  const name = newName();
  await signIn(page, clinic, await clinic.newColleague());
  await knownClient(page, clinic, name);
  await openClient(page, name);
  await inspect(page);

  await drop(page, 'Verwijsbrief.txt', letterAbout(name));
  await expect(documents(page).getByText('Gelezen')).toBeVisible();
  await documents(page).getByRole('link', { name: 'Verwijsbrief.txt' }).click();
  await expect(page.getByText('sertraline 5O mg')).toBeVisible();
  await inspect(page);
  await button(page, 'Corrigeren').click();
  const text = field(page, 'Gelezen tekst');
  await text.fill((await text.inputValue()).replace('5O', '50'));
  await inspect(page);
  await button(page, 'Opslaan').click();
  await expect(message(page, 'De correctie is opgeslagen')).toBeVisible();

  await page.goto('/home');
  await field(page, 'Naam van de cliënt').pressSequentially(name);
  await page.getByRole('option', { name }).first().click();
  await button(page, 'Toevoegen').click();
  await page.waitForURL(/\/walkthrough\/record/);
  const preparation = page.getByRole('region', { name: 'Voorbereiding' });
  await expect(preparation.getByText(/sertraline 50 mg/i).first()).toBeVisible();
  await expect(preparation.getByRole('link', { name: /^document/ }).first()).toBeVisible();
  await inspect(page);

  await field(page, 'Taal van het gesprek').selectOption(conversationOf(engine).language);
  await button(page, 'Start opname').click();
  await expectRecorded(page, CONVERSATION_S);
  await button(page, 'Opname stoppen').click();
  const toReview = page.getByRole('link', { name: 'Verslag beoordelen' }).first();
  await expectHeard(toReview, clinic);
  await toReview.click();
  await page.getByRole('tab', { name: 'Vorige keer' }).click();
  await expect(page.getByRole('heading', { name: 'Sinds de vorige keer' })).toBeVisible();
  await expect(page.getByText('Takes lithium 400 mg.').first()).toBeVisible();
  await inspect(page);
  await page.goto(page.url().replace('/review', '/wrap-up'));
  await sign(page);
});

test('what a letter has goes into the note when the clinician takes it, leads to the letter, and comes out again', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const name = newName();
  await signIn(page, clinic, await clinic.newColleague());
  const note = await writeNote(clinic, await accessOf(page), name, '## Beloop\n\nSlaapt slecht.\n');
  await openClient(page, name);
  await drop(page, 'Verwijsbrief.txt', letterAbout(name).replace('5O', '50'));
  await expect(documents(page).getByText('Gelezen')).toBeVisible();

  await openReview(page, note);
  await page.getByRole('tab', { name: /^Controle/ }).click();
  const offered = page.getByRole('region', { name: 'Uit het dossier' });
  await expect(offered.getByText(/^sertraline 50 mg/)).toBeVisible();
  await inspect(page);
  await offered.getByRole('button', { name: /^Toevoegen: “sertraline/ }).click();

  const sentence = /Volgens document \(02-11-2026\): sertraline 50 mg, 1× per dag\./;
  const access = await accessOf(page);
  await expect.poll(() => note.text(access)).toMatch(sentence);
  await page.getByText(sentence).click();
  await expect(page.getByText('Niet gezegd: uit het dossier.')).toBeVisible();
  await inspect(page);
  await expect(offered.getByText(/^sertraline/)).toHaveCount(0);
  const panel = page.getByRole('region', { name: 'Onderbouwing van het verslag' });
  await panel.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => note.text(access)).not.toMatch(sentence);
  await expect(offered.getByText(/^sertraline 50 mg/)).toBeVisible();

  await offered
    .getByRole('link', { name: /^document/ })
    .first()
    .click();
  await page.waitForURL('/clients/*/documents/*');
});

test('another clinician does not find the client, and a planner sees no documents', {
  tag: '@thorough',
}, async ({ page, browser, clinic }) => {
  const name = newName();
  await signIn(page, clinic, await clinic.newColleague());
  await writeNote(clinic, await accessOf(page), name, 'Slaapt slecht.');
  const address = await openClient(page, name);
  await drop(page, 'Brief.txt', letterAbout(name));
  await documents(page).getByRole('link', { name: 'Brief.txt' }).click();
  await page.waitForURL('/clients/*/documents/*');
  const documentAddress = page.url();

  const other = await browser.newPage({ baseURL: clinic.url });
  await signIn(other, clinic, await clinic.newColleague('Joris', 'de Wit'));
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Deze cliënt is hier niet te vinden' })).toBeVisible();
  await other.goto(documentAddress);
  await expect(other.getByRole('heading', { name: 'Dit document is hier niet te vinden' })).toBeVisible();
  await other.close();

  const planner = await clinic.newColleague('Tom', 'Bakhuis');
  await clinic.sql(`update users set role = 'planner' where email = $1`, [planner.email]);
  const planning = await browser.newPage({ baseURL: clinic.url });
  await signIn(planning, clinic, planner);
  await planning.goto(address);
  await expect(planning.getByRole('heading', { name })).toBeVisible();
  await expect(planning.getByText('Documenten', { exact: true })).toHaveCount(0);
  await inspect(planning);
  await planning.close();
});

test('a letter whose sending is cut off goes on by itself when the network is back', {
  tag: ['@phone', '@thorough'],
}, async ({ page, context, clinic }) => {
  const name = newName();
  await signIn(page, clinic, await clinic.newColleague());
  await writeNote(clinic, await accessOf(page), name, 'Slaapt slecht.');
  await openClient(page, name);
  await context.setOffline(true);
  // As a phone's camera hands over what it took.
  await page
    .getByLabel('Foto maken')
    .and(page.locator('input'))
    .setInputFiles({ name: 'foto.txt', mimeType: 'text/plain', buffer: Buffer.from(letterAbout(name)) });
  await expect(page.getByText(/De verbinding viel weg/)).toBeVisible();
  await context.setOffline(false);
  await expect(documents(page).getByRole('link', { name: 'foto.txt' })).toHaveCount(1);
  await inspect(page);
});
