/** The evening that is left: the laptop is closed. It all stands on the line that the pen has drawn. */
export function KitchenTable() {
  return (
    <svg viewBox="0 0 400 240" fill="none" aria-hidden="true" className="about-table">
      {/* The window, and the moon that somebody has time for. */}
      <rect x="200" y="6" width="148" height="110" rx="6" className="fill-night" />
      <circle cx="312" cy="38" r="14" className="fill-evidence" />
      <path d="M274 6v110M200 61h148" className="stroke-night-muted" strokeWidth="2" />
      <path d="M190 121h168" className="stroke-night" strokeWidth="4" strokeLinecap="round" />
      {/* The lamp and its light. */}
      <path d="M36 128 2 240h156l-34-112Z" className="fill-evidence" opacity="0.6" />
      <path d="M80 128v108" className="stroke-night" strokeWidth="3" />
      <path
        d="M56 72h48l20 56H36Z"
        className="fill-pine stroke-night"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M56 237h48" className="stroke-night" strokeWidth="6" strokeLinecap="round" />
      {/* The laptop, closed. */}
      <rect
        x="184"
        y="226"
        width="112"
        height="12"
        rx="4"
        className="fill-card stroke-night"
        strokeWidth="3"
      />
      {/* The cup. */}
      <path
        d="M330 204h36v22c0 6-5 11-11 11h-14c-6 0-11-5-11-11ZM366 209h6a8 8 0 0 1 0 16h-6"
        className="fill-card stroke-night"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M341 194c-5-7 5-9 0-17M355 194c-5-7 5-9 0-17"
        className="stroke-control"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
