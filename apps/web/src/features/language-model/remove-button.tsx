import { type LanguageModel, removeLanguageModel } from '@noteer/contract';
import { useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { gigabytes } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useModelDeed } from './api.ts';
import { hereStrings } from './here-strings.ts';
import { shownName } from './shown-name.ts';

/** One that is here goes; of one that is being fetched what came goes. */
export function RemoveButton({ model: { name, state, bytes } }: { model: LanguageModel }) {
  const t = useStrings(hereStrings);
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const removing = useModelDeed(removeLanguageModel);
  const called = shownName(name);
  const isHere = state === 'ready';
  const label = isHere ? t.remove : t.cancel;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        aria-label={isHere ? t.removeNamed(called) : t.cancelNamed(called)}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={isHere ? t.removeTitle(called) : t.cancelTitle}
          body={isHere ? t.removeMore(gigabytes(bytes, language)) : t.cancelMore}
          confirmLabel={label}
          cancelLabel={t.keep}
          isPending={removing.isPending}
          onConfirm={() =>
            removing.mutate(name, {
              onSuccess: () => toast.success(t.removed),
              onError: (error) => toast.error(failureSentence(error, language)),
              onSettled: () => setAsked(false),
            })
          }
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
