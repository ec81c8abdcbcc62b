import { describe, expect, it } from "vitest";
import { hostCookie } from "#domain/cookies/cookies.ts";
import { noticeCookie } from "#domain/cookies/notice-cookie.ts";
import { visit } from "#testing/pages.ts";
import { testServices } from "#testing/services.ts";
import { requestContext } from "./context.ts";
import { type Notice, noticeHeaders, takeNotice } from "./notice.ts";

const { services } = testServices();
const { settings } = services;

function take(setCookie: string, owner = true) {
  const { context, request } = visit(services, "/admin", { owner });
  request.headers.set("Cookie", setCookie.split(";")[0] ?? "");
  return takeNotice(context.get(requestContext), request);
}

const notice: Notice = {
  words: "The post “Kröte 蛙” is in the trash.",
  undo: { action: "/admin/blog?draft=a", fields: { intent: "restore-post", id: "a" } },
  link: { to: "/blog/蛙", words: "Look" },
};
const cookieOf = (value: unknown) =>
  hostCookie(settings.site, noticeCookie, Buffer.from(JSON.stringify(value)).toString("base64url"), 60);

describe("the notice of what a press has done", () => {
  it("comes to the owner’s next page once, and to no one else", async () => {
    const cookie = noticeHeaders(settings, notice)["Set-Cookie"];
    const taken = await take(cookie);
    expect(taken.notice).toEqual(notice);
    expect(taken.headers["Set-Cookie"]).toContain("Max-Age=0");
    expect(await take(cookie, false)).toEqual({ notice: null, headers: {} });
  });

  it("leads nowhere but to this site, whoever has written the cookie", async () => {
    for (const away of ["https://a.example", "//a.example", "/\\a.example", "/\t/a.example", "a", ""]) {
      // oxlint-disable-next-line no-await-in-loop -- each alone
      const taken = [
        await take(cookieOf({ ...notice, link: { to: away, words: "Look" } })),
        await take(cookieOf({ ...notice, undo: { action: away, fields: {} } })),
      ];
      for (const { notice: read, headers } of taken) {
        expect({ away, read }).toEqual({ away, read: null });
        expect(headers["Set-Cookie"]).toContain("Max-Age=0");
      }
    }
  });

  it.each([{}, null, "words", { words: 1 }, { words: "a".repeat(601) }])(
    "is nothing of %j",
    async (forged) => {
      expect((await take(cookieOf(forged))).notice).toBeNull();
    },
  );

  it("is nothing of what is no notice at all", async () => {
    for (const value of ["%", "e30", "_", "published.post.x"])
      // oxlint-disable-next-line no-await-in-loop -- each alone
      expect((await take(hostCookie(settings.site, noticeCookie, value, 60))).notice).toBeNull();
  });

  it("keeps its words where the whole of it would be more than browsers keep", async () => {
    const undo = { action: "/admin/images", fields: { images: "a".repeat(4000) } };
    const cookie = noticeHeaders(settings, { ...notice, undo })["Set-Cookie"];
    expect(cookie.length).toBeLessThan(4096);
    expect((await take(cookie)).notice).toEqual({ words: notice.words });
  });
});
