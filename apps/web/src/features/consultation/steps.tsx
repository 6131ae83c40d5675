import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { useStrings } from '../../lib/strings.ts';
import { classNames } from '../../ui/class-names.ts';
import { walkthroughStrings } from './strings.ts';

const paths = ['/walkthrough/record', '/walkthrough/review', '/walkthrough/wrap-up'];

/** Shows where one is. Going on is done by the buttons of each step, which know when that may be. */
export function Steps({ isRow }: { isRow: boolean }) {
  const t = useStrings(walkthroughStrings);
  const { pathname } = useLocation();
  const active = Math.max(
    0,
    paths.findIndex((path) => pathname.startsWith(path)),
  );
  return (
    <ol
      aria-label={t.steps}
      className={classNames('flex gap-2', isRow ? '2xl:flex-col 2xl:gap-1' : 'lg:flex-col lg:gap-1')}
    >
      {[t.record, t.review, t.wrapUp].map((label, index) => {
        const isActive = index === active;
        return (
          <li
            key={label}
            aria-current={isActive ? 'step' : undefined}
            aria-disabled={index > active || undefined}
            className={classNames(
              'flex min-h-11 items-center gap-3 rounded-control px-2 text-sm sm:max-lg:flex-1 sm:max-lg:justify-center',
              isRow && 'lg:max-2xl:pr-4 lg:max-2xl:whitespace-nowrap',
              isActive ? 'bg-pine-soft font-medium text-pine' : 'text-muted',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'tabular grid size-7 shrink-0 place-items-center rounded-full border text-sm',
                isActive ? 'border-pine bg-pine text-card' : 'border-control',
              )}
            >
              {index < active ? <Check className="size-4" /> : index + 1}
            </span>
            <span className={isActive ? undefined : 'max-sm:sr-only'}>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
