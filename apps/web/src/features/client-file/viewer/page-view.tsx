import type { AttachmentPage } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { attachmentPageQuery } from '../api.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { PagePicture } from './page-picture.tsx';
import { PageSwitch } from './page-switch.tsx';
import { PageText } from './page-text.tsx';
import { type Lit, linesOf, litByWord, litOf } from './placed-words.ts';
import { viewerStrings } from './strings.ts';

type PageViewProps = {
  attachment_id: string;
  number: number;
  pages: { read: number; all: number };
  /** The sentence that somebody came for. */
  came: { from: number; to: number } | undefined;
  onPage: (number: number) => void;
};

/** One page: its picture, where there is one, beside its text. */
export function PageView({ attachment_id, number, pages, came, onPage }: PageViewProps) {
  const t = useStrings(viewerStrings);
  const [isCorrecting, setCorrecting] = useState(false);
  const { data: page, error, isFetching, refetch } = useQuery(attachmentPageQuery(attachment_id, number));
  if (!page && error)
    return <NotLoaded error={error} isPending={isFetching} onRetry={() => void refetch()} />;
  return (
    <section aria-label={t.page(number, pages.all)} className="flex flex-col gap-4">
      {pages.all > 1 && (
        <PageSwitch number={number} pages={pages} isDisabled={isCorrecting} onPage={onPage} />
      )}
      {page ? (
        <Loaded
          attachment_id={attachment_id}
          page={page}
          came={came}
          isCorrecting={isCorrecting}
          onCorrecting={setCorrecting}
        />
      ) : (
        <div role="status" className="rounded-card border border-line bg-card p-6">
          <span className="sr-only">{t.loading}</span>
          <SkeletonText lines={9} />
        </div>
      )}
    </section>
  );
}

type LoadedProps = Pick<PageViewProps, 'attachment_id' | 'came'> & {
  page: AttachmentPage;
  isCorrecting: boolean;
  onCorrecting: (isCorrecting: boolean) => void;
};

function Loaded({ attachment_id, page, came, isCorrecting, onCorrecting }: LoadedProps) {
  const lines = useMemo(() => linesOf(page), [page]);
  const [chosen, setChosen] = useState<Lit | null>(null);
  const lit = chosen ?? (came ? litOf(lines, came.from, came.to) : null);
  return (
    <div className={classNames('viewer', page.has_picture && 'viewer-beside')}>
      {page.has_picture && (
        <PagePicture
          attachment_id={attachment_id}
          page={page}
          lit={lit?.words ?? []}
          onWord={(word) => setChosen(litByWord(lines, word))}
        />
      )}
      <PageText
        attachment_id={attachment_id}
        page={page}
        lines={lines}
        lit={lit}
        onLit={(from, to) => setChosen(litOf(lines, from, to))}
        isCorrecting={isCorrecting}
        onCorrecting={onCorrecting}
      />
    </div>
  );
}
