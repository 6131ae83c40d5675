import { type Recording, SAMPLE_RATE } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { gapsQuery } from '../../../consultations/queries.ts';
import { briefText, clock } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Notice } from '../../../ui/notice.tsx';
import { savingStrings } from './strings.ts';

/** As many times as fit in a line; all of them stand in the transcript when the note is reviewed. */
const SHOWN = 5;

/** Where sound is missing in a recording that is done, and what that asks of whoever reviews it. */
export function SavedGaps({ recording: { id, gap_count, gap_samples } }: { recording: Recording }) {
  const t = useStrings(savingStrings);
  const language = useLanguage();
  const { data: gaps = [] } = useQuery(gapsQuery(id, gap_count));
  if (gap_count === 0) return null;
  const times = [...new Set(gaps.map(({ from_sample }) => clock(from_sample / SAMPLE_RATE)))];
  return (
    <Notice tone="info">
      {t.gaps(gap_count, briefText(gap_samples / SAMPLE_RATE, language))}{' '}
      {times.length > 0 && t.gapsAt(times.slice(0, SHOWN).join(', '), times.length > SHOWN)} {t.gapsMore}
    </Notice>
  );
}
