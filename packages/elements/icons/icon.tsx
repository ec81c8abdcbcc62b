import type { ReactNode } from "react";

/** Icons are drawn on a grid of 24 with strokes of 2. They are decoration, next to words or a label. */
export function Icon({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

export interface IconProps {
  className?: string;
}
