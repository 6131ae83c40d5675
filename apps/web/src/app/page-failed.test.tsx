// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../test/open-app.tsx';
import { startOver } from '../lib/leave.ts';
import { PageNotLoaded, page } from './load-page.ts';
import { PageFailed } from './page-failed.tsx';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('broken on purpose');
  return <p>Daar is de pagina</p>;
}

function open(route: Partial<RouteObject>) {
  const child = { path: '/', ...route } as RouteObject;
  const router = createMemoryRouter([{ ErrorBoundary: PageFailed, children: [child] }]);
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

beforeEach(() => {
  isBroken = true;
  // React and the router tell of every error; here they are expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a page that breaks while it is drawn says so and can be tried again', async () => {
  open({ Component: Fragile });
  expect(await screen.findByText('Deze pagina kon niet worden getoond')).toBeTruthy();

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));

  expect(await screen.findByText('Daar is de pagina')).toBeTruthy();
});

test('a page that cannot be loaded asks for a fresh start', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  open({ lazy: page(gone) });

  await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));

  expect(startOver).toHaveBeenCalledOnce();
});

test('a page that takes two minutes to load is given up', async () => {
  vi.useFakeTimers();
  const loading = page(() => new Promise(() => {}))();
  const onFailure = vi.fn();
  loading.catch(onFailure);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledWith(expect.any(PageNotLoaded));
});
