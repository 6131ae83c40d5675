import './lib/no-eval.ts';
import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { routes } from './app/routes.tsx';
import { currentLock, currentSession } from './lib/session.ts';
import { joinSession } from './lib/session-tabs.ts';

/** Without one (an old browser, a private window) everything works, but not without a network. */
if (import.meta.env.PROD)
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/service-worker.js', { type: 'module' }).catch(() => undefined);
  });

/** After all that a person waits for. */
const MEASURE_AFTER_MS = 2_000;
addEventListener('load', () => {
  setTimeout(() => {
    import('./lib/page-speed.ts').then(
      ({ watchPageSpeed }) => watchPageSpeed(),
      // The network went meanwhile: nothing is measured, and nobody misses it.
      () => undefined,
    );
  }, MEASURE_AFTER_MS);
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await joinSession(location.pathname, currentSession() !== null || currentLock() !== null);

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>,
);
