import type { CodeSettingsHistory } from '@noteer/contract';
import { shortMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { settingsStrings } from './settings-strings.ts';

/** Who decided what, the latest first. */
export function SettingsHistory({ history }: Pick<CodeSettingsHistory, 'history'>) {
  const t = useStrings(settingsStrings);
  const language = useLanguage();
  return (
    <Card heading={t.history} className="w-full">
      {history.length === 0 && <p className="text-muted">{t.noHistory}</p>}
      <ol className="divide-y divide-line">
        {history.map(({ version, set_by, set_at, time_rule }) => (
          <li key={version} className="py-3">
            <p className="text-sm text-muted">
              {t.setBy(set_by ?? t.somebody, shortMoment(new Date(set_at), language))}
            </p>
            <p>{t[time_rule]}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
