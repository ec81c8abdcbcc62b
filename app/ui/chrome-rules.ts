const withoutFooter = [/^\/$/, /^\/subscribe$/, /^\/unsubscribe(\/|$)/, /^\/confirmation(\/|$)/, /^\/auth\//];

const withoutSubscribeButton = [
  ...withoutFooter,
  /^\/portfolio(\/|$)/,
  /^\/admin(\/|$)/,
  /^\/blog\/./,
  /^\/art\/zine(\/|$)/,
];

/** A work, and what is done with it: its controls stand where the button would float. */
const ofOneWork = [/^\/art\/./, /^\/project\/./, /^\/toad-ar$/];

export function hasFooter(pathname: string): boolean {
  return !matches(withoutFooter, pathname);
}

/** The floating mail button. */
export function hasSubscribeButton(pathname: string): boolean {
  return !matches(withoutSubscribeButton, pathname);
}

/** It waits at the foot of the page instead of floating over it. */
export function subscribeButtonRests(pathname: string): boolean {
  return matches(ofOneWork, pathname);
}

function matches(patterns: RegExp[], pathname: string): boolean {
  const path = pathname.replace(/\/+$/, "") || "/";
  return patterns.some((pattern) => pattern.test(path));
}
