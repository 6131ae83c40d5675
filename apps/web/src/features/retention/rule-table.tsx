import type { RetentionRule } from '@noteer/contract';
import { Link } from 'react-router';
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
          setting ? <WhereSet key="setting" name={name} setting={setting} /> : t.fixed,
          every === 'hour' ? t.hourly : String(next ?? 0),
        ],
      }))}
    />
  );
}

/** Set on the page of the institution; the others by whoever runs the server. */
const onThePage: readonly RetentionRule['name'][] = ['sound', 'hidden', 'drafts'];

function WhereSet({ name, setting }: { name: RetentionRule['name']; setting: string }) {
  const t = useStrings(retentionStrings);
  if (!onThePage.includes(name)) return <code className="text-xs whitespace-nowrap">{setting}</code>;
  return (
    <Link to="/institution" className="text-pine underline">
      {t.institution}
    </Link>
  );
}
