import { recordingIn } from '@noteer/contract';
import { UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { useWalkthrough } from '../../lib/walkthrough.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FromAddress } from './from-address.tsx';
import { Steps } from './steps.tsx';
import { walkthroughStrings } from './strings.ts';

/**
 * A note beside what it rests on, and a recorder beside what one wants to know before, need much room: on all but wide
 * screens, who it is about then stands above them.
 */
const WIDE_STEPS = /^\/walkthrough\/(?:record|review)/;

/** From recording to the finished note: who it is about on the left, the step at hand beside it. */
export function WalkthroughPage() {
  const t = useStrings(walkthroughStrings);
  const shownName = useClientName();
  const walkthrough = useWalkthrough();
  const addressed = recordingIn(useLocation().pathname);
  const isAbove = WIDE_STEPS.test(useLocation().pathname);

  if (!walkthrough && addressed) return <FromAddress id={addressed} />;
  if (!walkthrough) {
    return (
      <Card>
        <EmptyState
          icon={<UserRound />}
          title={t.nobody}
          action={<ButtonLink to="/home">{t.home}</ButtonLink>}
        >
          {t.nobodyMore}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div
      className={classNames(
        'grid gap-x-10 gap-y-5',
        isAbove ? '2xl:grid-cols-[11rem_minmax(0,1fr)] 2xl:gap-x-8' : 'lg:grid-cols-[13rem_minmax(0,1fr)]',
      )}
    >
      <aside
        aria-label={t.client}
        className={classNames(
          'flex flex-col gap-x-8 gap-y-5',
          isAbove
            ? 'lg:max-2xl:flex-row lg:max-2xl:items-center 2xl:sticky 2xl:top-[calc(7rem+var(--above))] 2xl:self-start'
            : 'lg:sticky lg:top-[calc(7rem+var(--above))] lg:self-start',
        )}
      >
        <div className={isAbove ? 'min-w-0 lg:grow' : ''}>
          <p className={classNames('text-sm text-muted', isAbove ? 'max-2xl:sr-only' : 'max-lg:sr-only')}>
            {t.client}
          </p>
          <h2 className="display text-2xl break-words">{shownName(walkthrough.apt.client_name)}</h2>
        </div>
        <div>
          <p
            className={classNames('mb-1 text-sm text-muted', isAbove ? 'max-2xl:sr-only' : 'max-lg:sr-only')}
          >
            {t.howItWorks}
          </p>
          <Steps isRow={isAbove} />
        </div>
      </aside>
      <div className="min-w-0">
        <Suspense>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}
