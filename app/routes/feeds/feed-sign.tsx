/** The sign for feeds, printed in three inks that are slightly apart. */
export function FeedSign({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 120" className={className} aria-hidden="true">
      {["yellow", "pink", "violet"].map((ink) => (
        <g key={ink} data-ink={ink}>
          <path d="M22 24c44 1 76 32 76 76" />
          <path d="M22 55c26 1 44 19 45 45" />
          <circle cx="33" cy="89" r="7" />
        </g>
      ))}
    </svg>
  );
}
