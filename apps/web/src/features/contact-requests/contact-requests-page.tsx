import { ArrowLeft } from 'lucide-react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useSetHandled } from './api.ts';
import { HandledRequests } from './handled-requests.tsx';
import { OpenRequests } from './open-requests.tsx';
import { contactRequestsStrings } from './strings.ts';

export function ContactRequestsPage() {
  const t = useStrings(contactRequestsStrings);
  const language = useLanguage();
  const change = useSetHandled((error) =>
    toast.error(`${t.changeFailed} ${failureSentence(error, language)}`),
  );
  return (
    <div className="flex flex-col items-start gap-4">
      <ButtonLink to="/admin" variant="quiet" size="sm" icon={<ArrowLeft />}>
        {t.back}
      </ButtonLink>
      <Card className="w-full">
        <p className="mb-4 max-w-[68ch] text-muted">{t.intro}</p>
        <Tabs
          label={t.lists}
          items={[
            { id: 'open', label: t.open, content: <OpenRequests onChange={change.mutate} /> },
            { id: 'handled', label: t.handled, content: <HandledRequests onChange={change.mutate} /> },
          ]}
        />
      </Card>
    </div>
  );
}
