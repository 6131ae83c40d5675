/** The form as HTML. The browser says what is missing; `browser/contact-form.ts` sends it, in the words that stand here. */
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { useSitePath } from '../../links.ts';
import { SelectControl, TextControl } from './contact-controls.tsx';
import { contactStrings, formStrings } from './contact-strings.ts';

function Fields() {
  const form = useStrings(formStrings);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextControl name="first_name" label={form.firstName} autoComplete="given-name" required />
      <TextControl name="last_name" label={form.lastName} autoComplete="family-name" required />
      <TextControl
        name="email"
        type="email"
        label={form.email}
        autoComplete="email"
        maxLength={254}
        className="sm:col-span-2"
        required
      />
      <SelectControl
        name="location"
        label={form.location}
        autoComplete="country-name"
        options={{ germany: form.germany, hungary: form.hungary, poland: form.poland }}
      />
      <TextControl name="institution_name" label={form.institution} autoComplete="organization" required />
      <SelectControl
        name="specialty"
        label={form.specialty}
        autoComplete="off"
        className="sm:col-span-2"
        options={{ psychiatry: form.psychiatry, medicine: form.medicine, other: form.other }}
      />
      {/* The script makes it required while it is shown: a field that nobody sees must not hold up the form. */}
      <TextControl
        name="specialty_other"
        label={form.specify}
        autoComplete="off"
        className="contact-other sm:col-span-2"
      />
    </div>
  );
}

/** For programs that fill in whatever they find. People neither see nor reach it. */
function Trap() {
  const t = useStrings(contactStrings);
  return (
    <div className="contact-trap" aria-hidden="true">
      <label htmlFor="contact-reference">{t.leaveEmpty}</label>
      <input id="contact-reference" name="reference" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function Thanks() {
  const t = useStrings(contactStrings);
  const path = useSitePath();
  return (
    <template>
      <div role="status" tabIndex={-1} className="contact-thanks">
        <h2 className="site-heading">{t.thanksHeading}</h2>
        <p className="mt-3 text-lg text-muted">{t.thanks}</p>
        <a href={path('welcome')} className={buttonLook('secondary', 'md', 'mt-6')}>
          {t.thanksWay}
        </a>
      </div>
    </template>
  );
}

function Submit() {
  const t = useStrings(contactStrings);
  const { submit } = useStrings(formStrings);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <button type="submit" className={buttonLook('primary', 'lg', 'contact-submit')}>
        <span lang="en">{submit}</span>
        <span>{t.sending}</span>
      </button>
      {/* Always there, so that screen readers hear what comes into it. */}
      <p
        id="contact-message"
        role="alert"
        className="contact-message"
        data-offline={t.offline}
        data-busy={t.busy}
        data-refused={t.refused}
        data-broken={t.broken}
      />
      <noscript>
        <p className="contact-message">{t.needsScript}</p>
      </noscript>
    </div>
  );
}

export function ContactForm() {
  const t = useStrings(contactStrings);
  const language = useLanguage();
  const path = useSitePath();
  return (
    <form data-contact action="/api/contact/" method="post" className="mt-10 flex flex-col gap-6">
      <p className="text-sm text-muted">{t.required}</p>
      <input type="hidden" name="language" value={language} />
      <Fields />
      <Trap />
      <p className="max-w-[60ch] text-sm text-muted">
        {t.privacy}{' '}
        <a href={path('privacy')} className="contact-link">
          {t.privacyLink}
        </a>
        .
      </p>
      <Submit />
      <Thanks />
    </form>
  );
}
