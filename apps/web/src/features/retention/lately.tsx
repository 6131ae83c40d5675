import type { Removal } from '@noteer/contract';
import { fullMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { DataTable } from './data-table.tsx';
import { ObjectNumber } from './next.tsx';
import { retentionStrings, ruleStrings } from './strings.ts';

/** The newest first. */
export function Lately({ lately }: { lately: readonly Removal[] }) {
  const t = useStrings(retentionStrings);
  const names = useStrings(ruleStrings);
  const language = useLanguage();
  if (lately.length === 0) return <p className="py-4 text-muted">{t.noneLately}</p>;
  return (
    <DataTable
      label={t.lately}
      columns={[t.what, t.number, t.when]}
      rows={lately.map(({ rule, object_id, removed_at }, at) => ({
        key: `${removed_at} ${object_id ?? at}`,
        cells: [
          <span key="what" className="font-medium">
            {names[rule]}
          </span>,
          <ObjectNumber key="number" id={object_id} />,
          fullMoment(new Date(removed_at), language),
        ],
      }))}
    />
  );
}
