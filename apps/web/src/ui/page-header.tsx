import type { ReactNode } from 'react';

type PageHeaderProps = { title: ReactNode; intro?: ReactNode; actions?: ReactNode };

/** For a page's own second heading; the page title itself stands in the top bar. */
export function PageHeader({ title, intro, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="flex flex-col gap-1">
        <h2 className="display text-2xl">{title}</h2>
        {intro && <p className="text-muted">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
