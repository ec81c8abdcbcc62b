import * as v from "valibot";

const verifier = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
/** Milliseconds. */
const patience = 4000;

const verdictShape = v.object({
  success: v.boolean(),
  "error-codes": v.optional(v.array(v.string()), []),
});

/** `silent`: Turnstile itself does not answer. `misconfigured`: it does not know the secret. */
interface TurnstileVerdict {
  result: "person" | "refused" | "misconfigured" | "silent";
  /** For the log. */
  reason: string;
}

/** Asks Turnstile about the token from its widget. Never throws. */
export async function verifyTurnstile(
  fetch: typeof globalThis.fetch,
  { secret, token, address }: { secret: string; token: string; address: string },
): Promise<TurnstileVerdict> {
  try {
    const response = await fetch(verifier, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(patience),
    });
    const { success, "error-codes": codes } = v.parse(verdictShape, await response.json());
    const reason = codes.join(", ");
    if (success) return { result: "person", reason };
    if (codes.includes("internal-error")) return { result: "silent", reason };
    const isOurs = codes.some((code) => code.endsWith("-input-secret"));
    return { result: isOurs ? "misconfigured" : "refused", reason };
  } catch (error) {
    return { result: "silent", reason: String(error) };
  }
}
