import { useMutation } from '@tanstack/react-query';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toaster.tsx';
import { fetchExport, type Period } from './api.ts';
import { totalsStrings } from './totals-strings.ts';

/** Saves the codes of a period as a file. Fetched first: an address alone carries no session. */
export function useExport(period: Period) {
  const t = useStrings(totalsStrings);
  const language = useLanguage();
  return useMutation({
    mutationFn: () => fetchExport(period),
    onSuccess: (file) => {
      saveFile(file, t.fileName(period.from, period.to));
      toast.success(t.exported);
    },
    onError: (error) => toast.error(`${t.exportFailed} ${failureSentence(error, language)}`),
  });
}
