import { useQuery } from '@tanstack/react-query';
import { CertificateButton } from '../../consultations/certificate-button.tsx';
import { failureSentence } from '../../lib/error-strings.ts';
import { fullMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { erasuresQuery } from './api.ts';
import { DataTable } from './data-table.tsx';
import { retentionStrings } from './strings.ts';

/** Without a name: who it was is known only to whoever has the certificate and the id. */
export function ErasedClients() {
  const t = useStrings(retentionStrings);
  const language = useLanguage();
  const { data: erasures, error } = useQuery(erasuresQuery());
  if (error && !erasures)
    return (
      <Notice tone="error" title={t.fetchFailed}>
        {failureSentence(error, language)}
      </Notice>
    );
  if (!erasures) return <SkeletonText lines={3} />;
  if (erasures.length === 0) return <p className="py-4 text-muted">{t.noneErased}</p>;
  return (
    <DataTable
      label={t.erased}
      columns={[t.when, t.what, t.actions]}
      rows={erasures.map(({ id, erased_at, erased_by_name, counts }) => ({
        key: id,
        cells: [
          `${fullMoment(new Date(erased_at), language)} ${t.by(erased_by_name)}`,
          t.erasedCounts(counts.recordings, counts.documents),
          <CertificateButton key="save" id={id} erased_at={erased_at} />,
        ],
      }))}
    />
  );
}
