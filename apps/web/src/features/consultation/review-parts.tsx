import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { useWide } from '../../lib/use-wide.ts';
import { reviewStrings } from './strings.ts';

export type Part = 'note' | 'panel';

type ReviewPartsProps = {
  shown: Part;
  onShow(part: Part): void;
  note: ReactNode;
  panel: ReactNode;
};

const parts: Part[] = ['note', 'panel'];

/** Beside each other where there is room, else one behind the other. Both stay alive: nothing typed or heard is lost. */
export function ReviewParts({ shown, onShow, note, panel }: ReviewPartsProps) {
  const t = useStrings(reviewStrings);
  const isWide = useWide();
  const id = useId();
  const contents = { note, panel };
  const labels = { note: t.heading, panel: t.panel };

  function turn(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = shown === 'note' ? 'panel' : 'note';
    onShow(other);
    document.getElementById(`${id}-${other}-tab`)?.focus();
  }

  return (
    <div className="review-parts">
      {!isWide && (
        <div role="tablist" aria-label={t.parts} className="flex gap-6 border-b border-line max-sm:gap-4">
          {parts.map((part) => (
            <button
              key={part}
              type="button"
              role="tab"
              id={`${id}-${part}-tab`}
              aria-selected={part === shown}
              aria-controls={`${id}-${part}`}
              tabIndex={part === shown ? 0 : -1}
              data-selected={part === shown || undefined}
              onClick={() => onShow(part)}
              onKeyDown={turn}
              className="tab"
            >
              {labels[part]}
            </button>
          ))}
        </div>
      )}
      {parts.map((part) => (
        <div
          key={part}
          id={`${id}-${part}`}
          className="review-part"
          data-part={part}
          data-keeps-editing={part === 'panel' || undefined}
          hidden={!isWide && part !== shown}
          {...(!isWide && { role: 'tabpanel', 'aria-labelledby': `${id}-${part}-tab` })}
        >
          {contents[part]}
        </div>
      ))}
    </div>
  );
}
