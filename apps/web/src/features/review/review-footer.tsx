import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Note } from '../../consultations/use-note.ts';
import { useStrings } from '../../lib/strings.ts';
import type { Walkthrough } from '../../lib/walkthrough.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { reviewStrings } from './strings.ts';

type ReviewFooterProps = { walkthrough: Walkthrough; note?: Note };

/** Nobody goes on to the last step with a note that the server has not: what is declared ready is what was read. */
export function ReviewFooter({ walkthrough, note }: ReviewFooterProps) {
  const t = useStrings(reviewStrings);
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);

  async function goOn({ flush, conflict }: Note) {
    setGoing(true);
    try {
      await flush();
      void navigate('/walkthrough/wrap-up', { state: walkthrough });
    } catch {
      toast.error(conflict ? t.notDecided : t.notYet);
    } finally {
      setGoing(false);
    }
  }

  return (
    <footer className="flex flex-wrap justify-between gap-3 border-t border-line pt-5 max-sm:flex-col-reverse">
      <ButtonLink
        to="/walkthrough/record"
        state={walkthrough}
        variant="secondary"
        icon={<ArrowLeft aria-hidden="true" />}
      >
        {t.back}
      </ButtonLink>
      {note && (
        <Button icon={<ArrowRight aria-hidden="true" />} isPending={isGoing} onClick={() => void goOn(note)}>
          {t.forward}
        </Button>
      )}
    </footer>
  );
}
