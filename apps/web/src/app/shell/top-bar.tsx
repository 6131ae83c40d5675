import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';

type TopBarProps = {
  pageTitle: string;
  greeting: string;
  userName: string;
  userMenuItems: readonly MenuEntry[];
  userMenuLabel: string;
  openMenuLabel: string;
  isDrawerOpen: boolean;
  onOpenDrawer: () => void;
};

export function TopBar(props: TopBarProps) {
  const { pageTitle, greeting, userName } = props;
  return (
    <header className="top-bar">
      <IconButton
        label={props.openMenuLabel}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={props.isDrawerOpen}
        onClick={props.onOpenDrawer}
        className="-ml-3 lg:hidden"
      />
      <h1 className="display min-w-0 grow truncate text-xl lg:text-2xl">{pageTitle}</h1>
      <Menu
        label={`${greeting} ${userName}, ${props.userMenuLabel}`}
        items={props.userMenuItems}
        triggerClassName="-mr-2 gap-3 px-2"
        trigger={
          <>
            <span className="hidden text-right text-sm leading-tight md:block">
              <span className="block text-muted">{greeting}</span>
              <span className="block font-medium">{userName}</span>
            </span>
            <Avatar name={userName} />
            <ChevronDown aria-hidden="true" className="size-4 text-muted max-md:hidden" />
          </>
        }
      />
    </header>
  );
}
