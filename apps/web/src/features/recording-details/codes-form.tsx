import { lineDiff } from '@noteer/clinical/line-diff';
import type { Recording } from '@noteer/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordingQuery } from '../../consultations/queries.ts';
import { TextDiff } from '../../consultations/text-diff.tsx';
import { ApiError } from '../../lib/api.ts';
import { serverSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.tsx';
import { type CodedNote, type Codes, useSaveCodes } from './api.ts';
import { CodeFields } from './code-fields.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { codesStrings, detailsStrings } from './strings.ts';

type CodesFormProps = {
  recording: Recording;
  codes: Codes;
  onChange: (codes: Codes) => void;
  note: Omit<CodedNote, 'codes'>;
  /** The text that its clinician signed. */
  signed_text: string;
  /** Lets go of what was typed into the note. */
  onShowNewest: () => void;
  admin: { to: string; state: object };
};

export function CodesForm(props: CodesFormProps) {
  const { recording, codes, onChange, note, signed_text, onShowNewest, admin } = props;
  const t = useStrings(codesStrings);
  const { updateFailed } = useStrings(detailsStrings);
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const save = useSaveCodes(recording.id);
  const [step, setStep] = useState<'edit' | 'asking' | 'saved'>('edit');
  const [isComplaining, setComplaining] = useState(false);
  const isAmended = note.summary_text !== signed_text;
  const isOutdated = save.error instanceof ApiError && save.error.code === 'note_changed';
  const failure = save.error ? (serverSentence(save.error, language) ?? updateFailed) : undefined;

  function ask(event: FormEvent) {
    event.preventDefault();
    const isSplit = !`${codes.ggz}${codes.zpm}`.includes(',');
    setComplaining(!isSplit);
    if (isSplit) setStep('asking');
  }

  function confirm() {
    save.mutate(
      { ...note, codes },
      {
        onSuccess: () => setStep('saved'),
        onError: (error) => {
          toast.error(serverSentence(error, language) ?? updateFailed);
          if (!(error instanceof ApiError && error.code === 'note_changed')) return;
          setStep('edit');
          void queryClient.invalidateQueries({ queryKey: recordingQuery(recording.id).queryKey });
        },
      },
    );
  }

  function showNewest() {
    save.reset();
    onShowNewest();
  }

  return (
    <Card heading={t.heading}>
      <form noValidate onSubmit={ask} className="flex flex-col gap-4">
        <CodeFields recording={recording} codes={codes} onChange={onChange} isComplaining={isComplaining} />
        {isOutdated && step === 'edit' && (
          <Notice tone="warning">
            <p>{failure}</p>
            <Button variant="quiet" size="sm" className="-ml-3" onClick={showNewest}>
              {t.showNewest}
            </Button>
          </Notice>
        )}
        {recording.is_reviewed ? (
          <Button type="submit">{t.save}</Button>
        ) : (
          <p className="text-sm text-muted">{t.notYet}</p>
        )}
      </form>
      <ConfirmDialog
        isOpen={step === 'asking'}
        size={isAmended ? 'md' : 'sm'}
        title={t.confirmTitle}
        body={
          <>
            <p>{t.confirmQuestion}</p>
            {isAmended && <Amended signed_text={signed_text} text={note.summary_text} />}
          </>
        }
        confirmLabel={isAmended ? t.amendYes : t.yes}
        cancelLabel={t.cancel}
        isPending={save.isPending}
        error={failure}
        onConfirm={confirm}
        onCancel={() => {
          save.reset();
          setStep('edit');
        }}
      />
      <SavedDialog
        isOpen={step === 'saved'}
        onLeave={() => void navigate(admin.to, { state: admin.state })}
      />
    </Card>
  );
}

/** What is asked besides, where the text is no longer the one that was signed. */
function Amended({ signed_text, text }: { signed_text: string; text: string }) {
  const t = useStrings(codesStrings);
  const diff = useMemo(() => lineDiff(signed_text, text), [signed_text, text]);
  return (
    <div className="mt-4 flex flex-col gap-4 text-ink">
      <Notice tone="warning" title={t.amendTitle}>
        {t.amendMore}
      </Notice>
      <TextDiff diff={diff} legend={t.amendLegend} />
    </div>
  );
}
