import { Trash2 } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Placed } from './cosign-desk.tsx';
import { cosignStrings } from './strings.ts';

type CommentListProps = { comments: readonly Placed[]; onRemove: (comment: Placed) => void };

/** What goes back with the note, in its order. */
export function CommentList({ comments, onRemove }: CommentListProps) {
  const t = useStrings(cosignStrings);
  if (comments.length === 0) return null;
  return (
    <Card heading={t.comments}>
      <ol aria-label={t.comments} className="flex flex-col divide-y divide-line">
        {comments.map((comment) => (
          <li key={`${comment.start} ${comment.text}`} className="flex items-start gap-2 py-2 first:pt-0">
            <div className="min-w-0 flex-1 break-words">
              <q className="text-sm text-muted">{comment.sentence}</q>
              <p className="whitespace-pre-line">{comment.text}</p>
            </div>
            <IconButton label={t.remove} icon={<Trash2 />} onClick={() => onRemove(comment)} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
