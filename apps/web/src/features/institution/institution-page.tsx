import type { Institution } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { FetchedCard } from '../../ui/fetched-card.tsx';
import { institutionQuery } from './api.ts';
import { CarrySettings } from './carry-settings.tsx';
import { InstitutionForm } from './institution-form.tsx';
import { InstitutionHistory } from './institution-history.tsx';
import { institutionStrings } from './strings.ts';

export function InstitutionPage() {
  const t = useStrings(institutionStrings);
  // Somebody's form is not written over while they fill it in.
  const result = useQuery({ ...institutionQuery(), refetchOnWindowFocus: false });
  if (result.data)
    return (
      <Settings key={result.data.version} institution={result.data} onReload={() => void result.refetch()} />
    );
  return <FetchedCard result={result} loading={t.loading} failed={t.fetchFailed} />;
}

function Settings({ institution, onReload }: { institution: Institution; onReload: () => void }) {
  const t = useStrings(institutionStrings);
  const [filled, setFilled] = useState(institution.settings);
  /** What the environment holds fast stays what it is. */
  const fill = (settings: typeof filled) =>
    setFilled({
      ...settings,
      ...Object.fromEntries(
        Object.entries(institution.settings).filter(([field]) => field in institution.held_by),
      ),
    });
  return (
    <div className="flex flex-col items-start gap-6">
      <div className="flex w-full flex-wrap items-center justify-between gap-4">
        <p className="max-w-[60ch] text-muted">{t.intro}</p>
        <CarrySettings institution={institution} />
      </div>
      <InstitutionForm institution={institution} filled={filled} onFill={fill} onReload={onReload} />
      <InstitutionHistory
        history={institution.history}
        onTakeBack={(settings) => {
          fill(settings);
          window.scrollTo({ top: 0 });
        }}
      />
    </div>
  );
}
