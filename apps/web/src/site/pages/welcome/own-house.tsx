/** The institution as a house: the laptop, the server and the line between them are inside, the street is empty. */
export function OwnHouse() {
  return (
    <svg viewBox="0 0 640 440" fill="none" aria-hidden="true" className="h-auto w-full text-pine">
      <path d="M0 404h640" className="stroke-line" strokeWidth="2" />
      {/* Trees, and nothing else, outside. */}
      <g className="fill-pine-soft">
        <circle cx="44" cy="330" r="34" />
        <circle cx="598" cy="318" r="42" />
      </g>
      <path d="M44 404v-70M598 404v-82" className="stroke-control" strokeWidth="3" strokeLinecap="round" />
      {/* The house. */}
      <path
        d="M96 404V172L320 44l224 128v232"
        className="fill-card stroke-night"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M76 184 320 44l244 140"
        className="stroke-night"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="320" cy="128" r="20" className="fill-evidence stroke-night" strokeWidth="3" />
      {/* The laptop in the consulting room. */}
      <rect
        x="136"
        y="262"
        width="132"
        height="88"
        rx="8"
        className="fill-paper stroke-night"
        strokeWidth="3"
      />
      <path d="M120 358h164" className="stroke-night" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M152 308c6-26 12-26 16 0s10 26 14 0 8-20 12 0 6 12 10 0h46"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {/* The server in the cellar cupboard, with its lock. */}
      <rect x="404" y="222" width="92" height="136" rx="10" className="fill-night" />
      <g className="stroke-night-muted" strokeWidth="3" strokeLinecap="round">
        <path d="M420 248h36M420 272h36M420 296h36" />
      </g>
      <g className="fill-evidence">
        <circle cx="478" cy="248" r="4" />
        <circle cx="478" cy="272" r="4" />
        <circle cx="478" cy="296" r="4" />
      </g>
      <rect x="436" y="320" width="28" height="22" rx="4" className="fill-linen" />
      <path d="M442 320v-6a8 8 0 0 1 16 0v6" className="stroke-linen" strokeWidth="3" />
      {/* The line between them ends in writing and stays indoors. */}
      <path
        d="M284 358c34 0 36-52 62-52s20 30 34 30 8-14 24-14"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
    </svg>
  );
}
