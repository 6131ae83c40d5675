import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useLocation } from 'react-router';
import { IconButton } from '../../ui/icon-button.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import type { NavItem, Privacy, ShellLabels } from './nav-item.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

type ShellLayoutProps = {
  nav: readonly NavItem[];
  pageTitle: string;
  greeting: string;
  userName: string;
  userMenuItems: readonly MenuEntry[];
  privacy: Privacy;
  labels: ShellLabels;
  homeTo?: string;
  /** Stands over every page while there is something that must not be forgotten. */
  above?: ReactNode;
  children: ReactNode;
};

export function ShellLayout(props: ShellLayoutProps) {
  const { nav, privacy, labels, homeTo = '/home', children } = props;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the drawer
  useEffect(() => setDrawerOpen(false), [pathname]);

  const sidebar = { label: labels.mainNavigation, nav, privacy, homeTo };
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a href="#main" className="skip-link">
        {labels.skipToMain}
      </a>
      <div className="sticky top-0 hidden h-dvh lg:block">
        <Sidebar {...sidebar} />
      </div>
      <ModalOverlay
        isOpen={isDrawerOpen}
        onOpenChange={setDrawerOpen}
        isDismissable
        className="backdrop backdrop-drawer"
      >
        <Modal className="drawer">
          <Dialog aria-label={labels.mainNavigation} className="h-full outline-none">
            <Sidebar
              {...sidebar}
              closeButton={
                <IconButton
                  label={labels.closeMenu}
                  icon={<X />}
                  variant="night"
                  onClick={() => setDrawerOpen(false)}
                />
              }
            />
          </Dialog>
        </Modal>
      </ModalOverlay>
      <div className="flex min-h-dvh flex-col">
        {props.above}
        <TopBar
          pageTitle={props.pageTitle}
          greeting={props.greeting}
          userName={props.userName}
          userMenuItems={props.userMenuItems}
          userMenuLabel={labels.userMenu}
          openMenuLabel={labels.openMenu}
          isDrawerOpen={isDrawerOpen}
          onOpenDrawer={() => setDrawerOpen(true)}
        />
        <main id="main" tabIndex={-1} className="grow px-5 pt-6 pb-16 outline-none lg:px-10 lg:pt-8">
          {children}
        </main>
      </div>
    </div>
  );
}
