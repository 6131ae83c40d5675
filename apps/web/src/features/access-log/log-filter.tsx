import { type AuditEvent, auditEvents, LogAction } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accessLogUsersQuery, everything, type Filter } from './api.ts';
import { ClientSearch } from './client-search.tsx';
import { accessLogStrings, actionStrings } from './strings.ts';

type LogFilterProps = { filter: Filter; onChange: (filter: Filter) => void };

/** Takes effect as it is chosen. */
export function LogFilter({ filter, onChange }: LogFilterProps) {
  const t = useStrings(accessLogStrings);
  const { data: users = [] } = useQuery(accessLogUsersQuery());
  const deeds = useDeeds();
  const choose = (change: Partial<Filter>) => onChange({ ...filter, ...change });
  const isClear = Object.values(filter).every((value) => value === '');
  return (
    <Card>
      <fieldset className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-[1.3fr_1fr_1fr_auto_auto]">
        <legend className="sr-only">{t.filter}</legend>
        <ClientSearch client_id={filter.client_id} onChange={(client_id) => choose({ client_id })} />
        <SelectField
          label={t.user}
          value={filter.user_id}
          options={[
            { value: '', label: t.everyone },
            ...users.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => choose({ user_id: event.currentTarget.value })}
        />
        <SelectField
          label={t.what}
          value={filter.deed}
          options={[{ value: '', label: t.everyDeed }, ...deeds]}
          onChange={(event) => choose({ deed: event.currentTarget.value })}
        />
        <TextField
          label={t.from}
          type="date"
          value={filter.from}
          max={filter.to || undefined}
          onChange={(event) => choose({ from: event.currentTarget.value })}
        />
        <TextField
          label={t.to}
          type="date"
          value={filter.to}
          min={filter.from || undefined}
          onChange={(event) => choose({ to: event.currentTarget.value })}
        />
      </fieldset>
      <Button
        variant="quiet"
        disabled={isClear}
        onClick={() => onChange(everything)}
        className="mt-2 -mb-2 -ml-5"
      >
        {t.clear}
      </Button>
    </Card>
  );
}

/** Kinds of deeds first, then each of them by its name. */
function useDeeds(): { value: string; label: string }[] {
  const actions = useStrings(actionStrings);
  const events = useStrings(auditEvents);
  const single = (Object.keys(events) as AuditEvent[]).map((value) => ({ value, label: events[value] }));
  return [
    ...LogAction.options.map((value) => ({ value, label: actions[value] })),
    ...single.sort((one, other) => one.label.localeCompare(other.label)),
  ];
}
