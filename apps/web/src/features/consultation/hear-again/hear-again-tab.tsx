import type { Evidence } from '@noteer/clinical';
import type { Doubt } from '@noteer/contract';
import { Undo2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { type Sound, useHasSound } from '../sound.ts';
import { AnsweredDoubt } from './answered-doubt.tsx';
import { DoubtItem } from './doubt-item.tsx';
import { answeredStrings, hearStrings } from './strings.ts';
import type { Answers } from './use-answers.ts';

type HearAgainTabProps = {
  /** The most dangerous first. */
  doubts: readonly Doubt[];
  text: string;
  sentences: readonly Evidence[];
  pieces: readonly TranscriptPiece[];
  sound: Sound;
  /** Left out where the note cannot be changed. */
  answers: Answers | undefined;
  onReveal: (offset: number) => void;
};

/** Places that may have been heard wrong: hear each again, and say in one key what it is. */
export function HearAgainTab({ doubts, answers, sound, ...props }: HearAgainTabProps) {
  const t = useStrings(hearStrings);
  const hasSound = useHasSound(sound);
  const list = useRef<HTMLUListElement>(null);
  const open = doubts.filter(({ answer }) => answer === null);
  const [current, setCurrent] = useState<string>();
  const focusSoon = useFocusSoon(list);
  const tabStop = open.some(({ id }) => id === current) ? current : open[0]?.id;

  /** To the one after it, and from the last to the first that is left. */
  function goOn(from: Doubt) {
    const at = doubts.indexOf(from);
    const next = [...doubts.slice(at + 1), ...doubts.slice(0, at)].find(({ answer }) => answer === null);
    setCurrent(next?.id);
    focusSoon(next?.id ?? null);
  }
  function takeBack(doubt: Doubt) {
    answers?.takeBack(doubt);
    setCurrent(doubt.id);
    focusSoon(doubt.id);
  }
  return (
    <div className="flex flex-col gap-4 p-5">
      <p className="text-sm text-muted">
        {open.length > 0 ? t.more : t.all}
        {open.length > 0 && answers && <span className="doubt-hint"> {t.keys}</span>}
      </p>
      <LastAnswer last={answers?.last ?? null} onTakeBack={takeBack} />
      <ul ref={list} aria-label={t.list} className="mark-list" onKeyDown={moveFocus}>
        {doubts.map((doubt) =>
          doubt.answer ? (
            <AnsweredDoubt key={doubt.id} doubt={doubt} onTakeBack={answers && (() => takeBack(doubt))} />
          ) : (
            <DoubtItem
              {...props}
              key={doubt.id}
              doubt={doubt}
              sound={hasSound ? sound : null}
              isTabStop={doubt.id === tabStop}
              onFocus={() => setCurrent(doubt.id)}
              answers={answers}
              onAnswered={() => goOn(doubt)}
            />
          ),
        )}
      </ul>
    </div>
  );
}

type LastAnswerProps = { last: Answers['last']; onTakeBack: (doubt: Doubt) => void };

/** What was just done, and the way back. Once nothing is left, whoever works by keys goes on from here. */
function LastAnswer({ last, onTakeBack }: LastAnswerProps) {
  const t = useStrings(answeredStrings);
  const doubt = last?.doubt;
  return (
    <div role="status" className={last ? 'mark-done' : 'sr-only'}>
      <span>{last?.words}</span>
      {doubt && (
        <Button
          variant="quiet"
          size="sm"
          data-last-answer
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => onTakeBack(doubt)}
        >
          {t.undo}
        </Button>
      )}
    </div>
  );
}

const firstKey = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-first-key]');

/** Once what was answered has folded: the next place, or, where none is left, the way back. */
function useFocusSoon(list: RefObject<HTMLUListElement | null>) {
  const wanted = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || !list.current) return;
    const row = list.current.querySelector(`[data-doubt="${wanted.current}"]`);
    const target =
      firstKey(row) ??
      (wanted.current === null
        ? list.current.parentElement?.querySelector<HTMLElement>('[data-last-answer]')
        : undefined);
    if (!target) return;
    wanted.current = undefined;
    target.focus();
    row?.scrollIntoView?.({ block: 'nearest' });
  });
  return (id: string | null) => {
    wanted.current = id;
  };
}

/** Up and down go from place to place. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || event.target instanceof HTMLInputElement) return;
  const rows = [...event.currentTarget.children].filter((row) => row.hasAttribute('data-doubt'));
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = firstKey(rows[at + by]);
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
