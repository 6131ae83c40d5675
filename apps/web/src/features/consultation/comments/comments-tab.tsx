import type { NoteStep } from '@noteer/contract';
import { shortMoment } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { commentStrings } from './strings.ts';
import type { PlacedComment } from './use-comments.ts';

type CommentsTabProps = {
  returned: NoteStep;
  comments: readonly PlacedComment[];
  onReveal: (offset: number) => void;
};

/** Each comment with the sentence that it is about, in the order of the note. */
export function CommentsTab({ returned, comments, onReveal }: CommentsTabProps) {
  const t = useStrings(commentStrings);
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-4 p-5">
      <p className="text-sm text-muted">
        {t.from(returned.done_by_name, shortMoment(new Date(returned.created_at), language))}.
      </p>
      <ol aria-label={t.tab} className="flex flex-col gap-4">
        {comments.map(({ id, sentence, text, place }) => (
          <li key={id} className="flex flex-col gap-1 border-l-2 border-pine pl-4 break-words">
            <q className="text-sm text-muted">{sentence}</q>
            <p className="font-medium whitespace-pre-line">{text}</p>
            {place ? (
              <button type="button" className="mark-undo self-start" onClick={() => onReveal(place.start)}>
                {t.show}
              </button>
            ) : (
              <p className="text-sm text-green">{t.changed}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
