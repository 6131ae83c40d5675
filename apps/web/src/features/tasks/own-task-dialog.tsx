import type { Task } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type ChosenClient, ClientField } from '../../consultations/client-field.tsx';
import { clientQuery } from '../../consultations/client-queries.ts';
import { DayCalendar } from '../../consultations/day-calendar.tsx';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { labelLook } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSaveOwnTask } from './api.ts';
import { ownTaskStrings } from './strings.ts';

type OwnTaskDialogProps = { edited: Task | 'new' | null; onClose: () => void };

export function OwnTaskDialog({ edited, onClose }: OwnTaskDialogProps) {
  const t = useStrings(ownTaskStrings);
  const task = edited === 'new' ? null : edited;
  return (
    <Dialog
      isOpen={edited !== null}
      onClose={onClose}
      title={task ? t.editTitle : t.addTitle}
      closeLabel={t.close}
    >
      {edited && <OwnTaskForm key={task?.id ?? 'new'} task={task} onClose={onClose} />}
    </Dialog>
  );
}

function OwnTaskForm({ task, onClose }: { task: Task | null; onClose: () => void }) {
  const t = useStrings(ownTaskStrings);
  const language = useLanguage();
  const save = useSaveOwnTask(task?.id);
  const [text, setText] = useState(task?.text ?? '');
  const [due, setDue] = useState(task?.due ?? null);
  const client = useClient(task);
  const [isComplaining, setComplaining] = useState(false);
  const isEmpty = text.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setComplaining(isEmpty || client.isUnknown);
    if (isEmpty || client.isUnknown) return;
    save.mutate({ text, due, client_id: client.id }, { onSuccess: onClose });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={t.text}
        value={text}
        maxLength={1000}
        autoComplete="off"
        error={isComplaining && isEmpty ? t.empty : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <ClientField
        label={t.client}
        {...client.field}
        error={isComplaining && client.isUnknown ? t.unknownClient : undefined}
      />
      <div className="flex flex-col items-start gap-1.5 max-sm:-mx-3">
        <p aria-hidden="true" className={`${labelLook} max-sm:px-3`}>
          {t.due}
        </p>
        <DayCalendar label={t.due} value={due} onChange={setDue} />
        {due && (
          <Button variant="quiet" size="sm" onClick={() => setDue(null)}>
            {t.withoutDate}
          </Button>
        )}
      </div>
      {save.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(save.error, language)}
        </Notice>
      )}
      <div className="dialog-foot">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" isPending={save.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

/** For whom: a client who is known, or nobody in particular. A name that is nobody's is a question. */
function useClient(task: Task | null) {
  const [typed, setTyped] = useState(task?.client_name ?? '');
  const [picked, setPicked] = useState<ChosenClient>();
  const [isTouched, setTouched] = useState(false);
  const { data: kept } = useQuery(clientQuery(task?.client_id ?? undefined));
  const chosen = isTouched ? picked : kept;
  const keptId = isTouched ? null : (task?.client_id ?? null);
  const id = chosen && chosen !== 'new' ? chosen.id : keptId;
  return {
    id,
    isUnknown: typed.trim() !== '' && id === null,
    field: {
      value: typed,
      typed,
      chosen: chosen === 'new' ? undefined : chosen,
      onChoose: (client: Exclude<ChosenClient, undefined>) => {
        setTouched(true);
        setPicked(client);
        if (client !== 'new') setTyped(client.client_name);
      },
      onChange: (event: { target: { value: string } }) => {
        setTouched(true);
        setPicked(undefined);
        setTyped(event.target.value);
      },
    },
  };
}
