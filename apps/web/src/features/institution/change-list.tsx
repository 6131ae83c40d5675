import type { InstitutionField, InstitutionSettings } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { useShownValue } from './shown-value.ts';
import { fieldStrings } from './strings.ts';

type ChangeListProps = {
  fields: readonly InstitutionField[];
  before: InstitutionSettings;
  after: InstitutionSettings;
};

/** Which settings change, from what to what. */
export function ChangeList({ fields, before, after }: ChangeListProps) {
  const labels = useStrings(fieldStrings);
  const shown = useShownValue();
  return (
    <dl className="divide-y divide-line">
      {fields.map((field) => (
        <div key={field} className="py-3">
          <dt className="text-sm font-medium">{labels[field]}</dt>
          <dd className="break-words whitespace-pre-line">
            <del className="text-muted decoration-1">{shown(field, before[field])}</del>{' '}
            <span aria-hidden className="text-muted">
              →
            </span>{' '}
            <ins className="no-underline">{shown(field, after[field])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
