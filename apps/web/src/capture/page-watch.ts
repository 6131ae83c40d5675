/** What only the page can see and the audio thread must know to find gaps: a clock that was set, frames that were dropped. */
import type { ToWorklet } from './messages.ts';

/** Half a second of levels. */
const LOOK_EVERY = 10;

/** Clocks are corrected in small steps, unseen; a larger one is somebody's doing. */
const CLOCK_STEP_MS = 20;
/** A laptop that slept looks like a clock that was set. Nobody sleeps for less; nobody's clock is off by more. */
const SLEPT_MS = 5000;

/** Chromium has it since 125; Firefox and Safari do not. Both are milliseconds. */
type TrackStats = { deliveredFramesDuration: number; totalFramesDuration: number };

const droppedBy = (track: MediaStreamTrack): number | undefined => {
  const { stats } = track as MediaStreamTrack & { stats?: TrackStats };
  return stats && stats.totalFramesDuration - stats.deliveredFramesDuration;
};

/** A page that is held up between its two clocks did not read them at one moment. */
const AT_ONCE_MS = 5;

function clockOffset(): number | undefined {
  const before_ms = performance.now();
  const now_ms = Date.now();
  return performance.now() - before_ms < AT_ONCE_MS ? now_ms - before_ms : undefined;
}

/** To be called with every level. */
export function watchFromPage(say: (message: ToWorklet) => void) {
  let looks = 0;
  let offset_ms = clockOffset();
  let watched: MediaStreamTrack | undefined;
  let dropped_ms: number | undefined;

  function lookAtClock(): void {
    const now_ms = clockOffset();
    if (now_ms === undefined) return;
    const moved_ms = now_ms - (offset_ms ?? now_ms);
    offset_ms = now_ms;
    if (Math.abs(moved_ms) >= CLOCK_STEP_MS && moved_ms < SLEPT_MS) say({ clock_moved_ms: moved_ms });
  }

  function lookAtTrack(track: MediaStreamTrack): void {
    const now_ms = droppedBy(track);
    const more_ms = track === watched ? (now_ms ?? 0) - (dropped_ms ?? 0) : 0;
    watched = track;
    dropped_ms = now_ms;
    if (more_ms > 0) say({ dropped_s: more_ms / 1000 });
  }

  return (track: MediaStreamTrack | undefined): void => {
    lookAtClock();
    looks += 1;
    if (track && looks % LOOK_EVERY === 0) lookAtTrack(track);
  };
}
