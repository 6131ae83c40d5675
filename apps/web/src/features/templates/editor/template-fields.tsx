import { LONGEST_TEMPLATE_NAME, TemplateFamily } from '@noteer/contract';
import { useMay } from '../../../lib/may.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Form } from '../sections.ts';
import { familyStrings } from '../strings.ts';
import type { Problems } from './problems.ts';
import { editorStrings } from './strings.ts';

type TemplateFieldsProps = {
  form: Form;
  is_shared: boolean;
  isNew: boolean;
  problems: Problems;
  onChange: (form: Form) => void;
  onShare: (is_shared: boolean) => void;
};

export function TemplateFields({ form, is_shared, isNew, problems, onChange, onShare }: TemplateFieldsProps) {
  const t = useStrings(editorStrings);
  const families = useStrings(familyStrings);
  const may = useMay();
  return (
    <Card>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t.name}
          value={form.name}
          maxLength={LONGEST_TEMPLATE_NAME}
          error={problems.name}
          onChange={(event) => onChange({ ...form, name: event.target.value })}
          className="sm:col-span-2"
        />
        <SelectField
          label={t.family}
          value={form.family}
          options={TemplateFamily.options.map((value) => ({ value, label: families[value] }))}
          onChange={(event) => onChange({ ...form, family: event.target.value as Form['family'] })}
        />
        {isNew && may('share_templates') && (
          <SelectField
            label={t.whose}
            value={is_shared ? 'shared' : 'mine'}
            options={(['mine', 'shared'] as const).map((value) => ({ value, label: t[value] }))}
            onChange={(event) => onShare(event.target.value === 'shared')}
          />
        )}
      </div>
    </Card>
  );
}
