import type { Mark } from '@noteer/clinical/certain-checks';
import { Link } from 'react-router';
import { useStrings } from '../../../lib/strings.ts';
import { type Walkthrough, walkthroughPath } from '../../../lib/walkthrough.ts';
import { Notice } from '../../../ui/notice.tsx';
import { wrapUpStrings } from './strings.ts';

type OpenMarksProps = { marks: readonly Mark[]; walkthrough: Walkthrough };

/** Once more before it is final. It warns and does not stand in the way: the clinician decides. */
export function OpenMarks({ marks, walkthrough }: OpenMarksProps) {
  const t = useStrings(wrapUpStrings);
  if (marks.length === 0) return null;
  return (
    <Notice tone="warning" title={t.marks(marks.length)}>
      <div className="flex flex-col gap-2">
        {t.marksMore}
        <ul className="flex flex-wrap gap-x-3 gap-y-1">
          {marks.map(({ start, text }) => (
            <li key={start} className="note-mark font-medium">
              {text}
            </li>
          ))}
        </ul>
        <Link
          to={walkthroughPath('review', walkthrough)}
          state={walkthrough}
          className="self-start font-medium text-pine underline"
        >
          {t.look}
        </Link>
      </div>
    </Notice>
  );
}
