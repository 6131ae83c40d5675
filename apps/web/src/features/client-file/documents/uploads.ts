/** Documents on their way to the server. They go on while somebody looks at another page of the app. */
import { type Attachment, addAttachment, MAX_ATTACHMENT_BYTES } from '@noteer/contract';
import { NetworkError, upload } from '../../../lib/api.ts';
import { Observable } from '../../../lib/observable.ts';
import { currentLock, currentSession, subscribeToSession } from '../../../lib/session.ts';

/** Large scans side by side would all be slow; one after the other leaves a fast line idle. */
const AT_ONCE = 2;

export type Upload = {
  /** Of the document that it becomes: sent again under the same id it is never there twice. */
  id: string;
  client_id: string;
  file_name: string;
  bytes: number;
  /** 0 to 1. */
  sent: number;
} & (
  | { is: 'waiting' | 'sending' | 'cut_off' }
  | { is: 'refused'; why: 'too_large' | 'empty' }
  | { is: 'refused'; why: 'error'; error: unknown }
);

type Standing =
  | { is: 'waiting' | 'sending' | 'cut_off' }
  | { is: 'refused'; why: 'too_large' | 'empty' }
  | { is: 'refused'; why: 'error'; error: unknown };

type Task = { file: File; onAdded: (attachment: Attachment) => void; stop: AbortController };

class Uploads {
  readonly state = new Observable<readonly Upload[]>([]);
  readonly #tasks = new Map<string, Task>();

  add(client_id: string, files: readonly File[], onAdded: (attachment: Attachment) => void): void {
    const added = files.map((file): Upload => {
      const id = crypto.randomUUID();
      this.#tasks.set(id, { file, onAdded, stop: new AbortController() });
      return { id, client_id, file_name: file.name, bytes: file.size, sent: 0, ...standingOf(file) };
    });
    this.state.set([...this.state.get(), ...added]);
    this.#next();
  }

  retry(id: string): void {
    this.#become(id, { is: 'waiting' });
    this.#next();
  }

  /** What waited for the network, once it is back. */
  retryCutOff(): void {
    for (const { id, is } of this.state.get()) if (is === 'cut_off') this.#become(id, { is: 'waiting' });
    this.#next();
  }

  cancel(id: string): void {
    this.#tasks.get(id)?.stop.abort();
    this.#forget(id);
    this.#next();
  }

  cancelAll(): void {
    for (const { id } of this.state.get()) this.cancel(id);
  }

  #forget(id: string): void {
    this.#tasks.delete(id);
    this.state.set(this.state.get().filter((each) => each.id !== id));
  }

  #become(id: string, standing: Standing, sent = 0): void {
    this.state.set(
      this.state.get().map((each): Upload => {
        if (each.id !== id) return each;
        const { client_id, file_name, bytes } = each;
        return { id, client_id, file_name, bytes, sent, ...standing };
      }),
    );
  }

  #next(): void {
    const all = this.state.get();
    const free = AT_ONCE - all.filter(({ is }) => is === 'sending').length;
    const waiting = all.filter(({ is }) => is === 'waiting').slice(0, Math.max(0, free));
    for (const each of waiting) void this.#send(each);
  }

  async #send({ id, client_id }: Upload): Promise<void> {
    const task = this.#tasks.get(id);
    if (!task) return;
    this.#become(id, { is: 'sending' });
    const body = new FormData();
    body.set('attachment_id', id);
    body.set('file', task.file, task.file.name);
    const onProgress = (sent: number) => this.#become(id, { is: 'sending' }, sent);
    try {
      const { signal } = task.stop;
      const { data } = await upload(
        addAttachment,
        { params: { id: client_id }, body },
        { signal, onProgress },
      );
      this.#forget(id);
      task.onAdded(data);
    } catch (error) {
      if (!task.stop.signal.aborted) this.#become(id, failureOf(error));
    }
    this.#next();
  }
}

function standingOf({ size }: File): Standing {
  if (size === 0) return { is: 'refused', why: 'empty' };
  return size > MAX_ATTACHMENT_BYTES ? { is: 'refused', why: 'too_large' } : { is: 'waiting' };
}

const failureOf = (error: unknown): Standing =>
  error instanceof NetworkError ? { is: 'cut_off' } : { is: 'refused', why: 'error', error };

export const uploads = new Uploads();

globalThis.addEventListener?.('online', () => uploads.retryCutOff());

/** Whoever signs in next has nothing to do with them; a lock keeps them for the same person. */
subscribeToSession(() => {
  if (!currentSession() && !currentLock()) uploads.cancelAll();
});
