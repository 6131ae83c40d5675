/** Has a conversation sorted in a worker; on this thread where there is none. What it needs is fetched only then. */
type Sort = typeof import('@noteer/clinical/sorted-talk').sortTalk;
export type SortedTalk = ReturnType<Sort>;
export type TalkGroup = SortedTalk['rest'][number];
export type SortAsked = {
  pieces: Parameters<Sort>[0];
  template: Parameters<Sort>[1];
  language: Parameters<Sort>[2];
};

async function sortHere({ pieces, template, language }: SortAsked): Promise<SortedTalk> {
  const { sortTalk } = await import('@noteer/clinical/sorted-talk');
  return sortTalk(pieces, template, language);
}

function sortInWorker(asked: SortAsked): Promise<SortedTalk> {
  const { promise, resolve, reject } = Promise.withResolvers<SortedTalk>();
  const worker = new Worker(new URL('./sort-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<SortedTalk>) => resolve(data);
  worker.onerror = () => reject(new Error('the worker broke down'));
  worker.postMessage(asked);
  return promise.finally(() => worker.terminate());
}

export const sortTalkBeside = (asked: SortAsked): Promise<SortedTalk> =>
  typeof Worker === 'function' ? sortInWorker(asked).catch(() => sortHere(asked)) : sortHere(asked);
