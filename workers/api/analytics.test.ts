import { beforeEach, describe, expect, it } from "vitest";
import { env } from "cloudflare:workers";
import { pageViews } from "#db/schema.ts";
import { call, ownerHeaders } from "#testing/api.ts";
import { testServices } from "#testing/services.ts";

const { services } = testServices();
const browser = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
  "Sec-Fetch-Site": "same-origin",
};
const view = (headers: Record<string, string> = {}, json: unknown = { path: "/blog", referrer: "" }) =>
  call("/analytics/view", { method: "POST", json, headers: { ...browser, ...headers } });
const counted = async () =>
  (await services.db.select().from(pageViews)).map(({ path, views }) => [path, views]);

beforeEach(async () => {
  await services.db.delete(pageViews);
});

describe("POST /api/analytics/view", () => {
  it("counts a view and answers 204 with nothing in it: no body, no cookie", async () => {
    const { status, answer, headers } = await view();
    expect([status, answer, headers.get("Set-Cookie")]).toEqual([204, "", null]);
    expect(await counted()).toEqual([["/blog", 1]]);
  });

  it("answers 204 and counts nothing with DNT: 1, with Sec-GPC: 1, for a robot and for the owner", async () => {
    const uncounted: Record<string, string>[] = [
      { DNT: "1" },
      { "Sec-GPC": "1" },
      { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
      { "User-Agent": "" },
      { Cookie: (await ownerHeaders()).Cookie ?? "" },
    ];
    for (const headers of uncounted) expect((await view(headers)).status).toBe(204);
    expect(await counted()).toEqual([]);
    expect((await view({ Cookie: "__Host-session=forged" })).status).toBe(204);
    expect(await counted()).toEqual([["/blog", 1]]);
  });

  it("refuses requests from another site, with 403", async () => {
    const elsewhere: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: "https://elsewhere.test" },
    ];
    for (const headers of elsewhere) {
      expect(await view(headers)).toMatchObject({ status: 403, answer: { error: { code: "cross_site" } } });
    }
    expect(await counted()).toEqual([]);
  });

  it("takes 120 views a minute from one address, then answers 429 with Retry-After", async () => {
    const minute = () => Math.floor(Date.now() / 60_000);
    const viewAll = async (address: string) => {
      const begun = minute();
      const answers = [];
      for (let n = 0; n < 121; n++) answers.push(await view({ "CF-Connecting-IP": address }));
      return begun === minute() ? answers : null;
    };
    // The local limiter starts again with each minute of the clock: then once more, from elsewhere.
    const answers = (await viewAll("192.0.2.77")) ?? (await viewAll("192.0.2.79")) ?? [];
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(120);
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.headers.get("Retry-After")).toBe("60");
    expect((await view({ "CF-Connecting-IP": "192.0.2.78" })).status).toBe(204);
    expect(JSON.stringify(await services.db.select().from(pageViews))).not.toContain("192.0.2");
  }, 30_000);

  it("refuses a body that is not JSON with 415 or 400, and one without a path with 422", async () => {
    const text = (body: string, type: string) =>
      call("/analytics/view", { method: "POST", body, headers: { ...browser, "Content-Type": type } });
    expect((await text("/blog", "text/plain")).status).toBe(415);
    expect((await text("{", "application/json")).status).toBe(400);
    expect(await view({}, { referrer: "" })).toMatchObject({
      status: 422,
      answer: { error: { issues: [{ field: "path" }] } },
    });
    expect((await view({}, { path: "/art" })).status).toBe(204);
  });

  it("counts also where the account has no Analytics Engine", async () => {
    const { VIEWS } = env as { VIEWS?: unknown };
    expect(VIEWS).toBeDefined();
    Reflect.deleteProperty(env, "VIEWS");
    expect((await view()).status).toBe(204);
    Reflect.set(env, "VIEWS", VIEWS);
    expect(await counted()).toEqual([["/blog", 1]]);
  });

  it("is in the description of the API, answering 204", async () => {
    const { answer } = await call("/openapi.json");
    const described = answer.paths["/analytics/view"].post;
    expect(Object.keys(described.responses)).toEqual(
      expect.arrayContaining(["204", "403", "415", "422", "429"]),
    );
    expect(described.responses["200"]).toBeUndefined();
    expect(described.requestBody.content["application/json"].schema.required).toEqual(["path"]);
  });
});
