import { describe, expect, it } from "vitest";
import { type BindingMood, emailBinding } from "./stand-ins/cloudflare.ts";
import { cloudflareTransport } from "./cloudflare.ts";
import { type Bench, type Behaviour, letterTo, noteTo } from "./conformance/bench.ts";
import { conformance } from "./conformance/conformance.ts";

conformance("Cloudflare", { open: openBinding, secret: "none", namesPause: false });

function openBinding(behaviour: Behaviour): Bench {
  const refuses = (address: string) => behaviour.is === "refusing" && address === behaviour.address;
  const { binding, accepted } = emailBinding(moodOf(behaviour), refuses);
  return {
    transport: cloudflareTransport(binding, behaviour.is === "silent" ? 50 : undefined),
    accepted: () => accepted().map((mail) => ({ ...mail, sender: mail.from.name })),
  };
}

function moodOf(behaviour: Behaviour): BindingMood {
  switch (behaviour.is) {
    case "busy":
      return { mood: "throws", code: "E_RATE_LIMIT_EXCEEDED" };
    case "locked":
      return { mood: "throws", code: "E_SENDER_NOT_VERIFIED" };
    case "silent":
      return { mood: "silent", taken: behaviour.taken };
    case "cut":
      return { mood: "cuts", taken: behaviour.taken };
    case "odd":
      return { mood: "throws", code: "E_NEVER_HEARD_OF" };
    default:
      return { mood: "takes" };
  }
}

describe("a mail by Cloudflare", () => {
  it.each([
    ["E_RATE_LIMIT_EXCEEDED", "busy"],
    ["E_DAILY_LIMIT_EXCEEDED", "busy"],
    ["E_SENDER_NOT_VERIFIED", "busy"],
    ["E_SENDER_DOMAIN_NOT_AVAILABLE", "busy"],
    ["E_VALIDATION_ERROR", "refused"],
    ["E_RECIPIENT_NOT_ALLOWED", "refused"],
    ["E_RECIPIENT_SUPPRESSED", "refused"],
    ["E_CONTENT_TOO_LARGE", "refused"],
    ["E_DELIVERY_FAILED", "refused"],
    ["E_HEADER_NOT_ALLOWED", "refused"],
    ["E_HEADERS_TOO_LARGE", "refused"],
    ["E_INTERNAL_SERVER_ERROR", "uncertain"],
    ["", "uncertain"],
  ])("that is answered %s is %s", async (code, result) => {
    const { binding } = emailBinding({ mood: "throws", code });
    const [answer] = await cloudflareTransport(binding).send([noteTo("a")]);
    expect(answer).toMatchObject({ result });
  });

  it("waits for the next day once the day's mails are used up", async () => {
    const { binding } = emailBinding({ mood: "throws", code: "E_DAILY_LIMIT_EXCEEDED" });
    expect(await cloudflareTransport(binding).send([noteTo("a")])).toMatchObject([
      { result: "busy", retryAfter: 3600 },
    ]);
  });

  it("is sent as a test of a letter, which is not a letter yet", async () => {
    const { binding, accepted } = emailBinding();
    const test = { ...letterTo("a"), delivery: null };
    expect(await cloudflareTransport(binding).send([test])).toMatchObject([{ result: "accepted" }]);
    expect(accepted()[0]?.headers).toEqual(test.headers);
  });

  it("waits where the binding is missing, and says so", async () => {
    const [answer] = await cloudflareTransport(undefined).send([noteTo("a")]);
    expect(answer).toMatchObject({ result: "busy", reason: expect.stringContaining("EMAIL") });
  });
});
