import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { FieldError, labelLook } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { kindStrings } from '../kind-strings.ts';
import type { Section } from '../sections.ts';
import { styleStrings } from '../strings.ts';
import { sectionStrings } from './strings.ts';

type SectionDetailsProps = {
  section: Section;
  /** Closed it says in a line what it holds. */
  isOpen: boolean;
  isFixed: boolean;
  kindsError: string | undefined;
  wishError: string | undefined;
  onChange: (change: Partial<Section>) => void;
  onChooseKinds: () => void;
};

/** As many as fit a line of a phone. */
const MOST_NAMED = 3;

export function SectionDetails({ section, isOpen, ...rest }: SectionDetailsProps) {
  return isOpen ? <Open section={section} {...rest} /> : <Closed section={section} />;
}

function Closed({ section: { kinds, style } }: { section: Section }) {
  const t = useStrings(sectionStrings);
  const names = useStrings(kindStrings);
  const styles = useStrings(styleStrings);
  const named = kinds.slice(0, MOST_NAMED).map((kind) => names[kind]);
  const more = kinds.length - named.length;
  return (
    <p className="px-4 pb-3 text-sm text-muted">
      {kinds.length === 0 ? t.noKinds : [...named, ...(more > 0 ? [t.moreKinds(more)] : [])].join(', ')}
      {' · '}
      {styles[style]}
    </p>
  );
}

type OpenProps = Omit<SectionDetailsProps, 'isOpen'>;

function Open({ section, isFixed, kindsError, wishError, onChange, onChooseKinds }: OpenProps) {
  const t = useStrings(sectionStrings);
  const names = useStrings(kindStrings);
  const styles = useStrings(styleStrings);
  const { kinds, style, wish, says_not_discussed, takes_rest } = section;
  return (
    <div className="flex flex-col gap-4 px-4 pt-2 pb-4">
      <div className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-3">
          <p className={labelLook}>{t.kinds}</p>
          {!isFixed && (
            <Button variant="secondary" size="sm" onClick={onChooseKinds}>
              {t.chooseKinds}
            </Button>
          )}
        </div>
        {kinds.length === 0 ? (
          <p className="text-sm text-muted">{t.noKinds}</p>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {kinds.map((kind) => (
              <li key={kind} className="rounded-full bg-pine-soft px-2.5 py-0.5 text-sm">
                {names[kind]}
              </li>
            ))}
          </ul>
        )}
        <FieldError id={`${section.key}-kinds`} error={kindsError} />
      </div>
      <SelectField
        label={t.style}
        value={style}
        options={(['telegram', 'sentences', 'list'] as const).map((value) => ({
          value,
          label: styles[value],
        }))}
        onChange={(event) => onChange({ style: event.target.value as Section['style'] })}
      />
      <TextAreaField
        label={t.wish}
        hint={t.wishHint}
        rows={2}
        value={wish}
        error={wishError}
        onChange={(event) => onChange({ wish: event.target.value })}
      />
      <div>
        <CheckboxField
          checked={says_not_discussed}
          onChange={(event) => onChange({ says_not_discussed: event.target.checked })}
        >
          {t.notDiscussed}
        </CheckboxField>
        {/* There is always one: it is given to another, not taken away. */}
        <CheckboxField
          checked={takes_rest}
          disabled={takes_rest}
          onChange={(event) => onChange({ takes_rest: event.target.checked })}
        >
          {t.rest}
        </CheckboxField>
      </div>
    </div>
  );
}
