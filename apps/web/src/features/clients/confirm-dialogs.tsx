import type { Client } from '@noteer/contract';
import { failureSentence } from '../../lib/error-strings.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { usePartClient, useRemoveClient } from './api.ts';
import type { JoinedClient } from './client-table.tsx';
import { clientDialogStrings } from './strings.ts';

type PartDialogProps = { joined: JoinedClient | null; onClose: () => void };

export function PartDialog({ joined, onClose }: PartDialogProps) {
  const t = useStrings(clientDialogStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const part = usePartClient();
  function close() {
    part.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={joined !== null}
      title={t.partTitle}
      body={joined && t.partBody(shownName(joined.client_name))}
      confirmLabel={t.part}
      cancelLabel={t.cancel}
      isPending={part.isPending}
      error={part.error ? failureSentence(part.error, language) : undefined}
      onConfirm={() => {
        if (joined) part.mutate(joined.id, { onSuccess: () => done(t.parted, close) });
      }}
      onCancel={close}
    />
  );
}

type RemoveDialogProps = { client: Client | null; onClose: () => void };

export function RemoveDialog({ client, onClose }: RemoveDialogProps) {
  const t = useStrings(clientDialogStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const remove = useRemoveClient();
  function close() {
    remove.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={client !== null}
      title={t.removeTitle}
      body={client && t.removeBody(shownName(client.client_name))}
      confirmLabel={t.remove}
      cancelLabel={t.cancel}
      isDanger
      isPending={remove.isPending}
      error={remove.error ? failureSentence(remove.error, language) : undefined}
      onConfirm={() => {
        if (client) remove.mutate(client.id, { onSuccess: () => done(t.removed, close) });
      }}
      onCancel={close}
    />
  );
}

function done(message: string, close: () => void) {
  toast.success(message);
  close();
}
