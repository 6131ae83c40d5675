// @vitest-environment jsdom
import { type Language, sendContactRequest } from '@noteer/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageContext } from '../../../lib/strings.ts';
import { contact } from './contact-page.tsx';

function open(language: Language) {
  const { Content } = contact;
  document.body.innerHTML = renderToStaticMarkup(
    <LanguageContext value={language}>
      <Content />
    </LanguageContext>,
  );
  const form = document.querySelector('form') as HTMLFormElement;
  return { form, control: (name: string) => form.elements.namedItem(name) as HTMLInputElement };
}

const labels = {
  first_name: 'First Name *',
  last_name: 'Last Name *',
  email: 'Email *',
  location: 'Location *',
  institution_name: 'Institution Name *',
  specialty: 'Medical Specialty *',
};

describe.each(['nl', 'en'] as const)('the contact page in %s', (language) => {
  test('asks what people know it asks, and the browser requires all of it', () => {
    const { form, control } = open(language);
    expect(document.querySelector('h1')?.textContent).toBe("Let's Connect!");
    for (const [name, label] of Object.entries(labels)) {
      expect(control(name).labels?.[0]?.textContent).toBe(label);
      expect(control(name).required).toBe(true);
    }
    expect(control('email').type).toBe('email');
    expect(form.querySelector('button')?.textContent).toContain('SUBMIT');
    expect(form.noValidate).toBe(false);
    expect(form.checkValidity()).toBe(false);
  });

  test('offers three locations and three specialties, by the values that are sent', () => {
    const { form } = open(language);
    const options = (name: string) =>
      [...form.querySelectorAll<HTMLOptionElement>(`select[name=${name}] option[value]:not([value=""])`)].map(
        ({ value, text }) => [value, text],
      );
    expect(options('location')).toEqual([
      ['germany', 'Germany'],
      ['hungary', 'Hungary'],
      ['poland', 'Poland'],
    ]);
    expect(options('specialty')).toEqual([
      ['psychiatry', 'Psychiatry'],
      ['medicine', 'Family Medicine'],
      ['other', 'Other'],
    ]);
  });

  test('goes to the address of the contract, with no field that the contract does not know', () => {
    const { form } = open(language);
    const { method, path, body } = sendContactRequest;
    expect([form.method, form.getAttribute('action')]).toEqual([method.toLowerCase(), path]);
    const sent = Object.keys(Object.fromEntries(new FormData(form)));
    expect(sent.filter((name) => !(name in body.shape))).toEqual([]);
  });

  test('hides its trap from people, and has nothing that the security policy refuses', () => {
    const { control } = open(language);
    const trap = control('reference');
    expect([trap.tabIndex, trap.closest('[aria-hidden=true]') !== null]).toEqual([-1, true]);
    expect(document.querySelector('[style], script')).toBeNull();
  });

  test('says that sending needs JavaScript, and how data are handled', () => {
    open(language);
    expect(document.querySelector('noscript')?.textContent).toContain('JavaScript');
    const link = document.querySelector('form a[href$="/privacy"]');
    expect(link?.getAttribute('href')).toBe(language === 'nl' ? '/privacy' : '/en/privacy');
  });
});
