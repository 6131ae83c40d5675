/** The storage worker: sound comes in from the audio thread, goes to disk, and from there to the server. */
import '../lib/no-eval.ts';
import { AudioError } from '@noteer/audio';
import { changedCaptures } from './changed-captures.ts';
import { openDatabase } from './database.ts';
import type { Command, FromStorage, News, ToStorage } from './messages.ts';
import { Obstructed } from './obstructed.ts';
import { createRests } from './rests.ts';
import { Sender } from './sender.ts';
import { createSendings } from './sendings.ts';
import { Storage } from './storage.ts';

const say = (message: FromStorage): void => postMessage(message);

const tokens = new Map<number, (access: string | null | undefined) => void>();
let questions = 0;

function askForToken(clinician_id: string, expired?: string): Promise<string | null | undefined> {
  const number = questions++;
  say({ type: 'token_wanted', number, clinician_id, expired });
  return new Promise((resolve) => tokens.set(number, resolve));
}

const { rest, wake } = createRests();

function tell(news: News): void {
  say({ type: 'news', news });
  if (news.type !== 'kept' && news.type !== 'gaps') changedCaptures.announce();
}

const storage = openDatabase().then((database) => {
  const sender = new Sender({ database, token: askForToken, tell, rest });
  return new Storage({ database, tell, rest, send: createSendings((id) => sender.send(id)) });
});

async function answer(number: number, command: Command): Promise<void> {
  try {
    const result = await (await storage).obey(command);
    changedCaptures.announce();
    say({ type: 'answer', number, result });
  } catch (error) {
    if (error instanceof Obstructed) say({ type: 'obstacle', number, obstacle: error.obstacle });
    else if (error instanceof AudioError) say({ type: 'obstacle', number, obstacle: 'unreadable' });
    else
      say({ type: 'obstacle', number, obstacle: error instanceof DOMException ? 'storage' : 'unexpected' });
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
