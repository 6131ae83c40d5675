/** A page behind the sign-in: its address, its name in the top bar and in the browser's tab, and who may see it. */
import type { Deed } from '@noteer/contract';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { ManagementPage } from '../../lib/management-pages.ts';
import type { Language } from '../../lib/strings.ts';
import { page } from '../load-page.ts';

type PageAt = {
  path: string;
  title: Record<Language, string>;
  load: () => Promise<ComponentType>;
};

export type AppPage = PageAt & {
  deed: Deed;
  /** The privileged account has only the planning of it. */
  isAdministration?: true;
  /** Makes it one of those that the administration leads to; whom, when it is not everyone who may see it. */
  management?: { Icon: LucideIcon; deed?: Deed };
};

export const routeAt = ({ path, title, load }: PageAt): RouteObject => ({
  path,
  handle: { title },
  lazy: page(load),
});

export const managementPagesAmong = (pages: readonly AppPage[]): ManagementPage[] =>
  pages.flatMap(({ path, title, deed, management }) =>
    management ? [{ to: `/${path}`, title, deed, ...management }] : [],
  );
