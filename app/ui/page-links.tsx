import { Link } from "@toadstool/elements/page/link";
import { type LinkProps } from "react-router";

interface PageLinksProps extends Omit<LinkProps, "to"> {
  label: string;
  /** The classes of the list of links; `className` is that of each. */
  rowClass?: string;
  /** Where there is such a page. */
  links: [words: string, to: string | false | null][];
}

/** The ways to the other pages of a list; nothing where it has only one. */
export function PageLinks({ label, rowClass, links, ...link }: PageLinksProps) {
  const pages = links.filter((page): page is [string, string] => Boolean(page[1]));
  if (pages.length === 0) return null;
  return (
    <nav aria-label={label} className={rowClass}>
      {pages.map(([words, to]) => (
        <Link key={words} to={to} {...link}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
