import type { DueThing, RetentionRule } from '@noteer/contract';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { HoldDialog, type ToHold } from '../../consultations/hold-dialog.tsx';
import { fullMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DataTable } from './data-table.tsx';
import { retentionStrings, ruleStrings } from './strings.ts';

type NextProps = { next: readonly DueThing[]; rules: readonly RetentionRule[] };

/** What goes in the next night: numbers and dates, so that somebody can still say that it must stay. */
export function Next({ next, rules }: NextProps) {
  const t = useStrings(retentionStrings);
  const names = useStrings(ruleStrings);
  const language = useLanguage();
  const [toHold, setToHold] = useState<ToHold | null>(null);
  if (next.length === 0) {
    return (
      <EmptyState icon={<CalendarCheck />} title={t.noneNext}>
        {t.noneNextMore}
      </EmptyState>
    );
  }
  const unseen = rules.reduce(
    (sum, rule) => sum + (rule.name === 'removals' ? 0 : (rule.next ?? 0)),
    -next.length,
  );
  return (
    <>
      <DataTable
        label={t.next}
        columns={[t.what, t.number, t.since, t.actions]}
        rows={next.map(({ rule, object_id, since, can_be_held }, at) => ({
          key: `${rule} ${object_id ?? at}`,
          cells: [
            <span key="what" className="font-medium">
              {names[rule]}
            </span>,
            <ObjectNumber key="number" id={object_id} />,
            fullMoment(new Date(since), language),
            can_be_held && object_id && (
              <Button
                key="hold"
                variant="secondary"
                size="sm"
                aria-label={t.holdOf(object_id)}
                onClick={() => setToHold({ object: 'recording', object_id })}
              >
                {t.hold}
              </Button>
            ),
          ],
        }))}
      />
      {unseen > 0 && <p className="mt-4 text-sm text-muted">{t.more(unseen)}</p>}
      <HoldDialog toHold={toHold} onClose={() => setToHold(null)} />
    </>
  );
}

export function ObjectNumber({ id }: { id: string | null }) {
  return id ? <code className="text-sm break-all">{id}</code> : <span aria-hidden="true">–</span>;
}
