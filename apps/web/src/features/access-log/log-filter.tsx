import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accessLogUsersQuery, everything, type Filter } from './api.ts';
import { accessLogStrings } from './strings.ts';

type LogFilterProps = { filter: Filter; onChange: (filter: Filter) => void };

const CLIENT_NUMBER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes effect as it is chosen; a client's number once it is whole. */
export function LogFilter({ filter, onChange }: LogFilterProps) {
  const t = useStrings(accessLogStrings);
  const { data: users = [] } = useQuery(accessLogUsersQuery());
  const [client, setClient] = useState(filter.client_id);
  useEffect(() => setClient(filter.client_id), [filter.client_id]);

  const choose = (change: Partial<Filter>) => onChange({ ...filter, ...change });
  const isClear = Object.values(filter).every((value) => value === '') && client === '';

  function typeClient(typed: string) {
    const text = typed.trim();
    setClient(text);
    if (text === '' || CLIENT_NUMBER.test(text)) choose({ client_id: text.toLowerCase() });
  }

  function clear() {
    setClient('');
    onChange(everything);
  }

  return (
    <Card>
      <fieldset className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_1.4fr_auto_auto_auto]">
        <legend className="sr-only">{t.filter}</legend>
        <SelectField
          label={t.user}
          value={filter.user_id}
          options={[
            { value: '', label: t.everyone },
            ...users.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => choose({ user_id: event.currentTarget.value })}
        />
        <TextField
          label={t.client}
          value={client}
          autoComplete="off"
          spellCheck={false}
          error={client && !CLIENT_NUMBER.test(client) ? t.clientInvalid : undefined}
          onChange={(event) => typeClient(event.currentTarget.value)}
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
        <Button
          variant="quiet"
          disabled={isClear}
          onClick={clear}
          className="justify-self-start max-xl:-ml-4 xl:mt-6.5"
        >
          {t.clear}
        </Button>
      </fieldset>
    </Card>
  );
}
