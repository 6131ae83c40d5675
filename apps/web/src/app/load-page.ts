import type { ComponentType } from 'react';

/** A page's code that takes longer than this will not come any more. */
const TIMEOUT_MS = 120_000;

/** The code of a page did not come: no network, or a newer version of the app has taken its place. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}

/** For a route's `lazy`: loads a page when it is first visited. */
export const page = (load: () => Promise<ComponentType>) => async () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page took too long to load')), TIMEOUT_MS);
  });
  try {
    return { Component: await Promise.race([load(), timeout]) };
  } catch (error) {
    throw new PageNotLoaded('A page could not be loaded', { cause: error });
  } finally {
    clearTimeout(timer);
  }
};
