import type { ReactNode } from 'react';

type SectionProps = {
  tone?: 'paper' | 'deep' | 'card';
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A band of a page, as wide as the window, its content as wide as the site. */
export function Section({ tone = 'paper', id, className = '', children }: SectionProps) {
  return (
    <section id={id} className="site-section" data-tone={tone}>
      <div className={`site-width ${className}`}>{children}</div>
    </section>
  );
}
