/** Where the row of a recording leads that waits for its clinician. */
import type { Recording } from '@noteer/contract';
import { walkthroughOf, walkthroughPath } from '../lib/walkthrough.ts';
import { standingOf } from './review-mark.tsx';

export function pageToReview(recording: Recording) {
  // What failed is tried again where it was recorded.
  const step = standingOf(recording) === 'failed' ? 'record' : 'review';
  const state = walkthroughOf(recording);
  return { to: walkthroughPath(step, state), state };
}
