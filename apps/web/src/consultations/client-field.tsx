/** The name of whoever an appointment is for: a client who is known, or somebody new. */
import type { Client } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { User, UserPlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useBirthDate, useClientName } from '../lib/privacy.ts';
import { useStrings } from '../lib/strings.ts';
import { useSettled } from '../lib/use-settled.ts';
import { SuggestField, type Suggestion } from '../ui/suggest-field.tsx';
import { offeredClientsQuery } from './client-queries.ts';
import { clientFieldStrings } from './client-strings.ts';

/** Who was chosen; `new` when somebody said that it is nobody of those. */
export type ChosenClient = Client | 'new' | undefined;

/** As the API takes it: left out, the server finds the client by the name. */
export const chosenClientId = (chosen: ChosenClient): { client_id?: string | null } =>
  chosen === undefined ? {} : { client_id: chosen === 'new' ? null : chosen.id };

type ClientFieldProps = Omit<
  ComponentProps<typeof SuggestField>,
  'suggestions' | 'listLabel' | 'status' | 'onChoose' | 'hint'
> & {
  /** What stands in the field. */
  typed: string;
  chosen: ChosenClient;
  onChoose: (chosen: Exclude<ChosenClient, undefined>) => void;
};

const NEW = 'new';

export function ClientField({ typed, chosen, onChoose, ...field }: ClientFieldProps) {
  const t = useStrings(clientFieldStrings);
  const shownName = useClientName();
  const describe = useClientDetail();
  const { data: clients = [] } = useQuery(offeredClientsQuery(useSettled(typed)));
  const isOffered = chosen === undefined && typed.trim() !== '' && clients.length > 0;
  const known = clients.map(
    (client): Suggestion => ({
      id: client.id,
      label: shownName(client.client_name),
      detail: describe(client),
      icon: <User aria-hidden="true" />,
    }),
  );
  const somebodyNew = { id: NEW, label: t.makeNew(typed.trim()), icon: <UserPlus aria-hidden="true" /> };
  return (
    <SuggestField
      {...field}
      hint={hintOf(t, chosen, describe)}
      suggestions={isOffered ? [...known, somebodyNew] : []}
      listLabel={t.known}
      status={t.count(known.length)}
      onChoose={(id) => {
        const client = clients.find((each) => each.id === id);
        onChoose(client ?? NEW);
      }}
    />
  );
}

function hintOf(
  t: { isKnown: string; isNew: string },
  chosen: ChosenClient,
  describe: (client: Client) => string,
): string | undefined {
  if (chosen === undefined) return undefined;
  return chosen === NEW ? t.isNew : [t.isKnown, describe(chosen)].filter(Boolean).join(' · ');
}

/** What tells two of the same name apart. */
export function useClientDetail() {
  const t = useStrings(clientFieldStrings);
  const shownBirthDate = useBirthDate();
  return ({ date_of_birth, client_code }: Pick<Client, 'date_of_birth' | 'client_code'>): string =>
    [date_of_birth && t.born(shownBirthDate(date_of_birth)), client_code].filter(Boolean).join(' · ');
}
