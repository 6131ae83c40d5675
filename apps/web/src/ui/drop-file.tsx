import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { useFileDrop } from '../lib/use-file-drop.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type DropFileProps = {
  /** The one that was chosen last. */
  file: File | null;
  onFile: (file: File) => void;
  /** As a file input takes it: endings and types. */
  accept: string;
  words: { drop: string; dropNow: string; choose: string; chooseOther: string };
  /** Other ways, beside the button. */
  children?: ReactNode;
};

/** A file that is dropped anywhere on the page, or chosen. */
export function DropFile({ file, onFile, accept, words, children }: DropFileProps) {
  const chosen = useRef<HTMLInputElement>(null);
  const hint = useId();
  const isOver = useFileDrop(([first]) => first && onFile(first));

  function take(event: ChangeEvent<HTMLInputElement>) {
    const [first] = event.target.files ?? [];
    // Cleared, so that the same file can be chosen again after it was mended.
    event.target.value = '';
    if (first) onFile(first);
  }

  return (
    <div className={classNames('drop-area', isOver && 'drop-area-over')}>
      <p id={hint} className="text-sm text-muted">
        {isOver && words.dropNow}
        {!isOver && file && <span className="font-medium break-words text-ink">{file.name}</span>}
        {!isOver && !file && words.drop}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={file ? 'secondary' : 'primary'}
          icon={<FileSpreadsheet aria-hidden="true" />}
          aria-describedby={hint}
          onClick={() => chosen.current?.click()}
        >
          {file ? words.chooseOther : words.choose}
        </Button>
        {children}
      </div>
      {/* The button stands for it: whoever hears the page would hear it twice. */}
      <input
        ref={chosen}
        type="file"
        className="hidden"
        accept={accept}
        aria-label={words.choose}
        onChange={take}
      />
    </div>
  );
}
