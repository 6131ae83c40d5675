import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';

export type Page = { to: string; state: object };

type RowLinkProps = { page: Page; labelledBy: string; className: string; children: ReactNode };

/** A link, so that it opens in a tab of its own as links do; to screen readers and the keyboard a button, as all rows are. */
export function RowLink({ page, labelledBy, className, children }: RowLinkProps) {
  return (
    <Link
      {...page}
      role="button"
      data-row
      // In words of its own, with room between them: the cells alone would be read as one word.
      aria-labelledby={labelledBy}
      onKeyDown={clickOnSpace}
      className={classNames(
        className,
        'rounded-control transition-colors enabled-hover:bg-paper-deep focus-visible:-outline-offset-2',
      )}
    >
      {children}
    </Link>
  );
}

function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
