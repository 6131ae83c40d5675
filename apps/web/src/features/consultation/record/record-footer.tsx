import { ArrowRight, House, Square, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { type Walkthrough, walkthroughPath } from '../../../lib/walkthrough.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { StepFoot } from '../step-foot.tsx';
import { footerStrings } from './strings.ts';

type RecordFooterProps = {
  onDelete: (() => void) | undefined;
  onStop: (() => void) | undefined;
  /** A recording is saved: there is nothing more to do here. */
  canGoHome: boolean;
  /** There is a note to review: where that is, and what goes along. */
  review: Walkthrough | undefined;
  /** The note came while one was here: going on to it is what comes next. */
  isNew: boolean;
};

export function RecordFooter({ onDelete, onStop, canGoHome, review, isNew }: RecordFooterProps) {
  const t = useStrings(footerStrings);
  if (!onDelete && !onStop && !canGoHome && !review) return null;
  return (
    <StepFoot className="order-last">
      {onDelete ? (
        <Button
          variant="secondary"
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDelete}
          className="foot-other"
        >
          {t.remove}
        </Button>
      ) : (
        <span />
      )}
      <div className="step-foot-next">
        {canGoHome && (
          <ButtonLink
            to="/home"
            variant="secondary"
            icon={<House aria-hidden="true" />}
            className={review ? 'foot-other' : 'foot-first'}
          >
            {t.home}
          </ButtonLink>
        )}
        {review && <ToReview review={review} isNew={isNew} />}
        {onStop && (
          <Button
            variant="danger"
            icon={<Square aria-hidden="true" fill="currentColor" />}
            onClick={onStop}
            className="foot-first"
          >
            {t.stop}
          </Button>
        )}
      </div>
    </StepFoot>
  );
}

/** The next thing to do. It takes the focus when it comes, unless somebody is busy with something else here. */
function ToReview({ review, isNew }: { review: Walkthrough; isNew: boolean }) {
  const t = useStrings(footerStrings);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = !activeElement || activeElement === document.body || activeElement.id === 'main';
    if (isNew && isFree) link.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <ButtonLink
      ref={link}
      to={walkthroughPath('review', review)}
      state={review}
      icon={<ArrowRight aria-hidden="true" />}
      className="foot-first"
    >
      {t.review}
    </ButtonLink>
  );
}
