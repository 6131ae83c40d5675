import type { Recording } from '@noteer/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordingQuery } from '../../consultations/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { serverSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { type CodedNote, type Codes, useSaveCodes, withoutQuotes } from './api.ts';
import { SavedDialog } from './saved-dialog.tsx';
import { codesStrings, detailsStrings } from './strings.ts';

type CodesFormProps = {
  recording: Recording;
  codes: Codes;
  onChange: (codes: Codes) => void;
  note: Omit<CodedNote, 'codes'>;
  /** Lets go of what was typed into the note. */
  onShowNewest: () => void;
  admin: { to: string; state: object };
};

export function CodesForm({ recording, codes, onChange, note, onShowNewest, admin }: CodesFormProps) {
  const t = useStrings(codesStrings);
  const { updateFailed } = useStrings(detailsStrings);
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const save = useSaveCodes(recording.id);
  const [step, setStep] = useState<'edit' | 'asking' | 'saved'>('edit');
  const [isComplaining, setComplaining] = useState(false);
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
        <CodeFields codes={codes} onChange={onChange} isComplaining={isComplaining} />
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
        title={t.confirmTitle}
        body={t.confirmQuestion}
        confirmLabel={t.yes}
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

type CodeFieldsProps = Pick<CodesFormProps, 'codes' | 'onChange'> & { isComplaining: boolean };

function CodeFields({ codes, onChange, isComplaining }: CodeFieldsProps) {
  const t = useStrings(codesStrings);
  return (['ggz', 'zpm'] as const).map((name) => (
    <TextField
      key={name}
      label={t[name]}
      value={codes[name]}
      autoComplete="off"
      spellCheck={false}
      maxLength={90}
      error={isComplaining && codes[name].includes(',') ? t.noComma : undefined}
      onChange={(event) => onChange({ ...codes, [name]: withoutQuotes(event.target.value) })}
    />
  ));
}
