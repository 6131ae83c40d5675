/** A new institution, set up by its administrator without touching a file, and a first consultation by its ways. */
import type { Browser, Page } from '@playwright/test';
import { microphone } from './support/browser.ts';
import { type Clinic, newPerson, openClinic, type Person } from './support/clinic.ts';
import { CONVERSATION_S, conversationOf, expectHeard, writeConversation } from './support/engine.ts';
import { expect, test } from './support/journey.ts';
import { expectRecorded } from './support/recording.ts';
import { button, field, fillIn, inspect, message } from './support/screen.ts';
import { setUpWords } from './support/set-up-words.ts';
import { chooseInUserMenu, signIn } from './support/steps.ts';
import { words } from './support/words.ts';

test.skip(({ isMobile }) => isMobile, 'this journey chooses its widths itself');
// Speech is turned into text on the processor that everything else runs on too: this catches what hangs.
test.setTimeout(3_600_000);

const HEIGHT_px = 900;
const widths = [820, 390, 1440];

const INTAKE = 'Aanleiding:\nSomber sinds de zomer.\n\nBeleid:\n- over twee weken terug';
const FOLLOW_UP =
  'Beloop:\nSlaapt beter.\n\nMedicatie:\nsertraline 50 mg\n\nAfspraken:\n- volgende week bellen';

/** Both languages in one: the words of a day and those of setting up. */
const wordsOf = (language: 'nl' | 'en') => ({ ...words[language], ...setUpWords[language] });
type AllWords = ReturnType<typeof wordsOf>;

async function inspectEverywhere(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT_px });
    await inspect(page);
  }
}

const manage = async (page: Page, name: string) => {
  await page.goto('/admin');
  await page.getByRole('link', { name, exact: true }).click();
};

async function describeInstitution(page: Page, w: AllWords, question: string): Promise<void> {
  await manage(page, w.institution);
  await fillIn(page, { [w.name]: 'GGZ De Oever', [w.address]: 'Kade 1, Deventer', [w.question]: question });
  await inspectEverywhere(page);
  await button(page, w.seeChanges).click();
  const changes = page.getByRole('alertdialog', { name: w.changes });
  await expect(changes).toContainText('GGZ De Oever');
  await inspect(page);
  await changes.getByRole('button', { name: w.save }).click();
  await expect(message(page, w.settingsSaved)).toBeVisible();
}

async function makeTemplate(page: Page, w: AllWords, name: string, example: string): Promise<void> {
  await manage(page, w.templates);
  await page.getByRole('link', { name: w.fromNotes }).click();
  await field(page, w.example).fill(example);
  await inspectEverywhere(page);
  await button(page, w.makeDraft).click();
  await field(page, w.name).fill(name);
  await field(page, w.whose).selectOption(w.forEveryone);
  await inspectEverywhere(page);
  await button(page, w.publish).click();
  await page.getByRole('alertdialog').getByRole('button', { name: w.publish }).click();
  await expect(message(page, w.published)).toBeVisible();
}

async function addColleague(page: Page, w: AllWords, person: Person, role: string): Promise<void> {
  await page.goto('/add-user');
  await fillIn(page, {
    [w.email]: person.email,
    [w.firstName]: person.first_name,
    [w.lastName]: person.last_name,
    [w.password]: person.password,
    [w.repeat]: person.password,
  });
  await field(page, w.gender).selectOption(w.other);
  await field(page, w.role).selectOption(role);
  await button(page, w.createUser).click();
  await expect(message(page, 'User created successfully')).toBeVisible();
}

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`;

async function nameSupervisor(page: Page, w: AllWords, trainee: Person, supervisor: Person): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: `${w.signingOf} ${nameOf(trainee)}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(w.mayNotAlone).click();
  await dialog.getByLabel(w.supervisor).selectOption(nameOf(supervisor));
  await inspectEverywhere(page);
  await dialog.getByRole('button', { name: w.save }).click();
  await expect(message(page, w.signingSaved)).toBeVisible();
}

async function importCodes(page: Page, w: AllWords): Promise<void> {
  await manage(page, w.codeLists);
  await page.getByRole('link', { name: w.importList }).click();
  await field(page, w.whichList).selectOption(w.ownCodes);
  const lines = ['Code;Omschrijving;Minuten', 'K1;Kort gesprek;15', 'L1;Lang gesprek;60'];
  await page.locator('input[type=file]').setInputFiles({
    name: 'eigen-lijst.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await inspectEverywhere(page);
  await button(page, w.importTwo).click();
  await expect(message(page, w.imported)).toBeVisible();
}

/** As a calendar writes it: today, by the clock of the institution, to be recorded until the day is over. */
function calendarWith(client: string): Buffer {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format().replaceAll('-', '');
  const lines = [
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Agenda//NL',
      'BEGIN:VEVENT',
      'UID:afspraak-1@agenda.test',
    ],
    `DTSTAMP:${day}T000000Z`,
    `DTSTART;TZID=Europe/Amsterdam:${day}T231000`,
    `DTEND;TZID=Europe/Amsterdam:${day}T234000`,
    `SUMMARY:${client}`,
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ];
  return Buffer.from(lines.join('\r\n'));
}

async function takeAgenda(page: Page, w: AllWords, clinician: Person, client: string): Promise<void> {
  await manage(page, w.incoming);
  await field(page, w.clinician).selectOption(nameOf(clinician));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'agenda.ics', mimeType: 'text/calendar', buffer: calendarWith(client) });
  await field(page, w.which).selectOption(w.all);
  await expect(button(page, w.takeOne)).toBeEnabled();
  await inspectEverywhere(page);
  await button(page, w.takeOne).click();
  await expect(message(page, w.taken)).toBeVisible();
}

type Consultation = { client: string; template: string; question: string; supervisor: Person };

/** The appointment from the calendar, recorded and signed by whoever may not sign alone. */
async function consult(page: Page, clinic: Clinic, w: AllWords, expected: Consultation): Promise<void> {
  await page.getByRole('button', { name: `23:10 ${expected.client}` }).click();
  await expect(field(page, w.template).locator('option:checked')).toHaveText(expected.template);
  await expect(page.getByText(expected.question)).toBeVisible();
  await field(page, w.language).selectOption(conversationOf('quick').language);
  await inspect(page);
  await button(page, w.start).click();
  await expectRecorded(page, CONVERSATION_S);
  await button(page, w.stop).click();
  const toReview = page.getByRole('link', { name: w.review });
  await expectHeard(toReview, clinic);
  await toReview.click();
  await expect(page.getByRole('article')).toContainText(conversationOf('quick').medicine);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Beloop' })).toBeVisible();
  await page.getByRole('button', { name: w.toWrapUp }).click();
  await inspectEverywhere(page);
  await button(page, w.ready).click();
  await expect(message(page, w.asked(nameOf(expected.supervisor)))).toBeVisible();
}

async function cosign(page: Page, w: AllWords, client: string): Promise<void> {
  const list = page.getByRole('list', { name: w.toCosign });
  await inspectEverywhere(page);
  await list.getByText(client).click();
  await expect(page.getByRole('article')).toContainText(conversationOf('quick').medicine);
  await inspectEverywhere(page);
  await button(page, w.cosign).click();
  await expect(message(page, w.cosigned)).toBeVisible();
  await expect(page.getByText(w.byBoth)).toBeVisible();
}

async function arrive(
  browser: Browser,
  clinic: Clinic,
  person: Pick<Person, 'email' | 'password'>,
  at: string,
) {
  const context = await browser.newContext({
    baseURL: clinic.url,
    viewport: { width: 1440, height: HEIGHT_px },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write', 'microphone'],
  });
  const page = await context.newPage();
  await signIn(page, clinic, person, at);
  return page;
}

async function setUp(browser: Browser, clinic: Clinic, language: 'nl' | 'en'): Promise<void> {
  const w = wordsOf(language);
  const client = 'Mirjam Vink';
  const [supervisor, trainee, planner] = [newPerson('Hanna'), newPerson('Bas'), newPerson('Petra')] as const;
  const question = language === 'en' ? 'May we record this talk?' : 'Mogen we dit gesprek opnemen?';
  const speaks = async (page: Page) => {
    if (language === 'en') await chooseInUserMenu(page, 'English');
    return page;
  };

  const admin = await speaks(await arrive(browser, clinic, clinic.administrator, '/admin'));
  await test.step('name and consent', () => describeInstitution(admin, w, question));
  await test.step('two templates from examples', async () => {
    await makeTemplate(admin, w, 'Onze intake', INTAKE);
    await makeTemplate(admin, w, 'Ons vervolg', FOLLOW_UP);
    await manage(admin, w.templates);
    await field(admin, w.forWhom).selectOption(w.everyone);
    await field(admin, w.everyAppointment).selectOption('Ons vervolg');
    await expect(message(admin, w.defaultSaved)).toBeVisible();
    await inspectEverywhere(admin);
  });
  await test.step('roles, and a trainee with a supervisor', async () => {
    await addColleague(admin, w, supervisor, 'clinician');
    await addColleague(admin, w, trainee, 'clinician');
    await addColleague(admin, w, planner, 'planner');
    await nameSupervisor(admin, w, trainee, supervisor);
  });
  await test.step('code lists', () => importCodes(admin, w));
  await test.step('the agenda from a calendar file', () => takeAgenda(admin, w, trainee, client));

  await test.step('the trainee records by it, and asks for a signature', async () => {
    const page = await speaks(await arrive(browser, clinic, trainee, '/home'));
    await consult(page, clinic, w, { client, template: 'Ons vervolg', question, supervisor });
    await page.context().close();
  });
  await test.step('the supervisor signs too', async () => {
    const page = await speaks(await arrive(browser, clinic, supervisor, '/home'));
    await cosign(page, w, client);
    await page.context().close();
  });
  await admin.context().close();
}

for (const language of ['nl', 'en'] as const) {
  test(`an administrator sets up a new institution, and a trainee records and signs by its ways (${language})`, {
    tag: ['@desk', '@thorough'],
  }, async ({ browser }) => {
    await writeConversation(microphone, 'quick');
    const clinic = await openClinic('quick');
    try {
      await setUp(browser, clinic, language);
    } finally {
      await clinic.goAway();
      await clinic.close();
    }
  });
}
