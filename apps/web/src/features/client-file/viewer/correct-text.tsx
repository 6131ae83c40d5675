import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { viewerStrings } from './strings.ts';

type CorrectTextProps = {
  text: string;
  isPending: boolean;
  error: string | undefined;
  onSave: (text: string) => void;
  onCancel: () => void;
};

export function CorrectText({ text, isPending, error, onSave, onCancel }: CorrectTextProps) {
  const t = useStrings(viewerStrings);
  const [written, setWritten] = useState(text);
  const area = useRef<HTMLTextAreaElement>(null);
  const isChanged = written !== text;
  useEffect(() => area.current?.focus(), []);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return (
    <form
      className="flex min-h-0 grow flex-col gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(written);
      }}
    >
      <textarea
        ref={area}
        aria-label={t.text}
        value={written}
        spellCheck={false}
        onChange={(event) => setWritten(event.target.value)}
        // What was typed goes only by the button that says so.
        onKeyDown={(event) => event.key === 'Escape' && !isChanged && onCancel()}
        className="viewer-area"
      />
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" size="sm" disabled={isPending} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" size="sm" isPending={isPending} disabled={!isChanged}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
