import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ownerHeaders } from "#testing/api.ts";
import { aDraft, json, overheardApi, withToken, writing } from "#testing/overheard.ts";
import { tokenForCalls } from "#testing/personal-tokens.ts";

const { told, calling, moveOn } = overheardApi();
let reader = "";
let writer = "";
let session: Record<string, string> = {};

beforeAll(async () => {
  reader = (await tokenForCalls({ scopes: ["read"] })).token;
  writer = (await tokenForCalls({ scopes: ["posts"] })).token;
  session = await ownerHeaders();
});
beforeEach(moveOn);
afterAll(() => vi.restoreAllMocks());

describe("a personal access token in the right place", () => {
  it("may follow 'Bearer' in any case and after any number of spaces", async () => {
    for (const before of ["Bearer ", "bearer ", "BEARER ", "bEaReR ", "Bearer     ", "  Bearer "]) {
      const { status } = await calling({ Authorization: `${before}${reader}  ` });
      expect([before, status]).toEqual([before, 200]);
    }
  });
});

describe("a personal access token in the wrong place", () => {
  it("is refused in an address, with words, even for calls that need none", async () => {
    const places = [
      `/drafts?access_token=${reader}`,
      `/drafts?access_token=whatever`,
      `/drafts?q=${reader}`,
      `/drafts?${reader}`,
      `/drafts?token=SITE%5F${reader.slice(5)}`,
      `/posts?key=${reader}&limit=1`,
      `/none?key=${reader}`,
      `/drafts?auth=Bearer+${reader}`,
      `/drafts?q=${reader.slice(0, 25)}`,
      `/drafts/${reader}`,
      `/email/${reader}`,
      `/${reader}`,
    ];
    for (const path of places)
      for (const headers of [{}, session, withToken(reader)]) {
        const refused = await calling(headers as Record<string, string>, { path });
        expect([path, refused.status, refused.code]).toEqual([path, 400, "token_in_address"]);
        expect(refused.message).toContain("revoke it at /admin/security");
      }
    expect((await calling({}, { path: "/posts?q=site_stools" })).status).toBe(200);
  });

  it("is ignored in a cookie, a body or another header", async () => {
    const places: Record<string, string>[] = [
      { Cookie: `__Host-session=${reader}` },
      { Cookie: `Authorization=Bearer ${reader}; XSRF-TOKEN=${reader}` },
      { "X-Authorization": `Bearer ${reader}` },
      { "Proxy-Authorization": `Bearer ${reader}` },
      { "X-XSRF-TOKEN": reader },
    ];
    for (const headers of places)
      expect(await calling(headers)).toMatchObject({
        status: 401,
        code: "not_logged_in",
      });
    const body = JSON.stringify({ ...aDraft, access_token: writer });
    expect((await calling(json, { ...writing, body })).code).toBe("not_logged_in");
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await calling(form, { method: "POST", body: `access_token=${writer}` })).code).toBe(
      "not_logged_in",
    );
  });

  it("is refused beside another, after another word, and with anything around it", async () => {
    const twice = new Headers(withToken(reader));
    twice.append("Authorization", `Bearer ${writer}`);
    const headers: HeadersInit[] = [
      twice,
      ...[
        `Bearer ${reader} ${writer}`,
        `Bearer ${reader}, ${reader}`,
        `Bearer\t${reader}`,
        `Bearer${reader}`,
        `Bearer "${reader}"`,
        `Bearer site_ ${reader.slice(5)}`,
        `Token ${reader}`,
        `Basic ${btoa(`owner:${reader}`)}`,
        reader,
      ].map((Authorization) => ({ Authorization })),
    ];
    for (const sent of headers) {
      const refused = await calling(sent);
      expect([refused.status, refused.code]).toEqual([401, "authorization_malformed"]);
      expect(refused.headers.get("WWW-Authenticate")).toContain('error="invalid_request"');
    }
  });

  it("is refused in a header of ten megabytes, without its being looked through", async () => {
    const padding = "A".repeat(10_000_000);
    for (const Authorization of [
      `Bearer ${reader}${padding}`,
      `Bearer${" ".repeat(10_000_000)}${reader}`,
      `Bearer eyJ${padding}.${padding}.A`,
      padding,
    ])
      expect((await calling({ Authorization })).code).toBe("authorization_malformed");
  });

  it("is never repeated in an answer, and never logged", () => {
    expect(told.length).toBeGreaterThan(80);
    const everything = told.join("\n").toLowerCase();
    for (const secret of [reader, writer])
      expect(everything).not.toContain(secret.slice(9, 30).toLowerCase());
  });
});
