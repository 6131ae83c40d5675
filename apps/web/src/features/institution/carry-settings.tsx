import type { Institution, InstitutionFile, InstitutionPreview } from '@noteer/contract';
import { useMutation } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toaster.tsx';
import { fetchFile, previewFile, useTakeOver } from './api.ts';
import { carryStrings } from './carry-strings.ts';
import { FileChanges } from './file-changes.tsx';
import { FILE_NAME, readInstitutionFile } from './settings-file.ts';
import { fieldStrings } from './strings.ts';

type Asked = { file: InstitutionFile; preview: InstitutionPreview };

function useSave() {
  const language = useLanguage();
  return useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) =>
      saveFile(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), FILE_NAME),
    onError: (error) => toast.error(failureSentence(error, language)),
  });
}

/** What is wrong with a file is said; what it would change is asked of the server. */
function useLook(onSeen: (asked: Asked) => void) {
  const t = useStrings(carryStrings);
  const labels = useStrings(fieldStrings);
  const language = useLanguage();
  return useMutation({
    mutationFn: async (chosen: File) => {
      const read = readInstitutionFile(await chosen.text());
      if ('file' in read) return onSeen({ file: read.file, preview: await previewFile(read.file) });
      if (read.problem === 'wrong')
        toast.error(t.wrongFile(read.fields.map((field) => labels[field] ?? field).join(', ')));
      else if (read.problem === 'wrong_template') toast.error(t.wrongTemplate(read.name));
      else toast.error(read.problem === 'newer' ? t.newerFile : t.notAFile);
    },
    onError: (error) => toast.error(failureSentence(error, language)),
  });
}

/** The institution's way of working as a file, to take along and to bring in. What is brought in is looked at first. */
export function CarrySettings({ institution }: { institution: Institution }) {
  const t = useStrings(carryStrings);
  const language = useLanguage();
  const chooser = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const save = useSave();
  const look = useLook(setAsked);
  const takeOver = useTakeOver(() => toast.success(t.done));
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        icon={<Download />}
        isPending={save.isPending}
        onClick={() => save.mutate()}
      >
        {t.exportFile}
      </Button>
      <Button
        variant="secondary"
        icon={<Upload />}
        isPending={look.isPending}
        onClick={() => chooser.current?.click()}
      >
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
          if (file) look.mutate(file);
        }}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          size="md"
          title={t.title}
          body={<FileChanges before={institution.settings} preview={asked.preview} />}
          confirmLabel={t.confirm}
          cancelLabel={t.cancel}
          isPending={takeOver.isPending}
          onConfirm={() =>
            takeOver.mutate(
              { file: asked.file, version: asked.preview.version },
              {
                onError: (error) => toast.error(`${t.failed} ${failureSentence(error, language)}`),
                onSettled: () => setAsked(undefined),
              },
            )
          }
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
