import type { ListedModel } from '@noteer/contract';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FoundServers } from './found-servers.tsx';
import { AddressField, KindField, ModelField, type ServerPanelProps } from './server-fields.tsx';
import { serverProblemStrings, serverStrings } from './server-strings.ts';
import { type Listed, useServerModels } from './use-server-models.ts';

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
        <KindField {...{ form, isHeld, onFill }} />
        <AddressField {...{ place, form, faults, isHeld, onFill }} />
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
