import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { memo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStrings } from '../../lib/strings.ts';
import { type Walkthrough, walkthroughPath } from '../../lib/walkthrough.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { StepFoot } from './step-foot.tsx';
import { reviewStrings } from './strings.ts';
import { wrapUpStrings } from './wrap-up/strings.ts';
import { useReadyWords } from './wrap-up/use-ready-words.ts';

/** Declares the note ready from here. Not given while something is open: then wrap-up says what, and asks. */
export type Finishing = { isFinishing: boolean; finish: () => void };

type ReviewFooterProps = {
  walkthrough: Walkthrough;
  flush?: () => Promise<void>;
  hasConflict?: boolean;
  /** How many points wait; undefined while that is not known. */
  openPoints?: number | undefined;
  finishing?: Finishing | undefined;
};

/** Nobody goes on to the last step with a note that the server has not: what is declared ready is what was read. */
export const ReviewFooter = memo(function ReviewFooter(props: ReviewFooterProps) {
  const { walkthrough, flush, hasConflict = false, openPoints = 0, finishing } = props;
  const t = useStrings(reviewStrings);
  const w = useStrings(wrapUpStrings);
  const readyWords = useReadyWords();
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
    <StepFoot>
      <ButtonLink
        to={walkthroughPath('record', walkthrough)}
        state={walkthrough}
        variant="secondary"
        icon={<ArrowLeft aria-hidden="true" />}
        className="foot-other"
      >
        {t.back}
      </ButtonLink>
      {finishing && <p className="step-foot-words">{readyWords}</p>}
      {!finishing && openPoints > 0 && <p className="step-foot-words text-amber!">{w.marks(openPoints)}</p>}
      <div className="step-foot-next">
        {flush && (
          <Button
            variant={finishing ? 'secondary' : 'primary'}
            icon={<ArrowRight aria-hidden="true" />}
            isPending={isGoing}
            onClick={() => void goOn(flush)}
            className={finishing ? 'foot-other' : 'foot-first'}
          >
            {t.forward}
          </Button>
        )}
        {finishing && (
          <Button
            icon={<CircleCheck aria-hidden="true" />}
            isPending={finishing.isFinishing}
            onClick={finishing.finish}
            className="foot-first"
          >
            {w.ready}
          </Button>
        )}
      </div>
    </StepFoot>
  );
});
