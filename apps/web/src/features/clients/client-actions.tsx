import type { Client } from '@noteer/contract';
import { Download, Ellipsis, Eraser, Lock, Merge, Pencil, Trash2 } from 'lucide-react';
import { useMay } from '../../lib/may.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { Menu } from '../../ui/menu.tsx';
import { clientsStrings } from './strings.ts';

type What = 'change' | 'join' | 'remove' | 'copy' | 'erase' | 'hold';
type ClientActionsProps = { client: Client; onDo: (what: What) => void };

/** What can be done to a client, as far as whoever looks may. */
export function ClientActions({ client, onDo }: ClientActionsProps) {
  const t = useStrings(clientsStrings);
  const may = useMay();
  const shownName = useClientName();
  const canGo = client.appointment_count === 0 && client.joined.length === 0;
  const items = [
    { id: 'change', icon: <Pencil />, isThere: true },
    { id: 'join', icon: <Merge />, isThere: may('join_clients') },
    { id: 'copy', icon: <Download />, isThere: may('export_client') },
    { id: 'hold', icon: <Lock />, isThere: may('manage_retention') },
    { id: 'remove', icon: <Trash2 />, isThere: may('remove_client') && canGo, isDanger: true },
    { id: 'erase', icon: <Eraser />, isThere: may('erase_client'), isDanger: true },
  ] as const;
  return (
    <Menu
      label={t.actionsOf(shownName(client.client_name))}
      trigger={<Ellipsis aria-hidden="true" className="size-5" />}
      triggerClassName="min-w-11 justify-center"
      items={items
        .filter(({ isThere }) => isThere)
        .map(({ isThere: _, id, ...item }) => ({ ...item, id, label: t[id], onAction: () => onDo(id) }))}
    />
  );
}
