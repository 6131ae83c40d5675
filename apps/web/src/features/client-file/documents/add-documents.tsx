import { Camera, ClipboardPaste, FilePlus } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { documentStrings } from './strings.ts';

/** What the server reads; a phone offers its own way to choose. */
const KINDS = '.pdf,.docx,.odt,.txt,.jpg,.jpeg,.png,.tif,.tiff,.heic,application/pdf,text/plain,image/*';

type AddDocumentsProps = {
  /** Files are being held over the page. */
  isOver: boolean;
  onFiles: (files: File[]) => void;
  onPaste: () => void;
};

export function AddDocuments({ isOver, onFiles, onPaste }: AddDocumentsProps) {
  const t = useStrings(documentStrings);
  const chosen = useRef<HTMLInputElement>(null);
  const photographed = useRef<HTMLInputElement>(null);
  const hint = useId();

  function take(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Cleared, so that the same file can be chosen again.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  }

  // The buttons stand for them: whoever hears the page would hear each twice.
  const hidden = { type: 'file', className: 'hidden', onChange: take } as const;
  return (
    <div className={classNames('drop-area', isOver && 'drop-area-over')}>
      <p id={hint} className="text-sm text-muted">
        {isOver ? (
          t.dropNow
        ) : (
          <>
            <span className="pointer-coarse:hidden">{t.hint}</span>
            <span className="hidden pointer-coarse:inline">{t.hintOnTouch}</span>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<FilePlus aria-hidden="true" />}
          aria-describedby={hint}
          onClick={() => chosen.current?.click()}
        >
          {t.choose}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Camera aria-hidden="true" />}
          // A computer has no camera to hold over a letter.
          className="pointer-fine:hidden"
          onClick={() => photographed.current?.click()}
        >
          {t.photograph}
        </Button>
        <Button variant="secondary" size="sm" icon={<ClipboardPaste aria-hidden="true" />} onClick={onPaste}>
          {t.pasteText}
        </Button>
      </div>
      <input ref={chosen} {...hidden} multiple accept={KINDS} aria-label={t.choose} />
      <input
        ref={photographed}
        {...hidden}
        accept="image/*"
        capture="environment"
        aria-label={t.photograph}
      />
    </div>
  );
}
