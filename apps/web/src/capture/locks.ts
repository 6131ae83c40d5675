/** Who does what, among the tabs of this browser. A lock ends with its tab, however that dies. */

const RECORDING = 'noteer:recording';
const recordingOf = (id: string) => `${RECORDING}:${id}`;
const sendingOf = (id: string) => `noteer:sending:${id}`;

export type Release = () => void;

/** Undefined when another tab has it. */
function take(name: string): Promise<Release | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        const { promise, resolve: release } = Promise.withResolvers<void>();
        resolve(release);
        return promise;
      })
      .catch(reject);
  });
}

/** One tab records at a time. */
export async function takeRecording(id: string): Promise<Release | undefined> {
  const release = await take(RECORDING);
  if (!release) return undefined;
  const releaseOne = await takeCapture(id);
  if (!releaseOne) {
    release();
    return undefined;
  }
  return () => {
    releaseOne();
    release();
  };
}

/** For whoever adds sound to a capture, from a microphone or from a file. */
export const takeCapture = (id: string): Promise<Release | undefined> => take(recordingOf(id));

/** The captures that some tab is adding sound to. */
export async function capturesInProgress(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  const prefix = recordingOf('');
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
  return new Set(names.map((name) => name.slice(prefix.length)));
}

export const whileSending = (id: string, task: () => Promise<void>): Promise<void> =>
  navigator.locks.request(sendingOf(id), task);
