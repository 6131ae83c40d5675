import type { ConsentHow } from '@noteer/contract';
import { useStrings } from '../../../lib/strings.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { consentStrings } from './strings.ts';

export type Consent = { text: string; given_at: string; version: string; how: ConsentHow };

/** Goes up when the words change; the words themselves are kept beside it. */
const VERSION = '1';

export const consentNow = (text: string, how: ConsentHow): Consent => ({
  ...{ text, how, version: VERSION, given_at: new Date().toISOString() },
});

type ConsentDialogProps = { isOpen: boolean; onGiven: (consent: Consent) => void; onCancel: () => void };

/** Asked before a file is sent, each time. The words are stored as they were shown. */
export function ConsentDialog({ isOpen, onGiven, onCancel }: ConsentDialogProps) {
  const t = useStrings(consentStrings);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.title}
      body={
        <>
          <p className="text-lg text-ink">{t.question}</p>
          <p className="mt-2">{t.more}</p>
        </>
      }
      confirmLabel={t.yesUpload}
      cancelLabel={t.no}
      onConfirm={() => onGiven(consentNow(t.question, 'upload'))}
      onCancel={onCancel}
    />
  );
}

/** The same question where recording starts: whoever presses the button beside it has answered it. */
export function ConsentWords({ id }: { id: string }) {
  const t = useStrings(consentStrings);
  return (
    <div id={id} className="max-w-[52ch]">
      <p className="text-lg font-medium">{t.question}</p>
      <p className="text-sm text-muted">{t.byStarting}</p>
    </div>
  );
}
