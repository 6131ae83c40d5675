import type { AttachmentPage } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useObjectAddress } from '../../../ui/use-object-address.ts';
import { pictureQuery } from '../api.ts';
import { viewerStrings } from './strings.ts';

type PagePictureProps = {
  attachment_id: string;
  page: AttachmentPage;
  /** The words that are lit, by their number on the page. */
  lit: readonly number[];
  onWord: (word: number) => void;
};

/** The page as it looks. Its words can be clicked; who cannot see it has the same words beside it. */
export function PagePicture({ attachment_id, page, lit, onWord }: PagePictureProps) {
  const t = useStrings(viewerStrings);
  const { data: picture, isError } = useQuery(pictureQuery(attachment_id, page.number));
  const address = useObjectAddress(picture);
  const [isLarge, setLarge] = useState(false);
  return (
    <div className="viewer-card">
      <div className="viewer-bar">
        <h3 className="font-semibold">{t.original}</h3>
        <IconButton
          label={isLarge ? t.smaller : t.larger}
          icon={isLarge ? <ZoomOut /> : <ZoomIn />}
          onClick={() => setLarge(!isLarge)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <section className="viewer-scroll" aria-label={t.original} tabIndex={0}>
        {isError && <p className="p-6 text-sm text-muted">{t.noPicture}</p>}
        {!address && !isError && <Skeleton className="aspect-[1/1.41] w-full" />}
        {address && (
          <div className={classNames('viewer-picture', isLarge && 'viewer-large')}>
            <img src={address} alt={t.pictureOf(page.number)} />
            <Boxes page={page} lit={lit} onWord={onWord} />
          </div>
        )}
      </section>
    </div>
  );
}

function Boxes({ page: { width, height, words }, lit, onWord }: Omit<PagePictureProps, 'attachment_id'>) {
  const boxes = useRef<SVGSVGElement>(null);
  const [first] = lit;
  useEffect(() => {
    if (first === undefined) return;
    const box = boxes.current?.querySelector(`[data-word="${first}"]`);
    box?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [first]);

  function choose({ target }: MouseEvent) {
    const word = target instanceof SVGElement ? target.dataset.word : undefined;
    if (word !== undefined) onWord(Number(word));
  }

  return (
    <svg
      ref={boxes}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="viewer-boxes"
      onClick={choose}
    >
      {words.map(({ box: [x, y, w, h] }, word) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page never move
          key={word}
          data-word={word}
          x={x}
          y={y}
          width={w}
          height={h}
          className={classNames('viewer-box', lit.includes(word) && 'viewer-box-lit')}
        />
      ))}
    </svg>
  );
}
