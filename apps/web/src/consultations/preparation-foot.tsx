import type { Preparation } from '@noteer/contract';
import { RotateCw } from 'lucide-react';
import { failureSentence } from '../lib/error-strings.ts';
import { shortMoment } from '../lib/format.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toaster.tsx';
import { useMakePreparation } from './file-queries.ts';
import { preparationStrings } from './file-strings.ts';

/** When it was made, what is not in it yet, and the way to a new one. */
export function PreparationFoot({ preparation }: { preparation: Preparation }) {
  const t = useStrings(preparationStrings);
  const language = useLanguage();
  const make = useMakePreparation(preparation.id);
  const { made_at, is_stale, unread_count } = preparation;
  return (
    <footer className="flex flex-col gap-3">
      {unread_count > 0 && <Notice tone="warning">{t.unread(unread_count)}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <p>
          {t.madeAt(shortMoment(new Date(made_at), language))}
          {is_stale && `. ${t.isStale}`}
        </p>
        <Button
          variant="quiet"
          size="sm"
          icon={<RotateCw aria-hidden="true" />}
          className="-mx-3 print:hidden"
          isPending={make.isPending}
          onClick={() =>
            make.mutate(undefined, {
              onSuccess: () => toast.success(t.madeAgain),
              onError: (error) => toast.error(failureSentence(error, language)),
            })
          }
        >
          {t.makeAgain}
        </Button>
      </div>
    </footer>
  );
}
