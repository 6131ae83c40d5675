/** A pen line that begins as a waveform and ends as a written line. One colour, clear at 16 px. */
export function Mark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <path
        d="M3 19C4.5 19 5.2 6 7.5 6S10.5 27 13 27 15.5 11 18 11s2.5 9 5 9h6"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Logo({ tone }: { tone: 'dark' | 'light' }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${tone === 'dark' ? 'text-pine' : 'text-linen'}`}>
      <Mark size={30} />
      <span className={`wordmark ${tone === 'dark' ? 'text-ink' : 'text-linen'}`}>Noteer</span>
    </span>
  );
}
