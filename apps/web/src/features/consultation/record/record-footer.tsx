import { ArrowRight, House, Square, Trash2 } from 'lucide-react';
import { useStrings } from '../../../lib/strings.ts';
import { type Walkthrough, walkthroughPath } from '../../../lib/walkthrough.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { footerStrings } from './strings.ts';

type RecordFooterProps = {
  onDelete: (() => void) | undefined;
  onStop: (() => void) | undefined;
  /** A recording is saved: there is nothing more to do here. */
  canGoHome: boolean;
  /** There is a note to review: where that is, and what goes along. */
  review: Walkthrough | undefined;
};

export function RecordFooter({ onDelete, onStop, canGoHome, review }: RecordFooterProps) {
  const t = useStrings(footerStrings);
  if (!onDelete && !onStop && !canGoHome && !review) return null;
  return (
    <footer className="flex flex-wrap justify-between gap-3 border-t border-line pt-5 max-sm:sticky max-sm:bottom-0 max-sm:flex-col-reverse max-sm:bg-paper max-sm:pb-4">
      {onDelete ? (
        <Button variant="secondary" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
          {t.remove}
        </Button>
      ) : (
        <span />
      )}
      <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse">
        {canGoHome && (
          <ButtonLink to="/home" variant="secondary" icon={<House aria-hidden="true" />}>
            {t.home}
          </ButtonLink>
        )}
        {review && (
          <ButtonLink
            to={walkthroughPath('review', review)}
            state={review}
            icon={<ArrowRight aria-hidden="true" />}
          >
            {t.review}
          </ButtonLink>
        )}
        {onStop && (
          <Button variant="danger" icon={<Square aria-hidden="true" fill="currentColor" />} onClick={onStop}>
            {t.stop}
          </Button>
        )}
      </div>
    </footer>
  );
}
