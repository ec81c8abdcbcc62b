import type { ReactNode } from "react";
import { Link } from "react-router";

/** A link to a page of this site, or to another site: there it opens a new tab and says so. */
export function WayOn({
  href,
  sameTab = href.startsWith("/"),
  className,
  children,
}: {
  href: string;
  sameTab?: boolean;
  className?: string;
  children: ReactNode;
}) {
  if (!sameTab) {
    return (
      <a href={href} target="_blank" rel="noopener" className={className}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
