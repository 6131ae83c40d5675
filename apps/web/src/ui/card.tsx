import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'section'> & { heading?: ReactNode; action?: ReactNode };

export function Card({ heading, action, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classNames('rounded-card border border-line bg-card p-5 md:p-6', className)}
    >
      {(heading || action) && (
        <header className="mb-4 flex min-h-8 items-center justify-between gap-4">
          {heading && <h2 className="display text-xl">{heading}</h2>}
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
