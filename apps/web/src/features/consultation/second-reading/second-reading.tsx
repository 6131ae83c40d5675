import { NO_MODEL, type Recording } from '@noteer/contract';
import { ChevronDown, CircleCheck, SearchCheck } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { modelProblemStrings } from '../../../consultations/model-problem-strings.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { ApiError, NetworkError } from '../../../lib/exchange.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { WritingLine } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toaster.tsx';
import type { Note } from '../note/use-note.ts';
import { isUnderWay, useAskReading } from './api.ts';
import { ChangeList } from './change-list.tsx';
import { readingStrings } from './strings.ts';
import { isEditedSince, isOpen, useReading } from './use-reading.ts';

type SecondReadingProps = {
  recording: Recording;
  note: Note;
  isReadOnly: boolean;
  onCite(pieces: readonly number[]): void;
};

/** One quiet line above the note: that it is read over, or what came of it, which opens below the line. */
export function SecondReading({ recording, note, isReadOnly, onCite }: SecondReadingProps) {
  const t = useStrings(readingStrings);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  const { reading, isLoaded, told, known, dismissals } = useReading(recording, note.ai_model_name, note.text);
  const open = told.filter(isOpen).length;
  const wasApplied = reading?.is_applied === true && told.some(({ state }) => state !== 'open');
  const { ask, isAsking } = useAsk(recording.id, note);

  if (!isLoaded || note.ai_model_name === NO_MODEL || note.text.trim() === '') return null;
  const revision = recording.consultation_summary.find(
    ({ ai_model_name }) => ai_model_name === note.ai_model_name,
  )?.revision;
  const isEdited = note.saving !== 'saved' || isEditedSince(reading, revision ?? 0);
  const mayAsk = !isReadOnly && isEdited && !(reading && isUnderWay(reading));
  const words = wasApplied ? t.changed(told.length) : open > 0 ? t.remarked(open) : t.seen;
  return (
    <div className="flex flex-col gap-2" data-keeps-editing>
      <div className="-my-1 flex min-h-9 flex-wrap items-center gap-x-3 text-sm">
        {told.length > 0 ? (
          <Button
            ref={toggle}
            variant="quiet"
            size="sm"
            icon={<ChevronDown aria-hidden="true" className={classNames(!isShown && '-rotate-90')} />}
            className="-ml-3"
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            onClick={() => setShown(!isShown)}
          >
            {words}
          </Button>
        ) : (
          <Standing reading={reading} onAgain={isReadOnly ? undefined : ask} isAsking={isAsking} />
        )}
        {mayAsk && reading?.state !== 'failed' && (
          <Button
            variant="quiet"
            size="sm"
            icon={<SearchCheck aria-hidden="true" />}
            className="-mx-3"
            isPending={isAsking}
            onClick={ask}
          >
            {t.ask}
          </Button>
        )}
      </div>
      {isShown && told.length > 0 && (
        <ChangeList
          {...{ id, recording, note, told, known, wasApplied, dismissals, isReadOnly, onCite }}
          onLeft={() => toggle.current?.focus()}
        />
      )}
    </div>
  );
}

type StandingProps = {
  reading: ReturnType<typeof useReading>['reading'];
  onAgain: (() => void) | undefined;
  isAsking: boolean;
};

/** How far the reading is, where there is nothing to list. */
function Standing({ reading, onAgain, isAsking }: StandingProps) {
  const t = useStrings(readingStrings);
  const p = useStrings(modelProblemStrings);
  if (!reading) return null;
  const { state, problem } = reading;
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-muted">
        {isUnderWay(reading) && <WritingLine className="h-4 w-8 text-pine" />}
        {isUnderWay(reading) && t.underWay}
        {state === 'done' && <CircleCheck aria-hidden="true" className="size-4 text-green" />}
        {state === 'done' && t.nothing}
        {state === 'failed' &&
          (problem && problem !== 'no_model' ? `${t.failed}. ${p[problem]}.` : `${t.failed}.`)}
      </p>
      {state === 'failed' && onAgain && (
        <Button variant="quiet" size="sm" isPending={isAsking} onClick={onAgain}>
          {t.again}
        </Button>
      )}
    </>
  );
}

/** What is typed is saved first: what is read is what is there. */
export function useAsk(recording_id: string, { flush }: Pick<Note, 'flush'>) {
  const t = useStrings(readingStrings);
  const language = useLanguage();
  const { mutate, isPending } = useAskReading(recording_id, flush);
  const onError = (error: unknown) => {
    const isTold = error instanceof ApiError || error instanceof NetworkError;
    toast.error(isTold ? failureSentence(error, language) : t.notSaved);
  };
  return { ask: () => mutate(undefined, { onError }), isAsking: isPending };
}
