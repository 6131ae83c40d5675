import { lineDiff } from '@noteer/clinical/line-diff';
import type { Task } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { revisionQuery } from '../../consultations/queries.ts';
import { TextDiff } from '../../consultations/text-diff.tsx';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useTakeBack } from './api.ts';
import { amendmentStrings } from './strings.ts';
import { useTaskWords } from './task-words.ts';

type Amendment = NonNullable<Task['amendment']>;
type AnswerProps = { task: Task; amendment: Amendment; onAgree: () => void };

/** What somebody else changed in one's signed note: looked at, and then agreed to or taken back. */
export function AmendmentAnswer({ task, amendment, onAgree }: AnswerProps) {
  const t = useStrings(amendmentStrings);
  const { titleOf } = useTaskWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        data-row
        aria-label={t.lookAt(titleOf(task))}
        onClick={() => setOpen(true)}
      >
        {t.look}
      </Button>
      {isOpen && (
        <AmendmentDialog task={task} amendment={amendment} onAgree={onAgree} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** The two versions; undefined until both are here. */
function useVersions(recording: string, { ai_model_name, before, after }: Amendment) {
  const signed = useQuery(revisionQuery(recording, ai_model_name, before));
  const changed = useQuery(revisionQuery(recording, ai_model_name, after));
  const error = signed.error ?? changed.error;
  if (!signed.data || !changed.data) return { diff: undefined, error };
  return { diff: lineDiff(signed.data.summary_text, changed.data.summary_text), error: null };
}

function AmendmentDialog({ task, amendment, onAgree, onClose }: AnswerProps & { onClose: () => void }) {
  const t = useStrings(amendmentStrings);
  const language = useLanguage();
  const { titleOf } = useTaskWords();
  const takeBack = useTakeBack();
  const { diff, error } = useVersions(task.recording ?? '', amendment);

  function undo() {
    takeBack.mutate(task.id, {
      onSuccess: () => {
        toast.success(t.takenBack);
        onClose();
      },
      onError: () => toast.error(t.takeBackFailed),
    });
  }

  function agree() {
    onAgree();
    onClose();
  }

  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={titleOf(task)}
      closeLabel={t.close}
      footer={
        diff && (
          <>
            <Button variant="secondary" isPending={takeBack.isPending} onClick={undo}>
              {t.takeBack}
            </Button>
            <Button disabled={takeBack.isPending} onClick={agree}>
              {t.agree}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t.more(amendment.author_name)}</p>
        {takeBack.error && (
          <Notice tone="error" title={t.takeBackFailed}>
            {failureSentence(takeBack.error, language)}
          </Notice>
        )}
        {!diff && error && <Notice tone="error">{failureSentence(error, language)}</Notice>}
        {!diff && !error && (
          <div role="status" aria-label={t.loading}>
            <SkeletonText lines={5} />
          </div>
        )}
        {diff && <TextDiff diff={diff} legend={t.legend} />}
      </div>
    </Dialog>
  );
}
