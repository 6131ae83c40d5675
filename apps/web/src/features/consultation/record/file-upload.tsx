import { FileAudio } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { uploadStrings } from './strings.ts';

type FileUploadProps = { isDisabled: boolean; onChoose: (file: File) => void };

export function FileUpload({ isDisabled, onChoose }: FileUploadProps) {
  const t = useStrings(uploadStrings);
  const input = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Cleared, so that the same file can be chosen again after it failed.
    event.target.value = '';
    if (file) onChoose(file);
  }

  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-sm text-muted">
      <span>{t.elsewhere}</span>
      <Button
        variant="quiet"
        size="sm"
        icon={<FileAudio aria-hidden="true" />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {t.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept="audio/*,.wav,.mp3,.m4a,.ogg,.opus,.flac,.webm"
        aria-label={t.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <span>{t.hint}</span>
    </div>
  );
}
