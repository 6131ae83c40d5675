import { useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ConflictVersion } from './conflict-version.tsx';
import { conflictStrings } from './strings.ts';
import type { Note } from './use-note.ts';

type ConflictProps = { mine: string; conflict: NonNullable<Note['conflict']> };

/** Says that there are two versions without taking the pen away; shows them beside each other to choose from. */
export function Conflict({ mine, conflict }: ConflictProps) {
  const t = useStrings(conflictStrings);
  const [isOpen, setOpen] = useState(false);
  const choose = (choice: () => void) => () => {
    choice();
    setOpen(false);
  };
  return (
    <>
      <Notice tone="warning" title={t.title}>
        <div className="flex flex-col items-start gap-2">
          {t.notice}
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t.compare}
          </Button>
        </div>
      </Notice>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.title}
        closeLabel={t.later}
        size="lg"
        footer={
          <>
            <Button variant="secondary" onClick={choose(conflict.takeTheirs)}>
              {t.takeTheirs}
            </Button>
            <Button onClick={choose(conflict.keepMine)}>{t.keepMine}</Button>
          </>
        }
      >
        <p className="mb-4 text-muted">{t.explanation}</p>
        <div className="grid gap-5 md:grid-cols-2">
          <ConflictVersion title={t.theirs} text={conflict.theirs} other={mine} />
          <ConflictVersion title={t.mine} text={mine} other={conflict.theirs} />
        </div>
      </Dialog>
    </>
  );
}
