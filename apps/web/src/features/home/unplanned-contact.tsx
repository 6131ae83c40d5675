import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ChosenClient, ClientField, chosenClientId } from '../../consultations/client-field.tsx';
import { fieldSentence } from '../../lib/error-strings.ts';
import { ApiError } from '../../lib/exchange.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { type Walkthrough, walkthroughName } from '../../lib/walkthrough.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAddUnplannedContact } from './api.ts';
import { unplannedStrings } from './strings.ts';

/** Somebody who is not in the agenda: a name is enough to start. */
export function UnplannedContact() {
  const t = useStrings(unplannedStrings);
  const language = useLanguage();
  const navigate = useNavigate();
  const add = useAddUnplannedContact();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<ChosenClient>();
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const client_name = name.trim();
    if (!client_name) {
      setError(t.empty);
      toast.error(t.empty);
      return;
    }
    const body = { client_name, ...chosenClientId(chosen) };
    add.mutate(body, {
      onSuccess: (appointment) => {
        const apt = { id: appointment.id, client_name: walkthroughName(appointment) };
        void navigate('/walkthrough/record', { state: { apt } satisfies Walkthrough });
      },
      onError: (failure) => {
        // A name that is too long is not a server that is gone: say which.
        const [reason] = (failure instanceof ApiError && failure.fields.client_name) || [];
        const words = reason ? fieldSentence(reason, language) : t.failed;
        setError(words);
        toast.error(words);
      },
    });
  }

  return (
    <Card heading={t.heading}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-muted">{t.more}</p>
        <ClientField
          label={t.name}
          value={name}
          typed={name}
          chosen={chosen}
          error={error}
          leavesButtonFree
          onChoose={(client) => {
            setChosen(client);
            if (client !== 'new') setName(client.client_name);
            setError(undefined);
          }}
          onChange={(event) => {
            setName(event.target.value);
            setChosen(undefined);
            setError(undefined);
          }}
        />
        <Button type="submit" icon={<Plus aria-hidden="true" />} isPending={add.isPending}>
          {t.add}
        </Button>
      </form>
    </Card>
  );
}
