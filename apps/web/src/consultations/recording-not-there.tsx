import { FileQuestionMark } from 'lucide-react';
import { ApiError } from '../lib/api.ts';
import { useStrings } from '../lib/strings.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { notThereStrings } from './strings.ts';

/** The server has no such recording, or none for this person: it does not say which, and neither do we. */
export const isNotThere = (error: Error | null): boolean =>
  error instanceof ApiError && ['not_found', 'permission_denied', 'invalid'].includes(error.code);

export function RecordingNotThere() {
  const t = useStrings(notThereStrings);
  return (
    <Card>
      <EmptyState
        icon={<FileQuestionMark />}
        title={<h2>{t.title}</h2>}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/home">{t.home}</ButtonLink>
            <ButtonLink to="/overview" variant="secondary">
              {t.overview}
            </ButtonLink>
          </div>
        }
      >
        {t.more}
      </EmptyState>
    </Card>
  );
}
