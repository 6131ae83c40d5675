import { kindNames, settingNames } from '@noteer/clinical';
import { type CodedContactField, type ConsultationCodes, ContactFacts } from '@noteer/contract';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureSentence } from '../lib/error-strings.ts';
import { minutesText } from '../lib/format.ts';
import { useMay } from '../lib/may.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useSayFacts } from './code-queries.ts';
import { factStrings } from './code-strings.ts';
import { NumberFact } from './number-fact.tsx';

const settings = Object.keys(settingNames).map(Number) as (keyof typeof settingNames)[];
const kinds = Object.keys(kindNames) as (keyof typeof kindNames)[];
const sayable = Object.keys(ContactFacts.shape) as (keyof ContactFacts)[];

/** What nobody has said and matters to a code. */
const missingIn = ({ suggestions }: ConsultationCodes): Set<CodedContactField> =>
  new Set(suggestions.flatMap(({ missing }) => missing));

/** What was answered is no longer asked: the field that had the focus is gone, and with it one's place. */
function keepFocus(place: HTMLElement | null) {
  if (document.activeElement === document.body) place?.focus();
}

/** Asks for what is missing, right where it is missing; what seldom matters is a press away. */
export function CodeFacts({ codes }: { codes: ConsultationCodes }) {
  const t = useStrings(factStrings);
  const language = useLanguage();
  const may = useMay();
  const say = useSayFacts(codes.id);
  const [isOpen, setOpen] = useState(false);
  const missing = missingIn(codes);
  const asked = sayable.filter((name) => missing.has(name));
  const others = sayable.filter((name) => !missing.has(name));
  const place = useRef<HTMLDivElement>(null);
  const change = (changed: Partial<ContactFacts>) =>
    say.mutate(
      { ...codes.facts, ...changed, facts_revision: codes.facts_revision },
      { onSuccess: () => requestAnimationFrame(() => keepFocus(place.current)) },
    );
  const field = (name: keyof ContactFacts) => (
    <FactField key={name} name={name} codes={codes} isPending={say.isPending} onChange={change} />
  );
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {missing.has('profession') && (
        <Notice tone="warning">{may('set_profession') ? t.profession : t.ownProfession}</Notice>
      )}
      {asked.length > 0 && (
        <fieldset className="code-facts code-facts-asked">
          <legend className="text-sm font-semibold">{t.heading}</legend>
          {asked.map(field)}
        </fieldset>
      )}
      {say.error && (
        <Notice tone="error" title={t.saveFailed}>
          {failureSentence(say.error, language)}
        </Notice>
      )}
      <div>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 items-center gap-1.5 rounded-control text-sm font-medium text-pine pointer-coarse:min-h-11"
        >
          <ChevronDown aria-hidden="true" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
          {t.change}
        </button>
        {isOpen && <div className="code-facts pt-2">{others.map(field)}</div>}
      </div>
    </div>
  );
}

type FactFieldProps = {
  name: keyof ContactFacts;
  codes: ConsultationCodes;
  isPending: boolean;
  onChange: (changed: Partial<ContactFacts>) => void;
};

function FactField({ name, codes: { facts, contact }, isPending, onChange }: FactFieldProps) {
  const t = useStrings(factStrings);
  const language = useLanguage();
  const select = { label: t[name], disabled: isPending };
  /** Nothing said here: what holds by the profile or the template, where that is known. */
  const usual = (known: string | undefined) => ({ value: '', label: known ? t.usual(known) : t.choose });
  switch (name) {
    case 'kind':
      return (
        <SelectField
          {...select}
          value={facts.kind ?? ''}
          options={[
            usual(facts.kind === null && contact.kind ? kindNames[contact.kind][language] : undefined),
            ...kinds.map((value) => ({ value, label: kindNames[value][language] })),
          ]}
          onChange={({ target }) => onChange({ kind: kinds.find((kind) => kind === target.value) ?? null })}
        />
      );
    case 'setting':
      return (
        <SelectField
          {...select}
          value={facts.setting ?? ''}
          options={[
            usual(
              facts.setting === null && contact.setting ? settingNames[contact.setting][language] : undefined,
            ),
            ...settings.map((value) => ({ value: String(value), label: settingNames[value][language] })),
          ]}
          onChange={({ target }) =>
            onChange({ setting: settings.find((setting) => String(setting) === target.value) ?? null })
          }
        />
      );
    case 'interpreter':
      return (
        <SelectField
          {...select}
          value={facts.interpreter}
          options={ContactFacts.shape.interpreter.options.map((value) => ({ value, label: t[value] }))}
          onChange={({ target }) => onChange({ interpreter: target.value as ContactFacts['interpreter'] })}
        />
      );
    case 'group_size':
      return (
        <NumberFact
          label={t.group_size}
          value={facts.group_size}
          most={100}
          wrong={t.badGroup}
          onChange={(group_size) => onChange({ group_size: group_size ?? 1 })}
        />
      );
    case 'real_minutes':
      return (
        <NumberFact
          label={t.real_minutes}
          value={facts.real_minutes}
          least={0}
          most={1440}
          wrong={t.badMinutes}
          hint={
            facts.real_minutes === null && contact.real_minutes !== null
              ? t.byRecording(minutesText(contact.real_minutes, language))
              : undefined
          }
          onChange={(real_minutes) => onChange({ real_minutes })}
        />
      );
    case 'travel_minutes':
      return (
        <NumberFact
          label={t.travel_minutes}
          value={facts.travel_minutes}
          most={600}
          wrong={t.badTravel}
          onChange={(travel_minutes) => onChange({ travel_minutes })}
        />
      );
  }
}
