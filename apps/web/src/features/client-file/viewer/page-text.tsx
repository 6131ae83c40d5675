import type { AttachmentPage } from '@noteer/contract';
import { Pencil, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useMay } from '../../../lib/may.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useCorrectPage } from '../api.ts';
import { CorrectText } from './correct-text.tsx';
import type { Line, Lit } from './placed-words.ts';
import { viewerStrings } from './strings.ts';
import { TextLines } from './text-lines.tsx';

type PageTextProps = {
  attachment_id: string;
  page: AttachmentPage;
  lines: readonly Line[];
  lit: Lit | null;
  onLit: (from: number, to: number) => void;
  isCorrecting: boolean;
  onCorrecting: (isCorrecting: boolean) => void;
};

/** For the button that begins it: when it is over, who works with the keyboard goes on from there. */
function useReturningFocus(isCorrecting: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasCorrecting = useRef(isCorrecting);
  useEffect(() => {
    if (wasCorrecting.current && !isCorrecting) button.current?.focus();
    wasCorrecting.current = isCorrecting;
  }, [isCorrecting]);
  return button;
}

/** What was read on the page, as it is used; what was misread can be corrected. */
export function PageText(props: PageTextProps) {
  const { attachment_id, page, isCorrecting, onCorrecting } = props;
  const t = useStrings(viewerStrings);
  const language = useLanguage();
  const may = useMay();
  const correct = useCorrectPage(attachment_id, page.number);
  const button = useReturningFocus(isCorrecting);
  const fail = (error: Error) => toast.error(failureSentence(error, language));
  return (
    <div className="viewer-card">
      <div className="viewer-bar">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="font-semibold whitespace-nowrap">{t.text}</h3>
          <span className="text-sm text-muted">
            {page.is_corrected ? t.corrected : page.how === 'ocr' && t.ocr}
          </span>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-1">
          {may('add_attachments') && page.is_corrected && !isCorrecting && (
            <Button
              variant="quiet"
              size="sm"
              icon={<Undo2 aria-hidden="true" />}
              isPending={correct.isPending}
              onClick={() =>
                correct.mutate(null, { onSuccess: () => toast.success(t.takenBack), onError: fail })
              }
            >
              {t.takeBack}
            </Button>
          )}
          {may('add_attachments') && !isCorrecting && (
            <Button
              ref={button}
              variant="quiet"
              size="sm"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => onCorrecting(true)}
            >
              {t.correct}
            </Button>
          )}
        </div>
      </div>
      {isCorrecting ? (
        <CorrectText
          text={page.text}
          isPending={correct.isPending}
          error={correct.error ? failureSentence(correct.error, language) : undefined}
          onSave={(text) =>
            correct.mutate(text, {
              onSuccess: () => {
                toast.success(t.saved);
                onCorrecting(false);
              },
            })
          }
          onCancel={() => {
            correct.reset();
            onCorrecting(false);
          }}
        />
      ) : (
        <TextLines {...props} />
      )}
    </div>
  );
}
