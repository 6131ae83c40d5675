import { type CodeImport, codeSystems } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Settings2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FetchFailed } from '../../ui/fetch-failed.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { importsQuery } from './api.ts';
import { ImportRow } from './import-row.tsx';
import { listsStrings, systemStrings } from './strings.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

export function CodeListsPage() {
  const t = useStrings(listsStrings);
  const { data: imports, error, isFetching, refetch } = useQuery(importsQuery());
  const [leaving, setLeaving] = useState<CodeImport | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink to="/admin" variant="quiet" size="sm" icon={<ArrowLeft />}>
          {t.back}
        </ButtonLink>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <ButtonLink to="/code-settings" variant="secondary" icon={<Settings2 />} className="grow">
            {t.settings}
          </ButtonLink>
          <ButtonLink to="/code-lists/import" icon={<Upload />} className="grow">
            {t.import}
          </ButtonLink>
        </div>
      </div>
      <p className="max-w-[68ch] text-muted">{t.intro}</p>
      {!imports && error && (
        <Card>
          <FetchFailed title={t.fetchFailed} result={{ error, isFetching, refetch }} />
        </Card>
      )}
      {!imports && !error && (
        <div role="status">
          <span className="sr-only">{t.loading}</span>
          <Card>
            <SkeletonText lines={6} />
          </Card>
        </div>
      )}
      {imports &&
        codeSystems.map((system) => (
          <ListsOf key={system} system={system} imports={imports} onTakeBack={setLeaving} />
        ))}
      <TakeBackDialog list={leaving} onClose={() => setLeaving(null)} />
    </div>
  );
}

type ListsOfProps = {
  system: CodeImport['system'];
  imports: CodeImport[];
  onTakeBack: (list: CodeImport) => void;
};

function ListsOf({ system, imports, onTakeBack }: ListsOfProps) {
  const t = useStrings(listsStrings);
  const names = useStrings(systemStrings);
  const own = imports.filter((each) => each.system === system);
  return (
    <Card heading={names[system]} aria-label={names[system]}>
      {own.length === 0 && <p className="text-muted">{t.none}</p>}
      {own.length > 0 && !own.some(({ counts_today }) => counts_today) && (
        <p className="pb-3 text-sm text-amber">{t.noneToday}</p>
      )}
      <ul className="divide-y divide-line">
        {own.map((list) => (
          <ImportRow key={list.id} list={list} onTakeBack={() => onTakeBack(list)} />
        ))}
      </ul>
    </Card>
  );
}
