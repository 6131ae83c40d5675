/** One sending at a time for each capture, in all tabs together; asking during one runs it once more. */
import { whileSending } from './locks.ts';

export function createSendQueue(sendNow: (id: string) => Promise<void>) {
  const underway = new Map<string, { isAgain: boolean }>();
  return async (id: string): Promise<void> => {
    const other = underway.get(id);
    if (other) {
      other.isAgain = true;
      return;
    }
    const mine = { isAgain: false };
    underway.set(id, mine);
    try {
      await whileSending(id, async () => {
        do {
          mine.isAgain = false;
          await sendNow(id);
        } while (mine.isAgain);
      });
    } finally {
      underway.delete(id);
    }
  };
}
