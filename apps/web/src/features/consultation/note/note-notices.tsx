import type { Recording } from '@noteer/contract';
import { memo } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WritingLine } from '../../../ui/spinner.tsx';
import { Processing } from '../processing.tsx';
import { Conflict } from './conflict.tsx';
import { ReviewedNotice } from './reviewed-notice.tsx';
import { noteStrings } from './strings.ts';
import type { Note } from './use-note.ts';

type NoteNoticesProps = { recording: Recording; conflict: Note['conflict']; mine: string };

/** What somebody should know before reading on: at most one thing, the gravest. */
export const NoteNotices = memo(function NoteNotices({ recording, conflict, mine }: NoteNoticesProps) {
  const t = useStrings(noteStrings);
  const { stage } = recording.processing;
  if (recording.is_reviewed) return <ReviewedNotice recording={recording} />;
  if (conflict) return <Conflict mine={mine} conflict={conflict} />;
  if (stage === 'writing') {
    return (
      <div role="status" className="flex items-start gap-3 rounded-control bg-pine-soft px-4 py-3 text-sm">
        <WritingLine className="mt-0.5 h-5 w-10 shrink-0 text-pine" />
        <div>
          <p className="font-semibold">{t.writing}</p>
          <p>{t.writingMore}</p>
        </div>
      </div>
    );
  }
  if (stage !== 'done') return <Processing recording={recording} />;
  return <Notice tone="info">{t.draft}</Notice>;
});
