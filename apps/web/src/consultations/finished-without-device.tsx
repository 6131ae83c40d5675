import type { Recording } from '@noteer/contract';
import { useStrings } from '../lib/strings.ts';
import { Notice } from '../ui/notice.tsx';
import { leftStrings } from './left-strings.ts';

/** Whoever reads the note should know that it may lack the end. */
export function FinishedWithoutDevice({ finished_by }: Pick<Recording, 'finished_by'>) {
  const t = useStrings(leftStrings);
  if (finished_by === null || finished_by === 'device') return null;
  return <Notice tone="info">{finished_by === 'clinician' ? t.byClinician : t.bySystem}</Notice>;
}
