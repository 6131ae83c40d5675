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
    <header className="top-bar print:hidden">
      <IconButton
        label={props.openMenuLabel}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={props.isDrawerOpen}
        onClick={props.onOpenDrawer}
        className="[grid-area:menu] -ml-3 lg:hidden"
      />
      <h1 className="display truncate text-xl [grid-area:title] lg:text-2xl">{pageTitle}</h1>
      <p className="truncate text-sm text-muted [grid-area:greeting] lg:text-base">
        {greeting} <span className="font-medium text-ink">{userName}</span>
      </p>
      <div className="[grid-area:user]">
        <Menu
          label={props.userMenuLabel}
          items={props.userMenuItems}
          triggerClassName="gap-1 rounded-full p-0.5 pr-2 -mr-2"
          trigger={
            <>
              <Avatar name={userName} />
              <ChevronDown aria-hidden="true" className="size-4 text-muted" />
            </>
          }
        />
      </div>
    </header>
  );
}
