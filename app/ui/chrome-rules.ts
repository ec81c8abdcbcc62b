const withoutFooter = [/^\/$/, /^\/subscribe$/, /^\/unsubscribe(\/|$)/, /^\/confirmation(\/|$)/, /^\/auth\//];

const withoutSubscribeButton = [
  ...withoutFooter,
  /^\/portfolio(\/|$)/,
  /^\/admin(\/|$)/,
  /^\/blog\/./,
  /^\/art\/zine(\/|$)/,
];

export function hasFooter(pathname: string): boolean {
  return !matches(withoutFooter, pathname);
}

/** The floating mail button. */
export function hasSubscribeButton(pathname: string): boolean {
  return !matches(withoutSubscribeButton, pathname);
}

function matches(patterns: RegExp[], pathname: string): boolean {
  const path = pathname.replace(/\/+$/, "") || "/";
  return patterns.some((pattern) => pattern.test(path));
}
