import type { InstitutionPreview, InstitutionSettings } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { carryStrings } from './carry-strings.ts';
import { ChangeList } from './change-list.tsx';
import { changedFields } from './fields.ts';

type FileChangesProps = { before: InstitutionSettings; preview: InstitutionPreview };

/** What a file would change: settings, templates, and how codes are found. */
export function FileChanges({ before, preview }: FileChangesProps) {
  const t = useStrings(carryStrings);
  const fields = changedFields(before, preview.settings);
  const templates = preview.templates.filter(({ change }) => change !== 'same');
  const { time_rule, changed_kinds } = preview;
  const changesCodes = time_rule !== null || changed_kinds > 0;
  if (fields.length + templates.length === 0 && !changesCodes) return <p>{t.nothing}</p>;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t.more}</p>
      {fields.length > 0 && <ChangeList fields={fields} before={before} after={preview.settings} />}
      {templates.length > 0 && (
        <section>
          <h3 className="text-sm font-medium">{t.templates}</h3>
          <ul>
            {templates.map(({ name, change }) => (
              <li key={name} className="break-words">
                {name} <span className="text-muted">({change === 'new' ? t.new : t.changed})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changesCodes && (
        <section>
          <h3 className="text-sm font-medium">{t.codes}</h3>
          {time_rule && <p>{t[time_rule]}</p>}
          {changed_kinds > 0 && <p>{t.kinds(changed_kinds)}</p>}
        </section>
      )}
    </div>
  );
}
