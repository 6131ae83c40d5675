import type { AccessLogClient } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { User } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBirthDate, useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { logClientsQuery } from './api.ts';
import { accessLogStrings } from './strings.ts';

const CLIENT_NUMBER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type ClientSearchProps = { client_id: string; onChange: (client_id: string) => void };

/** By name, date of birth or code, as somebody who asks says it; or by the number that stands in the log. */
export function ClientSearch({ client_id, onChange }: ClientSearchProps) {
  const t = useStrings(accessLogStrings);
  const shownName = useClientName();
  const describe = useDescription();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<AccessLogClient>();
  const isNumber = CLIENT_NUMBER.test(typed.trim());
  const search = useSettled(chosen || isNumber ? '' : typed);
  const { data: found = [], isFetched } = useQuery(logClientsQuery(search));
  const isOffered = !chosen && !isNumber && search.trim().length > 1;

  // Chosen in the table, or cleared there.
  useEffect(() => {
    setChosen((before) => (before?.id === client_id ? before : undefined));
    setTyped((before) => (client_id === '' ? '' : before));
  }, [client_id]);

  function type(text: string) {
    setTyped(text);
    setChosen(undefined);
    const number = text.trim().toLowerCase();
    if (CLIENT_NUMBER.test(number)) onChange(number);
    else if (client_id) onChange('');
  }

  function choose(id: string) {
    const client = found.find((each) => each.id === id);
    if (!client) return;
    setChosen(client);
    setTyped(shownName(client.client_name));
    onChange(client.id);
  }

  const shown = typed || client_id;
  const isNobody = isOffered && isFetched && found.length === 0;
  return (
    <SuggestField
      label={t.client}
      className="sm:max-xl:col-span-2"
      hint={chosen ? describe(chosen) : isNobody ? t.noClient : t.clientHint}
      value={shown}
      spellCheck={false}
      suggestions={
        isOffered
          ? found.map((client) => ({
              id: client.id,
              label: shownName(client.client_name),
              detail: describe(client),
              icon: <User aria-hidden="true" />,
            }))
          : []
      }
      listLabel={t.clientsFound}
      status={t.clientCount(found.length)}
      onChange={(event) => type(event.currentTarget.value)}
      onChoose={choose}
    />
  );
}

function useDescription() {
  const t = useStrings(accessLogStrings);
  const shownBirthDate = useBirthDate();
  return ({ date_of_birth, client_code, id }: AccessLogClient): string =>
    [date_of_birth && t.born(shownBirthDate(date_of_birth)), client_code, id.slice(0, 8)]
      .filter(Boolean)
      .join(' · ');
}
