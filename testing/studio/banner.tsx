/** A square on a square. */
export function Banner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <path fill="#ff7a5c" d="M14 14H94V94H14Z" />
      <path fill="#2743b5" d="M6 6H86V86H6Z" />
    </svg>
  );
}
