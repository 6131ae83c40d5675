/** A stretch of the note that is lit: `mark` a thin amber underline, `own` a dotted one, `lit` a warm ground. */
export type Highlight = { start: number; end: number; look: 'mark' | 'own' | 'lit'; title?: string };

type NoteAreaProps = {
  text: string;
  onChange(text: string): void;
  isEditing: boolean;
  onEditing(on: boolean): void;
  highlights: Highlight[];
  onPlace(offset: number, by: 'click' | 'caret'): void;
  isReadOnly?: boolean;
  label: string;
  revealAt?: { offset: number; nonce: number };
};

export function NoteArea({ text, label }: NoteAreaProps) {
  return <article aria-label={label}>{text}</article>;
}
