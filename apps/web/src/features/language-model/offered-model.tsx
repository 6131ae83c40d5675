import { fetchLanguageModel, type LanguageModel, pauseLanguageModel } from '@noteer/contract';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { durationText, gigabytes } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { useModelDeed } from './api.ts';
import { hereStrings } from './here-strings.ts';
import { ModelProgress } from './model-progress.tsx';
import { RemoveButton } from './remove-button.tsx';
import { shownName } from './shown-name.ts';

/** What a line of 100 Mbit/s brings in a second. */
const BYTES_A_SECOND = 12_500_000;
/** As the server keeps free beside the file. */
const SPARE_BYTES = 2_000_000_000;

type Machine = { memory_bytes: number; disk_free_bytes: number } | null;

type OfferedModelProps = { model: LanguageModel; mayFetch: boolean; machine: Machine; isInUse: boolean };

/** A language model that can be fetched: what it costs, how far fetching it is, and removing it. */
export function OfferedModel({ model, mayFetch, machine, isInUse }: OfferedModelProps) {
  const t = useStrings(hereStrings);
  const language = useLanguage();
  const headingId = useId();
  const size = gigabytes(model.bytes, language);
  return (
    <li
      aria-labelledby={headingId}
      className="flex flex-col gap-1 border-line border-t py-4 text-sm last:pb-0 md:pb-0"
    >
      <h3 id={headingId} className="font-medium text-base">
        {shownName(model.name)}
      </h3>
      {model.is_recommended && model.state !== 'ready' && <p className="text-green">{t.recommended}</p>}
      <p className="text-muted">{t.costs(size, gigabytes(model.memory_bytes, language))}</p>
      {model.state === 'absent' && (
        <p className="text-muted">{t.time(durationText(model.bytes / BYTES_A_SECOND, language))}</p>
      )}
      {model.note_minutes !== null && (
        <p className="text-muted">
          {t.noteTime(model.note_minutes)} {model.is_measured ? t.measured : t.workedOut}
        </p>
      )}
      <p className="text-muted">{t.source(model.host, model.licence)}</p>
      {model.state === 'ready' ? (
        <>
          <p className="flex items-start gap-1.5 pt-1 font-medium text-green">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t.ready}
          </p>
          {model.is_removable && !isInUse && <RemoveButton model={model} />}
        </>
      ) : (
        <Fetching model={model} mayFetch={mayFetch} obstacle={obstacleOf(model, machine, t, language)} />
      )}
    </li>
  );
}

type Words = ReturnType<typeof useStrings<typeof hereStrings>>;

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
  const t = useStrings(hereStrings);
  const language = useLanguage();
  const fetching = useModelDeed(fetchLanguageModel);
  const pausing = useModelDeed(pauseLanguageModel);
  const { name, state, trouble, host, is_recommended } = model;
  const failure = fetching.error ?? pausing.error;
  if (!mayFetch && state === 'absent') return <p className="pt-1">{t.mayNot(name)}</p>;
  if (obstacle && state !== 'fetching') return <p className="pt-1 text-amber">{obstacle}</p>;
  const isBegun = state === 'fetching' || state === 'paused' || (state === 'failed' && model.bytes_done > 0);
  const begin = { absent: t.fetch, paused: t.resume, failed: t.again };
  return (
    <div className="flex flex-col items-start gap-3 pt-2">
      {(state === 'fetching' || model.bytes_done > 0) && (
        <ModelProgress model={model} called={t.progressOf(shownName(name))} />
      )}
      {state === 'failed' && (
        <p role="alert" className="flex items-start gap-1.5 text-red">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t[trouble ?? 'other'](host)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
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
        {isBegun && <RemoveButton model={model} />}
      </div>
      {failure && (
        <p role="alert" className="text-red">
          {t.failed}. {failureSentence(failure, language)}
        </p>
      )}
    </div>
  );
}
