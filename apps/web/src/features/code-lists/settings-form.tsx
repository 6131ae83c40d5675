import type { CodeSettings, NoteTemplate } from '@noteer/contract';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useDecide } from './api.ts';
import { settingsStrings } from './settings-strings.ts';
import { TemplateKinds } from './template-kinds.tsx';

type SettingsFormProps = { settings: CodeSettings; templates: NoteTemplate[]; onReload: () => void };

export function SettingsForm({ settings, templates, onReload }: SettingsFormProps) {
  const t = useStrings(settingsStrings);
  const language = useLanguage();
  const save = useDecide(() => toast.success(t.saved));
  const [decided, setDecided] = useState(settings);
  const change = (changed: Partial<CodeSettings>) => setDecided({ ...decided, ...changed });
  const { time_rule, template_kinds, version } = decided;

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ time_rule, template_kinds, version });
  }

  const isOutdated = save.error instanceof ApiError && save.error.code === 'code_settings_changed';
  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-col gap-6">
      <Card heading={t.rules}>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <SelectField
            label={t.timeRule}
            hint={time_rule === 'planning' ? t.planningHint : t.realHint}
            value={time_rule}
            options={(['planning', 'real'] as const).map((value) => ({ value, label: t[value] }))}
            onChange={(event) => change({ time_rule: event.target.value as CodeSettings['time_rule'] })}
          />
          <p className="text-sm text-muted">
            {t.elsewhere}{' '}
            <Link to="/institution" className="text-pine underline">
              {t.institution}
            </Link>
            .
          </p>
        </div>
      </Card>
      <Card heading={t.kinds}>
        <p className="max-w-[68ch] pb-4 text-sm text-muted">{t.kindsHint}</p>
        <TemplateKinds
          templates={templates}
          kinds={template_kinds}
          onChange={(kinds) => change({ template_kinds: kinds })}
        />
      </Card>
      {save.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(save.error, language)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {isOutdated && (
          <Button variant="secondary" onClick={onReload}>
            {t.reload}
          </Button>
        )}
        <Button type="submit" isPending={save.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
