import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWords } from "#app/ui/use-words.ts";

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
  const words = useWords();
  if (!sameTab) {
    return (
      <a href={href} target="_blank" rel="noopener" className={className}>
        {children}
        <span className="visually-hidden"> {words.common.newTab}</span>
      </a>
    );
  }
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
