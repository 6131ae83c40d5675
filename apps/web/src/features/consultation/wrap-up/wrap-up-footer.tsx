import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { type Walkthrough, walkthroughPath } from '../../../lib/walkthrough.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { wrapUpStrings } from './strings.ts';

type WrapUpFooterProps = { walkthrough: Walkthrough; children?: ReactNode };

export function WrapUpFooter({ walkthrough, children }: WrapUpFooterProps) {
  const t = useStrings(wrapUpStrings);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5 max-sm:flex-col-reverse max-sm:items-stretch">
      <ButtonLink
        to={walkthroughPath('review', walkthrough)}
        state={walkthrough}
        variant="secondary"
        icon={<ArrowLeft aria-hidden="true" />}
      >
        {t.back}
      </ButtonLink>
      {children}
    </footer>
  );
}
