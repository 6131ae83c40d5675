/** A field to type in that offers what fits; nothing has to be chosen. */
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

export type Suggestion = { id: string; label: string; detail?: string | undefined; icon?: ReactNode };

type SuggestFieldProps = FieldProps &
  ComponentProps<'input'> & {
    suggestions: readonly Suggestion[];
    /** Names the list of suggestions. */
    listLabel: string;
    /** Read out when the list changes. */
    status: string;
    onChoose: (id: string) => void;
    /** The button right below stays free: a list that comes up must not lie under a click that was meant for it. */
    leavesButtonFree?: boolean | undefined;
  };

export function SuggestField(props: SuggestFieldProps) {
  const { label, error, hint, id, className, suggestions, listLabel, status, onChoose, ...rest } = props;
  const { leavesButtonFree = false, ...input } = rest;
  const list = useSuggestions(suggestions, onChoose);
  return (
    <Field label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.isOpen}
            aria-controls={list.listId}
            aria-activedescendant={list.activeId}
            autoComplete="off"
            className={controlLook}
            onChange={(event) => {
              list.show();
              void input.onChange?.(event);
            }}
            onFocus={(event) => {
              list.show();
              input.onFocus?.(event);
            }}
            onBlur={(event) => {
              list.hide();
              void input.onBlur?.(event);
            }}
            onKeyDown={list.onKeyDown}
          />
          <span role="status" className="sr-only">
            {list.isOpen ? status : ''}
          </span>
          <SuggestionList
            list={list}
            label={listLabel}
            suggestions={suggestions}
            leavesButtonFree={leavesButtonFree}
          />
        </span>
      )}
    </Field>
  );
}

function useSuggestions(suggestions: readonly Suggestion[], onChoose: (id: string) => void) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<string>();
  const isOpen = isWanted && suggestions.length > 0;
  const place = isOpen ? suggestions.findIndex(({ id }) => id === active) : -1;
  const optionId = (id: string) => `${listId}-${id}`;

  function hide() {
    setWanted(false);
    setActive(undefined);
  }

  function choose(id: string) {
    hide();
    onChoose(id);
  }

  /** Past the last comes the first; before the first, what was typed. */
  function move(step: number) {
    setWanted(true);
    const next = suggestions[place === -1 && step < 0 ? suggestions.length - 1 : place + step];
    setActive(next?.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = suggestions[place];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) choose(chosen.id);
    else if (event.key === 'Escape' && isOpen) hide();
    else return;
    event.preventDefault();
  }

  const activeId = place === -1 ? undefined : optionId(suggestions[place]?.id ?? '');
  return { listId, isOpen, active, activeId, optionId, show: () => setWanted(true), hide, choose, onKeyDown };
}

type ListProps = Pick<SuggestFieldProps, 'suggestions' | 'leavesButtonFree'> & {
  label: string;
  list: ReturnType<typeof useSuggestions>;
};

function SuggestionList({ list, label, suggestions, leavesButtonFree }: ListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a select cannot stand beside what is typed
    <div
      id={list.listId}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      hidden={!list.isOpen}
      className={classNames(
        'popover absolute inset-x-0 top-full z-20 max-h-80 overflow-y-auto p-1.5',
        leavesButtonFree ? 'mt-19' : 'mt-1.5',
      )}
    >
      {list.isOpen &&
        suggestions.map(({ id, label: text, detail, icon }) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field; the arrows move the mark
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is the field's
          // biome-ignore lint/a11y/useSemanticElements: options of a list that no select makes
          <div
            key={id}
            id={list.optionId(id)}
            role="option"
            aria-selected={id === list.active}
            data-focused={id === list.active || undefined}
            // The field keeps the focus, and with it the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => list.choose(id)}
            ref={(element) => {
              if (id === list.active) element?.scrollIntoView?.({ block: 'nearest' });
            }}
            className={classNames('menu-entry hover:bg-pine-soft', detail && 'py-1.5')}
          >
            {icon}
            <span className="min-w-0 grow">
              <span className="block break-words">{text}</span>
              {detail && <span className="block text-sm text-muted">{detail}</span>}
            </span>
          </div>
        ))}
    </div>
  );
}
