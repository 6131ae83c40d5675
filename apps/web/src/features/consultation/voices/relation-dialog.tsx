import { knownRelations } from '@noteer/contract';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { knownRelationStrings, relationStrings } from './strings.ts';

type RelationDialogProps = { isOpen: boolean; onClose: () => void; onChoose: (relation: string) => void };

/** As long as the contract takes. */
const LONGEST = 60;

/** Who somebody else is: one of those who often come along, or in words of one's own. */
export function RelationDialog({ isOpen, onClose, onChoose }: RelationDialogProps) {
  const t = useStrings(relationStrings);
  const relations = useStrings(knownRelationStrings);
  const [text, setText] = useState('');

  function choose(relation: string) {
    setText('');
    onChoose(relation);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) choose(text.trim());
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.title} closeLabel={t.close} size="sm">
      <div className="flex flex-col gap-5">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t.relations}</legend>
          {knownRelations.map((relation) => (
            <Button key={relation} variant="secondary" size="sm" onClick={() => choose(relation)}>
              {relations[relation]}
            </Button>
          ))}
        </fieldset>
        <form onSubmit={submit} className="flex items-end gap-3">
          <TextField
            label={t.free}
            placeholder={t.freeHint}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            className="min-w-0 grow"
          />
          <Button type="submit" disabled={!text.trim()}>
            {t.save}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
