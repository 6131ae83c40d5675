import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CloudOff } from 'lucide-react';
import { templatesQuery } from '../../consultations/queries.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { settingsQuery } from './api.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsHistory } from './settings-history.tsx';
import { settingsStrings } from './settings-strings.ts';

export function CodeSettingsPage() {
  const t = useStrings(settingsStrings);
  const language = useLanguage();
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
        <Card className="w-full">
          {error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t.fetchFailed}
              action={
                <Button variant="secondary" onClick={retry}>
                  {t.retry}
                </Button>
              }
            >
              {failureSentence(error, language)}
            </EmptyState>
          ) : (
            <div role="status">
              <span className="sr-only">{t.loading}</span>
              <SkeletonText lines={8} />
            </div>
          )}
        </Card>
      )}
    </div>
  );
}
