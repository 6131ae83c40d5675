import type { Client } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { HoldDialog } from '../../consultations/hold-dialog.tsx';
import { useMay } from '../../lib/may.ts';
import { useStrings } from '../../lib/strings.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clientsQuery } from './api.ts';
import { ClientActions } from './client-actions.tsx';
import { ClientFormDialog } from './client-form-dialog.tsx';
import { ClientTable, clientSkeletons, type JoinedClient } from './client-table.tsx';
import { PartDialog, RemoveDialog } from './confirm-dialogs.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { clientsStrings } from './strings.ts';

type Doing =
  | { what: 'change'; client: Client | 'new' }
  | { what: 'join' | 'remove' | 'copy' | 'erase' | 'hold'; client: Client }
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
            isOfBefore={result.isPlaceholderData}
            actions={(client) => (
              <ClientActions client={client} onDo={(what) => setDoing({ what, client })} />
            )}
            onPart={may('join_clients') ? (joined) => setDoing({ what: 'part', joined }) : undefined}
          />
        )}
      </ListPages>
      <ClientFormDialog client={doing?.what === 'change' ? doing.client : null} onClose={stop} />
      <JoinDialog client={doing?.what === 'join' ? doing.client : null} onClose={stop} />
      <RemoveDialog client={doing?.what === 'remove' ? doing.client : null} onClose={stop} />
      <PartDialog joined={doing?.what === 'part' ? doing.joined : null} onClose={stop} />
      <CopyDialog client={doing?.what === 'copy' ? doing.client : null} onClose={stop} />
      <EraseDialog client={doing?.what === 'erase' ? doing.client : null} onClose={stop} />
      <HoldDialog
        toHold={doing?.what === 'hold' ? { object: 'client', object_id: doing.client.id } : null}
        onClose={stop}
      />
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
