import type { Covers } from '@noteer/contract';
import { type FormEvent, useState } from 'react';
import { serverSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAddCover } from './api.ts';
import { coverStrings } from './strings.ts';

const optionsOf = (people: Covers['colleagues']) =>
  people.map(({ id, name }) => ({ value: id, label: name }));

/** Whoever may only say it for themself is not asked who is away. */
export function CoverForm({ here: { absentees, colleagues, today } }: { here: Covers }) {
  const t = useStrings(coverStrings);
  const language = useLanguage();
  const add = useAddCover();
  const alone = absentees.length === 1 ? absentees[0]?.id : undefined;
  const [absent, setAbsent] = useState('');
  const [covering_id, setCovering] = useState('');
  const [starts_on, setStart] = useState(today);
  const [ends_on, setEnd] = useState('');
  const [wrong, setWrong] = useState<'incomplete' | 'backwards' | null>(null);
  const absent_id = alone ?? absent;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!absent_id || !covering_id || !starts_on || !ends_on) return setWrong('incomplete');
    if (ends_on < starts_on) return setWrong('backwards');
    setWrong(null);
    add.mutate(
      { absent_id, covering_id, starts_on, ends_on },
      {
        onSuccess: () => {
          toast.success(t.arranged);
          setCovering('');
          setEnd('');
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      {alone === undefined && (
        <SelectField
          label={t.absent}
          placeholder={t.choose}
          value={absent}
          options={optionsOf(absentees)}
          onChange={(event) => setAbsent(event.target.value)}
          className="sm:col-span-2"
        />
      )}
      <SelectField
        label={t.covering}
        placeholder={t.choose}
        value={covering_id}
        options={optionsOf(colleagues.filter(({ id }) => id !== absent_id))}
        onChange={(event) => setCovering(event.target.value)}
        className="sm:col-span-2"
      />
      <TextField
        label={t.from}
        type="date"
        value={starts_on}
        onChange={(event) => setStart(event.target.value)}
      />
      <TextField
        label={t.to}
        type="date"
        min={starts_on}
        value={ends_on}
        onChange={(event) => setEnd(event.target.value)}
      />
      {(wrong || add.error) && (
        <div className="sm:col-span-2">
          <Notice tone="error" title={t.failed}>
            {wrong ? t[wrong] : serverSentence(add.error, language)}
          </Notice>
        </div>
      )}
      <Button type="submit" isPending={add.isPending} className="justify-self-start">
        {t.submit}
      </Button>
    </form>
  );
}
