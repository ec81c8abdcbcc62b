import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { tablesIn } from "#domain/backup/tables.server.ts";
import { published } from "#testing/posts.ts";
import { storedImage } from "#testing/images.ts";
import { testServices } from "#testing/services.ts";
import { bytesOf, jsonLines, rowsOf, type Snapshot } from "#testing/snapshots.ts";
import { hashId } from "#domain/tokens/token.server.ts";
import { beginRestoring, forgedArchive, restoreAll, sendRow, withStolenToken } from "./archives.ts";

const { services } = testServices();
const script = "alert(document.cookie)";
const token = `site_${"k".repeat(43)}`;

beforeEach(async () => {
  const tables = [...tablesIn(true).toReversed(), "restores"];
  await services.db.batch(tables.map((table) => services.db.run(sql.raw(`delete from ${table}`))) as never);
});

/** Rows that would let the attacker in as the owner. */
async function forgedLogins(): Promise<Snapshot["rows"]> {
  const { issuer } = services.settings.identity;
  const whose = { issuer, subject: "owner" };
  const [now, later] = [Date.now(), Date.now() + 86_400_000];
  const session = {
    id_hash: await hashId("s".repeat(43)),
    id: "forged",
    name: "Owner",
    device: "",
    scope: "",
  };
  return {
    owner_sessions: [{ ...session, ...whose, created_at: now, expires_at: later, last_used_at: now }],
    personal_tokens: [
      {
        id: "t",
        hash: await hashId(token),
        name: "Evil",
        hint: "site_kkk",
        scopes: "read posts email",
        ...whose,
        created_at: now,
        expires_at: later,
      },
    ],
    passkeys: [
      {
        id: "p",
        public_key: "pQECAyYgASFYIA",
        counter: 0,
        name: "Evil",
        ...whose,
        owner_name: "Owner",
        created_at: now,
      },
    ],
    webhooks: [{ id: "h", url: "https://evil.test/hook", secret: "", events: "[]", created_at: now }],
  };
}

async function countLogins(): Promise<number> {
  const logins = [
    "owner_sessions",
    "personal_tokens",
    "passkeys",
    "program_grants",
    "webhooks",
    "preview_links",
  ];
  const counts = logins.map((table) =>
    services.db.all<{ all: number }>(sql.raw(`select count(*) as "all" from ${table}`)),
  );
  return (await Promise.all(counts)).reduce((sum, [row]) => sum + (row?.all ?? 0), 0);
}

describe("an attacker who has a token for restoring alone", () => {
  it("sends sessions, tokens, passkeys and webhooks of their own, and none of them lets in", async () => {
    const { site, send } = await withStolenToken(["restore"]);
    const before = await countLogins();
    const archive = await forgedArchive(await forgedLogins());
    const done = await restoreAll(send, archive);
    expect(await done.json()).toMatchObject({ data: { state: "done" } });
    expect(await countLogins()).toBe(before);
    const asSession = { Cookie: `__Host-session=${"s".repeat(43)}` };
    expect((await site.browser().ask("/admin", { headers: asSession })).status).toBe(401);
    const asToken = { Authorization: `Bearer ${token}` };
    expect((await site.browser().ask("/api/drafts", { headers: asToken })).status).toBe(401);
  });

  it("finds that the owner's own page asks for another login before it brings any, and then brings what is ticked", async () => {
    const { owner, send } = await withStolenToken(["restore"]);
    const waiting = async () => {
      const restored = await restoreAll(send, await forgedArchive(await forgedLogins()));
      return ((await restored.json()) as { data: { report: { logins: number } } }).data.report.logins;
    };
    const all = await waiting();
    await services.db.run(sql`update owner_sessions set created_at = created_at - 601000`);
    const before = await countLogins();
    const page = await (await owner.ask("/admin/backup")).text();
    expect(page).toContain("Evil");
    expect(page).not.toContain('name="chosen"');
    const confirm = {
      intent: "change-many",
      act: "confirm",
      scope: "chosen",
      chosen: "personal_tokens t",
    };
    const refused = await owner.post("/admin/backup", confirm);
    expect([refused.status, await countLogins()]).toEqual([403, before]);
    await owner.logIn();
    expect(await (await owner.ask("/admin/backup")).text()).toContain('name="chosen"');
    const done = await owner.post("/admin/backup", confirm);
    expect(done.status).toBe(303);
    expect(await services.db.all(sql`select id from personal_tokens where name = 'Evil'`)).toEqual([
      { id: "t" },
    ]);
    expect(await services.db.all(sql`select id from passkeys`)).toEqual([]);
    expect(await waiting(), "what the site has does not wait").toBe(all - 1);
  });

  it("sends HTML with a script beside a harmless text, and readers get the text", async () => {
    const { site, send } = await withStolenToken(["restore"]);
    await published(services, { title: "Moss", content: "Wet moss." });
    const evil = `<script src="/media/aaaaaaaaaaaaaaaa/1/x.js"></script><img src=x onerror="${script}">`;
    const { posts = [] } = await rowsOf(services);
    const parts = [{ post_id: posts[0]?.id ?? "", field: "html", part: 1, text: evil }];
    const archive = await forgedArchive({
      posts: posts.map((post) => ({ ...post, html: evil })),
      post_parts: parts,
    });
    expect((await restoreAll(send, archive)).status).toBe(200);
    const feed = await (await site.browser().ask("/feed.json")).text();
    expect(feed).toContain("<p>Wet moss.</p>");
    expect(feed).not.toMatch(/onerror|x\.js/);
  });

  it("sends a file as a script, and no address answers it as one", async () => {
    const { site, owner, send } = await withStolenToken(["restore"]);
    const { id } = await storedImage(services);
    const at = (name: string) => `media/${id}/1/${name}`;
    const refused = await restoreAll(send, await forgedArchive({}, { [at("evil.js")]: bytesOf(script) }));
    expect([refused.status, await refused.json()]).toMatchObject([422, { error: { code: "unsafe_name" } }]);
    await services.db.run(sql`delete from restores`);
    const done = await restoreAll(send, await forgedArchive({}, { [at("320.webp")]: bytesOf(script) }));
    expect(done.status).toBe(200);
    // Whatever a store says that an earlier version has filled.
    await services.store.put(at("old.js"), bytesOf(script), "text/javascript");
    await services.store.put(at("old.webp"), bytesOf(script), "text/html");
    for (const name of ["320.webp", "old.js", "old.webp"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const { headers } = await site.browser().ask(`/${at(name)}`);
      expect([name, headers.get("Content-Type")]).toEqual([
        name,
        name === "old.js" ? "application/octet-stream" : "image/webp",
      ]);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Disposition")).toMatch(name === "old.js" ? /^attachment/ : /^inline/);
    }
    const policy = (await owner.ask("/admin")).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/script-src toadstool\.test\/assets\/[ ;]/);
    expect(policy).not.toMatch(/script-src[^;]*('self'|unsafe|\*)/);
  });

  it("sends a path of the scripts' folder that leads elsewhere, and it leads nowhere", async () => {
    const { site, send } = await withStolenToken(["restore"]);
    const redirects = [{ path: "/assets/x.js", target: "/media/aaaaaaaaaaaaaaaa/1/x.js", created_at: 1 }];
    expect((await restoreAll(send, await forgedArchive({ redirects }))).status).toBe(200);
    expect((await site.browser().ask("/assets/x.js")).status).toBe(404);
  });

  const facts = { files: [], main: "x" };
  it.each([
    ["images", "facts", "{}"],
    [
      "images",
      "facts",
      JSON.stringify({ ...facts, files: [{ name: "x.webp", type: "text/html", bytes: 1 }] }),
    ],
    ["images", "kind", "script"],
    ["images", "created_at", 1e17],
    ["posts", "likes", "many"],
  ])(
    "sends a row of %s whose %s is %s, which its pages could not read, and it is refused by name",
    async (table, column, value) => {
      const { send } = await withStolenToken(["restore"]);
      await storedImage(services);
      await published(services, { title: "Moss" });
      const rows = await rowsOf(services);
      const id = await beginRestoring(send, await forgedArchive({}));
      const [row] = rows[table] ?? [];
      const refused = await sendRow(send, id, table, [{ ...row, [column]: value }]);
      expect(refused.status).toBe(422);
      const { error } = (await refused.json()) as { error: { code: string; message: string } };
      expect(error.code).toBe("unfit_row");
      expect(error.message).toContain(`“${row?.id}” of ${table}`);
      expect(error.message).toContain(column);
      expect(jsonLines(rows[table] ?? [])).toBe(jsonLines((await rowsOf(services))[table] ?? []));
    },
  );
});

it("an attacker who has a token for backups alone copies no login", async () => {
  const { send } = await withStolenToken(["backup"]);
  const refused = await send("POST", "/backups", JSON.stringify({ withSecrets: true }));
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { error: { code: "insufficient_scope" } },
  ]);
  await services.db.run(
    sql`insert into backups (id, origin, has_secrets, started_at, first_change) values ('b', 'command', 1, ${Date.now()}, 0)`,
  );
  for (const table of ["owner_sessions", "personal_tokens", "passkeys", "program_grants", "webhooks"])
    expect([table, (await send("GET", `/backups/b/rows/${table}`)).status]).toEqual([table, 403]);
  await services.db.run(sql`update personal_tokens set last_used_at = 1`);
  expect((await send("GET", "/backups/b/changes")).status).toBe(403);
  await services.db.run(sql`delete from backups`);
});
