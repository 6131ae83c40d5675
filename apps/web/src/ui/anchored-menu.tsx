import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header, MenuItem, MenuSection, Popover, Menu as RawMenu } from 'react-aria-components';
import type { MenuEntry } from './menu.tsx';

export type MenuGroup = { id: string; title: string; items: readonly MenuEntry[] };

type AnchoredMenuProps = {
  /** What it belongs to; null while it is closed. One menu can so serve a list of any length. */
  anchor: Element | null;
  label: string;
  /** Stands above the choices. */
  head?: ReactNode;
  groups: readonly MenuGroup[];
  onClose: () => void;
};

export function AnchoredMenu({ anchor, label, head, groups, onClose }: AnchoredMenuProps) {
  return (
    <Popover
      aria-label={label}
      triggerRef={{ current: anchor }}
      isOpen={anchor !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={6}
      className="popover overflow-y-auto"
    >
      {head && <div className="border-b border-line px-4.5 py-3 text-sm text-muted">{head}</div>}
      <RawMenu aria-label={label} autoFocus="first" onClose={onClose} className="min-w-64 p-1.5 outline-none">
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ id, title, items }) => (
            <MenuSection key={id} className="menu-group">
              <Header className="menu-title">{title}</Header>
              {items.map((item) => (
                <MenuItem
                  key={item.id}
                  id={`${id} ${item.id}`}
                  textValue={item.label}
                  {...(item.onAction && { onAction: item.onAction })}
                  className="menu-entry"
                >
                  {item.icon}
                  <span className="grow">{item.label}</span>
                  {item.isSelected && <Check aria-hidden="true" className="text-pine" />}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
      </RawMenu>
    </Popover>
  );
}
