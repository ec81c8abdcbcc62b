import * as v from "valibot";

/** What a window of the login says to the page that opened it. */
export const loginMessage = v.object({
  kind: v.picklist(["toadstool-popup-login", "toadstool-silent-login"]),
  /** "logged_in", or a refusal's code. */
  code: v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)),
  /** For people; the popup's own page says it too. */
  message: v.optional(v.pipe(v.string(), v.maxLength(1000))),
});

export type LoginMessage = v.InferOutput<typeof loginMessage>;

/** The message, where this very window of this very site sent it and it has the right shape; null for all else. */
export function ownMessage(
  event: Pick<MessageEvent, "origin" | "source" | "data">,
  from: { kind: LoginMessage["kind"]; source: MessageEventSource | null; origin: string },
): LoginMessage | null {
  if (event.origin !== from.origin || event.source === null || event.source !== from.source) return null;
  const parsed = v.safeParse(loginMessage, event.data);
  return parsed.success && parsed.output.kind === from.kind ? parsed.output : null;
}
