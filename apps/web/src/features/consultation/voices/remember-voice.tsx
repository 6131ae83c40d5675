import { serverSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { rememberStrings } from './strings.ts';
import { useRememberVoice } from './use-voices.ts';

type RememberDialogProps = {
  recordingId: string;
  /** Null while it is closed. */
  voice: number | null;
  onClose: () => void;
};

/** Nothing is kept before somebody has read what is. */
export function RememberDialog({ recordingId, voice, onClose }: RememberDialogProps) {
  const t = useStrings(rememberStrings);
  const language = useLanguage();
  const remember = useRememberVoice();

  function confirm() {
    if (voice === null) return;
    remember.mutate(
      { recording: recordingId, voice },
      {
        onSuccess: () => {
          toast.success(t.done);
          onClose();
        },
      },
    );
  }
  return (
    <ConfirmDialog
      isOpen={voice !== null}
      title={t.title}
      body={t.body}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      isPending={remember.isPending}
      error={remember.error ? (serverSentence(remember.error, language) ?? t.failed) : undefined}
      onConfirm={confirm}
      onCancel={() => {
        remember.reset();
        onClose();
      }}
    />
  );
}

type RememberOfferProps = { onAccept: () => void; onDecline: () => void };

/** After somebody said which voice is theirs: a question beside the work, not in its way. */
export function RememberOffer({ onAccept, onDecline }: RememberOfferProps) {
  const t = useStrings(rememberStrings);
  return (
    <div role="status" className="voice-offer">
      <p className="min-w-48 grow">{t.offer}</p>
      <Button variant="quiet" size="sm" onClick={onAccept}>
        {t.confirm}
      </Button>
      <Button variant="quiet" size="sm" onClick={onDecline}>
        {t.notNow}
      </Button>
    </div>
  );
}
