import type { Client } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClientDetail } from '../../consultations/client-field.tsx';
import { offeredClientsQuery } from '../../consultations/client-queries.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useJoinClient } from './api.ts';
import { clientDialogStrings } from './strings.ts';

type JoinDialogProps = { client: Client | null; onClose: () => void };

/** Which other client this one is. */
export function JoinDialog({ client, onClose }: JoinDialogProps) {
  const t = useStrings(clientDialogStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const join = useJoinClient();
  const [into, setInto] = useState<Client>();
  const [error, setError] = useState<string>();

  function close() {
    join.reset();
    setInto(undefined);
    setError(undefined);
    onClose();
  }

  function confirm() {
    if (!client) return;
    if (!into) return setError(t.chooseOne);
    join.mutate(
      { id: client.id, into: into.id },
      {
        onSuccess: () => {
          toast.success(t.joined);
          close();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen={client !== null}
      onClose={close}
      isDismissable={!join.isPending}
      title={t.joinTitle}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={join.isPending}>
            {t.cancel}
          </Button>
          <Button onClick={confirm} isPending={join.isPending}>
            {t.join}
          </Button>
        </>
      }
    >
      {/* Room for the list below the field, which a sheet would cut off. */}
      <div className="flex min-h-96 flex-col gap-4">
        <p className="text-muted">{client && t.joinBody(shownName(client.client_name))}</p>
        {join.error && <Notice tone="error">{failureSentence(join.error, language)}</Notice>}
        <OtherField
          client={client}
          error={error}
          into={into}
          onChange={(other) => {
            setInto(other);
            setError(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}

type OtherFieldProps = {
  client: Client | null;
  error: string | undefined;
  into: Client | undefined;
  onChange: (into: Client | undefined) => void;
};

function OtherField({ client, error, into, onChange }: OtherFieldProps) {
  const t = useStrings(clientDialogStrings);
  const shownName = useClientName();
  const describe = useClientDetail();
  const [typed, setTyped] = useState('');
  const { data = [] } = useQuery(offeredClientsQuery(useSettled(typed)));
  const others = into || typed.trim() === '' ? [] : data.filter(({ id }) => id !== client?.id);
  return (
    <SuggestField
      label={t.into}
      value={typed}
      error={error}
      hint={into && describe(into)}
      listLabel={t.into}
      status={t.found(others.length)}
      suggestions={others.map((each) => ({
        id: each.id,
        label: shownName(each.client_name),
        detail: describe(each),
      }))}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(undefined);
      }}
      onChoose={(id) => {
        const chosen = others.find((each) => each.id === id);
        setTyped(chosen ? shownName(chosen.client_name) : '');
        onChange(chosen);
      }}
    />
  );
}
