import { ScriptPolicy } from "#app/script-policy.ts";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { findChrome } from "#domain/chrome/chrome.server.ts";
import { requestContext } from "#app/context.ts";
import { subscribers } from "#db/schema.ts";
import { signToken } from "#domain/tokens/token.server.ts";
import { fromPondwick, testOrigin, testServices } from "#testing/services.ts";
import * as confirmation from "./confirmation-page.tsx";
import * as letterPage from "./letter-page.tsx";
import * as subscribePage from "./subscribe-page.tsx";
import * as unsubscribePage from "./unsubscribe-page.tsx";

let { services, world } = testServices();

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(subscribers);
  const email = "reader@pond.example";
  await services.db
    .insert(subscribers)
    .values({ id: "reader", email, emailKey: email, state: "pending", createdAt: world.now });
});

/** Arguments as React Router passes them to loaders and actions, without the generated types' other fields. */
function args(params: Record<string, string>, fields?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    beginChange: async () => undefined,
    session: async () => null,
    chrome: () => findChrome(services),
    facts: async () => services.settings.studio,
    visitorAddress: "203.0.113.7",
    seenFrom: () => fromPondwick,
    inlineScripts: new ScriptPolicy(() => "nonce"),
    isDocument: true,
    articles: new Map(),
  });
  const body = fields && new URLSearchParams(fields);
  const request = new Request(testOrigin, { method: fields ? "POST" : "GET", body });
  return { params, request, context } as never;
}

const token = (purpose: "confirm" | "unsubscribe") => signToken(services.secret, purpose, "reader");
const stateOf = async () => (await services.db.select().from(subscribers))[0]?.state;

describe("/subscribe", () => {
  /** The form as a person sends it, some seconds after the page came. */
  async function send(fields: Record<string, string>) {
    const { opened } = await subscribePage.loader(args({}));
    world.now = new Date(world.now.getTime() + 5000);
    return subscribePage.action(args({}, { opened, homepage: "", ...fields }));
  }

  it("keeps the typed text and answers 422 where it is not an address", async () => {
    const answer = await send({ email: "no address" });
    expect(answer).toMatchObject({ init: { status: 422 }, data: { typed: { email: "no address" } } });
    expect(await subscribePage.action(args({}, {}))).toMatchObject({ init: { status: 422 } });
  });

  it("answers 429 with Retry-After to a flood, and keeps the typed text", async () => {
    services.limits.subscribe = async () => false;
    expect(await send({ email: "new@pond.example" })).toMatchObject({
      init: { status: 429, headers: { "Retry-After": "60" } },
      data: { typed: { email: "new@pond.example" } },
    });
  });

  it("answers the same for a new and a known address", async () => {
    expect(await send({ email: "new@pond.example" })).toEqual({ asked: "new@pond.example" });
    expect(await send({ email: "reader@pond.example" })).toEqual({ asked: "reader@pond.example" });
  });

  it.each([
    ["was sent at once", { wait: 0 }],
    ["has the hidden field filled in, as browsers do", { homepage: "https://ann.example" }],
    ["has lost its mark", { opened: "" }],
  ])("asks for one more press where the form %s, loses nothing, and goes through then", async (_, fields) => {
    const { wait = 5000, ...marks } = fields as { wait?: number } & Record<string, string>;
    const { opened } = await subscribePage.loader(args({}));
    world.now = new Date(world.now.getTime() + wait);
    const typed = { opened, homepage: "", email: "new@pond.example", offered: "a-topic", topic: "a-topic" };
    const answer = await subscribePage.action(args({}, { ...typed, ...marks }));
    if (!("again" in answer)) throw new Error("The form was taken, or refused.");
    const { again } = answer;
    expect(again).toMatchObject({
      email: "new@pond.example",
      topics: { offered: ["a-topic"], chosen: ["a-topic"] },
    });
    await Promise.all(world.background);
    expect([world.mails.length, await services.db.$count(subscribers)]).toEqual([0, 1]);
    const { email } = again;
    expect(await subscribePage.action(args({}, { email, opened: again.opened }))).toEqual({ asked: email });
  });

  it("asks for Turnstile's check only where both its keys are set", async () => {
    const only = { siteKey: "a-key", secret: null };
    services.settings = { ...services.settings, turnstile: only };
    expect(await subscribePage.loader(args({}))).toMatchObject({ turnstile: null });
    services.settings = { ...services.settings, turnstile: { ...only, secret: "a-secret" } };
    expect(await subscribePage.loader(args({}))).toMatchObject({ turnstile: "a-key" });
    let proof = "";
    services.fetch = async (_input, init) => {
      proof = new URLSearchParams(init?.body as URLSearchParams).get("response") ?? "";
      return Response.json({ success: true });
    };
    const answer = await send({ email: "new@pond.example", "cf-turnstile-response": "a-proof" });
    expect([answer, proof]).toEqual([{ asked: "new@pond.example" }, "a-proof"]);
  });
});

describe("the pages behind mailed links", () => {
  it("change nothing when they are merely looked at", async () => {
    expect(await confirmation.loader(args({ emailHash: await token("confirm") }))).toMatchObject({
      init: { status: 200 },
    });
    await unsubscribePage.loader(args({ emailHash: await token("unsubscribe") }));
    expect(await stateOf()).toBe("pending");
  });

  it("confirm and unsubscribe when their button is pressed", async () => {
    await confirmation.action(args({ emailHash: await token("confirm") }, {}));
    expect(await stateOf()).toBe("confirmed");
    await unsubscribePage.action(args({ emailHash: await token("unsubscribe") }, {}));
    expect(await stateOf()).toBe("unsubscribed");
  });

  it("take a reason after leaving, keep the text of one that is too long, and refuse one without the link", async () => {
    const emailHash = await token("unsubscribe");
    const tell = (words: string, link = emailHash) =>
      unsubscribePage.action(args({ emailHash: link }, { intent: "tell", reason: "other", words }));
    await unsubscribePage.action(args({ emailHash }, {}));
    const long = "x".repeat(501);
    expect(await tell(long)).toMatchObject({ init: { status: 422 }, data: { typed: { words: long } } });
    expect(await tell("Hm", await token("confirm"))).toMatchObject({ init: { status: 404 } });
    expect(await tell("I moved to a desert")).toMatchObject({
      init: { status: 200 },
      data: { isSaved: true },
    });
    const [row] = await services.db.select().from(subscribers);
    expect(row?.leavingReason).toBe("I moved to a desert");
  });

  it("answer 404 to a link that is forged, cut short or of the other page", async () => {
    for (const emailHash of [(await token("confirm")).slice(0, -1), await token("unsubscribe"), "x"]) {
      expect(await confirmation.loader(args({ emailHash }))).toMatchObject({ init: { status: 404 } });
      expect(await confirmation.action(args({ emailHash }, {}))).toMatchObject({ init: { status: 404 } });
    }
    const emailHash = await token("confirm");
    expect(await unsubscribePage.loader(args({ emailHash }))).toMatchObject({ init: { status: 404 } });
    expect(await unsubscribePage.action(args({ emailHash }, {}))).toMatchObject({ init: { status: 404 } });
    expect(await stateOf()).toBe("pending");
    await expect(letterPage.loader(args({ letter: emailHash }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});
