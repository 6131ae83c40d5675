import { ALargeSmall, BookOpen, ClipboardX, Copy, Mic, Pencil, Redo2, Save, Undo2 } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { useStrings } from '../../../lib/strings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { dictationStrings } from '../dictation/strings.ts';
import { dictationKey } from '../dictation/use-dictation.ts';
import { LetterFields } from './font-fields.tsx';
import { toolbarStrings } from './strings.ts';

type NoteToolbarProps = {
  isEditing: boolean;
  isReadOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  canSave: boolean;
  copyMenu: ReactNode;
  isDictating: boolean;
  onDictate(): void;
  onUndo(): void;
  onRedo(): void;
  onCopy(): void;
  onCopyAndClear(): void;
  onEdit(on: boolean): void;
  onSave(): void;
};

/** Quiet until it is needed: signs without boxes, named when pointed at. Arrow keys go from one to the next. */
export const NoteToolbar = memo(function NoteToolbar(props: NoteToolbarProps) {
  const { isEditing, isReadOnly, canUndo, canRedo, canSave, isDictating } = props;
  const t = useStrings(toolbarStrings);
  const d = useStrings(dictationStrings);
  const [hasFonts, setFonts] = useState(false);
  return (
    <Toolbar aria-label={t.toolbar} className="note-toolbar">
      <Tool label={t.undo} icon={<Undo2 />} isOff={isReadOnly || !canUndo} onUse={props.onUndo} />
      <Tool label={t.redo} icon={<Redo2 />} isOff={isReadOnly || !canRedo} onUse={props.onRedo} />
      <span className="note-toolbar-rule" />
      <IconButton
        label={t.fonts}
        icon={<ALargeSmall />}
        aria-expanded={hasFonts}
        onClick={() => setFonts(!hasFonts)}
        className="md:hidden"
      />
      <div className="note-fonts" data-open={hasFonts || undefined}>
        <LetterFields />
      </div>
      <span className="note-toolbar-rule max-md:hidden" />
      <Tool label={t.copy} icon={<Copy />} onUse={props.onCopy} />
      {props.copyMenu}
      <Tool
        label={t.copyAndClear}
        icon={<ClipboardX />}
        isOff={isReadOnly}
        onUse={props.onCopyAndClear}
        isNamed
      />
      <span className="note-toolbar-rule" />
      <Tool
        label={isEditing ? t.read : t.edit}
        icon={isEditing ? <BookOpen /> : <Pencil />}
        isOff={isReadOnly}
        onUse={() => props.onEdit(!isEditing)}
      />
      <Tool
        label={isDictating ? d.stop : d.start(dictationKey())}
        icon={<Mic />}
        isOff={isReadOnly && !isDictating}
        onUse={props.onDictate}
        isPressed={isDictating}
      />
      <Tool label={t.save} icon={<Save />} isOff={isReadOnly} onUse={props.onSave} isCalling={canSave} />
    </Toolbar>
  );
});

type ToolProps = {
  label: string;
  icon: ReactNode;
  onUse(): void;
  isOff?: boolean;
  isCalling?: boolean;
  isPressed?: boolean;
  /** Its name is written beside the sign, where there is room: what it does must not come as a surprise. */
  isNamed?: boolean;
};

/** Off, it can still be reached: focus must not fall away when the last step is undone. */
function Tool({
  label,
  icon,
  onUse,
  isOff = false,
  isCalling = false,
  isPressed,
  isNamed = false,
}: ToolProps) {
  return (
    <IconButton
      label={label}
      icon={isNamed ? <Named icon={icon} label={label} /> : icon}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      onClick={() => !isOff && onUse()}
      className={classNames(
        isOff && 'cursor-not-allowed opacity-45',
        isCalling && !isOff && 'text-pine',
        isPressed && 'bg-red-soft text-rec',
        isNamed && '@min-[40rem]:w-auto! @min-[40rem]:px-2',
      )}
    />
  );
}

const Named = ({ icon, label }: { icon: ReactNode; label: string }) => (
  <span aria-hidden="true" className="flex items-center gap-1.5 text-sm">
    {icon}
    <span className="@max-[40rem]:hidden">{label}</span>
  </span>
);
