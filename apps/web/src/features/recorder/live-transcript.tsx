import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transcriptQuery } from '../../consultations/queries.ts';
import { clock } from '../../lib/format.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { transcriptStrings } from './strings.ts';

/** As much as anybody reads during a conversation; the rest is a press away and costs nothing until then. */
const SHOWN = 30;

type LiveTranscriptProps = {
  id: string;
  isEnabled: boolean;
  /** It still grows: the newest stands first, at the height of the eye. */
  isGrowing: boolean;
};

export function LiveTranscript({ id, isEnabled, isGrowing }: LiveTranscriptProps) {
  const t = useStrings(transcriptStrings);
  const { data: pieces = [] } = useQuery({ ...transcriptQuery(id), enabled: isEnabled });
  const [isWhole, setWhole] = useState(false);
  const last = isWhole ? pieces : pieces.slice(-SHOWN);
  const shown = isGrowing ? last.toReversed() : last;
  const earlier = pieces.length > SHOWN && (
    <Button variant="quiet" size="sm" className="self-start" onClick={() => setWhole(true)}>
      {t.earlier}
    </Button>
  );
  return (
    <section className="flex flex-col gap-3">
      <h3 className="display text-xl">{t.heading}</h3>
      {shown.length === 0 && <p className="text-muted">{t.empty}</p>}
      {!isWhole && !isGrowing && earlier}
      <div role="log" aria-label={t.heading}>
        <ol className="flex flex-col gap-3">
          {shown.map(({ seq, start_s, text }, index) => (
            <li key={seq} className="transcript-piece flex gap-4">
              <time className="tabular w-12 shrink-0 pt-0.5 text-sm text-muted">{clock(start_s)}</time>
              <p className={isGrowing ? (index === 0 ? 'text-lg' : 'text-muted') : undefined}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {!isWhole && isGrowing && earlier}
    </section>
  );
}
