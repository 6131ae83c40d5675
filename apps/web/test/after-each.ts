/**
 * Before every file: after each of its tests nobody is signed in and nothing is on the page. Files share a page and all that
 * is loaded, so it is here that a test leaves nothing to the next. Loaded when it is needed: whatever a file mocks is mocked first.
 */
import { afterEach, vi } from 'vitest';

if (typeof document !== 'undefined') {
  afterEach(async () => {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    vi.useRealTimers();
    const { toast } = await import('react-toastify/unstyled');
    toast.dismiss();
    toast.clearWaitingQueue();
    const { signOut } = await import('../src/lib/session.ts');
    signOut();
    const { adoptLanguage } = await import('../src/lib/language-choice.ts');
    adoptLanguage('nl');
    localStorage.clear();
    sessionStorage.clear();
    // The node by which screen readers are told is made once, and stays.
    for (const left of [...document.body.children])
      if (!('liveAnnouncer' in (left as HTMLElement).dataset)) left.remove();
    for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
  });
}
