const withoutFooter = [/^\/$/, /^\/subscribe$/, /^\/unsubscribe(\/|$)/, /^\/confirmation(\/|$)/, /^\/auth\//];

const withoutSubscribeButton = [
  ...withoutFooter,
  /^\/portfolio(\/|$)/,
  /^\/admin(\/|$)/,
  /^\/blog\/./,
  /^\/art\/zine(\/|$)/,
];

/** A work of the gallery, open over its wall; `/art/waffle` is a page of its own. */
const openWork = [/^\/art\/(?!waffle$)[^/.]+$/];

export function hasFooter(pathname: string): boolean {
  return !matches(withoutFooter, pathname);
}

/** The floating mail button. */
export function hasSubscribeButton(pathname: string): boolean {
  return !matches(withoutSubscribeButton, pathname);
}

/** Whether the path opens a work as a dialog over the whole page. */
export function isOpenWork(pathname: string): boolean {
  return matches(openWork, pathname);
}

function matches(patterns: RegExp[], pathname: string): boolean {
  const path = pathname.replace(/\/+$/, "") || "/";
  return patterns.some((pattern) => pattern.test(path));
}
