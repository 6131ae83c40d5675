/** An institution's own list to try with: what a consultation was for and how long, each description says that it is made up. */
import { steps } from './counted-minutes.ts';
import { kindNames } from './dimension-names.ts';
import { consultKinds, type GgzNhnLine } from './types.ts';

const kindLetters = { diagnostics: 'D', treatment: 'B' } as const;

export const demoGgzNhn: readonly GgzNhnLine[] = consultKinds.flatMap((kind) =>
  steps.map((minutes) => ({
    code: `VB-${kindLetters[kind]}${minutes}`,
    description: `Voorbeeld: ${kindNames[kind].nl}, vanaf ${minutes} min`,
    setting: null,
    profession: null,
    kind,
    minutes,
    group_size: null,
  })),
);
