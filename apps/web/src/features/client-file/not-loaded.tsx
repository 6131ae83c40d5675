import { CloudOff } from 'lucide-react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fileStrings } from './strings.ts';

type NotLoadedProps = { error: Error; isPending: boolean; onRetry: () => void };

export function NotLoaded({ error, isPending, onRetry }: NotLoadedProps) {
  const t = useStrings(fileStrings);
  const language = useLanguage();
  return (
    <Card>
      <EmptyState
        icon={<CloudOff />}
        title={<h2>{t.fetchFailed}</h2>}
        action={
          <Button variant="secondary" isPending={isPending} onClick={onRetry}>
            {t.retry}
          </Button>
        }
      >
        {failureSentence(error, language)}
      </EmptyState>
    </Card>
  );
}
