import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useCopyNote } from '../../consultations/use-copy-note.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { labelLook } from '../../ui/field.tsx';
import { detailsStrings } from './strings.ts';

type NoteFieldProps = {
  recording_id: string;
  text: string;
  /** Left out, it can be read and copied only. */
  onChange?: ((text: string) => void) | undefined;
};

/** The note as one text, as high as it is long. */
export function NoteField({ recording_id, text, onChange }: NoteFieldProps) {
  const t = useStrings(detailsStrings);
  const copy = useCopyNote(recording_id);
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className={labelLook}>
          {t.note}
        </label>
        <Button
          variant="quiet"
          size="sm"
          icon={<Copy aria-hidden="true" />}
          className="-mr-3"
          onClick={() => void copy(text)}
        >
          {t.copy}
        </Button>
      </div>
      <textarea
        id={id}
        value={text}
        readOnly={!onChange}
        rows={14}
        onChange={(event) => onChange?.(event.target.value)}
        className="note-field"
      />
    </div>
  );
}
