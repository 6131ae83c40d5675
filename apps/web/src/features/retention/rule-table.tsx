import type { RetentionRule } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { DataTable } from './data-table.tsx';
import { retentionStrings, ruleStrings } from './strings.ts';

export function RuleTable({ rules }: { rules: readonly RetentionRule[] }) {
  const t = useStrings(retentionStrings);
  const names = useStrings(ruleStrings);
  return (
    <DataTable
      label={t.rules}
      columns={[t.what, t.how_long, t.setting, t.count]}
      rows={rules.map(({ name, days, setting, every, next }) => ({
        key: name,
        cells: [
          <span key="what" className="font-medium">
            {names[name]}
          </span>,
          days === null ? t.itself : t.days(days),
          setting ? (
            <code key="setting" className="text-sm break-all">
              {setting}
            </code>
          ) : (
            t.fixed
          ),
          every === 'hour' ? t.hourly : String(next ?? 0),
        ],
      }))}
    />
  );
}
