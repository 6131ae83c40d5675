import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { type Walkthrough, walkthroughPath } from '../../../lib/walkthrough.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { StepFoot } from '../step-foot.tsx';
import { wrapUpStrings } from './strings.ts';

type WrapUpFooterProps = { walkthrough: Walkthrough; children?: ReactNode };

export function WrapUpFooter({ walkthrough, children }: WrapUpFooterProps) {
  const t = useStrings(wrapUpStrings);
  return (
    <StepFoot>
      <ButtonLink
        to={walkthroughPath('review', walkthrough)}
        state={walkthrough}
        variant="secondary"
        icon={<ArrowLeft aria-hidden="true" />}
        className="foot-other"
      >
        {t.back}
      </ButtonLink>
      {children}
    </StepFoot>
  );
}
