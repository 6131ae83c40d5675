import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStrings } from '../../lib/strings.ts';
import { type Walkthrough, walkthroughName } from '../../lib/walkthrough.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAddUnplannedContact } from './api.ts';
import { unplannedStrings } from './strings.ts';

/** Somebody who is not in the agenda: a name is enough to start. */
export function UnplannedContact() {
  const t = useStrings(unplannedStrings);
  const navigate = useNavigate();
  const add = useAddUnplannedContact();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const client_name = name.trim();
    if (!client_name) {
      setError(t.empty);
      toast.error(t.empty);
      return;
    }
    add.mutate(client_name, {
      onSuccess: (appointment) => {
        const apt = { id: appointment.id, client_name: walkthroughName(appointment) };
        void navigate('/walkthrough/record', { state: { apt } satisfies Walkthrough });
      },
      onError: () => {
        setError(t.failed);
        toast.error(t.failed);
      },
    });
  }

  return (
    <Card heading={t.heading}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-muted">{t.more}</p>
        <TextField
          label={t.name}
          value={name}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
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
