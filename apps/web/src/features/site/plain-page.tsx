import { SiteFrame } from './site-frame.tsx';

type PlainPageProps = { title: string; sections: { heading: string; text: string }[] };

/** A page that is only there to be read. */
export function PlainPage({ title, sections }: PlainPageProps) {
  return (
    <SiteFrame>
      <article className="mx-auto flex w-full max-w-[68ch] flex-col gap-8 py-12">
        <h1 className="display text-4xl">{title}</h1>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="display mb-2 text-xl">{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </article>
    </SiteFrame>
  );
}
