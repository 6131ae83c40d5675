type SpinnerProps = { label: string; className?: string };

/** Waiting looks like the mark at work: a line that is being written. */
export function Spinner({ label, className = 'text-pine' }: SpinnerProps) {
  return (
    <span role="status" className={className}>
      <WritingLine className="h-5 w-10" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

export function WritingLine({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 20" fill="none" aria-hidden="true">
      <path
        className="writing-line"
        d="M2 10c2 0 2.5-7 5-7s2.5 14 5 14S14.5 5 17 5s2.5 9 5 9 2.5-4 5-4h11"
        pathLength={100}
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
