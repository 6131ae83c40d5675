import type { ConsentHow } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../lib/installation.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { consentStrings } from './strings.ts';

/** Of our own words: goes up when they change. The words themselves are kept beside it. */
const VERSION = '1';

/** What is asked before sound is taken, in the institution's words where it has its own; or that it asks elsewhere. */
export function useConsentQuestion() {
  const t = useStrings(consentStrings);
  const language = useLanguage();
  const institution = useQuery(configQuery()).data?.institution;
  const own = { nl: institution?.consent_nl, en: institution?.consent_en }[language];
  return {
    isAsked: institution?.asks_consent ?? true,
    question: own || t.question,
    elsewhere: t.elsewhere,
    version: own ? undefined : VERSION,
  };
}

export type Consent = { text: string; given_at: string; how: ConsentHow; version?: string };

export const consentNow = (text: string, how: ConsentHow, version?: string): Consent => ({
  ...{ text, how, given_at: new Date().toISOString() },
  ...(version && { version }),
});

type ConsentDialogProps = { isOpen: boolean; onGiven: (consent: Consent) => void; onCancel: () => void };

/** Asked before a file is sent, each time. The words are stored as they were shown. */
export function ConsentDialog({ isOpen, onGiven, onCancel }: ConsentDialogProps) {
  const t = useStrings(consentStrings);
  const { question, version } = useConsentQuestion();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.title}
      body={
        <>
          <p className="text-lg text-ink">{question}</p>
          <p className="mt-2">{t.more}</p>
        </>
      }
      confirmLabel={t.yesUpload}
      cancelLabel={t.no}
      onConfirm={() => onGiven(consentNow(question, 'upload', version))}
      onCancel={onCancel}
    />
  );
}

/** The same question where recording starts: whoever presses the button beside it has answered it. */
export function ConsentWords({ id }: { id: string }) {
  const t = useStrings(consentStrings);
  const { isAsked, question } = useConsentQuestion();
  if (!isAsked) return null;
  return (
    <div id={id} className="max-w-[52ch]">
      <p className="text-lg font-medium">{question}</p>
      <p className="text-sm text-muted">{t.byStarting}</p>
    </div>
  );
}
