import { useStrings } from '../../../lib/strings.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { consentStrings } from './strings.ts';

export type Consent = { text: string; given_at: string };

type ConsentDialogProps = {
  /** What waits for the answer. */
  purpose: 'record' | 'upload' | null;
  onGiven: (consent: Consent) => void;
  onCancel: () => void;
};

/** Asked before the first second, each time. The words are stored as they were shown. */
export function ConsentDialog({ purpose, onGiven, onCancel }: ConsentDialogProps) {
  const t = useStrings(consentStrings);
  return (
    <ConfirmDialog
      isOpen={purpose !== null}
      title={t.title}
      body={
        <>
          <p className="text-lg text-ink">{t.question}</p>
          <p className="mt-2">{t.more}</p>
        </>
      }
      confirmLabel={purpose === 'upload' ? t.yesUpload : t.yes}
      cancelLabel={t.no}
      onConfirm={() => onGiven({ text: t.question, given_at: new Date().toISOString() })}
      onCancel={onCancel}
    />
  );
}
