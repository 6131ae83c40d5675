// @vitest-environment jsdom
import { type Language, sendContactRequest } from '@noteer/contract';
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  answers,
  type Fake,
  fakeApi,
  garbles,
  inTurn,
  isUnreachable,
  refuses,
} from '../../../../test/fake-api.ts';
import { LanguageContext } from '../../../lib/strings.ts';
import { connectContactForm } from '../../browser/contact-form.ts';
import { contact } from './contact-page.tsx';

const taken = answers(sendContactRequest, { message: 'Thank you.' });

/** The page as it is served, with its script. */
function open(language: Language, ...api: Fake[]) {
  const { Content } = contact;
  document.documentElement.lang = language;
  document.body.innerHTML = renderToStaticMarkup(
    <LanguageContext value={language}>
      <Content />
    </LanguageContext>,
  );
  const form = document.querySelector<HTMLFormElement>('form[data-contact]');
  if (!form) throw new Error('the page has no form');
  const server = fakeApi(...api);
  connectContactForm(form);
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return {
    ...server,
    form,
    control,
    user: userEvent.setup({ delay: null }),
    button: form.querySelector('button') as HTMLButtonElement,
    said: () => form.querySelector('[role=alert]')?.textContent,
    press: () => form.requestSubmit(),
    typed: () => Object.fromEntries(new FormData(form)),
  };
}
type Opened = ReturnType<typeof open>;

const anna = {
  first_name: 'Anna',
  last_name: 'Schmidt',
  email: 'anna@klinik.test',
  location: 'germany',
  institution_name: 'Klinik am See',
  specialty: 'psychiatry',
};

function fillIn({ form, control }: Opened, values: Record<string, string> = anna) {
  for (const [name, value] of Object.entries(values)) {
    control(name).value = value;
    control(name).dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(form.checkValidity()).toBe(true);
}

afterEach(() => vi.useRealTimers());

test('everything that is filled in is sent as the server takes it, with the language of the page', async () => {
  const page = open('en', taken);
  fillIn(page, { ...anna, specialty: 'other', specialty_other: 'Neurology' });
  page.press();
  await waitFor(() => expect(page.sentTo(sendContactRequest)).toHaveLength(1));
  const [sent] = page.sentTo(sendContactRequest);
  expect(sent).toEqual({
    ...anna,
    specialty: 'other',
    specialty_other: 'Neurology',
    language: 'en',
    reference: '',
  });
  expect(sendContactRequest.body.safeParse(sent).success).toBe(true);
});

test.each([
  ['nl', 'Dank je wel, je verzoek is binnen.'],
  ['en', 'Thank you, your request is in.'],
] as const)('in %s thanks take the place of the form, and the focus', async (language, words) => {
  const page = open(language, taken);
  fillIn(page);
  page.press();
  await waitFor(() => expect(page.form.isConnected).toBe(false));
  const thanks = document.querySelector('[role=status]');
  expect(thanks?.querySelector('h2')?.textContent).toBe(words);
  expect(document.activeElement).toBe(thanks);
  expect(document.body.innerHTML).not.toContain('anna@klinik.test');
});

test('while it is being sent the button says so, keeps the focus and does not send again', async () => {
  const waiting = Promise.withResolvers<{ status: number; text: string }>();
  const page = open('nl', { endpoint: sendContactRequest, answer: () => waiting.promise });
  fillIn(page);
  page.button.focus();
  page.press();
  page.press();
  expect(page.button.getAttribute('aria-busy')).toBe('true');
  expect(page.button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(page.button);
  waiting.resolve({ status: 500, text: '' });
  await waitFor(() => expect(page.button.hasAttribute('aria-busy')).toBe(false));
  // What a page of another file asked for late is none of this one's.
  const sent = page.fetched.mock.calls.filter(([url]) => String(url).endsWith(sendContactRequest.path));
  expect(sent).toHaveLength(1);
});

test.each([
  ['the line is cut', isUnreachable(sendContactRequest), /^Er is geen verbinding/],
  ['the server breaks', refuses(sendContactRequest, 'internal'), /^Er ging bij ons iets mis/],
  ['a proxy answers instead', garbles(sendContactRequest, 502, '<html>'), /^Er ging bij ons iets mis/],
  [
    'a portal says yes to everything',
    garbles(sendContactRequest, 200, '<html>'),
    /^Er ging bij ons iets mis/,
  ],
  ['something else is refused', refuses(sendContactRequest, 'too_large'), /^Er ging bij ons iets mis/],
])('when %s it is said, all that was typed stays, and sending again works', async (_, failure, words) => {
  const page = open('nl', inTurn(failure, taken));
  fillIn(page);
  const before = page.typed();
  page.press();
  await waitFor(() => expect(page.said()).toMatch(words));
  expect(page.typed()).toEqual(before);
  await waitFor(() => expect(page.button.hasAttribute('aria-busy')).toBe(false));
  page.press();
  await waitFor(() => expect(page.form.isConnected).toBe(false));
});

test('when too much comes in the page says after what time there is room again', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T14:00:30'), shouldAdvanceTime: true, toFake: ['Date'] });
  const page = open('en', refuses(sendContactRequest, 'too_many_attempts', { retry_after_s: 300 }));
  fillIn(page);
  page.press();
  await waitFor(() => expect(page.said()).toMatch(/^Too many requests .* try again after 14:06\.$/));
  expect(page.control('email').value).toBe('anna@klinik.test');
});

test('what the server refuses is named and marked, takes the focus, and is unmarked when changed', async () => {
  const fields = { email: ['Invalid email'], first_name: ['First name is required'] };
  const page = open('nl', refuses(sendContactRequest, 'invalid', { fields }));
  fillIn(page);
  page.press();
  await waitFor(() =>
    expect(page.said()).toBe('Je verzoek is niet verstuurd. Kijk dit nog eens na: Email, First Name.'),
  );
  const email = page.control('email');
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(page.control('first_name').getAttribute('aria-invalid')).toBe('true');
  expect(page.control('last_name').hasAttribute('aria-invalid')).toBe(false);
  await page.user.type(email, 'x');
  expect(email.hasAttribute('aria-invalid')).toBe(false);
});

test("'Please specify' is required while Other is chosen, and cleared by another choice", () => {
  const page = open('nl', taken);
  const [specialty, other] = [page.control('specialty'), page.control('specialty_other')];
  expect(other.required).toBe(false);
  const choose = (value: string) => {
    specialty.value = value;
    specialty.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('other');
  expect(other.required).toBe(true);
  other.value = 'Neurologie';
  choose('medicine');
  expect([other.required, other.value]).toEqual([false, '']);
});

test('a page that the browser filled in again knows that Other is chosen', () => {
  const page = open('nl', taken);
  page.control('specialty').value = 'other';
  window.dispatchEvent(new Event('pageshow'));
  expect(page.control('specialty_other').required).toBe(true);
});
