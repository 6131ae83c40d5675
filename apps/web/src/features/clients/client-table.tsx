import { type Client, clientPath } from '@noteer/contract';
import type { ReactNode } from 'react';
import { birthDate } from '../../lib/format.ts';
import { useBirthDate, useClientName } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { clientsStrings } from './strings.ts';

export type JoinedClient = Client['joined'][number];

type ClientTableProps = {
  clients: Client[];
  /** Found by what was searched for before; the answer is on its way. */
  isOfBefore: boolean;
  actions: (client: Client) => ReactNode;
  /** Left out for those who may not. */
  onPart?: ((joined: JoinedClient) => void) | undefined;
};

export function ClientTable({ clients, isOfBefore, actions, onPart }: ClientTableProps) {
  const t = useStrings(clientsStrings);
  return (
    <table
      aria-label={t.list}
      aria-busy={isOfBefore}
      className="w-full text-left transition-opacity aria-busy:opacity-60 max-md:block"
    >
      <thead className="border-b border-line text-sm text-muted max-md:sr-only">
        <tr>
          <th className="py-2 pr-6 font-medium">{t.name}</th>
          <th className="py-2 pr-6 font-medium">{t.date_of_birth}</th>
          <th className="py-2 pr-6 font-medium">{t.client_code}</th>
          <th className="py-2 pr-6 font-medium">{t.appointments}</th>
          <th className="py-2">
            <span className="sr-only">{t.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {clients.map((client) => (
          <Row key={client.id} client={client} action={actions(client)} onPart={onPart} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { client: Client; action: ReactNode } & Pick<ClientTableProps, 'onPart'>;

/** A line of the table; where there is no room for one, a small card with its actions beside the name. */
function Row({ client, action, onPart }: RowProps) {
  const t = useStrings(clientsStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const shownBirthDate = useBirthDate();
  const { date_of_birth, client_code, last_appointment_time } = client;
  return (
    <tr className="border-b border-line align-top last:border-0 max-md:relative max-md:flex max-md:flex-col max-md:gap-1 max-md:py-4 md:*:py-3">
      <td className="pr-6 break-words max-md:pr-14">
        <p>
          <TextLink to={clientPath(client.id)}>{shownName(client.client_name)}</TextLink>
        </p>
        {client.joined.map((joined) => (
          <p key={joined.id} className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {t.alsoKnownAs(shownName(joined.client_name))}
            {onPart && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={t.partOf(shownName(joined.client_name))}
                onClick={() => onPart(joined)}
              >
                {t.part}
              </Button>
            )}
          </p>
        ))}
      </td>
      <Cell name={t.date_of_birth}>{date_of_birth && shownBirthDate(date_of_birth)}</Cell>
      <Cell name={t.client_code}>{client_code}</Cell>
      <td className="pr-6 text-muted max-md:text-sm">
        {t.count(client.appointment_count)}
        {last_appointment_time && (
          <span className="text-sm whitespace-nowrap">
            {' · '}
            {t.last(birthDate(last_appointment_time.slice(0, 'YYYY-MM-DD'.length), language))}
          </span>
        )}
      </td>
      <td className="max-md:absolute max-md:top-2 max-md:right-0 md:!py-1 md:text-right">{action}</td>
    </tr>
  );
}

/** Says on a phone, where there are no columns, what it is. */
function Cell({ name, children }: { name: string; children: string | null }) {
  const t = useStrings(clientsStrings);
  return (
    <td className="pr-6 break-words max-md:text-sm">
      <span className="text-muted md:hidden">{name}: </span>
      {children ?? <span className="text-muted">{t.unknown}</span>}
    </td>
  );
}

export const clientSkeletons = ['w-32', 'w-44', 'w-36'].map((width) => (
  <div key={width} className="flex min-h-14 items-center gap-6">
    <Skeleton className={`h-3 ${width}`} />
    <Skeleton className="h-3 w-20" />
  </div>
));
