import { ownMessage } from "./own-message.ts";

/** In milliseconds. */
const patience = 60_000;

/** Asks the identity provider in a hidden frame whether it still knows the person. Returns "logged_in", or why not. */
export async function logInSilently(loginAddress: string): Promise<string> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "Login check";
  // Its content cannot navigate this page away.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  frame.src = `${loginAddress}?mode=silent`;
  const over = new AbortController();
  try {
    return await new Promise<string>((done) => {
      const hear = (event: MessageEvent) => {
        const from = {
          kind: "site-silent-login",
          source: frame.contentWindow,
          origin: location.origin,
        } as const;
        const message = ownMessage(event, from);
        if (message) done(message.code);
      };
      window.addEventListener("message", hear, { signal: over.signal });
      const waiting = setTimeout(done, patience, "timeout");
      over.signal.addEventListener("abort", () => clearTimeout(waiting));
      document.body.appendChild(frame);
    });
  } finally {
    over.abort();
    frame.remove();
  }
}
