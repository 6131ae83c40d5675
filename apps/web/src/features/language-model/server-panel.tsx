import { type ListedModel, modelServerKinds } from '@noteer/contract';
import { failureSentence } from '../../lib/error-strings.ts';
import { wholeNumber } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FoundServers } from './found-servers.tsx';
import { type Faults, isPublic, type ServerForm, type ServerPlace } from './model-form.ts';
import { serverProblemStrings, serverStrings } from './server-strings.ts';
import { type Listed, useServerModels } from './use-server-models.ts';

type ServerPanelProps = {
  place: ServerPlace;
  form: ServerForm;
  faults: Faults;
  hasKey: boolean;
  /** By the environment: nothing here can be changed. */
  isHeld: boolean;
  onFill: (form: ServerForm) => void;
};

/** What Ollama reads where nobody set more. */
const OLLAMA_TOKENS = '4096';

const contextOf = (model: ListedModel | undefined, software: Listed['software']): string =>
  model?.context_tokens?.toString() ?? (software === 'ollama' ? OLLAMA_TOKENS : '');

/** The address, the key and the model of a server. */
export function ServerPanel({ place, form, faults, hasKey, isHeld, onFill }: ServerPanelProps) {
  const t = useStrings(serverStrings);
  const { listed, setListed, list } = useServerModels();
  const takeModel = (name: string, { models, software }: Listed, base = form) =>
    onFill({
      ...base,
      model: name,
      context_tokens: contextOf(
        models.find((each) => each.name === name),
        software,
      ),
    });

  return (
    <div className="mt-5 flex flex-col gap-5 border-line border-t pt-5">
      {place === 'house' && !isHeld && (
        <FoundServers
          onTake={({ url, ...server }) => {
            setListed({ ...server, problem: null });
            takeModel(
              server.models[0]?.name ?? '',
              { ...server, problem: null },
              { ...form, kind: 'http', url },
            );
          }}
        />
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Address {...{ place, form, faults, isHeld, onFill }} />
        <PasswordField
          label={t.key}
          hint={hasKey ? t.keyKept : t.keyHint}
          error={faults.key && t.keyMissing}
          autoComplete="off"
          showLabel={t.showKey}
          hideLabel={t.hideKey}
          disabled={isHeld}
          value={form.key}
          onChange={(event) => onFill({ ...form, key: event.target.value })}
        />
        <ModelField
          {...{ form, faults, isHeld, listed }}
          onType={(model) => onFill({ ...form, model })}
          onTake={(name) => listed && takeModel(name, listed)}
        />
        <TextField
          label={t.context}
          hint={listed?.software === 'ollama' ? t.contextOllama : t.contextHint}
          error={faults.context_tokens && t.contextWrong}
          inputMode="numeric"
          disabled={isHeld}
          value={form.context_tokens}
          onChange={(event) => onFill({ ...form, context_tokens: event.target.value })}
        />
      </div>
      {!isHeld && <ListButton {...{ place, form, listed, list }} />}
    </div>
  );
}

type FieldsProps = Pick<ServerPanelProps, 'place' | 'form' | 'faults' | 'isHeld' | 'onFill'>;

function Address({ place, form, faults, isHeld, onFill }: FieldsProps) {
  const t = useStrings(serverStrings);
  const isOutside = isPublic(form.url);
  const hint =
    place === 'house' ? t.urlHint : form.kind === 'mistral' ? t.urlMistralHint : t.urlElsewhereHint;
  return (
    <>
      <SelectField
        label={t.kind}
        disabled={isHeld}
        value={form.kind}
        options={modelServerKinds.map((kind) => ({ value: kind, label: t[kind] }))}
        onChange={(event) => onFill({ ...form, kind: event.target.value as ServerForm['kind'] })}
      />
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
    </>
  );
}

type ModelFieldProps = Pick<ServerPanelProps, 'form' | 'faults' | 'isHeld'> & {
  listed: Listed | undefined;
  onType: (model: string) => void;
  onTake: (name: string) => void;
};

function ModelField({ form, faults, isHeld, listed, onType, onTake }: ModelFieldProps) {
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

type ListButtonProps = Pick<ServerPanelProps, 'place' | 'form'> &
  Pick<ReturnType<typeof useServerModels>, 'listed' | 'list'>;

function ListButton({ place, form, listed, list }: ListButtonProps) {
  const t = useStrings(serverStrings);
  const problems = useStrings(serverProblemStrings);
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Button
        variant="secondary"
        size="sm"
        isPending={list.isPending}
        onClick={() =>
          list.mutate({
            ...{ place, kind: form.kind, url: form.url.trim() },
            ...(form.key.trim() && { key: form.key.trim() }),
          })
        }
      >
        {t.list}
      </Button>
      <div role="status" className="min-w-0">
        {listed && !listed.problem && <p className="text-green">{t.listed(listed.models.length)}</p>}
        {listed?.problem && <Notice tone="warning">{problems[listed.problem]}</Notice>}
      </div>
      {list.error && <p className="text-red">{failureSentence(list.error, language)}</p>}
    </div>
  );
}
