import { ChevronDown, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlLook, describe, FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Section } from '../sections.ts';
import type { Problems } from './problems.ts';
import { SectionDetails } from './section-details.tsx';
import { sectionStrings } from './strings.ts';

type Handle = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>;

type SectionCardProps = {
  section: Section;
  at: number;
  isOpen: boolean;
  isDragged: boolean;
  /** To look at only. */
  isFixed: boolean;
  problems: Problems;
  handle: Handle;
  onToggle: () => void;
  onMove: (to: number) => void;
  onChange: (change: Partial<Section>) => void;
  onRemove: () => void;
  onChooseKinds: () => void;
};

export function SectionCard(props: SectionCardProps) {
  const { section, at, isOpen, isDragged, isFixed, problems, handle } = props;
  const { onToggle, onMove, onChange, onRemove, onChooseKinds } = props;
  const t = useStrings(sectionStrings);
  const id = useId();
  const name = section.heading.trim() || t.nameless(at + 1);
  const problemOf = (field: string) => problems[`sections.${at}.${field}`];
  const { control, errorId } = describe(id, problemOf('heading'));

  function moveByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? at - 1 : at + 1);
  }

  return (
    <li
      data-dragged={isDragged || undefined}
      className={classNames(
        'rounded-card border bg-card transition-shadow',
        isDragged ? 'border-pine shadow-float' : 'border-line',
      )}
    >
      <div className="flex items-center gap-1 p-2">
        {!isFixed && (
          <button
            type="button"
            {...handle}
            onKeyDown={moveByKey}
            aria-label={t.move(name)}
            className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-paper-deep hover:text-ink"
          >
            <GripVertical aria-hidden="true" className="size-5" />
          </button>
        )}
        <input
          {...control}
          aria-label={t.heading(at + 1)}
          value={section.heading}
          onChange={(event) => onChange({ heading: event.target.value })}
          className={classNames(controlLook, 'min-w-0 font-medium')}
        />
        <IconButton
          label={t.open(name)}
          aria-expanded={isOpen}
          icon={<ChevronDown className={classNames('transition-transform', isOpen && 'rotate-180')} />}
          onClick={onToggle}
        />
        {!isFixed && (
          <IconButton
            label={t.remove(name)}
            icon={<Trash2 />}
            variant="danger"
            onClick={onRemove}
            // On a phone a heading needs the room: it is removed once it is opened.
            className={isOpen ? undefined : 'max-sm:hidden'}
          />
        )}
      </div>
      <div className="px-4 empty:hidden">
        <FieldError id={errorId} error={problemOf('heading')} />
      </div>
      <SectionDetails
        section={section}
        isOpen={isOpen}
        isFixed={isFixed}
        kindsError={problemOf('kinds')}
        wishError={problemOf('wish')}
        onChange={onChange}
        onChooseKinds={onChooseKinds}
      />
    </li>
  );
}
