import { useStrings } from '../../../lib/strings.ts';
import type { Page } from '../../page.ts';
import { Section } from '../../section.tsx';
import room from './consulting-room.svg?url&no-inline';
import { ContactForm } from './contact-form.tsx';
import { contactStrings, formStrings } from './contact-strings.ts';

function NextSteps() {
  const t = useStrings(contactStrings);
  return (
    <section className="mt-16 border-t border-line pt-8">
      <h2 className="display text-xl">{t.nextHeading}</h2>
      <ol className="mt-4 flex max-w-[54ch] list-decimal flex-col gap-2 pl-5 marker:text-pine">
        <li>{t.nextRead}</li>
        <li>{t.nextReply}</li>
        <li>{t.nextShow}</li>
      </ol>
    </section>
  );
}

/** Only where it stands beside the form; above or below it, it would be in the way. */
function Room() {
  const t = useStrings(contactStrings);
  return (
    <figure className="sticky top-8 hidden lg:block">
      <img
        src={room}
        width={480}
        height={600}
        alt={t.pictureAlt}
        loading="lazy"
        className="w-full rounded-card"
      />
      <figcaption className="mt-4 max-w-[40ch] text-muted">{t.caption}</figcaption>
    </figure>
  );
}

function Content() {
  const t = useStrings(contactStrings);
  const { heading } = useStrings(formStrings);
  return (
    <Section className="grid items-start gap-x-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <h1 className="site-title" lang="en">
          {heading}
        </h1>
        <p className="site-lead mt-6">{t.lead}</p>
        <ContactForm />
        <NextSteps />
      </div>
      <Room />
    </Section>
  );
}

export const contact: Page = {
  title: contactStrings.title,
  description: contactStrings.description,
  Content,
};
