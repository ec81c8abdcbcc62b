import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "#app/context.ts";
import { subscribers } from "#db/schema.ts";
import { signToken } from "#domain/tokens/token.server.ts";
import { testOrigin, testServices } from "#tests/services.ts";
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

/** Loaders and actions as React Router calls them, without its types' generated rest. */
function args(params: Record<string, string>, fields?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    session: async () => null,
    visitorAddress: "203.0.113.7",
    nonce: "nonce",
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
  it("keeps what was typed and answers 422 where it is no address", async () => {
    const answer = await subscribePage.action(args({}, { email: "no address" }));
    expect(answer).toMatchObject({ init: { status: 422 }, data: { typed: { email: "no address" } } });
  });

  it("answers 429 with Retry-After to a flood, and keeps what was typed", async () => {
    services.limits.subscribe = async () => false;
    const answer = await subscribePage.action(args({}, { email: "new@pond.example" }));
    expect(answer).toMatchObject({
      init: { status: 429, headers: { "Retry-After": "60" } },
      data: { typed: { email: "new@pond.example" } },
    });
  });

  it("answers the same for a new and a known address", async () => {
    expect(await subscribePage.action(args({}, { email: "new@pond.example" }))).toEqual({
      asked: "new@pond.example",
    });
    expect(await subscribePage.action(args({}, { email: "reader@pond.example" }))).toEqual({
      asked: "reader@pond.example",
    });
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

  it("answer 404 to a link that is forged, cut short or of the other page", async () => {
    for (const emailHash of [(await token("confirm")).slice(0, -1), await token("unsubscribe"), "x"]) {
      expect(await confirmation.loader(args({ emailHash }))).toMatchObject({ init: { status: 404 } });
      expect(await confirmation.action(args({ emailHash }, {}))).toMatchObject({ init: { status: 404 } });
    }
    const emailHash = await token("confirm");
    expect(await unsubscribePage.loader(args({ emailHash }))).toMatchObject({ init: { status: 404 } });
    expect(await unsubscribePage.action(args({ emailHash }, {}))).toMatchObject({ init: { status: 404 } });
    expect(await stateOf()).toBe("pending");
    await expect(letterPage.loader(args({ letterToken: emailHash }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});
