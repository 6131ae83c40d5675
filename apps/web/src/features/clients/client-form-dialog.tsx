import { type Client, ClientForm } from '@noteer/contract';
import { useId } from 'react';
import { z } from 'zod';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useSaveClient } from './api.ts';
import { clientFormStrings } from './strings.ts';

const asked = ClientForm.shape;
/** What is left empty is not known. */
const orUnknown = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(schema as unknown as z.ZodType<z.output<S>, string | null>);

const Form = z.object({
  first_name: asked.first_name,
  last_name: orUnknown(asked.last_name),
  date_of_birth: orUnknown(asked.date_of_birth),
  gender: orUnknown(asked.gender),
  client_code: orUnknown(asked.client_code),
});

/** `new`: a client is added. */
type ClientFormDialogProps = { client: Client | 'new' | null; onClose: () => void };

export function ClientFormDialog({ client, onClose }: ClientFormDialogProps) {
  const t = useStrings(clientFormStrings);
  const formId = useId();
  const known = client === 'new' || client === null ? undefined : client;
  const save = useSaveClient(known?.id);

  function close() {
    save.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen={client !== null}
      onClose={close}
      title={known ? t.changeTitle : t.addTitle}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={save.isPending}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={save.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <Fields id={formId} known={known} save={save} onSaved={close} />
    </Dialog>
  );
}

type FieldsProps = {
  id: string;
  known: Client | undefined;
  save: ReturnType<typeof useSaveClient>;
  onSaved: () => void;
};

function Fields({ id, known, save, onSaved }: FieldsProps) {
  const t = useStrings(clientFormStrings);
  const language = useLanguage();
  const { form, field, showFieldErrors } = useContractForm(Form, {
    first_name: known?.first_name ?? '',
    last_name: known?.last_name ?? '',
    date_of_birth: known?.date_of_birth ?? '',
    gender: known?.gender ?? '',
    client_code: known?.client_code ?? '',
  });
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        toast.success(t.saved);
        onSaved();
      },
      onError: (error) => showFieldErrors(error),
    }),
  );
  const isUnderField = Object.keys(form.formState.errors).length > 0;
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      {save.error && !isUnderField && (
        <div className="sm:col-span-2">
          <Notice tone="error">
            {t.failed} {failureSentence(save.error, language)}
          </Notice>
        </div>
      )}
      <TextField label={t.first_name} autoComplete="off" {...field('first_name')} />
      <TextField label={t.last_name} autoComplete="off" {...field('last_name')} />
      <TextField label={t.date_of_birth} type="date" autoComplete="off" {...field('date_of_birth')} />
      <SelectField
        label={t.gender}
        placeholder={t.unknown}
        options={(['male', 'female', 'other'] as const).map((value) => ({ value, label: t[value] }))}
        {...field('gender')}
      />
      <TextField label={t.client_code} autoComplete="off" {...field('client_code')} />
    </form>
  );
}
