import type { Institution, InstitutionSettings } from '@noteer/contract';
import { shortMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChangeList } from './change-list.tsx';
import { changedFields } from './fields.ts';
import { institutionStrings } from './strings.ts';

type InstitutionHistoryProps = Pick<Institution, 'history'> & {
  onTakeBack: (settings: InstitutionSettings) => void;
};

/** Who changed what, the latest first. An earlier state can be filled in again. */
export function InstitutionHistory({ history, onTakeBack }: InstitutionHistoryProps) {
  const t = useStrings(institutionStrings);
  const language = useLanguage();
  return (
    <Card heading={t.history} className="w-full">
      {history.length === 0 && <p className="text-muted">{t.noHistory}</p>}
      <ol className="divide-y divide-line">
        {history.map(({ version, set_by, set_at, settings }, at) => {
          const before = history[at + 1]?.settings;
          const changed = before ? changedFields(before, settings) : [];
          return (
            <li key={version} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
              <div className="min-w-0 grow basis-80">
                <p className="text-sm text-muted">
                  {t.setBy(set_by ?? t.somebody, shortMoment(new Date(set_at), language))}
                </p>
                {before && changed.length > 0 && (
                  <ChangeList fields={changed} before={before} after={settings} />
                )}
                {before && changed.length === 0 && <p>{t.sameAgain}</p>}
              </div>
              {at > 0 && (
                <Button variant="quiet" size="sm" onClick={() => onTakeBack(settings)}>
                  {t.takeBack}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
