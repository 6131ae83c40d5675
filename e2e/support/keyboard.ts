/** Somebody without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Tab after tab until it is reached, and where one is can be seen there. */
export async function reach(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let tab = 0; tab < 80; tab++) {
    if (await wanted.evaluate((element) => element.contains(document.activeElement))) {
      await expectSeen(page);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${wanted}`);
}

/** A ring around it, or around the field that it is part of. */
const expectSeen = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        return [focused, focused?.parentElement].some((element) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
        });
      }),
    )
    .toBe(true);

export async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await reach(page, wanted);
  await page.keyboard.press(key);
}

/** What opens goes with Escape, and one is back where one was. */
export async function openAndLeave(page: Page, wanted: Locator, opened: Locator): Promise<void> {
  await press(page, wanted);
  await opened.waitFor();
  // It takes the focus a moment after it is there: until then Escape is nobody's.
  await expect.poll(() => opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(wanted).toBeFocused();
}
