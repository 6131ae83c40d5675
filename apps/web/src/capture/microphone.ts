/** A microphone whose sound goes to the storage worker. When it is unplugged, another one takes its place. */
import type { Ending, Level, ToWorklet } from './messages.ts';
import { watchFromPage } from './page-watch.ts';
import workletUrl from './worklet.ts?worker&url';

export type MicrophoneChoice = { id: string; label: string };

type Events = {
  onLevel: (level: Level) => void;
  /** Another one is in use now; null while there is none. */
  onChange: (microphone: MicrophoneChoice | null) => void;
};

// Made for calls, the first two make a room with two people in it worse to understand; quiet voices do need lifting.
const processing: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: true,
};

const streamFrom = (id: string | null): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ audio: { ...processing, ...(id && { deviceId: { exact: id } }) } });

/** The wished-for one, or whichever there is. */
async function anyStream(wish: string | null): Promise<MediaStream> {
  if (wish) {
    try {
      return await streamFrom(wish);
    } catch {
      // It was unplugged since: any other one is better than no recording.
    }
  }
  return streamFrom(null);
}

const stop = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Without names until the browser may use one of them. */
export async function listMicrophones(): Promise<MicrophoneChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId)
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

export async function openMicrophone(wish: string | null, events: Events): Promise<Microphone> {
  const stream = await anyStream(wish);
  // At its own rate: asking the browser for 16 kHz costs the upper half of the voice.
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(workletUrl);
    await context.resume();
  } catch (error) {
    stop(stream);
    await context.close();
    throw error;
  }
  return new Microphone(context, stream, events);
}

/** How long the audio thread gets to hand over what it holds. */
const HANDOVER_MS = 1000;

export class Microphone {
  /** Where the sound comes out: to be given to the storage worker. */
  readonly port: MessagePort;
  readonly #context: AudioContext;
  readonly #node: AudioWorkletNode;
  readonly #events: Events;
  #stream: MediaStream | null = null;
  #source: MediaStreamAudioSourceNode | null = null;
  #isOver = false;

  constructor(context: AudioContext, stream: MediaStream, events: Events) {
    this.#context = context;
    this.#events = events;
    this.#node = new AudioWorkletNode(context, 'noteer-capture', { numberOfOutputs: 0 });
    const watch = watchFromPage((message) => this.#say(message));
    this.#node.port.onmessage = ({ data }: MessageEvent<Level>) => {
      watch(this.#stream?.getAudioTracks()[0]);
      events.onLevel(data);
    };
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.#say({ port: port2 }, [port2]);
    navigator.mediaDevices.addEventListener('devicechange', this.#onDevices);
    context.addEventListener('statechange', this.#onState);
    this.#attach(stream);
  }

  current(): MicrophoneChoice | null {
    const track = this.#stream?.getAudioTracks()[0];
    return track ? { id: track.getSettings().deviceId ?? '', label: track.label } : null;
  }

  async use(id: string | null): Promise<void> {
    const stream = await anyStream(id);
    if (this.#isOver) return stop(stream);
    this.#attach(stream);
    this.#events.onChange(this.current());
  }

  setPaused(isPaused: boolean): void {
    this.#say({ isPaused });
  }

  /** Hands over the last samples and lets go of the microphone. */
  end(how: Ending): void {
    this.#say({ end: how });
    this.#lookAway();
    this.#letGo();
    setTimeout(() => this.close(), HANDOVER_MS);
  }

  /** Lets go without another word. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#lookAway();
    this.#letGo();
    void this.#context.close();
  }

  #attach(stream: MediaStream): void {
    this.#letGo();
    this.#stream = stream;
    this.#source = this.#context.createMediaStreamSource(stream);
    this.#source.connect(this.#node);
    const onEnded = () => this.#stream === stream && void this.#lookForAnother();
    stream.getAudioTracks()[0]?.addEventListener('ended', onEnded);
  }

  #letGo(): void {
    this.#source?.disconnect();
    stop(this.#stream);
    this.#stream = null;
    this.#source = null;
  }

  #lookAway(): void {
    navigator.mediaDevices.removeEventListener('devicechange', this.#onDevices);
    this.#context.removeEventListener('statechange', this.#onState);
  }

  async #lookForAnother(): Promise<void> {
    this.#letGo();
    await this.use(null).catch(() => this.#events.onChange(null));
  }

  readonly #onDevices = (): void => {
    if (!this.#stream && !this.#isOver) void this.#lookForAnother();
  };

  /** A laptop that slept, or a phone that rang, may leave the context suspended. */
  readonly #onState = (): void => {
    if (this.#context.state === 'running' || this.#isOver) return;
    // Refused until the next touch, on some phones: the level line stands still and the warning comes.
    this.#context.resume().catch(() => undefined);
  };

  #say(message: ToWorklet, transfer: Transferable[] = []): void {
    this.#node.port.postMessage(message, transfer);
  }
}
