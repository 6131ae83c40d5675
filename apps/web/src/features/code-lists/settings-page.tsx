import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { templatesQuery } from '../../consultations/queries.ts';
import { useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FetchedCard } from '../../ui/fetched-card.tsx';
import { settingsQuery } from './api.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsHistory } from './settings-history.tsx';
import { settingsStrings } from './settings-strings.ts';

export function CodeSettingsPage() {
  const t = useStrings(settingsStrings);
  // Somebody's form is not written over while they fill it in.
  const settings = useQuery({ ...settingsQuery(), refetchOnWindowFocus: false });
  const templates = useQuery(templatesQuery());
  const error = settings.error ?? templates.error;
  const retry = () => void Promise.all([settings.refetch(), templates.refetch()]);
  return (
    <div className="flex flex-col items-start gap-6">
      <ButtonLink to="/code-lists" variant="quiet" size="sm" icon={<ArrowLeft />}>
        {t.back}
      </ButtonLink>
      {settings.data && templates.data ? (
        <>
          <SettingsForm
            key={settings.data.version}
            settings={settings.data}
            templates={templates.data.filter(({ from }) => from !== 'own')}
            onReload={retry}
          />
          <SettingsHistory history={settings.data.history} />
        </>
      ) : (
        <FetchedCard result={{ error, refetch: retry }} loading={t.loading} failed={t.fetchFailed} />
      )}
    </div>
  );
}
