import { microphone } from './support/browser.ts';
import { CONVERSATION_S, conversationOf, expectHeard, writeConversation } from './support/engine.ts';
import { expect, test } from './support/journey.ts';
import { expectRecorded, start, timer, toTheRecorder } from './support/recording.ts';
import { button, field, inspect, message } from './support/screen.ts';

// Speech is turned into text on the processor that everything else runs on too: this catches what hangs.
test.setTimeout(3_600_000);

test.beforeAll(async ({ engine }) => {
  test.setTimeout(3_600_000);
  await writeConversation(microphone, engine);
});

test('a consultation is recorded, paused, resumed and stopped, heard again, and becomes a note', async ({
  page,
  clinic,
  engine,
}) => {
  const { language, medicine } = conversationOf(engine);
  await toTheRecorder(page, clinic, 'Vera Zandstra');
  await expect(page.getByRole('heading', { name: 'Vera Zandstra' })).toBeVisible();
  await inspect(page);
  await field(page, 'Taal van het gesprek').selectOption(language);
  await start(page);
  await inspect(page);
  await expectRecorded(page, CONVERSATION_S);
  await expectHeard(page.getByRole('log').getByRole('listitem').first(), clinic);

  await button(page, 'Pauzeren').click();
  const paused = await timer(page).textContent();
  await inspect(page);
  await page.waitForTimeout(2000);
  await expect(timer(page)).toHaveText(paused ?? '');
  await button(page, 'Hervat de opname').click();
  await expect(page.getByText('Opname loopt')).toBeVisible();
  await button(page, 'Opname stoppen').click();
  await expect(message(page, 'Gesprek opgeslagen')).toBeVisible();
  await button(page, 'Opname afspelen').click();
  await expect(page.getByRole('slider')).not.toHaveValue('0');
  await expectHeard(page.getByText('Het verslag staat klaar'), clinic);
  await inspect(page);

  await page.reload();
  await page.getByRole('link', { name: 'Verslag beoordelen' }).click();
  await expect(page.getByRole('article')).toContainText(medicine);
  await inspect(page);
});
