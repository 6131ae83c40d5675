import { Mic } from 'lucide-react';
import type { MicrophoneChoice } from '../../../capture/microphone.ts';
import { type Language, useLanguage, useStrings } from '../../../lib/strings.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { choiceStrings } from './strings.ts';
import type { Choices } from './use-choices.ts';

type MicrophoneFieldProps = {
  microphones: MicrophoneChoice[];
  value: string | null;
  onChange: (id: string) => void;
  /** A sign in place of its name, in a line with other small print. */
  isSmall?: boolean | undefined;
};

export function MicrophoneField({ microphones, value, onChange, isSmall }: MicrophoneFieldProps) {
  const t = useStrings(choiceStrings);
  const options = microphones.map(({ id, label }, index) => ({
    value: id,
    label: label || t.nameless(index + 1),
  }));
  const isKnown = options.some((option) => option.value === value);
  return (
    <SelectField
      label={isSmall ? <MicrophoneSign name={t.microphone} /> : t.microphone}
      options={options.length > 0 ? options : [{ value: '', label: t.anyMicrophone }]}
      value={isKnown && value ? value : (options[0]?.value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      className={isSmall ? 'record-microphone' : undefined}
    />
  );
}

const MicrophoneSign = ({ name }: { name: string }) => (
  <>
    <Mic aria-hidden="true" className="size-4 text-muted" />
    <span className="sr-only">{name}</span>
  </>
);

export function ConversationFields({ choices }: { choices: Choices }) {
  const t = useStrings(choiceStrings);
  const language = useLanguage();
  const templates = choices.templates.map(({ id, name }) => ({ value: id, label: name[language] }));
  return (
    <>
      <SelectField
        label={t.language}
        options={[
          { value: 'nl', label: t.nl },
          { value: 'en', label: t.en },
        ]}
        value={choices.language}
        onChange={(event) => choices.setLanguage(event.target.value as Language)}
      />
      <SelectField
        label={t.template}
        options={templates.length > 0 ? templates : [{ value: choices.template, label: t.standard }]}
        value={choices.template}
        onChange={(event) => choices.setTemplate(event.target.value)}
      />
    </>
  );
}
