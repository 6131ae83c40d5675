import type { ReactNode } from 'react';

export type NavItem = {
  to: string;
  label: string;
  icon: ReactNode;
  /** Not shown on windows of 500 px and less. */
  hideOnSmall?: boolean | undefined;
};

export type Privacy = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

export type ShellLabels = {
  skipToMain: string;
  mainNavigation: string;
  openMenu: string;
  closeMenu: string;
  userMenu: string;
};
