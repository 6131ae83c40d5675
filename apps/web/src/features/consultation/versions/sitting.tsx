import type { NoteRevision } from '@noteer/contract';
import { useState } from 'react';
import { shortMoment } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { revisionStrings } from './strings.ts';

type SittingProps = {
  sitting: readonly [NoteRevision, ...NoteRevision[]];
  ai_model_name: string;
  newest: number | undefined;
  onOpen: (revision: NoteRevision) => void;
};

/** What one person saved in one go; each save is a press away. */
export function RevisionSitting({ sitting, ai_model_name, newest, onOpen }: SittingProps) {
  const t = useStrings(revisionStrings);
  const [isWhole, setWhole] = useState(false);
  const [last, ...earlier] = sitting;
  return (
    <li className="py-1">
      <RevisionRow revision={last} onOpen={onOpen} isCurrent={last.number === newest}>
        {last.author_name ?? t.engine(ai_model_name)}
      </RevisionRow>
      {earlier.length > 0 && !isWhole && (
        <p className="flex items-center gap-2 text-sm text-muted">
          {t.saves(sitting.length)}
          <button type="button" className="mark-undo" onClick={() => setWhole(true)}>
            {t.showSaves}
          </button>
        </p>
      )}
      {isWhole && (
        <ol className="border-l border-line pl-4">
          {earlier.map((revision) => (
            <li key={revision.number}>
              <RevisionRow revision={revision} onOpen={onOpen} isCurrent={false}>
                {t.number(revision.number)}
              </RevisionRow>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

type RowProps = {
  revision: NoteRevision;
  isCurrent: boolean;
  onOpen: (revision: NoteRevision) => void;
  children: string;
};

function RevisionRow({ revision, isCurrent, onOpen, children }: RowProps) {
  const t = useStrings(revisionStrings);
  const language = useLanguage();
  return (
    <button type="button" onClick={() => onOpen(revision)} className="revision-row">
      <span className="min-w-0">
        <span className="block font-medium break-words">{children}</span>
        {isCurrent && <span className="block text-sm text-green">{t.current}</span>}
      </span>
      <span className="tabular shrink-0 text-sm text-muted">
        {shortMoment(new Date(revision.created_at), language)}
      </span>
    </button>
  );
}
