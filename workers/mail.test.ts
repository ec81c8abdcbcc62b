import { describe, expect, it } from "vitest";
import { eventOf, svixHeaders } from "@toadstool/mail/stand-ins/webhooks";
import type { Env } from "./env.ts";
import { mailTransport, readMailEvents } from "./mail.ts";

const secret = `whsec_${btoa("a secret of twenty-four by")}`;
const mail = {
  id: "re-1",
  to: "a@pond.example",
  from: "letters@toadstool.test",
  subject: "Spores",
  tags: {},
};
const delivered = eventOf(mail, "email.delivered");

async function read(body: string, env: { RESEND_WEBHOOK_SECRET?: string }, transport = "resend") {
  return readMailEvents(env, transport, { headers: new Headers(await svixHeaders(secret, body)), body });
}

describe("the mail transport", () => {
  it.each(["smtp", "resend", "cloudflare"])("is the one that MAIL_TRANSPORT names: %s", (name) => {
    expect(mailTransport({ MAIL_TRANSPORT: name } as Env).name).toBe(name);
  });

  it("is SMTP where none is named, and no other name is guessed at", () => {
    expect(mailTransport({} as Env).name).toBe("smtp");
    for (const MAIL_TRANSPORT of ["pigeon", "toString"])
      expect(() => mailTransport({ MAIL_TRANSPORT } as Env)).toThrow("smtp, resend, cloudflare");
  });
});

describe("a provider's webhook", () => {
  it("is read where its signature fits", async () => {
    expect(await read(delivered, { RESEND_WEBHOOK_SECRET: secret })).toMatchObject([{ kind: "delivered" }]);
  });

  it("cannot be checked without a secret, or with one that is none", async () => {
    expect(await read(delivered, {})).toMatchObject({ refused: "conflict", code: "webhook_not_configured" });
    expect(await read(delivered, { RESEND_WEBHOOK_SECRET: "whsec_" })).toMatchObject({
      refused: "conflict",
      code: "webhook_secret_unusable",
    });
  });

  it("is refused where another secret signed it, or where it holds no event", async () => {
    const other = `whsec_${btoa("not the secret of this one")}`;
    expect(await read(delivered, { RESEND_WEBHOOK_SECRET: other })).toMatchObject({
      refused: "unauthenticated",
      code: "webhook_not_signed",
    });
    expect(await read("[]", { RESEND_WEBHOOK_SECRET: secret })).toMatchObject({
      refused: "malformed",
      code: "webhook_malformed",
    });
  });

  it("is expected from no transport whose provider sends none", async () => {
    for (const transport of ["smtp", "cloudflare", "toString", ""])
      expect(await read(delivered, { RESEND_WEBHOOK_SECRET: secret }, transport)).toBeNull();
  });
});
