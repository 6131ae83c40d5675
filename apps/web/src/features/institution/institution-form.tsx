import { type Institution, type InstitutionField, InstitutionSettings } from '@noteer/contract';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useDecide } from './api.ts';
import { ChangeList } from './change-list.tsx';
import { FieldControl } from './field-control.tsx';
import { useFieldError } from './field-error.ts';
import { changedFields, groups, wordsOf } from './fields.ts';
import { groupStrings, institutionStrings } from './strings.ts';

type InstitutionFormProps = {
  institution: Institution;
  /** What the fields hold, saved or not. */
  filled: InstitutionSettings;
  onFill: (settings: InstitutionSettings) => void;
  onReload: () => void;
};

export function InstitutionForm({ institution, filled, onFill, onReload }: InstitutionFormProps) {
  const t = useStrings(institutionStrings);
  const headings = useStrings(groupStrings);
  const language = useLanguage();
  const save = useDecide(() => toast.success(t.saved));
  const errorOf = useFieldError();
  const [wrong, setWrong] = useState<Partial<Record<InstitutionField, string>>>({});
  const [asked, setAsked] = useState<InstitutionSettings>();
  const isOutdated = save.error instanceof ApiError && save.error.code === 'institution_changed';

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = InstitutionSettings.safeParse({
      ...filled,
      expected_words: wordsOf(filled.expected_words.join('\n')),
      sign_up_domains: wordsOf(filled.sign_up_domains.join('\n').toLowerCase()),
    });
    const problems = read.success ? [] : read.error.issues;
    setWrong(Object.fromEntries(problems.map((problem) => [problem.path[0], errorOf(problem)])));
    if (!read.success) return;
    if (changedFields(institution.settings, read.data).length === 0) return void toast.success(t.unchanged);
    setAsked(read.data);
  }

  function decide(settings: InstitutionSettings) {
    save.mutate({ ...settings, version: institution.version }, { onSettled: () => setAsked(undefined) });
  }

  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-col gap-6">
      {groups.map(({ id, fields }) => (
        <Card key={id} heading={headings[id]}>
          <div className="grid items-start gap-5 md:grid-cols-2">
            {fields.map((field) => (
              <FieldControl
                key={field}
                field={field}
                value={filled[field]}
                held_by={institution.held_by[field]}
                error={wrong[field]}
                onChange={(value) => onFill({ ...filled, [field]: value })}
              />
            ))}
          </div>
        </Card>
      ))}
      {save.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(save.error, language)}
        </Notice>
      )}
      <div className="step-foot justify-end">
        {isOutdated && (
          <Button variant="secondary" onClick={onReload}>
            {t.reload}
          </Button>
        )}
        <Button type="submit">{t.save}</Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          size="md"
          title={t.changesTitle}
          body={
            <>
              <p className="pb-2 text-muted">{t.changesMore}</p>
              <ChangeList
                fields={changedFields(institution.settings, asked)}
                before={institution.settings}
                after={asked}
              />
            </>
          }
          confirmLabel={t.confirm}
          cancelLabel={t.cancel}
          isPending={save.isPending}
          onConfirm={() => decide(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </form>
  );
}
