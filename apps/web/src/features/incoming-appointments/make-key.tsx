import { Copy, KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useMakeKey } from './api.ts';
import { keyStrings } from './key-strings.ts';

export function MakeKey() {
  const t = useStrings(keyStrings);
  const language = useLanguage();
  const make = useMakeKey();
  const [name, setName] = useState('');
  const [isSent, setSent] = useState(false);
  const isWrong = name.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isWrong) return;
    make.mutate(name, {
      onSuccess: () => {
        setName('');
        setSent(false);
      },
    });
  }

  return (
    <Card heading={t.make}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {make.error && (
          <Notice tone="error" title={t.makeFailed}>
            {failureSentence(make.error, language)}
          </Notice>
        )}
        <TextField
          label={t.name}
          hint={t.nameHint}
          autoComplete="off"
          maxLength={80}
          value={name}
          error={isSent && isWrong ? t.nameWrong : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" icon={<KeyRound />} isPending={make.isPending} className="self-start">
          {t.make}
        </Button>
      </form>
      {make.data && <MadeKey value={make.data.key} onKept={make.reset} />}
    </Card>
  );
}

/** The only time that anybody sees it: closing it by mistake would lose it. */
function MadeKey({ value, onKept }: { value: string; onKept: () => void }) {
  const t = useStrings(keyStrings);

  function copy() {
    navigator.clipboard.writeText(value).then(
      () => toast.success(t.copied),
      () => toast.error(t.copyFailed),
    );
  }

  return (
    <Dialog
      isOpen
      isDismissable={false}
      onClose={onKept}
      title={t.madeTitle}
      footer={
        <>
          <Button variant="secondary" icon={<Copy />} onClick={copy}>
            {t.copy}
          </Button>
          <Button onClick={onKept}>{t.kept}</Button>
        </>
      }
    >
      <p className="pb-4 text-muted">{t.madeBody}</p>
      <output
        aria-label={t.key}
        className="block rounded-control border border-line bg-paper px-4 py-3 font-mono text-sm break-all select-all"
      >
        {value}
      </output>
    </Dialog>
  );
}
