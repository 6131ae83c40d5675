import type { KeptRule } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { RuleRow } from './rule-row.tsx';
import { rulesStrings } from './strings.ts';

export function RuleLists({ rules }: { rules: KeptRule[] }) {
  const t = useStrings(rulesStrings);
  const asked = rules.filter(({ proposed_by }) => proposed_by !== null);
  const shared = rules.filter(({ is_shared }) => is_shared);
  const own = rules.filter((rule) => !rule.is_shared && rule.proposed_by === null);
  return (
    <Card heading={t.heading}>
      <div className="flex flex-col gap-6">
        {asked.length > 0 && <Group heading={t.asked} rules={asked} none="" />}
        <Group heading={t.own} rules={own} none={t.noOwn} />
        <Group heading={t.shared} rules={shared} none={t.noShared} />
      </div>
    </Card>
  );
}

function Group({ heading, rules, none }: { heading: string; rules: KeptRule[]; none: string }) {
  return (
    <section aria-label={heading}>
      <h3 className="pb-1 text-sm font-semibold">{heading}</h3>
      {rules.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="flex flex-col">
          {rules.map((rule) => (
            <RuleRow key={rule.id} kept={rule} />
          ))}
        </ul>
      )}
    </section>
  );
}
