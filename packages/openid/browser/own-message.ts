const kinds = ["site-popup-login", "site-silent-login"] as const;

/** What a window of the login says to the page that opened it. */
export interface LoginMessage {
  kind: (typeof kinds)[number];
  /** "logged_in", or a refusal's code. */
  code: string;
  /** For people; the popup's own page says it too. */
  message?: string;
}

/** The message, where this very window of this very site sent it and it has the right shape; null for all else. */
export function ownMessage(
  event: Pick<MessageEvent, "origin" | "source" | "data">,
  from: { kind: LoginMessage["kind"]; source: MessageEventSource | null; origin: string },
): LoginMessage | null {
  if (event.origin !== from.origin || event.source === null || event.source !== from.source) return null;
  const message = messageIn(event.data);
  return message?.kind === from.kind ? message : null;
}

/** Checked without a library, which would make pages heavier. */
function messageIn(data: unknown): LoginMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const { kind, code, message } = data as Record<string, unknown>;
  const known = kinds.find((one) => one === kind);
  if (!known || typeof code !== "string" || !/^[a-z_]{1,60}$/.test(code)) return null;
  if (message === undefined) return { kind: known, code };
  return typeof message === "string" && message.length <= 1000 ? { kind: known, code, message } : null;
}
