import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  type PopoverProps,
  Menu as RawMenu,
} from 'react-aria-components';
import { classNames } from './class-names.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  onAction?: (() => void) | undefined;
  isDanger?: boolean | undefined;
  /** Given on some entries, those form one choice among each other. */
  isSelected?: boolean | undefined;
};

type MenuProps = {
  /** The accessible name; has to contain the words that the trigger shows. */
  label: string;
  trigger: ReactNode;
  items: readonly MenuEntry[];
  placement?: PopoverProps['placement'];
  triggerClassName?: string | undefined;
};

export function Menu({ label, trigger, items, placement = 'bottom end', triggerClassName }: MenuProps) {
  const choices = items.filter((item) => item.isSelected !== undefined);
  const actions = items.filter((item) => item.isSelected === undefined);
  return (
    <MenuTrigger>
      <Button aria-label={label} className={classNames('menu-trigger', triggerClassName)}>
        {trigger}
      </Button>
      <Popover placement={placement} offset={6} className="popover">
        <RawMenu aria-label={label} className="min-w-60 p-1.5 outline-none">
          {choices.length > 0 && (
            <MenuSection
              aria-label={label}
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={choices.filter((item) => item.isSelected).map((item) => item.id)}
              className={classNames(actions.length > 0 && 'mb-1.5 border-b border-line pb-1.5')}
            >
              {choices.map(entry)}
            </MenuSection>
          )}
          {actions.map(entry)}
        </RawMenu>
      </Popover>
    </MenuTrigger>
  );
}

function entry({ id, label, icon, onAction, isDanger, isSelected }: MenuEntry) {
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      {...(onAction && { onAction })}
      className={classNames('menu-entry', isDanger && 'menu-entry-danger')}
    >
      {icon}
      <span className="grow">{label}</span>
      {isSelected && <Check aria-hidden="true" className="text-pine" />}
    </MenuItem>
  );
}
