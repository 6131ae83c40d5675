/** The storage worker: sound comes in from the audio thread, goes to disk, and from there to the server. */
import '../lib/no-eval.ts';
import { AudioError } from '@noteer/audio';
import { changedCaptures } from './changed-captures.ts';
import { openDatabase } from './database.ts';
import type { Command, FromStorage, News, ToStorage } from './messages.ts';
import { createSendQueue } from './send-queue.ts';
import { Sender } from './sender.ts';
import { Storage } from './storage.ts';
import { StorageFailure } from './storage-failure.ts';
import { createWaits } from './waits.ts';

const say = (message: FromStorage): void => postMessage(message);

const tokens = new Map<number, (access: string | null | undefined) => void>();
let questions = 0;

function askForToken(clinician_id: string, expired?: string): Promise<string | null | undefined> {
  const number = questions++;
  say({ type: 'token_wanted', number, clinician_id, expired });
  return new Promise((resolve) => tokens.set(number, resolve));
}

const { rest, wake } = createWaits();

function tell(news: News): void {
  say({ type: 'news', news });
  if (news.type !== 'kept' && news.type !== 'gaps') changedCaptures.announce();
}

const storage = openDatabase().then((database) => {
  const sender = new Sender({ database, token: askForToken, tell, rest });
  return new Storage({ database, tell, rest, send: createSendQueue((id) => sender.send(id)) });
});

async function answer(number: number, command: Command): Promise<void> {
  try {
    const result = await (await storage).obey(command);
    changedCaptures.announce();
    say({ type: 'answer', number, result });
  } catch (error) {
    if (error instanceof StorageFailure) say({ type: 'failed', number, reason: error.reason });
    else if (error instanceof AudioError) say({ type: 'failed', number, reason: 'unreadable' });
    else say({ type: 'failed', number, reason: error instanceof DOMException ? 'storage' : 'unexpected' });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToStorage>) => {
  switch (data.type) {
    case 'command':
      return void answer(data.number, data.command);
    case 'token':
      tokens.get(data.number)?.(data.access);
      return void tokens.delete(data.number);
    case 'wake':
      return wake();
  }
});
