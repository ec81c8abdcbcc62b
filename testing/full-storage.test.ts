import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Env } from "#workers/env.ts";
import { watchDatabase } from "./crashing.ts";
import type { Person } from "./document/person.ts";
import { openSiteWithOwner } from "./document/site.ts";
import { png } from "@toadstool/media/samples/pictures";

let isFull = false;
beforeEach(() => {
  isFull = false;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const { DB, MEDIA } = env as unknown as Env;

/** A database and a bucket that give back what they have, and take nothing more while they are full. */
const full = {
  DB: watchDatabase(DB, async (ask, isRead) => {
    if (isFull && !isRead) throw new Error("D1_ERROR: database or disk is full: SQLITE_FULL");
    return ask();
  }),
  MEDIA: new Proxy(MEDIA, {
    get(bucket, name) {
      const member: unknown = Reflect.get(bucket, name);
      if (typeof member !== "function") return member;
      if (name === "put")
        return async (...given: unknown[]) => {
          if (isFull) throw new Error("put: No space left on device");
          return (member as (...given: unknown[]) => unknown).apply(bucket, given);
        };
      return (member as (...given: unknown[]) => unknown).bind(bucket);
    },
  }),
};

/** What the site’s own scripts send along. */
const keyOf = ({ cookies, origin }: Person) => ({
  "X-XSRF-TOKEN": cookies.get("XSRF-TOKEN") ?? "",
  Origin: origin,
  "Sec-Fetch-Site": "same-origin",
});

describe("a site without room", () => {
  it("shows its pages, and says to a form and to the API that nothing was saved and what to do", async () => {
    const { owner } = await openSiteWithOwner({ DB: full.DB } as Partial<Env>);
    await owner.open("/admin/profile");
    isFull = true;
    for (const path of ["/admin", "/blog", "/admin/profile"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await owner.open(path);
      expect(owner.page().status).toBe(200);
    }
    owner.fill("Name", "Zelda Ink");
    await owner.press("Save profile");
    expect(owner.page().status).toBe(507);
    expect(owner.readAll("heading")).toContain("No room left");
    expect(owner.readAll("alert").join()).toContain("empty the trash");
    const answer = await owner.ask("/api/drafts", {
      method: "POST",
      body: JSON.stringify({ title: "No room", content: "For it." }),
      headers: { ...keyOf(owner), "Content-Type": "application/json" },
    });
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ error: { code: "storage_full" } });
    isFull = false;
    await owner.open("/admin/profile");
    expect(owner.value("Name")).not.toBe("Zelda Ink");
  });

  it("refuses an upload at once, and keeps nothing of it", async () => {
    const { owner } = await openSiteWithOwner({ MEDIA: full.MEDIA } as Partial<Env>);
    isFull = true;
    const form = new FormData();
    form.set("file", new File([png({ width: 40, height: 20 }) as BlobPart], "a.png", { type: "image/png" }));
    const answer = await owner.ask("/api/image/upload", {
      method: "POST",
      body: form,
      headers: keyOf(owner),
    });
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ error: { code: "storage_full" } });
  });
});
