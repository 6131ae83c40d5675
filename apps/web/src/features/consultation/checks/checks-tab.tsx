import type { EngineDraft, FilePoint } from '@noteer/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type Loading, Trouble } from '../evidence-trouble.tsx';
import { FilePointsList } from '../file/file-points-list.tsx';
import { fileStrings } from '../file/strings.ts';
import type { Sound } from '../sound.ts';
import type { Dismissals } from '../use-dismissals.ts';
import { LastRemedy } from './last-remedy.tsx';
import { MarkList } from './marks-list.tsx';
import { checkStrings } from './strings.ts';
import type { CheckedMark } from './use-checks.ts';
import type { Remedies } from './use-remedies.ts';

type MarksTabProps = {
  text: string;
  recording_id: string;
  marks: readonly CheckedMark[];
  /** What the client's file has and the note has not. */
  offered: readonly FilePoint[];
  client: { id: string; client_name: string };
  isReady: boolean;
  hasFailed: boolean;
  /** What the checks wait for, when it could not be loaded. */
  trouble: Loading | undefined;
  dismissals: Dismissals;
  draft: EngineDraft | null | undefined;
  pieces: readonly TranscriptPiece[];
  sound: Sound;
  onReveal: (offset: number) => void;
  /** Not given where the note cannot be changed. */
  remedies: Remedies | undefined;
};

export function MarksTab(props: MarksTabProps) {
  const { text, marks, dismissals, draft, pieces, sound, onReveal, remedies } = props;
  const item = { text, pieces, sound, remedies, onReveal, onDismiss: dismissals.dismiss };
  const t = useStrings(checkStrings);
  const ofFile = useStrings(fileStrings);
  const found = marks.filter(({ is_own }) => !is_own);
  const own = marks.filter(({ is_own }) => is_own);
  if (props.trouble) return <Trouble title={t.failed} query={props.trouble} />;
  if (!props.isReady)
    return (
      <div className="p-5">
        <Spinner label={t.loading} />
      </div>
    );
  return (
    <div className="flex flex-col gap-8 p-5">
      {pieces.length === 0 && <p className="text-muted">{t.nothingHeard}</p>}
      {props.hasFailed && <Notice tone="warning">{t.broken}</Notice>}
      {remedies?.last && <LastRemedy last={remedies.last} />}
      {pieces.length > 0 && found.length === 0 && !props.hasFailed && <Clear />}
      {found.length > 0 && (
        <Group title={t.notFound} count={found.length} more={t.notFoundMore}>
          <MarkList {...item} marks={found} />
        </Group>
      )}
      {props.offered.length > 0 && (
        <Group title={ofFile.title} count={props.offered.length} more={ofFile.more}>
          <FilePointsList
            points={props.offered}
            client={props.client}
            onAdd={remedies?.add}
            onDismiss={dismissals.dismiss}
          />
        </Group>
      )}
      {own.length > 0 && (
        <Group title={t.own} more={t.ownMore}>
          <MarkList {...item} marks={own} />
        </Group>
      )}
      {dismissals.count > 0 && (
        <p className="-mt-4 flex items-center gap-2 text-sm text-muted">
          {t.dismissed(dismissals.count)}
          <button type="button" className="mark-undo" onClick={dismissals.clear}>
            {t.showAgain}
          </button>
        </p>
      )}
      {draft && draft.not_discussed.length > 0 && (
        <p className="text-sm text-muted">
          <span className="font-medium text-ink">{t.notDiscussed}: </span>
          {draft.not_discussed.map(({ title }) => title).join(' · ')}
        </p>
      )}
    </div>
  );
}

function Clear() {
  const t = useStrings(checkStrings);
  return (
    <div className="flex gap-3">
      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
      <div>
        <p className="font-medium">{t.clear}</p>
        <p className="text-sm text-muted">{t.clearMore}</p>
      </div>
    </div>
  );
}

type GroupProps = { title: string; count?: number; more?: string; children: ReactNode };

function Group({ title, count, more, children }: GroupProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">
        {title}
        {count !== undefined && <span className="tabular ml-2 font-normal text-muted">{count}</span>}
      </h3>
      {more && <p className="-mt-1 text-sm text-muted">{more}</p>}
      {children}
    </section>
  );
}
