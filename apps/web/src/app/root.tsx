import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { PageFailed } from './page-failed.tsx';
import { outside } from './to-the-site.tsx';
import { usePageTitle } from './use-page-title.ts';

export function Root() {
  const title = usePageTitle();
  useEffect(() => {
    document.title = title ? `${title} · Noteer` : 'Noteer';
  }, [title]);

  // It would leave a word in the session storage of a page that is left; nobody comes back there.
  const isLeaving = useMatches().some(({ handle }) => handle === outside);
  return (
    <>
      <Outlet />
      {!isLeaving && <ScrollRestoration />}
    </>
  );
}

export function RootFailed() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageFailed />
    </main>
  );
}
