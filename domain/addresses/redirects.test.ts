import { beforeEach, describe, expect, it } from "vitest";
import { missingAddresses, redirects } from "#db/schema.ts";
import { parse } from "#domain/parse.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { forgetMissing, listMissing, mostMissing, recordMissing, sweepMissing } from "./missing.server.ts";
import { putRedirects, redirectsInput } from "./put-redirects.server.ts";
import { redirectInput } from "./redirect.ts";
import { addRedirect, findRedirect, listRedirectsAfter, removeRedirect } from "./redirects.server.ts";

let { services, world } = testServices();
const add = (path: string, target: string) => addRedirect(services, testOwner(services), { path, target });

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(redirects);
  await services.db.delete(missingAddresses);
});

describe("a redirect", () => {
  it("is found however its address is written, and no longer once it is removed", async () => {
    await add("/old page", "/about-me");
    for (const asked of ["/old%20page", "/Old%20Page/", "/old page?from=card"])
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect([asked, await findRedirect(services, asked)]).toEqual([asked, "/about-me"]);
    expect(await findRedirect(services, "/%ff")).toBeNull();
    expect(await removeRedirect(services, testOwner(services), "/old page")).toBe(true);
    expect(await findRedirect(services, "/old%20page")).toBeNull();
  });

  it("leads to its last target, and takes its address off the list of missing ones", async () => {
    await recordMissing(services, { path: "/card", referrer: "" });
    await add("/card", "/art");
    await add("/card", "https://shop.example/card");
    expect(await listRedirectsAfter(services, testOwner(services), { limit: 10 })).toEqual([
      { path: "/card", target: "https://shop.example/card" },
    ]);
    expect(await listMissing(services, testOwner(services))).toEqual([]);
  });

  it("is refused where it would lead in a circle", async () => {
    await add("/a", "/B/");
    await add("/b", "/c");
    expect(await add("/c", "/a")).toMatchObject({ code: "redirect_loop", issues: [{ field: "target" }] });
    expect(await add("/c", "/d")).toMatchObject({ path: "/c" });
  });

  it.each([
    ["old", "/x", "path"],
    ["/", "/x", "path"],
    ["//elsewhere.example", "/x", "path"],
    ["/admin/x", "/x", "path"],
    ["/x", "", "target"],
    ["/x", "javascript:alert(1)", "target"],
    ["/x", "/X/", "target"],
  ])("takes no address like %s that leads to “%s”, and says which is wrong", (path, target, field) => {
    expect(parse(redirectInput, { path, target })).toMatchObject({ issues: [{ field }] });
  });

  it("takes a whole address of the former site for its path", () => {
    const input = { path: " https://former.example/2019/Hello/?p=1 ", target: "/blog/hello" };
    expect(parse(redirectInput, input)).toEqual({ path: "/2019/hello", target: "/blog/hello" });
  });
});

describe("redirects that a program sends", () => {
  const put = (given: [path: string, target: string][], keep = false) =>
    putRedirects(services, testOwner(services), {
      redirects: given.map(([path, target]) => ({ path, target })),
      keep,
    });

  it("are judged one by one, in their order", async () => {
    await add("/a", "/b");
    const put1 = await put([
      ["https://former.example/2019/Hello/?p=1", "/blog/hello"],
      ["/b", "/c"],
      ["/c", "/A"],
      ["/admin/x", "/y"],
      ["/d", "/e"],
      ["/e", "/d"],
    ]);
    expect(put1).toMatchObject([
      { path: "/2019/hello", state: "made", why: "" },
      { state: "made" },
      { state: "refused", why: expect.stringContaining("circle") },
      { path: "/admin/x", state: "refused", why: expect.stringContaining("/admin") },
      { state: "made" },
      { state: "refused", why: expect.stringContaining("circle") },
    ]);
    expect(await findRedirect(services, "/2019/hello")).toBe("/blog/hello");
    expect(await findRedirect(services, "/e")).toBeNull();
  });

  it("leave what leads elsewhere where they are to keep it; otherwise the last one counts", async () => {
    await recordMissing(services, { path: "/card", referrer: "" });
    await put([["/card", "/art"]], true);
    expect(await listMissing(services, testOwner(services))).toEqual([]);
    const [kept, same] = [await put([["/card", "/new"]], true), await put([["/card", "/art"]], true)];
    expect(kept).toMatchObject([{ state: "kept", why: expect.stringContaining("/art") }]);
    expect(same).toMatchObject([{ state: "made" }]);
    await put([["/card", "/new"]]);
    expect(await findRedirect(services, "/card")).toBe("/new");
  });

  it("are kept as part of a bulk change, and 500 at most at once", async () => {
    const change = crypto.randomUUID();
    expect(parse(redirectsInput, { redirects: [], change })).toMatchObject({ issues: [{ field: "keep" }] });
    const many = Array.from({ length: 501 }, (_, place) => ({ path: `/p${place}`, target: "/" }));
    expect(parse(redirectsInput, { redirects: many })).toMatchObject({ code: "invalid_input" });
    const given = { redirects: many.slice(1), keep: true };
    expect(await putRedirects(services, testOwner(services), { ...given, change })).toMatchObject({
      code: "change_unknown",
    });
    expect(await findRedirect(services, "/p1")).toBeNull();
    await putRedirects(services, testOwner(services), given);
    expect(await findRedirect(services, "/p500")).toBe("/");
  });
});

describe("a missing address", () => {
  const view = (path: string, referrer = "") => recordMissing(services, { path, referrer });
  beforeEach(() => {
    world.paths = new Set([...world.paths, "/404"]);
  });

  it("is counted with the host that last led there", async () => {
    await view("/lost/page", "https://friend.example/links");
    await view("/Lost/page?x=1");
    expect(await listMissing(services, testOwner(services))).toEqual([
      { path: "/lost/page", times: 2, referrer: "friend.example", lastAt: world.now.toJSON() },
    ]);
  });

  it("is none that the site has, that is the owner’s, or that ends in a token", async () => {
    for (const path of ["/404", "/art", "/admin/x", "/confirmation/secret", "//elsewhere.example/x"])
      // oxlint-disable-next-line no-await-in-loop -- a table
      await view(path);
    expect(JSON.stringify(await listMissing(services, testOwner(services)))).not.toMatch(
      /404|art|admin|secret|elsewhere/,
    );
  });

  it("goes when the owner dismisses it, after 90 days, and when too many came after it", async () => {
    const askedAt = (number: number) => new Date(Date.UTC(2026, 5, 1, 0, 0, number));
    const many = Array.from({ length: mostMissing }, (_, number) => ({
      path: `/p${number}`,
      times: 1,
      referrer: "",
      lastAt: askedAt(number),
    }));
    for (let from = 0; from < many.length; from += 20)
      // oxlint-disable-next-line no-await-in-loop -- a statement takes 100 values
      await services.db.insert(missingAddresses).values(many.slice(from, from + 20));
    world.now = askedAt(mostMissing);
    await recordMissing(services, { path: `/p${mostMissing}`, referrer: "" });
    const paths = async () => (await listMissing(services, testOwner(services))).map(({ path }) => path);
    expect(await paths()).toHaveLength(mostMissing);
    expect(await paths()).not.toContain("/p0");
    await forgetMissing(services, testOwner(services), "/p1");
    expect(await paths()).not.toContain("/p1");
    world.now = new Date(Date.UTC(2026, 8, 1));
    await sweepMissing(services);
    expect(await paths()).toEqual([]);
  });
});
