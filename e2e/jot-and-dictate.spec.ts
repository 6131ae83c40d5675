import { microphone } from './support/browser.ts';
import { conversationOf, expectHeard, writeConversation } from './support/engine.ts';
import { expect, test } from './support/journey.ts';
import { accessOf, openReview, writeNote } from './support/note.ts';
import { expectRecorded, start, toTheRecorder } from './support/recording.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { signInOutside } from './support/steps.ts';

// Speech is turned into text on the processor that everything else runs on too: this catches what hangs.
test.setTimeout(3_600_000);

test.beforeAll(async ({ engine }) => {
  test.setTimeout(3_600_000);
  await writeConversation(microphone, engine);
});

test('what is jotted down during a recording survives a reload and stands in the note as one’s own', {
  tag: ['@phone', '@thorough'],
}, async ({ page, clinic, engine }) => {
  await toTheRecorder(page, clinic, 'Vera Zandstra');
  await field(page, 'Taal van het gesprek').selectOption(conversationOf(engine).language);
  await start(page);
  await field(page, 'Nieuwe aantekening').fill('Looks pale, hands shaking.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sister calls on Monday.');
  await expect(page.getByText('Bewaard', { exact: true })).toBeVisible();
  await inspect(page);
  await expectRecorded(page, 6);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Sister calls on Monday.')).toBeVisible();
  await button(page, 'Opname stoppen').click();
  await expect(message(page, 'Gesprek opgeslagen')).toBeVisible();
  await expectHeard(page.getByText('Het verslag staat klaar'), clinic);

  await page.getByRole('link', { name: 'Verslag beoordelen' }).click();
  // The recorder shows the note too, to be read only, until the next page is drawn.
  const note = page.getByRole('article').and(page.locator(':not([data-readonly])'));
  await expect(note.getByRole('heading', { name: 'Own jottings' })).toBeVisible();
  await expect(note).toContainText('Looks pale, hands shaking.');
  await note.getByText('Sister calls on Monday.').click();
  await expect(page.getByText('Door jou aangetekend tijdens de opname.')).toBeAttached();
  await inspect(page);
});

test('what is jotted down in a second tab comes into the first, and the other way round', {
  tag: ['@desk', '@thorough'],
}, async ({ page, context, clinic }) => {
  await toTheRecorder(page, clinic, 'Piet Hein');
  await start(page);
  await field(page, 'Nieuwe aantekening').fill('From the first tab.');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('heading', { name: 'Start' })).toBeVisible();
  const entry = JSON.stringify(await page.evaluate(() => history.state));
  await other.evaluate(`history.pushState(${entry}, '', '/walkthrough/record')`);
  await other.reload();
  await expect(other.getByText('From the first tab.')).toBeVisible();
  await field(other, 'Nieuwe aantekening').fill('From the second tab.');
  await expect(page.getByText('From the second tab.')).toBeVisible();
  await expect(field(page, 'Aantekening bij 00:00')).toHaveValue('From the first tab.');
});

test('words are dictated into the note where the caret stands, and undone in one step', {
  tag: '@thorough',
}, async ({ page, clinic, engine }) => {
  const { language, medicine } = conversationOf(engine);
  await signInOutside(page, clinic, await clinic.newColleague());
  const note = await writeNote(clinic, await accessOf(page), 'Vera Zandstra', '## Plan\n\nRest.\n');
  await clinic.sql('update recordings set language = $2 where id = $1', [note.id, language]);
  await openReview(page, note);
  await page.getByRole('article').getByText('Rest.').click();
  const editor = page.getByRole('textbox', { name: 'Gespreksverslag' });
  await page.keyboard.press('Control+End');

  await page.keyboard.press('Control+Shift+D');
  await expect(page.getByText('Ik luister. Spreek maar.')).toBeVisible();
  await inspect(page);
  await expect(page.getByRole('timer')).toHaveText(/00:2\d/, { timeout: 600_000 });
  await page.keyboard.press('Escape');
  await expectHeard(editor.getByText(medicine), clinic);
  await expect(editor).toContainText('Rest.');

  await button(page, 'Ongedaan maken').click();
  await expect(editor).not.toContainText(medicine);
  await expect(editor).toContainText('Rest.');
});
