import type { FileHit } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { CloudOff, SearchX } from 'lucide-react';
import { PlaceLink } from '../../../consultations/place-link.tsx';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useClientText, usePrivacy } from '../../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { fileSearchQuery } from '../file-queries.ts';
import { timelineStrings } from './strings.ts';

type FileHitsProps = { client: { id: string; client_name: string }; search: string };

/** Where the words stand: a sentence of each paper, the newest first. */
export function FileHits({ client, search }: FileHitsProps) {
  const t = useStrings(timelineStrings);
  const language = useLanguage();
  const { data, error } = useQuery(fileSearchQuery(client.id, search));
  if (!data && error) {
    return (
      <EmptyState icon={<CloudOff />} title={t.fetchFailed}>
        {failureSentence(error, language)}
      </EmptyState>
    );
  }
  if (!data) return <Spinner label={t.searching} />;
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {t.found(data.hits.length)}
        {!data.is_complete && ` ${t.incomplete}`}
      </p>
      {data.hits.length === 0 ? (
        <EmptyState icon={<SearchX />} title={t.nothingFound}>
          {t.nothingFoundMore}
        </EmptyState>
      ) : (
        <ol aria-label={t.hits} className="divide-y divide-line">
          {data.hits.map((hit) => (
            <Hit key={`${hit.place.id} ${hit.place.from}`} hit={hit} client={client} />
          ))}
        </ol>
      )}
    </>
  );
}

function Hit({ hit, client }: { hit: FileHit } & Pick<FileHitsProps, 'client'>) {
  const t = useStrings(timelineStrings);
  const isPrivate = usePrivacy();
  const shownText = useClientText();
  const { place, match, title, more_count } = hit;
  const { sentence } = place;
  return (
    <li className="py-3">
      <p className="break-words">
        {isPrivate ? (
          // Initials are shorter than names: where the words stand is then another place.
          shownText(sentence, client.client_name)
        ) : (
          <>
            {sentence.slice(0, match.from)}
            <mark className="bg-evidence text-ink">{sentence.slice(match.from, match.to)}</mark>
            {sentence.slice(match.to)}
          </>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <PlaceLink client={client} place={place} />
        {place.kind === 'attachment' && <span>{shownText(title, client.client_name)}</span>}
        {more_count > 0 && <span>{t.more(more_count)}</span>}
      </p>
    </li>
  );
}
