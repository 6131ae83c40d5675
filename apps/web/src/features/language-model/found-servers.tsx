import type { FoundServer } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { foundServersQuery } from './api.ts';
import { serverStrings, softwareNames } from './server-strings.ts';

/** Servers that run on this machine already. None is used before somebody takes it, tries it and saves. */
export function FoundServers({ onTake }: { onTake: (server: FoundServer) => void }) {
  const t = useStrings(serverStrings);
  const { data, isFetching, refetch } = useQuery(foundServersQuery());
  const servers = data ?? [];
  return (
    <section aria-label={t.found} className="flex flex-col gap-3 rounded-control bg-paper-deep p-4 text-sm">
      <p role="status" className="font-medium">
        {isFetching ? t.looking : servers.length > 0 ? t.found : t.notFound}
      </p>
      {servers.length > 0 && (
        <ul className="flex flex-col gap-2">
          {servers.map((server) => {
            const name = softwareNames[server.software] || new URL(server.url).host;
            return (
              <li key={server.url} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span className="min-w-0 break-words">
                  <span className="font-medium">{name}</span>{' '}
                  <span className="text-muted">
                    {server.url} · {t.modelCount(server.models.length)}
                  </span>
                </span>
                <Button variant="secondary" size="sm" onClick={() => onTake(server)}>
                  {t.take(name)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {!isFetching && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            {t.lookAgain}
          </Button>
        </div>
      )}
    </section>
  );
}
