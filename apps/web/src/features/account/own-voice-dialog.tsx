import { useQuery } from '@tanstack/react-query';
import { ownVoiceQuery } from '../../consultations/queries.ts';
import { longDate } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useForgetVoice } from './api.ts';
import { ownVoiceStrings } from './strings.ts';

type OwnVoiceDialogProps = { isOpen: boolean; onClose: () => void };

/** Whether one's own voice is remembered, since when, and how to be rid of it. */
export function OwnVoiceDialog({ isOpen, onClose }: OwnVoiceDialogProps) {
  const t = useStrings(ownVoiceStrings);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.title} closeLabel={t.close} size="sm">
      <OwnVoice />
    </Dialog>
  );
}

function OwnVoice() {
  const t = useStrings(ownVoiceStrings);
  const language = useLanguage();
  const own = useQuery({ ...ownVoiceQuery(), staleTime: 0 });
  const forget = useForgetVoice();
  if (own.isError && !own.data)
    return (
      <Notice tone="error" title={t.unknown}>
        <Button variant="quiet" size="sm" onClick={() => void own.refetch()}>
          {t.retry}
        </Button>
      </Notice>
    );
  if (!own.data) return <Spinner label={t.loading} />;
  const { remembered_at } = own.data;
  if (remembered_at === null)
    return (
      <div className="flex flex-col gap-3">
        <p>{t.none}</p>
        <p className="text-muted">{t.how}</p>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <p>{t.since(longDate(new Date(remembered_at), language))}</p>
      <p className="text-muted">{t.kept}</p>
      {forget.isError && <Notice tone="error">{t.failed}</Notice>}
      <Button
        variant="danger"
        className="self-start"
        isPending={forget.isPending}
        onClick={() => forget.mutate(undefined, { onSuccess: () => toast.success(t.erased) })}
      >
        {t.erase}
      </Button>
    </div>
  );
}
