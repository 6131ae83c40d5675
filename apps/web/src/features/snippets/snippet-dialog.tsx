import { LONGEST_ABBREVIATION, LONGEST_SNIPPET, type Snippet } from '@noteer/contract';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useMay } from '../../lib/may.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useRemoveSnippet, useSaveSnippet } from './api.ts';
import { snippetStrings } from './strings.ts';

type SnippetDialogProps = { snippet: Snippet | undefined; onClose: () => void };

/** To make a snippet, or to change one; one that is not the reader's to change is only shown. */
export function SnippetDialog({ snippet, onClose }: SnippetDialogProps) {
  const t = useStrings(snippetStrings);
  const language = useLanguage();
  const may = useMay();
  const form = useId();
  const save = useSaveSnippet();
  const remove = useRemoveSnippet();
  const [abbreviation, setAbbreviation] = useState(snippet?.abbreviation ?? '');
  const [text, setText] = useState(snippet?.text ?? '');
  const [is_shared, setShared] = useState(snippet?.is_shared ?? false);
  const isReadOnly = snippet ? !snippet.may_change : false;
  const error = save.error ?? remove.error;
  const isTaken = error instanceof ApiError && error.code === 'abbreviation_taken';
  const done = (message: string) => () => {
    toast.success(message);
    onClose();
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    remove.reset();
    save.mutate({ id: snippet?.id, form: { abbreviation, text }, is_shared }, { onSuccess: done(t.saved) });
  }
  return (
    <Dialog
      isOpen
      title={snippet ? t.titleEdit : t.titleNew}
      closeLabel={t.close}
      onClose={onClose}
      footer={
        !isReadOnly && (
          <>
            {snippet && (
              <Button
                variant="quiet"
                icon={<Trash2 />}
                className="text-red sm:mr-auto"
                isPending={remove.isPending}
                onClick={() => remove.mutate(snippet.id, { onSuccess: done(t.removed) })}
              >
                {t.remove}
              </Button>
            )}
            <Button variant="secondary" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" form={form} isPending={save.isPending}>
              {t.save}
            </Button>
          </>
        )
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        {error && !isTaken && <Notice tone="error">{failureSentence(error, language)}</Notice>}
        <TextField
          label={t.abbreviation}
          hint={t.abbreviationHint}
          error={isTaken ? failureSentence(error, language) : undefined}
          value={abbreviation}
          maxLength={LONGEST_ABBREVIATION}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={isReadOnly}
          onChange={(event) => setAbbreviation(event.target.value)}
        />
        <TextAreaField
          label={t.text}
          hint={t.textHint}
          value={text}
          maxLength={LONGEST_SNIPPET}
          rows={8}
          required
          readOnly={isReadOnly}
          onChange={(event) => setText(event.target.value)}
        />
        {may('share_writing') && !snippet && <Switch label={t.share} isOn={is_shared} onChange={setShared} />}
      </form>
    </Dialog>
  );
}
