const types = ["popup-started", "popup-completed", "redirect-handled", "token-obtained", "logout"] as const;

/** What happens to the login, in any tab of this browser. */
export type IdentityEvent = (typeof types)[number];

const target = new EventTarget();
let channel: BroadcastChannel | undefined;

/** Notifies this page and every other tab that listens. */
export function announce(type: IdentityEvent): void {
  tellHere(type);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this site alone
  openChannel().postMessage({ type });
}

/** Notifies this page alone. */
export const tellHere = (type: IdentityEvent) => void target.dispatchEvent(new Event(type));

/** Calls `heard` when the event happens, here or in another tab; returns a function that stops this. */
export function onIdentity(type: IdentityEvent, heard: () => void): () => void {
  openChannel();
  target.addEventListener(type, heard);
  return () => target.removeEventListener(type, heard);
}

function openChannel(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel("site-identity");
  channel.addEventListener("message", ({ data }) => {
    const heard = types.find((type) => type === (data as { type?: unknown } | null)?.type);
    if (heard) tellHere(heard);
  });
  return channel;
}
