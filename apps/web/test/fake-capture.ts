/** A storage worker and a microphone that do what a test says, in the place of the real ones (no-devices.ts). */
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import type { Command, Level, News, Sound } from '../src/capture/messages.ts';
import { StorageFailure } from '../src/capture/storage-failure.ts';
import type { Unfinished } from '../src/capture/unfinished.ts';

type StorageFailureReason = ConstructorParameters<typeof StorageFailure>[0];

const listeners = new Set<(news: News) => void>();

export const world = {
  commands: [] as Command[],
  reason: null as StorageFailureReason | null,
  kept_samples: 0,
  isMicrophoneDenied: false,
  microphones: [
    { id: 'desk', label: 'Tafelmicrofoon' },
    { id: 'laptop', label: 'Microfoon van de laptop' },
  ],
  unfinished: [] as Unfinished[],
  found: undefined as
    | { id: string; samples: number; safe: number; isStopped: boolean }
    | 'in_progress'
    | undefined,
  /** What another tab is recording. */
  elsewhere: undefined as { id: string; created_at: string } | undefined,
  /** What the audio thread and the devices say. */
  hear: (_level: Level) => {},
  /** What comes out of the audio thread. */
  speak: (_sound: Sound) => {},
  loseMicrophone: () => {},
  findMicrophone: (_id: string) => {},
  paused: [] as boolean[],
  ended: [] as string[],
};
const start = structuredClone({
  ...world,
  hear: null,
  speak: null,
  loseMicrophone: null,
  findMicrophone: null,
});

export function resetWorld(): void {
  Object.assign(world, structuredClone(start), {
    hear: () => {},
    speak: () => {},
    loseMicrophone: () => {},
    findMicrophone: () => {},
  });
}

export function tell(news: News): void {
  for (const listener of listeners) listener(news);
}

export const commandsOf = <T extends Command['type']>(type: T) =>
  world.commands.filter((command): command is Extract<Command, { type: T }> => command.type === type);

const storageClient = {
  async ask(command: Command) {
    world.commands.push(command);
    const isBeginning = command.type === 'begin' || command.type === 'go_on';
    // What an earlier test left is still closed some seconds later; nothing stands in the way of that.
    if (world.reason && isBeginning) throw new StorageFailure(world.reason);
    return isBeginning ? { samples: world.kept_samples } : null;
  },
  follow(listener: (news: News) => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

type Events = { onLevel: (level: Level) => void; onChange: (microphone: unknown) => void };

async function openMicrophone(wish: string | null, events: Events) {
  if (world.isMicrophoneDenied) throw new DOMException('denied', 'NotAllowedError');
  let current = world.microphones.find(({ id }) => id === wish) ?? world.microphones[0] ?? null;
  world.hear = events.onLevel;
  world.loseMicrophone = () => {
    current = null;
    events.onChange(null);
  };
  world.findMicrophone = (id) => {
    current = world.microphones.find((one) => one.id === id) ?? null;
    events.onChange(current);
  };
  // Those of this test: an earlier one's microphone may be closed some seconds later.
  const { paused, ended } = world;
  const { port1, port2 } = new MessageChannel();
  world.speak = (sound) => port2.postMessage(sound);
  return {
    port: port1,
    current: () => current,
    use: async (id: string) => world.findMicrophone(id),
    setPaused: (isPaused: boolean) => paused.push(isPaused),
    end: (how: string) => ended.push(how),
    close: () => ended.push('closed'),
  };
}

export const storageClientModule = { storageClient: () => storageClient };
export const microphoneModule = { openMicrophone, listMicrophones: async () => world.microphones };
export const unfinishedModule = {
  unfinishedCaptures: async () => world.unfinished,
  findOfAppointment: async () => world.found,
};
export const elsewhereModule = { recordingElsewhere: async () => world.elsewhere };
/** Where a page went that left the app. */
export const leaveModule = { leaveFor: vi.fn((_url: string) => {}), startOver: vi.fn(() => {}) };

/** What jsdom has not, and a recorder's page asks for. */
export function stubDevices(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
  HTMLMediaElement.prototype.pause = () => {};
  Object.defineProperty(navigator, 'locks', { configurable: true, value: {} });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { addEventListener() {}, removeEventListener() {} },
  });
}
