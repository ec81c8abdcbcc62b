import { describe, expect, it } from "vitest";
import type { Mail } from "#domain/services.ts";
import { resendTransport } from "./resend.ts";

const mailTo = (name: string): Mail => ({
  to: `${name}@pond.example`,
  from: { name: 'Toad "the" Stool', address: "letters@toadstool.test" },
  subject: "Spores",
  html: "<p>Hello</p>",
  text: "Hello",
  headers: { "List-Unsubscribe": "<https://toadstool.test/unsubscribe/x>" },
  delivery: null,
  idempotencyKey: `issue:${name}`,
});

function resend(answer: () => Response | Promise<Response>) {
  const requests: { headers: Headers; body: { to: string[]; from: string; headers: object }[] }[] = [];
  const transport = resendTransport({ RESEND_API_KEY: "re_test" }, async (_input, init) => {
    requests.push({ headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) });
    return answer();
  });
  return { transport, requests };
}

const taken = () => Response.json({ data: [] });
const refusing =
  (status: number, name = "some_error") =>
  () =>
    Response.json({ name, message: "because" }, { status });

describe("a mail by Resend", () => {
  it("goes out in batches of a hundred, with its headers", async () => {
    const { transport, requests } = resend(taken);
    const results = await transport.send(Array.from({ length: 230 }, (_, index) => mailTo(`r${index}`)));
    expect(results).toHaveLength(230);
    expect(results.every(({ result }) => result === "accepted")).toBe(true);
    expect(requests.map(({ body }) => body.length)).toEqual([100, 100, 30]);
    expect(requests[0]?.headers.get("Authorization")).toBe("Bearer re_test");
    expect(requests[0]?.body[0]).toMatchObject({
      from: '"Toad \\"the\\" Stool" <letters@toadstool.test>',
      to: ["r0@pond.example"],
      headers: { "List-Unsubscribe": "<https://toadstool.test/unsubscribe/x>" },
    });
  });

  it("has the same key when the same mails are tried again, and another for others", async () => {
    const { transport, requests } = resend(taken);
    for (const mails of [[mailTo("a")], [mailTo("a")], [mailTo("b")]]) await transport.send(mails);
    const [first, second, third] = requests.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(first).toBe(second);
    expect(first).not.toBe(third);
  });

  it("is refused alone when its address is", async () => {
    const { transport } = resend(() =>
      Response.json({ data: [{ id: "1" }], errors: [{ index: 1, message: "bad address" }] }),
    );
    expect(await transport.send([mailTo("a"), mailTo("b")])).toEqual([
      { result: "accepted", messageId: null },
      { result: "refused", reason: "bad address" },
    ]);
  });

  it.each([
    ["waits when too many come at once", refusing(429), "busy"],
    ["waits while the key is wrong", refusing(401), "busy"],
    ["waits while the domain is not verified", refusing(403), "busy"],
    ["waits while the same batch is under way", refusing(409, "concurrent_idempotent_requests"), "busy"],
    [
      "is uncertain when another body went under its key",
      refusing(409, "invalid_idempotent_request"),
      "uncertain",
    ],
    ["is refused when the request is wrong", refusing(422), "refused"],
    ["is uncertain when Resend broke", refusing(500), "uncertain"],
    ["is uncertain when the network broke", () => Promise.reject(new Error("lost")), "uncertain"],
    ["is taken although the answer cannot be read", () => new Response("ok"), "accepted"],
  ])("%s", async (_, answer, result) => {
    const { transport } = resend(answer);
    expect(await transport.send([mailTo("a")])).toMatchObject([{ result }]);
  });

  it("waits without a key, and asks nobody", async () => {
    const transport = resendTransport({}, () => Promise.reject(new Error("asked")));
    expect(await transport.send([mailTo("a")])).toEqual([
      { result: "busy", reason: "RESEND_API_KEY is not set.", retryAfter: null },
    ]);
  });
});
