/** Before every file: what browsers have and jsdom, which lays nothing out, has not. Gone after the file, as is all that it stubbed. */
import { afterAll, vi } from 'vitest';

if (typeof document !== 'undefined') {
  vi.stubGlobal('CSS', {
    escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&'),
    supports: () => false,
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  document.elementFromPoint ??= () => null;
  window.scrollTo = () => {};
}

afterAll(() => void vi.unstubAllGlobals());
