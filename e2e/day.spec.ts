import type { Browser, Locator, Page } from '@playwright/test';
import { microphone } from './support/browser.ts';
import { type Clinic, newPerson, type Person } from './support/clinic.ts';
import {
  CONVERSATION_S,
  conversationOf,
  type Engine,
  expectHeard,
  writeConversation,
} from './support/engine.ts';
import { expect, test } from './support/journey.ts';
import { press as pressAt, reach } from './support/keyboard.ts';
import { expectRecorded } from './support/recording.ts';
import { button, field, fillIn, inspect, message } from './support/screen.ts';
import { chooseInUserMenu, signInByHand } from './support/steps.ts';
import { type Words, words } from './support/words.ts';

const isForEngines = Boolean(process.env.ENGINES);
test.use({ permissions: ['clipboard-read', 'clipboard-write', 'microphone'] });
// Speech is turned into text on the processor that everything else runs on too: this catches what hangs.
test.setTimeout(3_600_000);

test.beforeAll(async ({ engine }) => {
  test.setTimeout(3_600_000);
  await writeConversation(microphone, engine);
});

/** Every run walks one day on a phone; EVERY_DAY=1 both languages at all widths. */
const everyRun = { project: 'phone', language: 'en' };
const isWalked = (project: string, language: string) =>
  Boolean(process.env.EVERY_DAY) ||
  (isForEngines ? language === 'nl' : project === everyRun.project && language === everyRun.language);

async function goTo(page: Page, w: Words, name: string): Promise<void> {
  const menu = button(page, w.openMenu);
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
}

async function arrive(page: Page, clinic: Clinic, person: Pick<Person, 'email' | 'password'>, w: Words) {
  await signInByHand(page, clinic, person);
  if (w === words.en) await chooseInUserMenu(page, 'English');
  // Where an administrator begins, there is no day of one's own.
  if (person === clinic.administrator) await expect(page).toHaveURL('/admin');
  else await expect(page.getByRole('heading', { name: w.today })).toBeVisible();
}

const typeTime = async (page: Page, label: string, time: string) => {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(time.replace(':', ''));
};

/** An administrator adds a colleague and plans an appointment for her. */
async function plan(page: Page, w: Words, colleague: Person, client: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('link', { name: w.addUser }).click();
  await fillIn(page, {
    [w.email]: colleague.email,
    [w.firstName]: colleague.first_name,
    [w.lastName]: colleague.last_name,
    [w.password]: colleague.password,
    [w.repeat]: colleague.password,
  });
  await field(page, w.gender).selectOption(w.other);
  await button(page, w.createUser).click();
  await expect(message(page, 'User created successfully')).toBeVisible();

  await page.goto('/add-appointment');
  await inspect(page);
  await button(page, w.create).click();
  for (const complaint of ['Select a user', 'Patient name is required', 'Select a date', 'Code is required'])
    await expect(message(page, complaint)).toBeVisible();
  const name = `${colleague.first_name} ${colleague.last_name}`;
  await field(page, w.user).selectOption({ label: name });
  await field(page, w.gender).selectOption(w.female);
  await fillIn(page, {
    [w.patient]: client,
    [w.born]: '12-03-1984',
    [w.description]: 'Controle',
    Code: 'C-12',
  });
  await page.getByRole('button', { name: /^(Vandaag|Today)/ }).click();
  await typeTime(page, w.startTime, '23:10');
  await typeTime(page, w.endTime, '23:40');
  await button(page, w.create).click();
  await expect(message(page, 'Appointment created successfully')).toBeVisible();
  await expect(field(page, w.patient)).toHaveValue('');
}

async function record(page: Page, w: Words, engine: Engine): Promise<void> {
  await field(page, w.language).selectOption(conversationOf(engine).language);
  await inspect(page);
  await button(page, w.start).click();
  await expectRecorded(page, CONVERSATION_S);
  await button(page, w.stop).click();
  await expect(message(page, w.saved)).toBeVisible();
}

/** A tab may say how many points there are behind its name: "Checks , 2 points to check". */
const tabOf = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}([\\s,]*\\d.*)?$`) });

const openTab = (page: Page, name: string) => tabOf(page, name).click();

/** Note and panel stand beside each other where there is room, and have no tabs there. */
const openPart = async (page: Page, name: string) => {
  if (await tabOf(page, name).isVisible()) await openTab(page, name);
};

/** The note may be drawn anew between press and release, when its evidence comes in: then the click is made again. */
async function editAt(page: Page, w: Words, words: RegExp): Promise<void> {
  const paper = page.getByRole('article');
  await expect(async () => {
    if (await paper.isVisible()) await paper.getByText(words).last().click();
    await expect(page.getByRole('textbox', { name: w.note })).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** The note is read against what was said, corrected, and declared ready. */
async function review(page: Page, w: Words, engine: Engine): Promise<void> {
  const { medicine, added } = conversationOf(engine);
  const paper = page.getByRole('article');
  await expect(paper).toContainText(medicine);
  await inspect(page);
  await editAt(page, w, medicine);
  const lit = page.locator('.piece[data-lit]');
  await openPart(page, w.panel);
  await openTab(page, w.conversation);
  await expect(lit.first()).toBeAttached();
  await expect(lit.filter({ hasText: medicine })).not.toHaveCount(0);

  await openPart(page, w.note);
  await editAt(page, w, medicine);
  await page.getByRole('textbox', { name: w.note }).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(`\n${added}`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(message(page, w.noteSaved)).toBeVisible();
  await openPart(page, w.panel);
  await openTab(page, w.checks);
  await expect(message(page, w.own)).toBeAttached();
  await inspect(page);

  await button(page, w.toWrapUp).click();
  await page.waitForURL('/walkthrough/wrap-up/*');
  await expect(page.getByRole('region', { name: w.becomesTask })).toContainText(medicine);
  await inspect(page);
  await button(page, w.ready).click();
  await page.waitForURL('/home');
  await expect(message(page, w.reviewed)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(added.split('\n')[0]);
}

async function tickOff(page: Page, w: Words, client: string, engine: Engine): Promise<void> {
  await goTo(page, w, w.tasks);
  const { medicine } = conversationOf(engine);
  const task = page.getByRole('listitem').filter({ hasText: client }).filter({ hasText: medicine });
  await expect(task).toBeVisible();
  await inspect(page);
  await task.getByRole('checkbox').click();
  await expect(task.getByRole('checkbox')).toHaveCount(0);
}

/** The administrator finds what was reviewed and adds its codes. */
async function code(page: Page, w: Words, client: string): Promise<void> {
  await page.goto('/admin');
  // Of any day: this one may have ended at midnight while it was walked.
  await page.getByRole('tab', { name: w.waitsForCodes }).click();
  // The list of the day, where it stands too, may still be there for a moment.
  const waiting = page.getByRole('list', { name: w.waitsForCodes });
  await waiting.getByRole('button', { name: new RegExp(`^${client}`) }).click();
  await page.waitForURL('/recording-details/*');
  const details = page.url();
  await fillIn(page, { 'GGZ-NHN Code': '"G1"', 'ZPM Code': 'Z2' });
  await inspect(page);
  await button(page, w.save).click();
  await page.getByRole('alertdialog').getByRole('button', { name: w.yes }).click();
  await button(page, 'OK').click();
  await page.waitForURL('/admin');
  await page.goto(details);
  await expect(field(page, 'GGZ-NHN Code')).toHaveValue('G1');
  await expect(field(page, 'ZPM Code')).toHaveValue('Z2');
}

const anotherPage = async (browser: Browser, page: Page) => {
  const viewport = page.viewportSize();
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    ...(viewport && { viewport }),
  });
  return context.newPage();
};

for (const language of ['nl', 'en'] as const) {
  test(
    `a day of an administrator and a clinician, from the appointment to its codes (${language})`,
    {
      tag: '@phone',
    },
    async ({ page: clinicians, browser, clinic, engine }, { project }) => {
      test.skip(!isWalked(project.name, language), 'only with EVERY_DAY=1');
      const w = words[language];
      const colleague = newPerson('Hanna', `Prins ${project.name} ${language}`);
      // The administrator sees the days of both languages.
      const planned = 'Vera Zandstra';
      const unplanned = { nl: 'Kees de Vries', en: 'Anna Bakker' }[language];
      await clinicians.goto('/welcome');
      const administrators = await anotherPage(browser, clinicians);
      await arrive(administrators, clinic, clinic.administrator, w);
      await plan(administrators, w, colleague, planned);

      await arrive(clinicians, clinic, colleague, w);
      await expect(clinicians.getByRole('button', { name: `23:10 ${planned}` })).toBeVisible();
      await inspect(clinicians);
      await field(clinicians, w.client).fill(unplanned);
      await button(clinicians, w.add).click();
      await clinicians.waitForURL('/walkthrough/record');
      await record(clinicians, w, engine);
      const toReview = clinicians.getByRole('link', { name: w.review });
      await expectHeard(toReview, clinic);
      await toReview.click();
      await review(clinicians, w, engine);
      await tickOff(clinicians, w, unplanned, engine);

      await code(administrators, w, unplanned);
      await administrators.context().close();
    },
  );
}

test(
  'a consultation is recorded, reviewed and wrapped up with the keyboard alone',
  { tag: '@thorough' },
  async ({ page, clinic, engine }, { project }) => {
    test.skip(!project.name.startsWith('desktop'), 'a keyboard is at a desk');
    const w = words.nl;
    const press = (wanted: Locator) => pressAt(page, wanted);
    await signInByHand(page, clinic, await clinic.newColleague());
    await reach(page, field(page, w.client));
    await page.keyboard.type('Els Groen');
    await page.keyboard.press('Enter');
    await page.waitForURL('/walkthrough/record');
    await reach(page, field(page, w.language));
    // A list jumps to what is typed: Nederlands, Engels.
    await page.keyboard.type(conversationOf(engine).language === 'en' ? 'E' : 'N');
    await press(button(page, w.start));
    // The first lines are enough for a note.
    await expectRecorded(page, CONVERSATION_S / 2);
    await press(button(page, w.stop));
    await expectHeard(page.getByRole('link', { name: w.review }), clinic);
    await press(page.getByRole('link', { name: w.review }));

    await press(page.getByRole('article'));
    await expect(page.getByRole('textbox', { name: w.note })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('Met het toetsenbord.');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(message(page, w.noteSaved)).toBeVisible();
    await page.keyboard.press('Escape');
    await press(button(page, w.toWrapUp));
    await page.waitForURL('/walkthrough/wrap-up/*');
    await press(button(page, w.ready));
    await page.waitForURL('/home');
    await expect(message(page, w.reviewed)).toBeVisible();
  },
);
