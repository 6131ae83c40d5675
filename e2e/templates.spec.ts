import { expect, test } from './support/journey.ts';
import { accessOf, openReview, writeNote } from './support/note.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { signIn, signInOutside } from './support/steps.ts';

test.skip(({ isMobile }) => isMobile, 'this journey chooses its widths itself');

const HEIGHT_px = 900;
const widths = [1440, 820, 390];

const EXAMPLE = `Naam: Jansje Voorbeeld

Hoe het gaat
Cliënt slaapt slecht en is somber.

Veiligheid:
niet besproken

Afspraken:
- sertraline naar 100 mg
- over drie weken terug`;

test('an administrator makes a template of a note, and a clinician’s note is written by it', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const name = 'Kort vervolg';
  await signIn(page, clinic, clinic.administrator, '/admin');
  await page.getByRole('link', { name: 'Sjablonen' }).click();

  await test.step('headings, order and style are taken from the note, and nothing else', async () => {
    await page.getByRole('link', { name: 'Uit eigen verslagen' }).click();
    await field(page, 'Verslag 1').fill(EXAMPLE);
    await expect(page.getByText('3 kopjes herkend')).toBeVisible();
    await inspect(page);
    await button(page, 'Concept maken').click();
    await field(page, 'Naam').fill(name);
    await field(page, 'Van wie').selectOption('Van de instelling, voor iedereen');
  });

  await test.step('what becomes of it is shown while one edits, at three widths', async () => {
    await page.getByRole('button', { name: /^Afspraken verplaatsen/ }).press('ArrowUp');
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT_px });
      if (width < 1024) await page.getByRole('tab', { name: 'Voorbeeld' }).click();
      const preview = page.getByRole('region', { name: 'Voorbeeld' });
      await expect(preview.getByRole('heading', { name: 'Afspraken' })).toBeVisible();
      await inspect(page);
      if (width < 1024) await page.getByRole('tab', { name: 'Sjabloon' }).click();
      await inspect(page);
    }
    await page.setViewportSize({ width: 1440, height: HEIGHT_px });
    // By hand, with the mouse: back below the one that it was put before.
    const handle = page.getByRole('button', { name: /^Afspraken verplaatsen/ });
    const below = page.getByRole('button', { name: /^Veiligheid verplaatsen/ });
    const to = await below.boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 4 });
    await page.mouse.up();
    await expect(field(page, 'Kopje 3')).toHaveValue('Afspraken');
  });

  await test.step('published, and everybody’s default', async () => {
    await button(page, 'In gebruik nemen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'In gebruik nemen' }).click();
    await expect(message(page, 'In gebruik genomen')).toBeVisible();
    await field(page, 'Voor wie').selectOption('Iedereen');
    await field(page, 'Bij elke afspraak').selectOption(name);
    await expect(message(page, 'Standaard opgeslagen')).toBeVisible();
  });

  await test.step('a clinician finds it chosen, and has a note written by it', async () => {
    await signInOutside(page, clinic, await clinic.newColleague());
    const note = await writeNote(clinic, await accessOf(page), 'Vera Zandstra', 'Nog niets.');
    await page.goto('/home');
    await field(page, 'Naam van de cliënt').fill('Bo de Wit');
    await button(page, 'Toevoegen').click();
    await expect(field(page, 'Sjabloon').locator('option:checked')).toHaveText(name);

    await openReview(page, note);
    await page.getByRole('button', { name: /^Sjabloon:/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    const paper = page.getByRole('article');
    await expect(paper.getByRole('heading', { name: 'Veiligheid' })).toBeVisible();
    await expect(paper.getByText('Niet besproken.')).toBeVisible();
    await expect(page.getByText(`Sjabloon: ${name}`)).toBeVisible();
  });

  await test.step('the other journeys begin with what Noteer begins with', async () => {
    await signIn(page, clinic, clinic.administrator, '/templates');
    await field(page, 'Voor wie').selectOption('Iedereen');
    await field(page, 'Bij elke afspraak').selectOption('Geen voorkeur');
    await expect(message(page, 'Standaard opgeslagen')).toBeVisible();
  });
});
