import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { transcriptQuery } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { apply, type Known, takeBack } from '../note/changes.ts';
import type { Note } from '../note/use-note.ts';
import type { Dismissals } from '../use-dismissals.ts';
import { ChangeItem } from './change-item.tsx';
import { readingStrings } from './strings.ts';
import type { ReadChange } from './use-reading.ts';

type ChangeListProps = {
  id: string;
  recording: Recording;
  note: Note;
  told: readonly ReadChange[];
  known: Known;
  wasApplied: boolean;
  dismissals: Dismissals;
  isReadOnly: boolean;
  onCite(pieces: readonly number[]): void;
  /** A remark was put aside and its button is gone. */
  onLeft(): void;
};

/** Everything that the second reading found. What it did to the note and what it remarks are listed alike. */
export function ChangeList(props: ChangeListProps) {
  const { id, recording, note, told, known, wasApplied, dismissals, isReadOnly, onCite, onLeft } = props;
  const t = useStrings(readingStrings);
  const { data: pieces = [] } = useQuery(transcriptQuery(recording.id));

  /** Given only where it makes another text. */
  function doing(next: string, after?: () => void) {
    if (isReadOnly || next === note.text) return undefined;
    return () => {
      note.replaceText(next);
      after?.();
    };
  }

  return (
    <section id={id} aria-label={t.label} className="rounded-control border border-line bg-card px-4 text-sm">
      <p className="max-w-[64ch] pt-3 text-muted">{wasApplied ? t.changedMore : t.remarkedMore}</p>
      <ul className="flex flex-col">
        {told.map((one) => {
          const { change, point, isLeft } = one;
          const leave = () => dismissals.dismiss(point);
          return (
            <ChangeItem
              key={point.text}
              {...{ told: one, wasApplied, pieces, onCite }}
              onApply={doing(apply(note.text, change, known))}
              // What was put back was weighed.
              onTakeBack={doing(takeBack(note.text, change, known), isLeft ? undefined : leave)}
              onLeave={
                isReadOnly || wasApplied
                  ? undefined
                  : () => {
                      leave();
                      onLeft();
                    }
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
