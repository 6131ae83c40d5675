import type { InstitutionSettings } from '@noteer/contract';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { FILE_NAME, readSettingsFile, settingsFile } from './settings-file.ts';
import { fieldStrings, institutionStrings } from './strings.ts';

type CarrySettingsProps = {
  settings: InstitutionSettings;
  onRead: (settings: InstitutionSettings) => void;
};

function download(settings: InstitutionSettings): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(settingsFile(settings));
  link.download = FILE_NAME;
  link.click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Settings as a file, to take along and to bring in. What is brought in is filled in, and saved by whoever looked at it. */
export function CarrySettings({ settings, onRead }: CarrySettingsProps) {
  const t = useStrings(institutionStrings);
  const labels = useStrings(fieldStrings);
  const chooser = useRef<HTMLInputElement>(null);

  async function take(file: File) {
    const read = readSettingsFile(await file.text());
    if ('settings' in read) {
      onRead(read.settings);
      toast.success(t.filledIn);
    } else if (read.problem === 'wrong') {
      toast.error(t.wrongFile(read.fields.map((field) => labels[field] ?? field).join(', ')));
    } else toast.error(read.problem === 'newer' ? t.newerFile : t.notAFile);
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" icon={<Download />} onClick={() => download(settings)}>
        {t.exportFile}
      </Button>
      <Button variant="secondary" icon={<Upload />} onClick={() => chooser.current?.click()}>
        {t.importFile}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        aria-label={t.importFile}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
    </div>
  );
}
