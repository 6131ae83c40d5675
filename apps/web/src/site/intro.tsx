import type { ReactNode } from 'react';

type IntroProps = { heading: string; lead: string; children?: ReactNode };

/** How a band of a page begins: what it says, and a sentence more. */
export function Intro({ heading, lead, children }: IntroProps) {
  return (
    <div className="flex flex-col gap-4">
      <h2 className="site-heading">{heading}</h2>
      <p className="site-lead">{lead}</p>
      {children}
    </div>
  );
}
