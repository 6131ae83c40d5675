import { MOST_SECTIONS } from '@noteer/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { added, changed, moved, type Section, without } from '../sections.ts';
import { KindDialog } from './kind-dialog.tsx';
import type { Problems } from './problems.ts';
import { SectionCard } from './section-card.tsx';
import { editorStrings, sectionStrings } from './strings.ts';
import { useDrag } from './use-drag.ts';

type SectionListProps = {
  sections: Section[];
  problems: Problems;
  isFixed: boolean;
  onChange: (sections: Section[]) => void;
};

export function SectionList({ sections, problems, isFixed, onChange }: SectionListProps) {
  const t = useStrings(editorStrings);
  const words = useStrings(sectionStrings);
  const [open, setOpen] = useState<string | undefined>(sections.length === 1 ? sections[0]?.key : undefined);
  const [choosing, setChoosing] = useState<string>();
  const [said, setSaid] = useState('');

  function move(key: string, to: number) {
    const next = moved(sections, key, to);
    const at = next.findIndex((each) => each.key === key);
    const name = next[at]?.heading || words.nameless(at + 1);
    setSaid(words.moved(name, at + 1, next.length));
    onChange(next);
  }
  const drag = useDrag(move);

  function add() {
    const next = added(sections);
    setOpen(next.at(-1)?.key);
    onChange(next);
  }

  return (
    <section aria-labelledby="template-sections" className="flex flex-col gap-3">
      <h2 id="template-sections" className="display text-xl">
        {t.sections}
      </h2>
      <FieldError id="template-sections-error" error={problems.sections} />
      {sections.length === 0 && <p className="text-muted">{t.empty}</p>}
      <ol ref={drag.list} className="flex flex-col gap-3">
        {sections.map((section, at) => (
          <SectionCard
            key={section.key}
            section={section}
            at={at}
            isOpen={open === section.key}
            isDragged={drag.dragged === section.key}
            isFixed={isFixed}
            problems={problems}
            handle={drag.handle(section.key, at)}
            onToggle={() => setOpen(open === section.key ? undefined : section.key)}
            onMove={(to) => move(section.key, to)}
            onChange={(change) => onChange(changed(sections, section.key, change))}
            onRemove={() => onChange(without(sections, section.key))}
            onChooseKinds={() => setChoosing(section.key)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {!isFixed && (
        <Button
          variant="secondary"
          icon={<Plus />}
          className="self-start"
          disabled={sections.length >= MOST_SECTIONS}
          onClick={add}
        >
          {t.add}
        </Button>
      )}
      {choosing && (
        <KindDialog
          sections={sections}
          chosen={choosing}
          onChange={onChange}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </section>
  );
}
