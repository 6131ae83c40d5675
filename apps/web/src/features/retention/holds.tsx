import { clientPath, type Hold, recordingPath } from '@noteer/contract';
import { Lock } from 'lucide-react';
import { failureSentence } from '../../lib/error-strings.ts';
import { fullMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useRelease } from './api.ts';
import { DataTable } from './data-table.tsx';
import { retentionStrings } from './strings.ts';

/** What must stay for now, and why. */
export function Holds({ holds }: { holds: readonly Hold[] }) {
  const t = useStrings(retentionStrings);
  const language = useLanguage();
  if (holds.length === 0) {
    return (
      <EmptyState icon={<Lock />} title={t.noneHeld}>
        {t.noneHeldMore}
      </EmptyState>
    );
  }
  return (
    <DataTable
      label={t.holds}
      columns={[t.reason, t.what, t.since, t.actions]}
      rows={holds.map((hold) => ({
        key: hold.id,
        cells: [
          <span key="reason" className="font-medium">
            {hold.reason}
          </span>,
          <TextLink
            key="what"
            to={
              hold.object === 'client'
                ? clientPath(hold.object_id)
                : recordingPath('recording-details', hold.object_id)
            }
          >
            {t[hold.object]}
          </TextLink>,
          `${fullMoment(new Date(hold.set_at), language)} ${t.by(hold.set_by_name)}`,
          <Release key="release" hold={hold} />,
        ],
      }))}
    />
  );
}

function Release({ hold: { id, reason } }: { hold: Hold }) {
  const t = useStrings(retentionStrings);
  const language = useLanguage();
  const release = useRelease();
  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={release.isPending}
      aria-label={t.releaseOf(reason)}
      onClick={() =>
        release.mutate(id, {
          onSuccess: () => toast.success(t.released),
          onError: (error) => toast.error(`${t.releaseFailed} ${failureSentence(error, language)}`),
        })
      }
    >
      {t.release}
    </Button>
  );
}
