import { useMutation } from '@tanstack/react-query';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toaster.tsx';
import { type ExportFormat, type Filter, fetchLogOfClient } from './api.ts';
import { accessLogStrings } from './strings.ts';

/** The name of the file tells nothing of whose it is: it may lie among the downloads for a long time. */
export function useExport(filter: Filter) {
  const t = useStrings(accessLogStrings);
  const language = useLanguage();
  return useMutation({
    mutationFn: async (format: ExportFormat) => ({
      format,
      file: await fetchLogOfClient(filter, format, language),
    }),
    onSuccess: ({ format, file }) => {
      saveFile(file, `${t.fileName}.${format}`);
      toast.success(t.exported);
    },
    onError: (error) => toast.error(`${t.exportFailed} ${failureSentence(error, language)}`),
  });
}
