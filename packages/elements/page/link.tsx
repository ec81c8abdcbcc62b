import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

type LinkProps = ComponentProps<typeof RouterLink>;

/** A path of this site as `RouterLink` writes it, whatever the page: no step of it is empty or begins with a dot. */
const plainPath = /^(?:\/|(?:\/[^/?#\\.][^/?#\\]*)+\/?)(?:\?[^#]+)?(?:#.+)?$/;

/**
 * React Router’s link. A list has a hundred of them, and on the server there is nothing to press: there it is the element alone,
 * without what a press would need.
 */
export const Link = typeof document === "undefined" ? ServedLink : RouterLink;

function ServedLink(props: LinkProps) {
  const { to, discover = "render", mask, relative, target, reloadDocument, ...rest } = props;
  if (typeof to !== "string" || !plainPath.test(to) || mask || relative || reloadDocument)
    return <RouterLink {...props} />;
  const {
    prefetch: _prefetch,
    preventScrollReset: _reset,
    viewTransition: _transition,
    defaultShouldRevalidate: _revalidate,
    replace: _replace,
    state: _state,
    children,
    ...attributes
  } = rest;
  return (
    <a {...attributes} href={to} target={target} data-discover={discover === "render" ? "true" : undefined}>
      {children}
    </a>
  );
}
