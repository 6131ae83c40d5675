import type { InstitutionField, InstitutionSettings } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import type { Value } from './fields.ts';
import { LogoPicture } from './logo-picture.tsx';
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
  return (
    <dl className="divide-y divide-line">
      {fields.map((field) => (
        <div key={field} className="py-3">
          <dt className="text-sm font-medium">{labels[field]}</dt>
          <dd className="break-words whitespace-pre-line">
            <Shown as="del" field={field} value={before[field]} />{' '}
            <span aria-hidden className="text-muted">
              →
            </span>{' '}
            <Shown as="ins" field={field} value={after[field]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A logo is looked at; everything else is read. */
function Shown({ as: Mark, field, value }: { as: 'del' | 'ins'; field: InstitutionField; value: Value }) {
  const words = useShownValue()(field, value);
  const isPicture = field === 'logo' && value !== '';
  return (
    <Mark className={Mark === 'del' ? 'text-muted decoration-1' : 'no-underline'}>
      {isPicture ? <LogoPicture logo={String(value)} alt={words} /> : words}
    </Mark>
  );
}
