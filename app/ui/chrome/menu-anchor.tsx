import { Link } from "@toadstool/elements/page/link";
import { isPageAddress } from "#domain/menu/is-page-address.ts";
import type { MenuLink } from "#domain/menu/menu.ts";
import { useIsCurrent } from "./navigation.ts";

/** A link of the menu: to a page of the site, or to a file or another place. */
export function MenuAnchor({ href, label }: MenuLink) {
  const isCurrent = useIsCurrent();
  if (!isPageAddress(href))
    return (
      <a href={href} rel="noreferrer" dir="auto">
        {label}
      </a>
    );
  // A part of a page is not the page that is shown.
  if (href.includes("#"))
    return (
      <Link to={href} dir="auto">
        {label}
      </Link>
    );
  return (
    <Link to={href} dir="auto" aria-current={isCurrent(href) ? "page" : undefined}>
      {label}
    </Link>
  );
}
