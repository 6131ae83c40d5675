/** Drawn by us, of institutions that do not exist. */
import type { ReactNode } from 'react';

type PartnerLogo = { name: string; kind: string; glyph: ReactNode };

const line = {
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const partnerLogos: PartnerLogo[] = [
  {
    name: 'Lindekamer',
    kind: 'GGZ',
    glyph: (
      <>
        <path d="M24 44V22" {...line} />
        <path d="M24 32c-9 0-15-5-15-13S15 5 24 4c9 1 15 7 15 15s-6 13-15 13Z" {...line} />
        <path d="m24 24 6-6M24 20l-5-5" {...line} />
      </>
    ),
  },
  {
    name: 'Stilwater',
    kind: 'Psychiatrie',
    glyph: (
      <>
        <circle cx="24" cy="17" r="9" {...line} />
        <path d="M5 32c6-4 10-4 14 0s10 4 14 0 6-4 10-2M9 41c5-3 8-3 12 0s9 3 12 0 4-2 6-1" {...line} />
      </>
    ),
  },
  {
    name: 'Boogwijk',
    kind: 'Huisartsen',
    glyph: (
      <path
        d="M4 42V26a10 10 0 0 1 20 0v16M24 42V22a10 10 0 0 1 20 0v20M4 42h40M14 42V30M34 42V27"
        {...line}
      />
    ),
  },
  {
    name: 'Zevenster',
    kind: 'Kliniek',
    glyph: <path d="M24 4v14m0 12v14M4 24h14m12 0h14M10 10l9 9m10 10 9 9M38 10l-9 9M19 29l-9 9" {...line} />,
  },
  {
    name: 'Veenoever',
    kind: 'Behandelcentrum',
    glyph: (
      <>
        <path d="M6 38c10-8 26-8 36 0" {...line} />
        <path
          d="M16 34V12m0 0c-4 3-5 7-4 11M16 12c4 3 5 7 4 11M32 34V18m0 0c-3 2-4 5-3 9M32 18c3 2 4 5 3 9"
          {...line}
        />
      </>
    ),
  },
];
