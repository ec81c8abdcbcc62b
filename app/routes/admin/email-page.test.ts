import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "#app/context.ts";
import { deliveries, newsletterIssues, subscribers } from "#db/schema.ts";
import { testOrigin, testOwner, testServices } from "#tests/services.ts";
import { action, loader } from "./email-page.tsx";

let { services, world } = testServices();
const letter = { subject: "Spores", content: "Hello *pond*" };

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(deliveries);
  await services.db.delete(newsletterIssues);
  await services.db.delete(subscribers);
  const email = "reader@pond.example";
  await services.db
    .insert(subscribers)
    .values({ id: "reader", email, emailKey: email, state: "confirmed", createdAt: world.now });
});

function args(fields?: Record<string, string>, isOwner = true) {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    session: async () => (isOwner ? { owner: testOwner(services), idHash: "hash" } : null),
    visitorAddress: "203.0.113.7",
    nonce: "nonce",
    isDocument: true,
    articles: new Map(),
  });
  const body = fields && new URLSearchParams(fields);
  const request = new Request(`${testOrigin}/admin/email`, { method: fields ? "POST" : "GET", body });
  return { params: {}, request, context } as never;
}

describe("/admin/email", () => {
  it("is the owner's alone, to look at and to use", async () => {
    await expect(loader(args(undefined, false))).rejects.toMatchObject({ init: { status: 401 } });
    for (const intent of ["test", "review", "send", "check-dns"]) {
      const fields = { intent, ...letter, sendKey: "key-00000001" };
      await expect(action(args(fields, false))).rejects.toMatchObject({ init: { status: 401 } });
    }
    expect(world.mails).toHaveLength(0);
    expect(await services.db.$count(newsletterIssues)).toBe(0);
  });

  it("shows the audience before it sends, and sends nothing by that", async () => {
    const answer = await action(args({ intent: "review", ...letter }));
    expect(answer).toMatchObject({ review: { ...letter, audience: 1 } });
    expect(await services.db.$count(newsletterIssues)).toBe(0);
  });

  it("sends once when the last button is pressed twice", async () => {
    const fields = { intent: "send", ...letter, sendKey: "key-00000001" };
    const answers = [await action(args(fields)), await action(args(fields))];
    const places = answers.map((answer) => answer instanceof Response && answer.headers.get("Location"));
    expect(new Set(places).size).toBe(1);
    expect(await services.db.$count(newsletterIssues)).toBe(1);
  });

  it("loses no text when it refuses", async () => {
    const typed = { intent: "review", subject: "", content: "Long and dear words" };
    expect(await action(args(typed))).toMatchObject({ init: { status: 422 }, data: { typed } });
    const { mail } = services.settings;
    services.settings = { ...services.settings, mail: { ...mail, postalLine: "" } };
    for (const intent of ["test", "review", "send"]) {
      const fields = { intent, ...letter, sendKey: "key-00000001" };
      expect(await action(args(fields))).toMatchObject({ init: { status: 409 }, data: { typed: letter } });
    }
    expect((await loader(args())).missing).toHaveLength(1);
  });
});
