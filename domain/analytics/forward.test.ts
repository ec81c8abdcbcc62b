import { describe, expect, it, vi } from "vitest";
import { testServices } from "#testing/services.ts";
import { recordView } from "./views.server.ts";

function measured(
  analytics: { measurementId: string | null; apiSecret: string | null },
  answer?: () => Response,
) {
  const sent: Request[] = [];
  const { services, world } = testServices({
    fetch: async (input, init) => {
      sent.push(new Request(input, init) as Request);
      if (!answer) throw new TypeError("Network connection lost.");
      return answer();
    },
  });
  services.settings = { ...services.settings, analytics };
  return { services, world, sent };
}

const settings = { measurementId: "G-TOADS", apiSecret: "a secret" };
const accepted = () => new Response(null, { status: 204 });

describe("a measurement service", () => {
  it("gets a view with its page and referring host, and nothing about the visitor", async () => {
    const { services, world, sent } = measured(settings, accepted);
    await recordView(services, { path: "/art/ink/?q=private", referrer: "https://news.example/item?x=1" });
    await Promise.all(world.background);
    const [request] = sent;
    expect(request?.url).toBe(
      "https://www.google-analytics.com/mp/collect?measurement_id=G-TOADS&api_secret=a+secret",
    );
    expect([request?.method, request?.headers.get("User-Agent")]).toEqual(["POST", null]);
    expect(await request?.json()).toEqual({
      client_id: expect.stringMatching(/^[\da-f-]{36}$/),
      non_personalized_ads: true,
      events: [
        {
          name: "page_view",
          params: {
            page_location: "https://toadstool.test/art/ink",
            page_referrer: "https://news.example/",
            engagement_time_msec: 1,
          },
        },
      ],
    });
  });

  it("takes two views for two people", async () => {
    const { services, world, sent } = measured(settings, accepted);
    for (let n = 0; n < 2; n++) await recordView(services, { path: "/", referrer: "" });
    await Promise.all(world.background);
    const ids = await Promise.all(
      sent.map(async (request) => (await request.json<{ client_id: string }>()).client_id),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it("gets nothing where id or secret is missing", async () => {
    for (const part of [
      { ...settings, apiSecret: null },
      { ...settings, measurementId: null },
    ]) {
      const { services, world, sent } = measured(part, accepted);
      await recordView(services, { path: "/", referrer: "" });
      await Promise.all(world.background);
      expect(sent).toEqual([]);
    }
  });

  it("that is out of reach or refuses costs a line in the log, and the view is counted", async () => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    const warnings = vi.spyOn(console, "warn").mockReturnValue();
    for (const answer of [undefined, () => new Response("no", { status: 500 })]) {
      const { services, world } = measured(settings, answer);
      expect(await recordView(services, { path: "/", referrer: "" })).not.toBeNull();
      await Promise.all(world.background);
    }
    expect(errors).toHaveBeenCalledOnce();
    expect(warnings).toHaveBeenCalledWith("The measurement service answered 500 to a page view.");
    expect(JSON.stringify([errors.mock.calls, warnings.mock.calls])).not.toContain("secret");
    vi.restoreAllMocks();
  });
});
