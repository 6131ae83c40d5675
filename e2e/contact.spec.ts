import type { Page } from '@playwright/test';
import type { Clinic } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { button, inspect } from './support/screen.ts';
import { signIn } from './support/steps.ts';

const anna = {
  first: 'Anna',
  last: 'Schmidt',
  email: 'anna.schmidt@klinik.test',
  institution: 'Klinik am See',
};

const field = (page: Page, label: string) => page.getByLabel(label);
const submit = (page: Page) => button(page, 'SUBMIT');
const specify = (page: Page) => field(page, 'Please specify');

async function fillIn(page: Page, specialty = 'Psychiatry'): Promise<void> {
  await field(page, 'First Name').fill(anna.first);
  await field(page, 'Last Name').fill(anna.last);
  await field(page, 'Email').fill(anna.email);
  await field(page, 'Location').selectOption('Germany');
  await field(page, 'Institution Name').fill(anna.institution);
  await field(page, 'Medical Specialty').selectOption(specialty);
}

async function expectKept(page: Page): Promise<void> {
  await expect(field(page, 'First Name')).toHaveValue(anna.first);
  await expect(field(page, 'Last Name')).toHaveValue(anna.last);
  await expect(field(page, 'Email')).toHaveValue(anna.email);
  await expect(field(page, 'Location')).toHaveValue('germany');
  await expect(field(page, 'Institution Name')).toHaveValue(anna.institution);
}

/** All journeys come from one network address. */
const forgetAttempts = (clinic: Clinic) => clinic.sql('delete from attempts');

test('a visitor gets in touch: mailed to the clinic, seen and handled by an administrator', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  await forgetAttempts(clinic);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: "Let's Connect!" })).toBeVisible();
  await inspect(page);
  await fillIn(page, 'Other');
  await specify(page).fill('Neurologie');
  await inspect(page);
  await submit(page).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Dank je wel, je verzoek is binnen.' });
  await expect(thanks).toBeFocused();
  await expect(page.locator('form[data-contact]')).toHaveCount(0);
  await inspect(page);

  const mail = await clinic.mailbox.next(clinic.contactAddress);
  expect(mail.subject).toBe('Contactverzoek: Anna Schmidt, Klinik am See');
  expect(mail.replyTo).toMatchObject([{ address: anna.email }]);
  expect(mail.text).toContain('Vakgebied: Neurologie');

  await signIn(page, clinic, clinic.administrator, '/admin');
  await page.getByRole('link', { name: 'Contactverzoeken' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Anna Schmidt' });
  await expect(row).toContainText('Neurologie · Duitsland');
  await expect(row.getByRole('link', { name: anna.email })).toHaveAttribute('href', `mailto:${anna.email}`);
  await inspect(page);

  await row.getByRole('button', { name: 'Afgehandeld: Anna Schmidt' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Afgehandeld: Anna Schmidt' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await page.getByRole('tab', { name: 'Afgehandeld' }).click();
  await expect(row).toHaveCount(1);
  await inspect(page);
  await clinic.sql('delete from contact_requests');
});

test('the English page sends in English', { tag: ['@desk', '@thorough'] }, async ({ page, clinic }) => {
  await forgetAttempts(clinic);
  await page.goto('/en/contact');
  await expect(page.getByRole('heading', { level: 1, name: "Let's Connect!" })).toBeVisible();
  await fillIn(page, 'Family Medicine');
  await submit(page).click();
  await expect(page.getByText('Thank you, your request is in.')).toBeVisible();
  const mail = await clinic.mailbox.next(clinic.contactAddress);
  expect(mail.text).toContain('Vakgebied: Huisartsgeneeskunde');
  expect(mail.text).toContain('Taal: Engels');
});

test('the browser itself asks for what is missing', { tag: '@thorough' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  const isMissing = (label: string) =>
    field(page, label).evaluate((control: HTMLInputElement) => control.validity.valueMissing);
  const labels = ['First Name', 'Last Name', 'Email', 'Location', 'Institution Name', 'Medical Specialty'];
  for (const label of labels) expect(await isMissing(label), label).toBe(true);
  await submit(page).click();
  await expect(field(page, 'First Name')).toBeFocused();

  await fillIn(page, 'Other');
  await submit(page).click();
  await expect(specify(page)).toBeFocused();
  await specify(page).fill('Neurologie');
  await field(page, 'Email').fill('anna');
  await submit(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  expect(asked).not.toContain('/api/contact/');
});

test('Other reveals a field that another choice hides and clears', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/contact');
  await expect(specify(page)).toBeHidden();
  await field(page, 'Medical Specialty').selectOption('Other');
  await expect(specify(page)).toBeVisible();
  await specify(page).fill('Neurologie');
  await field(page, 'Medical Specialty').selectOption('Psychiatry');
  await expect(specify(page)).toBeHidden();
  await field(page, 'Medical Specialty').selectOption('Other');
  await expect(specify(page)).toHaveValue('');
});

test.describe('a request that cannot be sent', () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 500/] });

  test('says why and keeps what was typed: no network, a server that breaks, a flood', {
    tag: '@thorough',
  }, async ({ page, clinic }) => {
    await forgetAttempts(clinic);
    await page.goto('/contact');
    await fillIn(page);
    const said = page.getByRole('alert');

    await page.route('**/api/contact/', (route) => route.abort());
    await submit(page).click();
    await expect(said).toHaveText(/^Er is geen verbinding/);
    await expectKept(page);
    await inspect(page);

    await page.unroute('**/api/contact/');
    await page.route('**/api/contact/', (route) => route.fulfill({ status: 500, body: '' }));
    await submit(page).click();
    await expect(said).toHaveText(/^Er ging bij ons iets mis/);
    await expectKept(page);

    await page.unroute('**/api/contact/');
    const body = {
      first_name: 'Piotr',
      last_name: 'Nowak',
      email: 'piotr@klinik.test',
      location: 'poland',
      institution_name: 'Przychodnia',
      specialty: 'medicine',
    };
    for (let i = 0; i < 5; i++)
      expect((await page.request.post('/api/contact/', { data: body })).ok()).toBe(true);
    await submit(page).click();
    await expect(said).toHaveText(/^Er komen nu te veel verzoeken binnen.* na \d\d:\d\d opnieuw\.$/);
    await expectKept(page);

    await forgetAttempts(clinic);
    await submit(page).click();
    await expect(page.getByText('Dank je wel, je verzoek is binnen.')).toBeVisible();
    for (let i = 0; i < 6; i++) await clinic.mailbox.next(clinic.contactAddress);
    await clinic.sql('delete from contact_requests');
  });

  test('with an address that only the server finds wrong says which field it is', {
    tag: ['@desk', '@thorough'],
  }, async ({ page, clinic }) => {
    await forgetAttempts(clinic);
    await page.goto('/contact');
    await fillIn(page);
    await field(page, 'Email').fill('anna@klinik');
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Je verzoek is niet verstuurd. Kijk dit nog eens na: Email.',
    );
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveValue('anna@klinik');
    await inspect(page);
  });
});

test('a picture stands beside the form from 1024 px, and not below', { tag: ['@desk', '@thorough'] }, async ({
  page,
}) => {
  const picture = page.locator('figure').getByRole('img', { includeHidden: true });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/contact');
  await expect(picture).toBeVisible();
  const [image, form] = [await picture.boundingBox(), await page.locator('form').boundingBox()];
  expect(image?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  await inspect(page);

  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(picture).toBeHidden();
  await inspect(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows its form and says that sending needs it', { tag: '@thorough' }, async ({ page }) => {
    await page.goto('/contact');
    const notice = page.locator('form noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(/^Versturen lukt alleen met JavaScript\./);
    await expect(field(page, 'First Name')).toBeVisible();
    await expect(submit(page)).toBeHidden();
  });
});
