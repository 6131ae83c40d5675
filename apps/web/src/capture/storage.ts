/** Carries out what the page asks of the storage worker. */
import { toMono16k } from '@noteer/audio';
import {
  addCapture,
  allCaptures,
  type CaptureState,
  changeCapture,
  findCapture,
  forgetSound,
  keptSamples,
  removeCapture,
} from './database.ts';
import { filePieces } from './file-pieces.ts';
import { forgetJottings, recordingsWithUnsent } from './jottings.ts';
import { capturesInProgress, type Release, takeCapture, takeRecording } from './locks.ts';
import type { Answers, Command, NewCapture, News, Sound } from './messages.ts';
import { OpenCaptures } from './open-captures.ts';
import type { SoundWriter } from './sound-writer.ts';
import { StorageFailure } from './storage-failure.ts';

type Parts = {
  database: IDBDatabase;
  tell: (news: News) => void;
  rest: (ms: number) => Promise<void>;
  send: (id: string) => Promise<void>;
};

export class Storage {
  readonly #database: IDBDatabase;
  readonly #send: (id: string) => void;
  readonly #openCaptures: OpenCaptures;

  constructor({ database, tell, rest, send }: Parts) {
    this.#database = database;
    this.#send = (id) => void send(id);
    this.#openCaptures = new OpenCaptures({ database, tell, rest, onChunk: this.#send });
  }

  async obey(command: Command): Promise<Answers[Command['type']]> {
    switch (command.type) {
      case 'begin':
        return this.#begin(command.capture, command.port);
      case 'go_on':
        return this.#goOn(command.id, command.port);
      case 'stop':
        return this.#stop(command.id);
      case 'leave':
        return this.#leave(command.id);
      case 'discard':
        return this.#discard(command.id);
      case 'import':
        return this.#importWav(command.capture, command.file);
      case 'begin_import':
        await this.#beginImport(command.capture);
        return null;
      case 'import_sound':
        await this.#openCaptures.push(command.id, command.pcm);
        return null;
      case 'end_import':
        return this.#close(command.id, command.balance);
      case 'send_jottings':
        this.#send(command.id);
        return null;
      case 'send_leftovers':
        return this.#sendLeftovers(command.clinician_id);
    }
  }

  async #begin(capture: NewCapture, port: MessagePort): Promise<{ samples: number }> {
    const release = await takeRecording(capture.id);
    if (!release) throw new StorageFailure('busy_elsewhere');
    await this.#add(capture, 'open', release);
    this.#listen(capture.id, 0, release, port);
    this.#send(capture.id);
    return { samples: 0 };
  }

  async #goOn(id: string, port: MessagePort): Promise<{ samples: number }> {
    const release = await takeRecording(id);
    if (!release) throw new StorageFailure('busy_elsewhere');
    const row = await findCapture(this.#database, id);
    if (row?.state !== 'open') {
      release();
      throw new StorageFailure('not_there');
    }
    const samples = await keptSamples(this.#database, row);
    this.#listen(id, samples, release, port);
    return { samples };
  }

  #listen(id: string, first_sample: number, release: Release, port: MessagePort): void {
    const writer = this.#openCaptures.begin(id, first_sample, release);
    port.onmessage = ({ data }: MessageEvent<Sound>) => {
      void writer.push(data.pcm, data.gaps);
      if (data.end === 'stop') void this.#close(id);
      if (data.end === 'leave') void this.#leave(id);
    };
  }

  async #add(capture: NewCapture, state: CaptureState, release: Release): Promise<void> {
    try {
      await addCapture(this.#database, { ...capture, state, is_begun: false, sent: 0, samples: null });
    } catch (error) {
      release();
      throw error;
    }
  }

  async #close(id: string, balance?: Int8Array): Promise<null> {
    const known = balance && { balance: toBase64(balance) };
    const stopped = (samples: number) =>
      changeCapture(this.#database, id, { state: 'stopped', samples, ...known });
    await this.#openCaptures.end(id, stopped);
    this.#send(id);
    return null;
  }

  /** The capture stays open: another visit goes on with it or stops it. */
  async #leave(id: string): Promise<null> {
    await this.#openCaptures.end(id);
    return null;
  }

  /** Also for a capture that a dead tab left behind: what there is becomes the recording. */
  async #stop(id: string): Promise<null> {
    if (this.#openCaptures.has(id)) return this.#close(id);
    const row = await findCapture(this.#database, id);
    if (row?.state !== 'open') return null;
    const samples = await keptSamples(this.#database, row);
    await changeCapture(this.#database, id, { state: 'stopped', samples });
    this.#send(id);
    return null;
  }

  async #discard(id: string): Promise<null> {
    await this.#leave(id);
    await changeCapture(this.#database, id, { state: 'discarded' });
    await forgetSound(this.#database, id);
    await forgetJottings(id);
    this.#send(id);
    return null;
  }

  async #beginImport(capture: NewCapture): Promise<SoundWriter> {
    const release = await takeCapture(capture.id);
    if (!release) throw new StorageFailure('busy_elsewhere');
    await this.#add(capture, 'importing', release);
    return this.#openCaptures.begin(capture.id, 0, release);
  }

  async #importWav(capture: NewCapture, file: Blob): Promise<null> {
    const writer = await this.#beginImport(capture);
    let balance: Int8Array | undefined;
    const mono = toMono16k(filePieces(file), (bytes) => {
      balance = bytes;
    });
    try {
      // Each piece is on disk before the next is read: the file never lies in memory as a whole.
      for await (const pcm of mono) await writer.push(pcm.buffer);
    } catch (error) {
      await this.#leave(capture.id);
      await removeCapture(this.#database, capture.id);
      throw error;
    }
    return this.#close(capture.id, balance);
  }

  async #sendLeftovers(clinician_id: string): Promise<null> {
    const inProgress = await capturesInProgress();
    for (const row of await allCaptures(this.#database)) {
      if (row.clinician_id !== clinician_id || inProgress.has(row.id)) continue;
      // The tab that read the file died, and half a file is not a recording.
      if (row.state === 'importing') await removeCapture(this.#database, row.id);
      else this.#send(row.id);
    }
    for (const id of await recordingsWithUnsent(clinician_id)) this.#send(id);
    return null;
  }
}

function toBase64(bytes: Int8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte & 0xff);
  return btoa(text);
}
