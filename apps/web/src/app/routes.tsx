/** Every address there is. Pages load when they are first visited. */
import type { Deed } from '@noteer/contract';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import { ManagementPages } from '../lib/management-pages.ts';
import { FirstLoad } from './first-load.tsx';
import { Administration, Landing, onlyWho, SignedInOnly, StrangersOnly } from './guards.tsx';
import { page } from './load-page.ts';
import { PageFailed } from './page-failed.tsx';
import { administrationPages } from './pages/administration-pages.ts';
import { type AppPage, managementPagesAmong, routeAt } from './pages/app-page.ts';
import { clientFilePages } from './pages/client-file-pages.ts';
import { dailyPages } from './pages/daily-pages.ts';
import { managementPages } from './pages/management-pages.ts';
import { publicPages, strangersPages } from './pages/open-pages.ts';
import { walkthrough } from './pages/walkthrough-pages.tsx';
import { Root, RootFailed } from './root.tsx';

const appPages: AppPage[] = [...dailyPages, ...clientFilePages, ...administrationPages, ...managementPages];
const listed = managementPagesAmong(appPages);

const allowed = (deed: Deed, child: RouteObject): RouteObject => ({
  Component: onlyWho(deed),
  children: [child],
});

function guarded(one: AppPage): RouteObject {
  const route = routeAt(one);
  return allowed(one.deed, one.isAdministration ? { Component: Administration, children: [route] } : route);
}

/** A page that breaks leaves the shell around it standing. */
const inShell = (children: RouteObject[]): RouteObject => ({
  lazy: page(async () => (await import('./lockable-shell.tsx')).LockableShell),
  children: [
    {
      ErrorBoundary: PageFailed,
      element: (
        <ManagementPages value={listed}>
          <Outlet />
        </ManagementPages>
      ),
      children,
    },
  ],
});

export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    ErrorBoundary: RootFailed,
    HydrateFallback: FirstLoad,
    children: [
      { index: true, Component: Landing },
      { path: 'login', element: <Navigate to="/sign-in" replace /> },
      ...publicPages,
      { Component: StrangersOnly, children: strangersPages },
      {
        Component: SignedInOnly,
        children: [inShell([allowed('record', walkthrough), ...appPages.map(guarded)])],
      },
      { path: '*', element: <Navigate to="/welcome" replace /> },
    ],
  },
];
