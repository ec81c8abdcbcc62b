import { Link } from "@toadstool/elements/page/link";
import { NavLink } from "react-router";
import { isPageAddress } from "#domain/menu/is-page-address.ts";
import type { MenuLink } from "#domain/menu/menu.ts";

/** A link of the menu: to a page of the site, or to a file or another place. */
export function MenuAnchor({ href, label }: MenuLink) {
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
    <NavLink to={href} end={href === "/"} dir="auto">
      {label}
    </NavLink>
  );
}
