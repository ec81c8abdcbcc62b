import type { SessionAnswer } from "@toadstool/openid/browser";

/** In milliseconds. */
const patience = 5000;

/** Whether the site answers that the owner is logged out. Without an answer the form is sent, and its own answer says more. */
export async function hasSessionEnded(): Promise<boolean> {
  try {
    const answer = await fetch("/auth/session", {
      headers: { Accept: "application/json" },
      cache: "no-store",
      signal: AbortSignal.timeout(patience),
    });
    const session = (await answer.json()) as SessionAnswer;
    return session.state === "initialised" && session.user === null;
  } catch {
    return false;
  }
}
