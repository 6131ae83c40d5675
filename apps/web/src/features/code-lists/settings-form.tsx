import type { CodeSettings, NoteTemplate } from '@noteer/contract';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useDecide } from './api.ts';
import { settingsStrings } from './settings-strings.ts';
import { TemplateKinds } from './template-kinds.tsx';

type SettingsFormProps = { settings: CodeSettings; templates: NoteTemplate[]; onReload: () => void };

export function SettingsForm({ settings, templates, onReload }: SettingsFormProps) {
  const t = useStrings(settingsStrings);
  const language = useLanguage();
  const save = useDecide();
  const [decided, setDecided] = useState(settings);
  const [isTried, setTried] = useState(false);
  const change = (changed: Partial<CodeSettings>) => setDecided({ ...decided, ...changed });
  const { time_rule, confirmed_by, icd10_reason, template_kinds, version } = decided;
  const lacksReason = icd10_reason !== null && icd10_reason.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (lacksReason) return;
    save.mutate(
      { time_rule, confirmed_by, icd10_reason, template_kinds, version },
      { onSuccess: () => toast.success(t.saved) },
    );
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
          <SelectField
            label={t.confirmedBy}
            hint={t.confirmedByHint}
            value={confirmed_by}
            options={(['administrator', 'clinician'] as const).map((value) => ({ value, label: t[value] }))}
            onChange={(event) => change({ confirmed_by: event.target.value as CodeSettings['confirmed_by'] })}
          />
        </div>
      </Card>
      <Card>
        <div className="flex max-w-[68ch] flex-col gap-4">
          <Switch
            label={t.icd10}
            isOn={icd10_reason !== null}
            onChange={(isOn) => change({ icd10_reason: isOn ? (settings.icd10_reason ?? '') : null })}
          />
          <Notice tone={icd10_reason === null ? 'info' : 'warning'}>{t.icd10Notice}</Notice>
          {icd10_reason !== null && (
            <TextAreaField
              label={t.icd10Reason}
              hint={t.icd10ReasonHint}
              value={icd10_reason}
              maxLength={2_000}
              error={isTried && lacksReason ? t.icd10ReasonMissing : undefined}
              onChange={(event) => change({ icd10_reason: event.target.value })}
            />
          )}
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
