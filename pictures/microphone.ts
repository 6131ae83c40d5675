/**
 * A microphone that hears a consultation. The sound is put in where the browser would hand over its own: Chromium's
 * fake device drops sound on a busy machine, and then nobody understands what was said.
 */
import { wavHeader } from '@noteer/audio';
import type { BrowserContext } from '@playwright/test';
import { joined, silence } from '../apps/server/test/spoken.ts';
import { withTheRoom } from '../e2e/support/browser.ts';

export type Heard = { samples: Int16Array; name: string; isRepeated: boolean };

/** Long enough to press stop: a sound that has ended is no longer recorded at all. */
const SILENCE_S = 120;
const ADDRESS = '/consultation.wav';
const AUDIO_THREAD = '**/worklet-*.js';

/** Runs in the page, before anything of it. */
function plugIn({ address, name, isRepeated }: { address: string; name: string; isRepeated: boolean }): void {
  if (location.protocol !== 'http:') return;
  for (const { prototype } of [MediaDeviceInfo, MediaStreamTrack])
    Object.defineProperty(prototype, 'label', { get: () => name });
  // The fake device goes on underneath; what it drops is nothing of ours.
  Object.defineProperty(MediaStreamTrack.prototype, 'stats', { get: () => undefined });
  let sound: AudioBuffer | null = null;
  void (async () => {
    const context = new AudioContext();
    sound = await context.decodeAudioData(await (await fetch(address)).arrayBuffer());
    await context.close();
  })();
  AudioContext.prototype.createMediaStreamSource = function (this: AudioContext) {
    const source = new AudioBufferSourceNode(this, { buffer: sound, loop: isRepeated });
    source.start();
    return source as unknown as MediaStreamAudioSourceNode;
  };
}

/**
 * The recorder holds the sound against the clock. This sound is made where it is recorded: however late a busy machine is,
 * none of it is missing, so there the clock goes as fast as the sound.
 */
async function tellTimeBySound(context: BrowserContext): Promise<void> {
  await context.route(AUDIO_THREAD, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `Date.now = () => currentTime * 1000;${await response.text()}` });
  });
}

export async function giveMicrophone(context: BrowserContext, heard: Heard): Promise<void> {
  const { samples, name, isRepeated } = heard;
  const whole = withTheRoom(isRepeated ? samples : joined([samples, silence(SILENCE_S)]));
  const sound = Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength);
  const body = Buffer.concat([wavHeader(whole.length), sound]);
  await context.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'audio/wav', body }));
  await tellTimeBySound(context);
  await context.addInitScript(plugIn, { address: ADDRESS, name, isRepeated });
}
