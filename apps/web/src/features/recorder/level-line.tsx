import { useEffect, useRef } from 'react';
import { theRecorder } from '../../capture/use-recorder.ts';

/** Six seconds at twenty levels a second: as much as an eye takes in. Older ones are forgotten. */
const LEVELS = 120;

/** From a whisper to a raised voice, in decibels under full scale. */
const QUIETEST_DB = -60;
const LOUDEST_DB = -12;

const heightOf = (rms: number): number => {
  const share = (20 * Math.log10(Math.max(rms, 1e-6)) - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB);
  return Math.min(1, Math.max(0, share));
};

/** One line that swings with the voice, from the newest at the right to the oldest at the left. */
function draw(canvas: HTMLCanvasElement, levels: Float32Array, next: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const middle = height / 2;
  const step = width / (LEVELS - 1);
  context.clearRect(0, 0, width, height);
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineWidth = Math.max(2, height / 36);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0, middle);
  for (let i = 0; i < LEVELS; i++) {
    const place = next + i;
    const swing = place % 2 === 0 ? 1 : -1;
    const y = middle - swing * (levels[place % LEVELS] ?? 0) * (middle - context.lineWidth);
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
      ? theRecorder().hearing.follow(({ rms }) => {
          if (isStill) levels.fill(heightOf(rms));
          else levels[next++ % LEVELS] = heightOf(rms);
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
