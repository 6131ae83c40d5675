import { useStrings } from '../../lib/strings.ts';
import { detailsStrings } from './strings.ts';

type NoteFieldProps = {
  text: string;
  /** Left out, it can be read only. */
  onChange?: ((text: string) => void) | undefined;
};

/** The note as one text, as high as it is long. */
export function NoteField({ text, onChange }: NoteFieldProps) {
  const t = useStrings(detailsStrings);
  return (
    <textarea
      aria-label={t.note}
      value={text}
      readOnly={!onChange}
      rows={14}
      onChange={(event) => onChange?.(event.target.value)}
      className="note-field w-full"
    />
  );
}
