import { FileX } from 'lucide-react';
import { useStrings } from '../../../lib/strings.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { templatesPath } from '../address.ts';
import { editorStrings } from './strings.ts';

export function NotThere() {
  const t = useStrings(editorStrings);
  return (
    <Card className="w-full">
      <EmptyState
        icon={<FileX />}
        title={t.gone}
        action={
          <ButtonLink to={templatesPath} variant="secondary">
            {t.back}
          </ButtonLink>
        }
      />
    </Card>
  );
}
