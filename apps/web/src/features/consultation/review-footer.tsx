import { ArrowLeft, ArrowRight } from 'lucide-react';
import { memo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStrings } from '../../lib/strings.ts';
import { type Walkthrough, walkthroughPath } from '../../lib/walkthrough.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { reviewStrings } from './strings.ts';

type ReviewFooterProps = { walkthrough: Walkthrough; flush?: () => Promise<void>; hasConflict?: boolean };

/** Nobody goes on to the last step with a note that the server has not: what is declared ready is what was read. */
export const ReviewFooter = memo(function ReviewFooter(props: ReviewFooterProps) {
  const { walkthrough, flush, hasConflict = false } = props;
  const t = useStrings(reviewStrings);
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);

  async function goOn(saveAll: () => Promise<void>) {
    setGoing(true);
    try {
      await saveAll();
      void navigate(walkthroughPath('wrap-up', walkthrough), { state: walkthrough });
    } catch {
      toast.error(hasConflict ? t.notDecided : t.notYet);
    } finally {
      setGoing(false);
    }
  }

  return (
    <footer className="flex flex-wrap justify-between gap-3 border-t border-line pt-5 max-sm:flex-col-reverse">
      <ButtonLink
        to={walkthroughPath('record', walkthrough)}
        state={walkthrough}
        variant="secondary"
        icon={<ArrowLeft aria-hidden="true" />}
      >
        {t.back}
      </ButtonLink>
      {flush && (
        <Button icon={<ArrowRight aria-hidden="true" />} isPending={isGoing} onClick={() => void goOn(flush)}>
          {t.forward}
        </Button>
      )}
    </footer>
  );
});
