/** What real browsers have and jsdom has not. Import it for its effect in tests of components that float or measure. */
import { vi } from 'vitest';

vi.stubGlobal('CSS', { escape: (text: string) => text, supports: () => false });
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
