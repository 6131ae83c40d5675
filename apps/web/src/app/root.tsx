import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useStrings } from '../lib/strings.ts';
import { Spinner } from '../ui/spinner.tsx';
import { PageFailed } from './page-failed.tsx';
import { frameStrings } from './strings.ts';
import { usePageTitle } from './use-page-title.ts';

export function Root() {
  const title = usePageTitle();
  useEffect(() => {
    document.title = title ? `${title} · Noteer` : 'Noteer';
  }, [title]);

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Shown while the first page's code is on its way. */
export function FirstLoad() {
  const t = useStrings(frameStrings);
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={t.loading} />
    </main>
  );
}

export function RootFailed() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageFailed />
    </main>
  );
}
