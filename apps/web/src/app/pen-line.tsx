/** The mark's line, drawn large: speech on the left, writing on the right. */
export function PenLine({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 640 240" fill="none" aria-hidden="true">
      <path d="M0 120h640" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}
