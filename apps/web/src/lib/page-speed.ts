/** Tells the server how fast pages were: which page, how long, and nothing of who looked. */
import { measuredPages, type PageSpeed, recordingIn, reportPageSpeed } from '@noteer/contract';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** '/walkthrough/review/{id}' is 'review'; what we do not know by name is 'other', and no id is told. */
export function pageAt(path: string): PageSpeed['page'] {
  const name = path.split('/').findLast((part) => part && part !== recordingIn(path));
  return measuredPages.find((page) => page === name) ?? 'other';
}

/** A beacon goes out also while the page is being left, and nobody waits for it. */
function send({ name, value }: Metric): void {
  const speed: PageSpeed = { page: pageAt(location.pathname), measure: name, value };
  navigator.sendBeacon(reportPageSpeed.path, new Blob([JSON.stringify(speed)], { type: 'application/json' }));
}

export function watchPageSpeed(): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(send);
}
