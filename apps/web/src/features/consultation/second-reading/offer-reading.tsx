import { NO_MODEL, type Recording } from '@noteer/contract';
import { SearchCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useStrings } from '../../../lib/strings.ts';
import { type Walkthrough, walkthroughPath } from '../../../lib/walkthrough.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Note } from '../note/use-note.ts';
import { isUnderWay } from './api.ts';
import { useAsk } from './second-reading.tsx';
import { readingOfferStrings, readingStrings } from './strings.ts';
import { isEditedSince, isOpen, useReading } from './use-reading.ts';

type OfferReadingProps = { recording: Recording; note: Note; walkthrough: Walkthrough };

/** Before it is final: a note that was changed can be read over once more. Nobody has to. */
export function OfferReading({ recording, note, walkthrough }: OfferReadingProps) {
  const t = useStrings(readingStrings);
  const o = useStrings(readingOfferStrings);
  const { reading, isLoaded, told } = useReading(recording, note.ai_model_name, note.text);
  const { ask, isAsking } = useAsk(recording.id, note);
  const summary = recording.consultation_summary.find(
    ({ ai_model_name }) => ai_model_name === note.ai_model_name,
  );
  if (!isLoaded || !summary || note.ai_model_name === NO_MODEL) return null;
  if (reading && isUnderWay(reading)) return <Notice tone="info">{t.underWay}</Notice>;
  const open = told.filter(isOpen).length;
  if (open > 0)
    return (
      <Notice tone="warning" title={t.remarked(open)}>
        <Link
          to={walkthroughPath('review', walkthrough)}
          state={walkthrough}
          className="font-medium text-pine underline"
        >
          {o.look}
        </Link>
      </Notice>
    );
  if (!isEditedSince(reading, summary.revision)) return null;
  return (
    <Notice tone="info" title={o.edited}>
      <div className="flex flex-col items-start gap-1">
        {o.editedMore}
        <Button
          variant="quiet"
          size="sm"
          icon={<SearchCheck aria-hidden="true" />}
          className="-ml-3"
          isPending={isAsking}
          onClick={ask}
        >
          {t.ask}
        </Button>
      </div>
    </Notice>
  );
}
