/**
 * Before every file. React, as it is for developers, keeps for each element the stack of calls that made it, and Testing
 * Library prints the whole page for each look that finds nothing yet: together a sixth of the work of all screens' tests.
 * Stacks are left out, as React itself does when there are very many; a page is printed when somebody reads of the failure.
 */
type Internals = { recentlyCreatedOwnerStacks?: number };
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** From so many on React keeps no more of them. */
const MANY = 10_000;

if (typeof document !== 'undefined') {
  const react = (await import('react')) as unknown as { [INTERNALS]?: Internals };
  const internals = react[INTERNALS];
  if (internals && 'recentlyCreatedOwnerStacks' in internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => MANY, set: () => {} });

  const { configure, prettyDOM } = await import('@testing-library/react');
  configure({
    getElementError(message, container) {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      Object.defineProperty(error, 'message', {
        get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
      });
      return error;
    },
  });
}

export {};
