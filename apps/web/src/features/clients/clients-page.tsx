import type { Client, Deed } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Ellipsis, Merge, Pencil, SearchX, Trash2, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../lib/may.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { Menu } from '../../ui/menu.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clientsQuery } from './api.ts';
import { ClientFormDialog } from './client-form-dialog.tsx';
import { ClientTable, clientSkeletons, type JoinedClient } from './client-table.tsx';
import { PartDialog, RemoveDialog } from './confirm-dialogs.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { clientsStrings } from './strings.ts';

type Doing =
  | { what: 'change'; client: Client | 'new' }
  | { what: 'join' | 'remove'; client: Client }
  | { what: 'part'; joined: JoinedClient };

/** A clinician's own clients; everyone's for those who plan. */
export function ClientsPage() {
  const t = useStrings(clientsStrings);
  const may = useMay();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const result = useInfiniteQuery(clientsQuery(search));
  const [doing, setDoing] = useState<Doing | null>(null);
  const stop = () => setDoing(null);

  return (
    <Card className="w-full">
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <TextField
          label={t.search}
          type="search"
          value={typed}
          autoComplete="off"
          className="grow basis-80"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          variant="secondary"
          icon={<UserPlus />}
          className="min-h-12"
          onClick={() => setDoing({ what: 'change', client: 'new' })}
        >
          {t.add}
        </Button>
      </div>
      <p className="mb-3 text-sm text-muted">{t.intro}</p>
      <ListPages
        result={result}
        words={t}
        skeletons={clientSkeletons}
        empty={search === '' ? <NoClients /> : <NobodyFound />}
      >
        {(clients) => (
          <ClientTable
            clients={clients}
            actions={(client) => <Actions client={client} may={may} onDo={setDoing} />}
            onPart={may('join_clients') ? (joined) => setDoing({ what: 'part', joined }) : undefined}
          />
        )}
      </ListPages>
      <ClientFormDialog client={doing?.what === 'change' ? doing.client : null} onClose={stop} />
      <JoinDialog client={doing?.what === 'join' ? doing.client : null} onClose={stop} />
      <RemoveDialog client={doing?.what === 'remove' ? doing.client : null} onClose={stop} />
      <PartDialog joined={doing?.what === 'part' ? doing.joined : null} onClose={stop} />
    </Card>
  );
}

function NoClients() {
  const t = useStrings(clientsStrings);
  return (
    <EmptyState icon={<Users />} title={t.none}>
      {t.noneMore}
    </EmptyState>
  );
}

function NobodyFound() {
  const t = useStrings(clientsStrings);
  return (
    <EmptyState icon={<SearchX />} title={t.noneFound}>
      {t.noneFoundMore}
    </EmptyState>
  );
}

type ActionsProps = { client: Client; may: (deed: Deed) => boolean; onDo: (doing: Doing) => void };

function Actions({ client, may, onDo }: ActionsProps) {
  const t = useStrings(clientsStrings);
  const shownName = useClientName();
  const canGo = client.appointment_count === 0 && client.joined.length === 0;
  const items = [
    {
      id: 'change',
      label: t.change,
      icon: <Pencil />,
      onAction: () => onDo({ what: 'change', client }),
    },
    ...(may('join_clients')
      ? [{ id: 'join', label: t.join, icon: <Merge />, onAction: () => onDo({ what: 'join', client }) }]
      : []),
    ...(may('remove_client') && canGo
      ? [
          {
            id: 'remove',
            label: t.remove,
            icon: <Trash2 />,
            isDanger: true,
            onAction: () => onDo({ what: 'remove', client }),
          },
        ]
      : []),
  ];
  return (
    <Menu
      label={t.actionsOf(shownName(client.client_name))}
      trigger={<Ellipsis aria-hidden="true" className="size-5" />}
      triggerClassName="min-w-11 justify-center"
      items={items}
    />
  );
}
