import type { LanguageModel } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { durationText, gigabytes } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { languageModelsQuery, useFetchModel, usePauseModel } from './api.ts';
import { languageModelStrings } from './language-model-strings.ts';
import { ModelProgress } from './model-progress.tsx';

/** What a line of 100 Mbit/s brings in a second. */
const BYTES_A_SECOND = 12_500_000;
/** As the server keeps free beside the file. */
const SPARE_BYTES = 2_000_000_000;

/** `qwen3-4b` as people write it. */
const shownName = (name: string) =>
  name
    .replace(/^\w/, (letter) => letter.toUpperCase())
    .replace(/-(\d+)b\b/, ' $1B')
    .replaceAll('-', ' ');

/** A language model that writes the notes: what it costs, fetching it, and how far that is. */
export function LanguageModels() {
  const t = useStrings(languageModelStrings);
  const language = useLanguage();
  const { data, error } = useQuery(languageModelsQuery());
  return (
    <Card heading={t.heading}>
      <div className="flex flex-col gap-2 text-sm">
        <p>{t.intro}</p>
        <p className="text-muted">{t.privacy}</p>
        <p className="text-muted">{t.slower}</p>
      </div>
      {!data && !error && <SkeletonText lines={3} />}
      {!data && error && (
        <p role="alert" className="pt-3 text-sm">
          <span className="font-medium">{t.fetchFailed}. </span>
          <span className="text-muted">{failureSentence(error, language)}</span>
        </p>
      )}
      {data && (
        <ul className="mt-4 flex flex-col divide-y divide-line border-line border-t">
          {data.models.map((model) => (
            <Model key={model.name} model={model} mayFetch={data.may_fetch} machine={data.machine} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type Machine = { memory_bytes: number; disk_free_bytes: number } | null;

function Model({ model, mayFetch, machine }: { model: LanguageModel; mayFetch: boolean; machine: Machine }) {
  const t = useStrings(languageModelStrings);
  const language = useLanguage();
  const headingId = useId();
  const size = gigabytes(model.bytes, language);
  return (
    <li aria-labelledby={headingId} className="flex flex-col gap-1 py-4 text-sm last:pb-0">
      <h3 id={headingId} className="font-medium text-base">
        {shownName(model.name)}
      </h3>
      {model.is_recommended && model.state !== 'ready' && <p className="text-green">{t.recommended}</p>}
      <p className="text-muted">{t.costs(size, gigabytes(model.memory_bytes, language))}</p>
      {model.state === 'absent' && (
        <p className="text-muted">{t.time(durationText(model.bytes / BYTES_A_SECOND, language))}</p>
      )}
      <p className="text-muted">{t.source(model.host, model.licence)}</p>
      {model.state === 'ready' ? (
        <p className="flex items-start gap-1.5 pt-1 font-medium text-green">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t.ready}
        </p>
      ) : (
        <Fetching model={model} mayFetch={mayFetch} obstacle={obstacleOf(model, machine, t, language)} />
      )}
    </li>
  );
}

type Words = ReturnType<typeof useStrings<typeof languageModelStrings>>;

/** What is in the way before anything is asked for. */
function obstacleOf(
  { bytes, bytes_done, memory_bytes }: LanguageModel,
  machine: Machine,
  t: Words,
  language: ReturnType<typeof useLanguage>,
): string | undefined {
  if (!machine) return undefined;
  if (machine.memory_bytes < memory_bytes)
    return t.tooLittleMemory(gigabytes(machine.memory_bytes, language));
  if (machine.disk_free_bytes < bytes - bytes_done + SPARE_BYTES)
    return t.tooLittleDisk(gigabytes(machine.disk_free_bytes, language));
  return undefined;
}

type FetchingProps = { model: LanguageModel; mayFetch: boolean; obstacle: string | undefined };

function Fetching({ model, mayFetch, obstacle }: FetchingProps) {
  const t = useStrings(languageModelStrings);
  const language = useLanguage();
  const fetching = useFetchModel();
  const pausing = usePauseModel();
  const { name, state, trouble, host, is_recommended } = model;
  const failure = fetching.error ?? pausing.error;
  if (!mayFetch && state === 'absent') return <p className="pt-1">{t.mayNot(name)}</p>;
  if (obstacle && state !== 'fetching') return <p className="pt-1 text-amber">{obstacle}</p>;
  const begin = { absent: t.fetch, paused: t.resume, failed: t.again };
  return (
    <div className="flex flex-col items-start gap-3 pt-2">
      {state !== 'absent' && <ModelProgress model={model} called={t.progressOf(shownName(name))} />}
      {state === 'failed' && (
        <p role="alert" className="flex items-start gap-1.5 text-red">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t[trouble ?? 'other'](host)}
        </p>
      )}
      {state === 'fetching' ? (
        <Button
          variant="secondary"
          size="sm"
          isPending={pausing.isPending}
          onClick={() => pausing.mutate(name)}
        >
          {t.pause}
        </Button>
      ) : (
        <Button
          variant={is_recommended ? 'primary' : 'secondary'}
          size="sm"
          aria-label={state === 'absent' ? t.fetchNamed(shownName(name)) : undefined}
          isPending={fetching.isPending}
          onClick={() => fetching.mutate(name)}
        >
          {begin[state as keyof typeof begin]}
        </Button>
      )}
      {failure && (
        <p role="alert" className="text-red">
          {t.failed}. {failureSentence(failure, language)}
        </p>
      )}
    </div>
  );
}
