/** Sound as the product needs it, 16 kHz mono: pure, and the same in the browser and on the server. */
export { AudioError, type AudioErrorCode } from './audio-error.ts';
export { BALANCE_SAMPLES, ChannelBalance } from './channel-balance.ts';
export { fromPcm16, toPcm16, writePcm16 } from './pcm.ts';
export { type Level, levelOf, toDecibels } from './pcm-level.ts';
export { Resampler, SPEECH_RATE } from './resampler.ts';
export { Mono16kReader, toMono16k } from './to-mono-16k.ts';
export { WavReader } from './wav.ts';
export type { WavFormat } from './wav-format.ts';
export { WAV_HEADER_BYTES, wavHeader } from './wav-header.ts';
