import type { EngineRemedy, EngineStatus as Status } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, type LucideIcon } from 'lucide-react';
import { failureSentence } from '../../lib/error-strings.ts';
import { shortMoment } from '../../lib/format.ts';
import { useMay } from '../../lib/may.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { enginesQuery } from './api.ts';
import { Departures } from './departures.tsx';
import { remedyStrings } from './remedy-strings.ts';
import { engineNames, engineStrings } from './strings.ts';

const looks: Record<Status['state'], { Icon: LucideIcon; colour: string }> = {
  ready: { Icon: CircleCheck, colour: 'text-green' },
  preparing: { Icon: LoaderCircle, colour: 'text-amber' },
  missing: { Icon: CircleDashed, colour: 'text-red' },
  failing: { Icon: CircleAlert, colour: 'text-red' },
};

/** What listens and writes here now, and what to do when it does not. */
export function EngineStatus() {
  const t = useStrings(engineStrings);
  const language = useLanguage();
  const may = useMay();
  const { data: engines, error, refetch, isFetching, dataUpdatedAt } = useQuery(enginesQuery());
  return (
    <Card heading={t.heading}>
      {!engines && !error && <SkeletonText lines={4} />}
      {engines && (
        <ul className="flex flex-col divide-y divide-line">
          {engines.map((engine) => (
            <EngineRow
              key={`${engine.port} ${engine.engine} ${engine.model} ${engine.languages}`}
              {...engine}
            />
          ))}
        </ul>
      )}
      {engines && may('read_departures') && (
        <div className="mt-3 border-t border-line pt-3">
          <Departures />
        </div>
      )}
      {error && (
        <div role="alert" className="flex flex-col items-start gap-3 pt-3 text-sm">
          {engines ? (
            <p className="text-amber">{t.stale(shortMoment(new Date(dataUpdatedAt), language))}</p>
          ) : (
            <p>
              <span className="font-medium">{t.fetchFailed}. </span>
              <span className="text-muted">{failureSentence(error, language)}</span>
            </p>
          )}
          <Button variant="secondary" size="sm" isPending={isFetching} onClick={() => refetch()}>
            {t.retry}
          </Button>
        </div>
      )}
    </Card>
  );
}

function EngineRow({ port, engine, model, state, languages, speed, waiting, remedy }: Status) {
  const t = useStrings(engineStrings);
  const language = useLanguage();
  const name = engineNames[engine]?.[language] ?? engine;
  const { Icon, colour } = looks[state];
  const isExtractive = engine === 'extractive';
  const inWords = languages.map((language) => (language === 'nl' ? t.inDutch : t.inEnglish)).join(', ');
  return (
    <li className="flex flex-col gap-1 py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex items-center justify-between gap-3">
        <span className="text-muted">{t[port]}</span>
        <span aria-live="polite" className={`flex shrink-0 items-center gap-1.5 font-medium ${colour}`}>
          <Icon aria-hidden="true" className="size-4" />
          {t[state]}
        </span>
      </p>
      <p className="text-base font-medium">
        {name}
        {model && !isExtractive && <span className="font-normal text-muted"> · {model}</span>}
      </p>
      {engine === 'http' && port === 'transcription' && <p className="text-amber">{t.soundElsewhere}</p>}
      {engine === 'http' && port === 'writing' && <p className="text-muted">{t.textElsewhere}</p>}
      {isExtractive && <p className="text-muted">{t.extractiveMore}</p>}
      {inWords && <p className="text-muted">{inWords}</p>}
      {speed && <Speed {...speed} />}
      {waiting && waiting.recordings > 0 && (
        <p className="text-amber">{t.waiting(waiting.recordings, waiting.minutes)}</p>
      )}
      {state !== 'ready' && <p>{port === 'voices' ? t.withoutVoices : t[`${state}More`]}</p>}
      {state !== 'ready' && remedy && (
        <p className="mt-1 rounded-control bg-paper-deep px-3 py-2">
          <span className="font-medium">{t[`${state}Remedy`]}: </span>
          <Remedy {...remedy} />
        </p>
      )}
    </li>
  );
}

function Remedy(remedy: EngineRemedy) {
  const t = useStrings(remedyStrings);
  switch (remedy.kind) {
    case 'get_models':
      return (
        <>
          {remedy.failure && <Reported text={`${remedy.failure} `} />}
          {t.get_models(remedy.models)}
        </>
      );
    case 'being_prepared':
      return t.being_prepared(remedy.model, remedy.step, remedy.percent);
    case 'no_model_for':
      return t.no_model_for(remedy.language, remedy.model);
    case 'get_engine':
      return (
        <>
          {remedy.failure && <Reported text={`${remedy.failure} `} />}
          {t.get_engine}
        </>
      );
    case 'get_writer':
      return t.get_writer(remedy.model);
    case 'reported':
      return <Reported text={remedy.failure} />;
  }
}

/** In the words of what failed, which are English. */
const Reported = ({ text }: { text: string }) => (
  <span lang="en" className="break-words">
    {text}
  </span>
);

function Speed({ times, at_once }: NonNullable<Status['speed']>) {
  const t = useStrings(engineStrings);
  const inWords = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 }).format(times);
  if (at_once > 0) return <p className="text-muted">{t.speed(inWords, at_once)}</p>;
  return (
    <>
      <p className="text-amber">{t.tooSlow(inWords)}</p>
      <p className="text-muted">{t.tooSlowRemedy}</p>
    </>
  );
}
