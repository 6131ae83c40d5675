import { type Erasure, getCertificate } from '@noteer/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { fetchBlob } from '../lib/api.ts';
import { failureSentence } from '../lib/error-strings.ts';
import { fullMoment } from '../lib/format.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { toast } from '../ui/toaster.tsx';
import { certificateStrings } from './certificate-strings.ts';

/** Saves what shows that a client was erased. Fetched first: an address alone carries no session. */
export function CertificateButton({ id, erased_at }: Pick<Erasure, 'id' | 'erased_at'>) {
  const t = useStrings(certificateStrings);
  const language = useLanguage();
  const save = useMutation({
    mutationFn: () => fetchBlob(getCertificate, { params: { id }, query: { format: 'pdf' } }),
    onSuccess: (file) => {
      saveFile(file, t.fileName(erased_at.slice(0, 'YYYY-MM-DD'.length)));
    },
    onError: (error) => toast.error(`${t.failed} ${failureSentence(error, language)}`),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download />}
      isPending={save.isPending}
      aria-label={t.saveOf(fullMoment(new Date(erased_at), language))}
      onClick={() => save.mutate()}
    >
      {t.save}
    </Button>
  );
}
