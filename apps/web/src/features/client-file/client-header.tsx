import type { Client } from '@noteer/contract';
import { ArrowLeft } from 'lucide-react';
import { ageOn, birthDate } from '../../lib/format.ts';
import { useClientName, usePrivacy } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fileStrings } from './strings.ts';

/** Who it is: name, age, code. */
export function ClientHeader({ client }: { client: Client }) {
  const t = useStrings(fileStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const isPrivate = usePrivacy();
  const now = useNow();
  const { client_name, date_of_birth, client_code, joined } = client;
  const facts = [
    date_of_birth && t.age(ageOn(date_of_birth, now)),
    // Beside initials it is as good as a name.
    date_of_birth && !isPrivate && t.born(birthDate(date_of_birth, language)),
    client_code && t.code(client_code),
    t.appointments(client.appointment_count),
  ].filter(Boolean);
  return (
    <header className="mb-6 flex flex-col gap-3">
      <ToClients />
      <div>
        <h2 className="display text-2xl break-words">{shownName(client_name)}</h2>
        <p className="text-muted">{facts.join(' · ')}</p>
        {joined.map((each) => (
          <p key={each.id} className="text-sm text-muted">
            {t.alsoKnownAs(shownName(each.client_name))}
          </p>
        ))}
      </div>
    </header>
  );
}

function ToClients() {
  const t = useStrings(fileStrings);
  return (
    <ButtonLink
      to="/clients"
      variant="quiet"
      size="sm"
      icon={<ArrowLeft aria-hidden="true" />}
      className="-ml-3 self-start"
    >
      {t.toClients}
    </ButtonLink>
  );
}

export function LoadingHeader() {
  const t = useStrings(fileStrings);
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-3 w-72" />
      <Skeleton className="mt-6 h-40 w-full" />
    </div>
  );
}
