import { ReopenReason } from '@noteer/contract';
import { useId, useState } from 'react';
import { serverSentence } from '../lib/error-strings.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { useReopenNote } from './step-queries.ts';
import { reopenStrings } from './step-strings.ts';

const kinds = ReopenReason.shape.kind.options;
type Kind = (typeof kinds)[number];

type ReopenDialogProps = {
  recording_id: string;
  onClose: () => void;
  onReopened?: () => void;
  /** In the words of the page; in this dialog's where it has none. */
  failedWords?: string;
};

/** A note that was ready is not opened again without a word why. */
export function ReopenDialog({ recording_id, onClose, onReopened, failedWords }: ReopenDialogProps) {
  const t = useStrings(reopenStrings);
  const language = useLanguage();
  const reopen = useReopenNote(recording_id);
  const [kind, setKind] = useState<Kind | null>(null);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isTextMissing = kind === 'other' && text.trim() === '';

  function submit() {
    setAsked(true);
    if (!kind || isTextMissing) return;
    reopen.mutate(
      { kind, text: text.trim() },
      {
        onSuccess: () => {
          onClose();
          onReopened?.();
        },
      },
    );
  }

  return (
    <FormDialog
      title={t.title}
      saveLabel={t.reopen}
      cancelLabel={t.cancel}
      isPending={reopen.isPending}
      error={reopen.error ? (serverSentence(reopen.error, language) ?? failedWords ?? t.failed) : undefined}
      onSave={submit}
      onClose={onClose}
    >
      <p className="text-muted">{t.more}</p>
      <Reasons chosen={kind} onChoose={setKind} error={isAsked && !kind ? t.kindMissing : undefined} />
      <TextAreaField
        label={t.text}
        hint={t.textHint}
        rows={3}
        maxLength={500}
        value={text}
        error={isAsked && isTextMissing ? t.textMissing : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}

type ReasonsProps = { chosen: Kind | null; onChoose: (kind: Kind) => void; error: string | undefined };

function Reasons({ chosen, onChoose, error }: ReasonsProps) {
  const t = useStrings(reopenStrings);
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex flex-col">
      <legend className="mb-1 text-sm font-medium">{t.legend}</legend>
      {kinds.map((kind) => (
        <label
          key={kind}
          className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 transition-colors hover:bg-paper-deep"
        >
          <input
            type="radio"
            name={id}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
            className="size-5 shrink-0 accent-pine"
          />
          {t[kind]}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-red">
          {error}
        </p>
      )}
    </fieldset>
  );
}
