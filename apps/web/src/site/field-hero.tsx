import type { ReactNode } from 'react';

type FieldHeroProps = { field: string; title: string; lead: string; children: ReactNode };

/** The first screen of a page for one field: the promise, and one line of proof beside it. */
export function FieldHero({ field, title, lead, children }: FieldHeroProps) {
  return (
    <section className="field-hero site-width">
      <div className="flex flex-col items-start gap-6">
        <p className="font-medium text-pine">{field}</p>
        <h1 className="site-title">{title}</h1>
        <p className="site-lead">{lead}</p>
      </div>
      {children}
    </section>
  );
}
