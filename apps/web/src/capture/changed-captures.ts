/** All tabs hear when a capture came, went or moved on. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('noteer-captures');

export const changedCaptures = {
  announce(): void {
    channel?.postMessage(null);
  },
  follow(listener: () => void): () => void {
    channel?.addEventListener('message', listener);
    return () => channel?.removeEventListener('message', listener);
  },
};
