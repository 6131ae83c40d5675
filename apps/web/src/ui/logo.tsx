/** A pen line that begins as a waveform and ends as a written line. One colour, clear at 16 px. */
export function Mark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <path
        d="M2.5 21.5v-11C2.5 4 8.5 3.5 9.6 9.5l2.4 13c1 5.5 5.2 5.3 5.7 0l.6-7.5c.4-4.5 4.4-4.3 4.4.2 0 4.3.5 6.3 3 6.3H30"
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
    <span className={`flex w-fit items-center gap-2.5 ${tone === 'dark' ? 'text-pine' : 'text-linen'}`}>
      <Mark size={30} />
      <span className={`wordmark ${tone === 'dark' ? 'text-ink' : 'text-linen'}`}>Noteer</span>
    </span>
  );
}
