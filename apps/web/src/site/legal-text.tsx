import { useStrings } from '../lib/strings.ts';
import { legalStrings } from './legal-strings.ts';
import { Section } from './section.tsx';

export type LegalPart = { id: string; title: string; text: string[]; points?: string[]; after?: string[] };
type LegalTextProps = { title: string; lead: string; brief: string[]; parts: LegalPart[] };

/** A page of rules that can be read: the few things that matter first, then all of it, with a list to jump by. */
export function LegalText({ title, lead, brief, parts }: LegalTextProps) {
  const t = useStrings(legalStrings);
  return (
    <>
      <div className="site-width flex flex-col gap-6 pt-10 pb-16 md:pt-20">
        <p className="text-muted">{t.dated}</p>
        <h1 className="site-title">{title}</h1>
        <p className="site-lead">{lead}</p>
      </div>
      <section className="site-width" aria-labelledby="brief">
        <h2 id="brief" className="sr-only">
          {t.brief}
        </h2>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {brief.map((point) => (
            <li key={point} className="display border-t-2 border-ink pt-4 text-lg">
              {point}
            </li>
          ))}
        </ul>
      </section>
      <Section className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <nav aria-labelledby="contents" className="self-start lg:sticky lg:top-12">
          <h2 id="contents" className="mb-2 text-sm font-medium text-muted">
            {t.contents}
          </h2>
          <ol>
            {parts.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`} className="legal-link">
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="site-prose">
          {parts.map(({ id, title: name, text, points, after = [] }) => (
            <section key={id} id={id} className="legal-part">
              <h2>{name}</h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {after.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}
