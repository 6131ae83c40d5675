/** Makes a film of frames: Chromium's own VP9 encoder, at one quality throughout, with the pointer drawn on top. */
import type { Page } from '@playwright/test';
import { FRAME_MS, type Frame, type Pointer } from './camera.ts';
import type { Size } from './sizes.ts';
import { type Packet, webm } from './webm.ts';

/** Of 0 to 63; letters of 14 pixels are clean, and what stands still costs next to nothing. */
const QUANTIZER = 38;
/** A whole picture every so often: a place to jump to. */
const WHOLE_EVERY = 100;

type Drawn = Pointer & { png: string; index: number };
type Encoded = { data: string; time_ms: number; isWhole: boolean };
type Setting = Size & { frame_ms: number; quantizer: number; whole_every: number };

declare global {
  var drawPointer: (context: OffscreenCanvasRenderingContext2D, pointer: Pointer) => void;
  var film: { encode(frame: Drawn): Promise<void>; finish(): Promise<Encoded[]> };
}

/** Runs in the page. An arrow with a white edge, and a soft ring where it presses. */
function bringPointer(): void {
  const arrow = new Path2D('M0 0V21.5L5.2 16.6L8.8 24.6L12.4 23L8.8 15.2H15.8Z');
  globalThis.drawPointer = (context, { x, y, isDown }) => {
    if (isDown) {
      context.fillStyle = 'rgb(14 90 79 / 22%)';
      context.beginPath();
      context.arc(x, y, 20, 0, 2 * Math.PI);
      context.fill();
    }
    context.save();
    context.translate(x, y);
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = '#ffffff';
    context.shadowColor = 'rgb(23 33 31 / 35%)';
    context.shadowBlur = 6;
    context.shadowOffsetY = 2;
    context.stroke(arrow);
    context.shadowColor = 'transparent';
    context.fillStyle = '#17211f';
    context.fill(arrow);
    context.restore();
  };
}

/** Runs in the page, and leaves the encoder there. */
async function openEncoder({ width, height, frame_ms, quantizer, whole_every }: Setting): Promise<void> {
  const config: VideoEncoderConfig = {
    codec: 'vp09.00.40.08',
    width,
    height,
    framerate: 1000 / frame_ms,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
  };
  const { supported } = await VideoEncoder.isConfigSupported(config);
  if (!supported) throw new Error('this Chromium does not encode VP9');
  const packets: Encoded[] = [];
  const failed = Promise.withResolvers<never>();
  const encoder = new VideoEncoder({
    error: failed.reject,
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const isWhole = chunk.type === 'key';
      packets.push({ data: bytes.toBase64(), time_ms: chunk.timestamp / 1000, isWhole });
    },
  });
  encoder.configure(config);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  globalThis.film = {
    async encode(drawn) {
      const blob = await (await fetch(`data:image/png;base64,${drawn.png}`)).blob();
      context.drawImage(await createImageBitmap(blob), 0, 0, width, height);
      globalThis.drawPointer(context, drawn);
      const times = { timestamp: drawn.index * frame_ms * 1000, duration: frame_ms * 1000 };
      const frame = new VideoFrame(canvas, times);
      // TypeScript does not know this one yet.
      const options: VideoEncoderEncodeOptions & { vp9: { quantizer: number } } = {
        keyFrame: drawn.index % whole_every === 0,
        vp9: { quantizer },
      };
      encoder.encode(frame, options);
      frame.close();
      while (encoder.encodeQueueSize > 4)
        await Promise.race([failed.promise, new Promise((done) => setTimeout(done, 5))]);
    },
    async finish() {
      await encoder.flush();
      encoder.close();
      return packets;
    },
  };
}

export async function encodeFilm(page: Page, frames: Frame[], { width, height }: Size): Promise<Buffer> {
  const setting = { width, height, frame_ms: FRAME_MS, quantizer: QUANTIZER, whole_every: WHOLE_EVERY };
  await page.evaluate(bringPointer);
  await page.evaluate(openEncoder, setting);
  for (const [index, { png, pointer }] of frames.entries()) {
    const drawn: Drawn = { png: png.toString('base64'), ...pointer, index };
    await page.evaluate((frame) => globalThis.film.encode(frame), drawn);
  }
  const encoded = await page.evaluate(() => globalThis.film.finish());
  const packets = encoded.map(
    ({ data, time_ms, isWhole }): Packet => ({ data: Buffer.from(data, 'base64'), time_ms, isWhole }),
  );
  return webm(packets, { width, height, frame_ms: FRAME_MS, duration_ms: frames.length * FRAME_MS });
}
