import type { Recording } from '@noteer/contract';
import { PenLine } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { SPEAKERS_OFFER, useDismissals } from '../use-dismissals.ts';
import { useRewrite } from '../use-rewrite.ts';
import { noteStrings } from './strings.ts';

/** Whoever corrects in the conversation may not have the top of the note before them: they are told once. */
export function useOfferToast(revision: number, isOffered: boolean): void {
  const { correctedToast } = useStrings(noteStrings);
  const told = useRef(revision);
  const tell = useEffectEvent(() => {
    if (isOffered && told.current !== revision) toast.info(correctedToast);
    told.current = revision;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each correction
  useEffect(() => tell(), [revision]);
}

type SpeakersOfferProps = {
  recording: Recording;
  /** What is typed goes to the versions first. */
  flush: () => Promise<void>;
};

/** The note was edited, so it is not written anew unasked. Declined, it is offered again after the next correction. */
export function SpeakersOffer({ recording, flush }: SpeakersOfferProps) {
  const t = useStrings(noteStrings);
  const language = useLanguage();
  const { rewrite } = useRewrite(recording.id);
  const [isSaving, setSaving] = useState(false);
  const { has, dismiss, isLoaded } = useDismissals(recording.id);
  const offer = { kind: SPEAKERS_OFFER, text: String(recording.speakers_revision) };

  async function write() {
    setSaving(true);
    try {
      await flush();
      await rewrite.mutateAsync(recording.template);
    } catch (error) {
      toast.error(failureSentence(error, language));
    } finally {
      setSaving(false);
    }
  }

  if (!isLoaded || has(offer)) return <Notice tone="info">{t.byModel}</Notice>;
  return (
    <Notice tone="info" title={t.corrected}>
      {t.correctedMore}
      <div className="-mb-1 -ml-3 mt-1 flex flex-wrap">
        <Button
          variant="quiet"
          size="sm"
          icon={<PenLine aria-hidden="true" />}
          className="whitespace-normal! text-left"
          isPending={isSaving || rewrite.isPending}
          onClick={() => void write()}
        >
          {t.correctedWrite}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => dismiss(offer)}>
          {t.correctedNotNow}
        </Button>
      </div>
    </Notice>
  );
}
