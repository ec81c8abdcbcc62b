import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { duePurges } from "#db/schema.ts";
import { png } from "@toadstool/media/samples/pictures";
import { call, ownerHeaders } from "#testing/api.ts";
import { tokenForCalls } from "#testing/personal-tokens.ts";
import { newPost } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";

let owner: Record<string, string>;
let change: string;

beforeAll(async () => {
  owner = await ownerHeaders();
});
beforeEach(async () => {
  change = crypto.randomUUID();
  await post("/changes", { key: change, name: "A script" });
});
afterEach(() => vi.restoreAllMocks());

const post = (path: string, json?: object, headers = owner) => call(path, { method: "POST", json, headers });
const undo = (headers = owner) => post(`/changes/${change}/undo`, undefined, headers);

function serve(answer: () => Response) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
}

describe("a bulk change of a program", () => {
  it("needs for its undo the scopes of what it has made", async () => {
    const { token } = await tokenForCalls({ scopes: ["posts"] });
    const headers = { Authorization: `Bearer ${token}` };
    await post("/posts", { ...newPost(), change }, headers);
    serve(() => new Response(png({ width: 37, height: 20 }) as BodyInit));
    const { status, answer } = await post("/image/fetch", { url: "https://old.example/a.png", change });
    expect(status).toBe(201);
    vi.restoreAllMocks();
    const refused = await undo(headers);
    expect([refused.status, refused.answer.error.code]).toEqual([403, "insufficient_scope"]);
    expect((await undo()).answer.data).toEqual({ removed: 1, kept: [], isOver: false });
    expect((await undo()).answer.data).toEqual({ removed: 1, kept: [], isOver: true });
    expect((await call(`/image/${answer.data.id}`, { headers: owner })).status).toBe(404);
  });

  it("may wait for its purge, and the end of its undo purges all", async () => {
    const { db } = testServices().services;
    const due = async () => (await db.delete(duePurges).returning()).map(({ canWait }) => canWait);
    await due();
    await post("/posts", { ...newPost({ slug: "quiet" }), change, announce: false });
    expect(await due()).toEqual([true]);
    const redirects = [{ path: "/old-ink", target: "/art" }];
    await call("/redirects", { method: "PUT", json: { redirects, keep: true, change }, headers: owner });
    expect(await due()).toEqual([true]);
    for (const isOver of [false, true]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await undo()).answer.data.isOver).toBe(isOver);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await due()).toEqual([!isOver]);
    }
  });

  it("says which field is wrong of what would be part of it", async () => {
    expect((await post("/changes", { key: "short", name: "x" })).answer.error.issues[0].field).toBe("key");
    expect((await post("/changes", { key: crypto.randomUUID(), name: " " })).status).toBe(422);
    const wrong: [string, object, string][] = [
      ["/posts", { ...newPost(), publishedAt: "2019-03-04" }, "publishedAt"],
      ["/posts", { ...newPost(), updatedAt: "2019-13-04T09:12:00Z" }, "updatedAt"],
      ["/posts", { ...newPost(), announce: "no" }, "announce"],
      ["/posts", { ...newPost(), change: crypto.randomUUID() }, "change"],
      ["/drafts", { createdAt: "yesterday" }, "createdAt"],
    ];
    for (const [path, json, field] of wrong) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const { status, answer } = await post(path, json);
      expect([status, answer.error.issues[0].field]).toEqual([422, field]);
    }
  });
});

describe("POST /api/image/fetch", () => {
  it("says when to try again where the other site is busy", async () => {
    serve(() => new Response("busy", { status: 503, headers: { "Retry-After": "7" } }));
    const { status, headers, answer } = await post("/image/fetch", { url: "https://old.example/a.png" });
    expect([status, headers.get("Retry-After"), answer.error.code]).toEqual([503, "7", "not_fetched_yet"]);
  });

  it("asks no address of a private network, also where another leads there", async () => {
    const asked = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(
        async () => new Response(null, { status: 302, headers: { Location: "http://10.0.0.1/a.png" } }),
      );
    for (const url of ["http://127.0.0.1/a.png", "https://old.example/a.png"]) {
      // oxlint-disable-next-line no-await-in-loop -- two
      const { status, answer } = await post("/image/fetch", { url });
      expect([status, answer.error.code]).toEqual([422, "not_fetched"]);
    }
    expect(asked.mock.calls.map(([url]) => String(url))).toEqual(["https://old.example/a.png"]);
  });
});
