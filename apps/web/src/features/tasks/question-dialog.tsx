import type { Task } from '@noteer/contract';
import { type FormEvent, useState } from 'react';
import { detailsOf, detailsPath } from '../../consultations/recording-details.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAnswerQuestion } from './api.ts';
import { questionStrings } from './strings.ts';
import { useTaskWords } from './task-words.ts';

type Question = NonNullable<Task['question']>;
type QuestionProps = { task: Task; question: Question };

/** What the administration asks about the codes of one's consultation: it is answered, not ticked off. */
export function QuestionAnswer({ task, question }: QuestionProps) {
  const t = useStrings(questionStrings);
  const { titleOf } = useTaskWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        data-row
        aria-label={t.answerTo(titleOf(task))}
        onClick={() => setOpen(true)}
      >
        {t.answer}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={titleOf(task)} closeLabel={t.close}>
        <AnswerForm task={task} question={question} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function AnswerForm({ task, question, onClose }: QuestionProps & { onClose: () => void }) {
  const t = useStrings(questionStrings);
  const language = useLanguage();
  const { labelOf, originOf } = useTaskWords();
  const answer = useAnswerQuestion(task.id);
  const [text, setText] = useState('');
  const [isComplaining, setComplaining] = useState(false);
  const isEmpty = text.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setComplaining(isEmpty);
    if (isEmpty || answer.isPending) return;
    answer.mutate(text, {
      onSuccess: () => {
        toast.success(t.answered);
        onClose();
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="text-sm text-muted">{t.asks(question.asked_by_name)}</p>
        <p className="break-words whitespace-pre-line">{labelOf(task)}</p>
        {task.recording && (
          <p className="text-sm">
            <TextLink
              to={detailsPath({ id: task.recording })}
              state={detailsOf({ id: task.recording }, false)}
              className="inline-block py-1.5 pointer-coarse:py-2.5"
            >
              {originOf(task)}
            </TextLink>
          </p>
        )}
      </div>
      <TextAreaField
        autoFocus
        label={t.label}
        value={text}
        maxLength={1000}
        error={isComplaining && isEmpty ? t.empty : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {answer.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(answer.error, language)}
        </Notice>
      )}
      <div className="dialog-foot">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" isPending={answer.isPending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
