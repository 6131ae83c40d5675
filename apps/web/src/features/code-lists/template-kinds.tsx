import type { CodeSettings, NoteTemplate } from '@noteer/contract';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { settingsStrings } from './settings-strings.ts';

type Kinds = CodeSettings['template_kinds'];
type TemplateKindsProps = { templates: NoteTemplate[]; kinds: Kinds; onChange: (kinds: Kinds) => void };

export function TemplateKinds({ templates, kinds, onChange }: TemplateKindsProps) {
  const t = useStrings(settingsStrings);
  const language = useLanguage();
  const options = (['diagnostics', 'treatment'] as const).map((value) => ({ value, label: t[value] }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {templates.map(({ id, name }) => (
        <SelectField
          key={id}
          label={name[language]}
          value={kinds[id] ?? 'treatment'}
          options={options}
          onChange={(event) => onChange({ ...kinds, [id]: event.target.value as Kinds[string] })}
        />
      ))}
    </div>
  );
}
