import { ALargeSmall, BookOpen, ClipboardX, Copy, Pencil, Redo2, Save, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { useStrings } from '../../lib/strings.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LetterFields } from './letter-fields.tsx';
import { toolbarStrings } from './strings.ts';

type NoteToolbarProps = {
  isEditing: boolean;
  isReadOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  canSave: boolean;
  onUndo(): void;
  onRedo(): void;
  onCopy(): void;
  onCopyAndClear(): void;
  onEdit(on: boolean): void;
  onSave(): void;
};

/** Quiet until it is needed: signs without boxes, named when pointed at. Arrow keys go from one to the next. */
export function NoteToolbar(props: NoteToolbarProps) {
  const { isEditing, isReadOnly, canUndo, canRedo, canSave } = props;
  const t = useStrings(toolbarStrings);
  const [hasLetters, setLetters] = useState(false);
  return (
    <Toolbar aria-label={t.toolbar} className="note-toolbar">
      <IconButton label={t.undo} icon={<Undo2 />} disabled={isReadOnly || !canUndo} onClick={props.onUndo} />
      <IconButton label={t.redo} icon={<Redo2 />} disabled={isReadOnly || !canRedo} onClick={props.onRedo} />
      <span className="note-toolbar-rule" />
      <IconButton
        label={t.letters}
        icon={<ALargeSmall />}
        aria-expanded={hasLetters}
        onClick={() => setLetters(!hasLetters)}
        className="md:hidden"
      />
      <div className="note-letters" data-open={hasLetters || undefined}>
        <LetterFields />
      </div>
      <span className="note-toolbar-rule max-md:hidden" />
      <IconButton label={t.copy} icon={<Copy />} onClick={props.onCopy} />
      <IconButton
        label={t.copyAndClear}
        icon={<ClipboardX />}
        disabled={isReadOnly}
        onClick={props.onCopyAndClear}
      />
      <span className="note-toolbar-rule" />
      <IconButton
        label={isEditing ? t.read : t.edit}
        icon={isEditing ? <BookOpen /> : <Pencil />}
        disabled={isReadOnly}
        onClick={() => props.onEdit(!isEditing)}
      />
      <IconButton
        label={t.save}
        icon={<Save />}
        disabled={isReadOnly}
        onClick={props.onSave}
        className={canSave ? 'text-pine' : ''}
      />
    </Toolbar>
  );
}
