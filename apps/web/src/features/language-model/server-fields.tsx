import { modelServerKinds } from '@noteer/contract';
import { wholeNumber } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Faults, isPublic, type ServerForm, type ServerPlace } from './model-form.ts';
import { serverStrings } from './server-strings.ts';
import type { Listed } from './use-server-models.ts';

export type ServerPanelProps = {
  place: ServerPlace;
  form: ServerForm;
  faults: Faults;
  hasKey: boolean;
  /** By the environment: nothing here can be changed. */
  isHeld: boolean;
  onFill: (form: ServerForm) => void;
};

type AddressFieldProps = Pick<ServerPanelProps, 'place' | 'form' | 'faults' | 'isHeld' | 'onFill'>;
type KindFieldProps = Pick<ServerPanelProps, 'form' | 'isHeld' | 'onFill'>;

export function KindField({ form, isHeld, onFill }: KindFieldProps) {
  const t = useStrings(serverStrings);
  return (
    <SelectField
      label={t.kind}
      disabled={isHeld}
      value={form.kind}
      options={modelServerKinds.map((kind) => ({ value: kind, label: t[kind] }))}
      onChange={(event) => onFill({ ...form, kind: event.target.value as ServerForm['kind'] })}
    />
  );
}

/** Of a public address in the house somebody has to say that it is the institution's own. */
export function AddressField({ place, form, faults, isHeld, onFill }: AddressFieldProps) {
  const t = useStrings(serverStrings);
  const isOutside = isPublic(form.url);
  const hint =
    place === 'house' ? t.urlHint : form.kind === 'mistral' ? t.urlMistralHint : t.urlElsewhereHint;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t.url}
        hint={isOutside && form.url.startsWith('http:') ? t.plain : hint}
        error={faults.url && t.urlWrong}
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        disabled={isHeld}
        value={form.url}
        onChange={(event) => onFill({ ...form, url: event.target.value, is_ours: false })}
      />
      {place === 'house' && isOutside && (
        <CheckboxField
          checked={form.is_ours}
          disabled={isHeld}
          error={faults.is_ours && t.isOursMissing}
          onChange={(event) => onFill({ ...form, is_ours: event.target.checked })}
        >
          <span className="text-sm">{t.isOurs}</span>
        </CheckboxField>
      )}
    </div>
  );
}

type ModelFieldProps = Pick<ServerPanelProps, 'form' | 'faults' | 'isHeld'> & {
  listed: Listed | undefined;
  onType: (model: string) => void;
  onTake: (name: string) => void;
};

/** Any name can be typed; what the server said it has is offered. */
export function ModelField({ form, faults, isHeld, listed, onType, onTake }: ModelFieldProps) {
  const t = useStrings(serverStrings);
  const language = useLanguage();
  const models = listed?.models ?? [];
  // What is chosen already is offered beside all others.
  const isChosen = models.some(({ name }) => name === form.model);
  const fitting = isChosen
    ? models
    : models.filter(({ name }) => name.toLowerCase().includes(form.model.toLowerCase()));
  return (
    <SuggestField
      label={t.model}
      hint={t.modelHint}
      error={faults.model && t.modelMissing}
      disabled={isHeld}
      autoCapitalize="none"
      spellCheck={false}
      value={form.model}
      listLabel={t.models}
      status={t.listed(models.length)}
      suggestions={fitting.map(({ name, context_tokens }) => ({
        id: name,
        label: name,
        detail: context_tokens ? t.tokens(wholeNumber(context_tokens, language)) : undefined,
      }))}
      onChange={(event) => onType(event.target.value)}
      onChoose={onTake}
    />
  );
}
