/** How large each picture is: what is seen of the screen, and how wide the files are. The site reads it as JSON. */
import type { Language } from '@noteer/contract';

export type Size = { width: number; height: number };
export type PictureName = 'home' | 'record' | 'review' | 'evidence' | 'marks' | 'phone';

export const languages: Language[] = ['nl', 'en'];

/** In the pixels of the page, not of the file. */
export const seen: Record<PictureName, Size> = {
  home: { width: 1200, height: 1080 },
  record: { width: 1200, height: 942 },
  review: { width: 1360, height: 850 },
  evidence: { width: 904, height: 678 },
  marks: { width: 904, height: 678 },
  phone: { width: 390, height: 844 },
};

const WIDE = [800, 1600];

/** Of the files, the largest last. */
export const widths = (name: PictureName): number[] => (name === 'phone' ? [390, 780] : WIDE);

export const ratioOf = (name: PictureName): number => {
  const { width, height } = seen[name];
  return Math.round((height / width) * 10_000) / 10_000;
};

/** So many pixels of the largest file for one of the page. */
export const scaleOf = (name: PictureName): number => Math.max(...widths(name)) / seen[name].width;

export const film: Size = { width: 1280, height: 800 };
