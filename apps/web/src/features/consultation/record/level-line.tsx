import { SAMPLE_RATE } from '@noteer/contract';
import { useEffect, useRef } from 'react';
import { theRecorder } from './use-recorder.ts';

/** Six seconds at twenty levels a second: as much as an eye takes in. Older ones are forgotten. */
const LEVELS = 120;
const LEVELS_PER_S = 20;

/** From a whisper to a raised voice, in decibels under full scale. */
const QUIETEST_DB = -60;
const LOUDEST_DB = -12;

const heightOf = (rms: number): number => {
  const share = (20 * Math.log10(Math.max(rms, 1e-6)) - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB);
  return Math.min(1, Math.max(0, share));
};

/** Heights of the line; `MISSING` where the browser got no sound. */
const MISSING = -1;

/** Sound that was found missing up to now: the last levels stood for it. */
function markMissing(levels: Float32Array, next: number, gap_samples: number): void {
  const missing = Math.min(LEVELS, next, Math.ceil((gap_samples * LEVELS_PER_S) / SAMPLE_RATE));
  for (let back = 1; back <= missing; back++) levels[(next - back) % LEVELS] = MISSING;
}

/** Quiet dots in the middle, where the line breaks off. */
function drawMissing(context: CanvasRenderingContext2D, x: number, step: number): void {
  const { height } = context.canvas;
  context.fillRect(x, height / 2 - context.lineWidth / 2, step / 2, context.lineWidth);
}

/** One line that swings with the voice, from the newest at the right to the oldest at the left. */
function draw(canvas: HTMLCanvasElement, levels: Float32Array, next: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const middle = height / 2;
  const step = width / (LEVELS - 1);
  context.clearRect(0, 0, width, height);
  context.strokeStyle = getComputedStyle(canvas).color;
  context.fillStyle = getComputedStyle(canvas).getPropertyValue('--color-amber');
  context.lineWidth = Math.max(2, height / 36);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0, middle);
  for (let i = 0; i < LEVELS; i++) {
    const place = next + i;
    const level = levels[place % LEVELS] ?? 0;
    if (level === MISSING) {
      drawMissing(context, i * step, step);
      context.moveTo((i + 1) * step, middle);
      continue;
    }
    const swing = place % 2 === 0 ? 1 : -1;
    const y = middle - swing * level * (middle - context.lineWidth);
    context.quadraticCurveTo(i * step, y, (i + 0.5) * step, (y + middle) / 2);
  }
  context.stroke();
}

export function LevelLine({ isLive }: { isLive: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const levels = new Float32Array(LEVELS);
    // Where motion is not wanted the line stands still and only its height changes.
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let next = 0;
    let frame = 0;
    const redraw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => draw(element, levels, next));
    };
    const fit = new ResizeObserver(() => {
      element.width = element.clientWidth * devicePixelRatio;
      element.height = element.clientHeight * devicePixelRatio;
      redraw();
    });
    fit.observe(element);
    const unfollow = isLive
      ? theRecorder().hearing.follow(({ rms, gap_samples }) => {
          if (isStill) levels.fill(gap_samples > 0 ? MISSING : heightOf(rms));
          else levels[next++ % LEVELS] = heightOf(rms);
          if (!isStill && gap_samples > 0) markMissing(levels, next, gap_samples);
          redraw();
        })
      : undefined;
    return () => {
      unfollow?.();
      fit.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isLive]);

  return <canvas ref={canvas} className="level-line" />;
}
