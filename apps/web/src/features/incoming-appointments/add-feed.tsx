import { type AgendaForm, feedAddress } from '@noteer/contract';
import { CalendarPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAddFeed } from './api.ts';
import { ClinicianField } from './clinician-field.tsx';
import { feedStrings } from './feed-strings.ts';
import { TakesField } from './takes-field.tsx';

const empty = { user_id: '', address: '', takes: 'known' as AgendaForm['takes'] };

export function AddFeed() {
  const t = useStrings(feedStrings);
  const language = useLanguage();
  const add = useAddFeed();
  const [form, setForm] = useState(empty);
  const [isSent, setSent] = useState(false);
  const change = (values: Partial<typeof empty>) => setForm({ ...form, ...values });
  const isUserWrong = form.user_id === '';
  const isAddressWrong = !feedAddress.safeParse(form.address).success;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isUserWrong || isAddressWrong) return;
    add.mutate(form, {
      onSuccess: () => {
        setForm(empty);
        setSent(false);
        toast.success(t.added);
      },
    });
  }

  return (
    <Card heading={t.add}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-muted">{t.addMore}</p>
        {add.error && (
          <Notice tone="error" title={t.addFailed}>
            {failureSentence(add.error, language)}
          </Notice>
        )}
        <ClinicianField
          value={form.user_id}
          error={isSent && isUserWrong ? t.clinicianWrong : undefined}
          onChange={(event) => change({ user_id: event.currentTarget.value })}
        />
        <TextField
          label={t.address}
          hint={t.addressHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={form.address}
          error={isSent && isAddressWrong ? t.addressWrong : undefined}
          onChange={(event) => change({ address: event.currentTarget.value })}
        />
        <TakesField
          value={form.takes}
          onChange={(event) => change({ takes: event.currentTarget.value as AgendaForm['takes'] })}
        />
        <Button type="submit" icon={<CalendarPlus />} isPending={add.isPending} className="self-start">
          {t.add}
        </Button>
      </form>
    </Card>
  );
}
