const channelName = "toadstool-login";

/** Where a login in a window of its own leads to. */
export const loggedInPath = "/auth/done";

export const loginAgainPath = `/auth/login?returnTo=${encodeURIComponent(loggedInPath)}`;

/** False where the browser would not open a window. */
export function openLogin(): boolean {
  const left = window.screenX + Math.max(0, (window.outerWidth - 400) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - 600) / 2);
  const features = `popup,width=400,height=600,left=${left},top=${top}`;
  return window.open(loginAgainPath, channelName, features) !== null;
}

/** Tells every window of this browser that the owner has logged in. */
export function tellLoggedIn(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this site alone
  channel.postMessage("logged in");
  channel.close();
}

/** Calls `heard` when another window tells of a login; what it answers ends that. */
export function onLoggedIn(heard: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", heard);
  return () => channel.close();
}
