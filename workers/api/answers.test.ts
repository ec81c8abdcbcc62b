import { type Schema, Validator } from "@cfworker/json-schema";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { backups, subscribers } from "#db/schema.ts";
import { runSchedule } from "#domain/backup/schedule/run-schedule.server.ts";
import { makePreviewLink } from "#domain/drafts/preview-links.server.ts";
import { signToken } from "#domain/tokens/token.server.ts";
import { call, ownerHeaders } from "#testing/api.ts";
import { drafted, draftText } from "#testing/drafts.ts";
import { storedImage } from "#testing/images.ts";
import { png } from "@toadstool/media/samples/pictures";
import { sha256Hex } from "#domain/restore/sha256-hex.ts";
import { bytesOf, describe as describeRows, jsonLines } from "#testing/snapshots.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOrigin, testOwner, testServices } from "#testing/services.ts";
import { artworkCalled } from "#testing/works.ts";
import { eventOf, svixHeaders } from "@toadstool/mail/stand-ins/webhooks";
import type { Call } from "@toadstool/hono-calls";
import { calls } from "./calls.ts";

const declarations = calls.map(({ declared }: Call) => declared);

const { services } = testServices({ clock: () => new Date() });
const db = openDatabase(env.DB);
const letter = { subject: "Spores", content: "Hello *pond*" };

let headers: Record<string, string>;
let description: {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Content }> }>>;
  components: unknown;
};
type Content = Record<string, { schema: Schema }>;

beforeAll(async () => {
  headers = await ownerHeaders();
  description = (await call("/openapi.json")).answer;
});
afterEach(() => vi.restoreAllMocks());

type Answered = ReturnType<typeof call>;

const owner = {
  get: (path: string) => call(path, { headers }),
  post: (path: string, json?: unknown) => call(path, { method: "POST", json, headers }),
  put: (path: string, json: unknown) => call(path, { method: "PUT", json, headers }),
  delete: (path: string) => call(path, { method: "DELETE", headers }),
};

/** The id of a note with a picture. */
async function noted(): Promise<string> {
  const { address } = await storedImage(services);
  const { answer } = await owner.post("/notes", { content: "Rain.", pictures: [{ address }] });
  return answer.data.id;
}

/** The id of a backup that has begun, the only one. */
async function begun(): Promise<string> {
  await db.delete(backups);
  return (await owner.post("/backups", {})).answer.data.id;
}

/** The name of a scheduled backup. */
async function keptOnce(): Promise<string> {
  await published(services);
  const evening = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 72_000_000);
  for (let run = 0; run < 10; run++) await runSchedule({ ...services, clock: () => evening });
  return (await owner.get("/backups/kept")).answer.data[0];
}

const newChange = () => ({ key: crypto.randomUUID(), name: "export.json" });

/** The key of a bulk change. */
async function begunChange(): Promise<string> {
  return (await owner.post("/changes", newChange())).answer.data.key;
}

const oneRedirect = { redirects: [{ path: "/old-card", target: "/art" }] };

const newImport = () => ({ key: crypto.randomUUID(), fileName: "readers.csv" });

/** Imports a new subscriber and a former one; returns the id of the import. */
async function importedList(): Promise<string> {
  const { id } = (await owner.post("/email/imports", newImport())).answer.data;
  const left = {
    line: 2,
    email: `${id}@left.example`,
    said: { state: "unsubscribed", by: "“status” is “left”" },
  };
  await owner.post(`/email/imports/${id}/rows`, { rows: [{ line: 1, email: `${id}@pond.example` }, left] });
  return id;
}

/** Each call once, as it goes well, with all that its answer can hold. */
const examples: Record<string, () => Answered> = {
  "get /posts": async () => {
    await published(services, { tags: "riso" });
    return call("/posts?limit=1&fields=content");
  },
  "put /posts/likes": async () =>
    call("/posts/likes", { method: "PUT", json: { id: (await published(services)).id, mode: 1 } }),
  "get /tags": async () => {
    await published(services, { tags: "riso" });
    return call("/tags");
  },
  "get /categories": () => call("/categories", { headers }),
  "get /posts/next/:id": async () => {
    const older = await published(services, { dateString: "1 May 1990" });
    await published(services, { dateString: "2 May 1990" });
    return call(`/posts/next/${older.id}`);
  },
  "get /posts/prev/:id": async () => {
    await published(services, { dateString: "1 May 1991" });
    return call(`/posts/prev/${(await published(services, { dateString: "2 May 1991" })).id}`);
  },
  "get /posts/:slugOrId": async () => call(`/posts/${(await published(services)).slug}`),
  "post /posts": () => owner.post("/posts", newPost()),
  "put /posts/:id": async () => {
    const { id, slug } = await published(services);
    return owner.put(`/posts/${id}`, newPost({ slug, title: "Changed" }));
  },
  "delete /posts/:id": async () => owner.delete(`/posts/${(await published(services)).id}`),

  "post /posts/:id/restore": async () => {
    const { id } = await published(services);
    await owner.delete(`/posts/${id}`);
    return owner.post(`/posts/${id}/restore`);
  },

  "get /notes": async () => {
    await noted();
    return call("/notes?limit=1");
  },
  "get /notes/:id": async () => call(`/notes/${await noted()}`),
  "post /notes": () => owner.post("/notes", { content: "Rain." }),
  "put /notes/:id": async () => owner.put(`/notes/${await noted()}`, { content: "More rain." }),
  "delete /notes/:id": async () => owner.delete(`/notes/${await noted()}`),
  "post /notes/:id/restore": async () => {
    const id = await noted();
    await owner.delete(`/notes/${id}`);
    return owner.post(`/notes/${id}/restore`);
  },

  "get /posts/:id/revisions": async () => owner.get(`/posts/${(await changedPost()).id}/revisions`),
  "get /posts/:id/revisions/:revisionId": async () => {
    const { id, revisionId } = await changedPost();
    return owner.get(`/posts/${id}/revisions/${revisionId}`);
  },
  "post /posts/:id/revisions": async () => {
    const { id, revisionId } = await changedPost();
    return owner.post(`/posts/${id}/revisions`, { revisionId });
  },
  "get /drafts/:id/revisions": async () => owner.get(`/drafts/${(await changedDraft()).id}/revisions`),
  "get /drafts/:id/revisions/:revisionId": async () => {
    const { id, revisionId } = await changedDraft();
    return owner.get(`/drafts/${id}/revisions/${revisionId}`);
  },
  "post /drafts/:id/revisions": async () => {
    const { id, revisionId } = await changedDraft();
    return owner.post(`/drafts/${id}/revisions`, { revisionId });
  },

  "get /drafts": async () => {
    await drafted(services);
    return owner.get("/drafts");
  },
  "get /drafts/:id": async () => owner.get(`/drafts/${(await drafted(services)).id}`),
  "post /drafts": () => owner.post("/drafts", draftText()),
  "put /drafts/:id": async () => owner.put(`/drafts/${(await drafted(services)).id}`, draftText()),
  "delete /drafts/:id": async () => owner.delete(`/drafts/${(await drafted(services)).id}`),
  "post /drafts/:id/publish": async () =>
    owner.post(`/drafts/${(await drafted(services)).id}/publish`, newPost()),
  "post /drafts/:id/restore": async () => {
    const { id } = await drafted(services);
    await owner.delete(`/drafts/${id}`);
    return owner.post(`/drafts/${id}/restore`);
  },
  "put /drafts/:id/schedule": async () => scheduled((await drafted(services)).id),
  "delete /drafts/:id/schedule": async () => {
    const { id } = await drafted(services);
    await scheduled(id);
    return owner.delete(`/drafts/${id}/schedule`);
  },
  "get /drafts/:id/previews": async () => owner.get(`/drafts/${(await previewed()).id}/previews`),
  "post /drafts/:id/previews": async () =>
    owner.post(`/drafts/${(await drafted(services)).id}/previews`, { days: 7 }),
  "delete /drafts/:id/previews/:link": async () => {
    const { id, link } = await previewed();
    return owner.delete(`/drafts/${id}/previews/${link}`);
  },

  "post /email/confirm": () =>
    call("/email/confirm", { method: "POST", json: { email: "new@pond.example" } }),
  "post /email/send": async () => {
    await enlisted();
    return owner.post("/email/send", letter);
  },
  "get /letters": async () => {
    await sent();
    return owner.get("/letters?limit=1");
  },
  "get /letters/:id": async () => owner.get(`/letters/${(await sent()).id}`),
  "post /email/sendTest": () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ data: [{ id: "re_1" }] }));
    const bindings = { MAIL_TRANSPORT: "resend", RESEND_API_KEY: "re_key" };
    return call("/email/sendTest", { method: "POST", json: letter, headers, bindings });
  },
  "post /email/subscribe/:email": () => owner.post("/email/subscribe/added@pond.example"),
  "delete /email/unsubscribe/:email": async () => {
    const token = await signToken(services.secret, "unsubscribe", await enlisted());
    return call(`/email/unsubscribe/${token}`, { method: "DELETE" });
  },
  "post /email/dns": () => checkedDomain("/email/dns"),
  "post /email/dns/": () => checkedDomain("/email/dns/"),
  "get /email/:param": async () => {
    await enlisted();
    return owner.get("/email/subscribers?limit=1");
  },
  "post /email/webhooks/:transport": async () => {
    const secret = `whsec_${btoa("a secret of twenty-four by")}`;
    const to = { to: "a@pond.example", from: "letters@toadstool.test" };
    const body = eventOf({ id: "re-1", subject: "Spores", tags: {}, ...to }, "email.delivered", {});
    return call("/email/webhooks/resend", {
      method: "POST",
      body,
      headers: await svixHeaders(secret, body),
      bindings: { RESEND_WEBHOOK_SECRET: secret },
    });
  },

  "post /image/upload": () => uploaded(),
  "post /image/fetch": () => {
    const bytes = png({ width: 41, height: 20 }) as BodyInit;
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(bytes));
    return owner.post("/image/fetch", { url: "https://old.example/toad.png" });
  },
  "get /image/hash/:sha256": async () => {
    await uploaded();
    return owner.get(`/image/hash/${await sha256Hex(png({ width: 40, height: 20 }))}`);
  },
  "post /image": async () => {
    await storedImage(services, { folder: "zines" });
    return owner.post("/image", {});
  },
  "get /image/usage": async () => {
    const { address } = await storedImage(services);
    await published(services, { content: `![A toad](${address})` });
    return owner.get("/image/usage");
  },
  "get /image/:id": async () => owner.get(`/image/${(await storedImage(services, { kind: "video" })).id}`),
  "put /image/:id": async () => owner.put(`/image/${(await storedImage(services)).id}`, { alt: "A toad." }),
  "get /image/:id/former": async () => owner.get(`/image/${await replaced()}/former`),
  "post /image/:id/former": async () => owner.post(`/image/${await replaced()}/former`, { revision: 1 }),
  "put /image/:id/focus": async () => owner.put(`/image/${await replaced()}/focus`, { x: 20, y: 80 }),
  "delete /image/:id": async () => owner.delete(`/image/${(await storedImage(services)).id}`),
  "post /image/:id/restore": async () => {
    const { id } = await storedImage(services);
    await owner.delete(`/image/${id}`);
    return owner.post(`/image/${id}/restore`);
  },

  "get /works/:kind": async () => {
    await workMade();
    return owner.get("/works/artwork");
  },
  "get /works/:kind/:id": async () => owner.get(`/works/artwork/${await workMade()}`),
  "post /works/:kind": async () => owner.post("/works/artwork", { facts: await factsOfArtwork() }),
  "put /works/:kind/:id": async () =>
    owner.put(`/works/artwork/${await workMade()}`, { facts: await factsOfArtwork() }),
  "put /works/:kind/:id/hidden": async () =>
    owner.put(`/works/artwork/${await workMade()}/hidden`, { isHidden: true }),
  "put /works/:kind/:id/place": async () =>
    owner.put(`/works/artwork/${await workMade()}/place`, { to: "down" }),
  "delete /works/:kind/:id": async () => owner.delete(`/works/artwork/${await workMade()}`),
  "post /works/:kind/:id/restore": async () => {
    const id = await workMade();
    await owner.delete(`/works/artwork/${id}`);
    return owner.post(`/works/artwork/${id}/restore`);
  },
  "delete /works/:kind/:id/changes": async () => {
    const { answer } = await owner.get("/works/project");
    const { id } = answer.data.find(({ origin }: { origin: string }) => origin === "file");
    await owner.put(`/works/project/${id}/hidden`, { isHidden: true });
    return owner.delete(`/works/project/${id}/changes`);
  },

  "get /backups": async () => {
    await begun();
    return owner.get("/backups");
  },
  "post /backups": () => owner.post("/backups", {}),
  "get /backups/kept": async () => {
    await keptOnce();
    return owner.get("/backups/kept");
  },
  "get /backups/kept/:name": async () => owner.get(`/backups/kept/${await keptOnce()}`),
  "get /backups/kept/:name/object": async () => {
    const name = await keptOnce();
    const [part] = (await owner.get(`/backups/kept/${name}`)).answer.data.parts.slice(-1);
    return owner.get(`/backups/kept/${name}/object?key=${part.key}`);
  },
  "get /backups/:id/rows/:table": async () => {
    await published(services);
    return owner.get(`/backups/${await begun()}/rows/posts`);
  },
  "get /backups/:id/changes": async () => {
    const id = await begun();
    await published(services);
    return owner.get(`/backups/${id}/changes`);
  },
  "get /backups/:id/files": async () => {
    await storedImage(services);
    return owner.get(`/backups/${await begun()}/files`);
  },
  "get /backups/:id/file": async () => {
    await services.store.put("media/own.webp", new Uint8Array(3), "image/webp");
    return owner.get(`/backups/${await begun()}/file?key=media/own.webp`);
  },
  "post /backups/:id/done": async () => {
    const counted = { bytes: 1, rows: 1, files: 1, sha256: "0".repeat(64), trouble: "" };
    const done = { ...counted, consistentAt: new Date().toISOString() };
    return owner.post(`/backups/${await begun()}/done`, done);
  },
  "delete /backups/:id": async () => owner.delete(`/backups/${await begun()}`),

  "post /drafts/:id/page": async () => {
    const slug = `/page-${crypto.randomUUID()}`;
    const { answer } = await owner.post("/drafts", { ...draftText({ slug }), kind: "page" });
    return owner.post(`/drafts/${answer.data.id}/page`, { version: 1 });
  },

  "post /changes": () => owner.post("/changes", newChange()),
  "get /changes": async () => {
    await begunChange();
    return owner.get("/changes");
  },
  "get /changes/:key": async () => {
    const change = await begunChange();
    const { answer } = await owner.post("/posts", { ...newPost(), change });
    await owner.delete(`/posts/${answer.data.id}`);
    await owner.post(`/changes/${change}/undo`);
    return owner.get(`/changes/${change}`);
  },
  "post /changes/:key/undo": async () => {
    const change = await begunChange();
    const { answer } = await owner.post("/posts", { ...newPost(), change });
    await owner.delete(`/posts/${answer.data.id}`);
    return owner.post(`/changes/${change}/undo`);
  },

  "get /redirects": async () => {
    await owner.put("/redirects", oneRedirect);
    return owner.get("/redirects?limit=1");
  },
  "put /redirects": () => owner.put("/redirects", oneRedirect),
  "delete /redirects": async () => {
    await owner.put("/redirects", oneRedirect);
    return owner.delete("/redirects?path=/old-card");
  },

  "post /lookup": async () => {
    const publishKey = crypto.randomUUID();
    const { slug } = await published(services, { publishKey });
    return owner.post("/lookup", { keys: [publishKey], slugs: [slug], paths: ["/art"] });
  },

  "post /email/imports": () => owner.post("/email/imports", newImport()),
  "post /email/imports/:id/rows": async () =>
    owner.post(`/email/imports/${await importedList()}/rows`, {
      rows: [{ line: 3, email: "cy@pond.example" }],
    }),
  "get /email/imports/:id": async () => owner.get(`/email/imports/${await importedList()}`),
  "post /email/imports/:id/add": async () => {
    const id = await importedList();
    const [group] = (await owner.get(`/email/imports/${id}`)).answer.data.said;
    const decisions = { [group.note]: "unsubscribed" };
    return owner.post(`/email/imports/${id}/add`, { consent: "They signed up at the fair.", decisions });
  },
  "delete /email/imports/:id": async () => owner.delete(`/email/imports/${await importedList()}`),

  "post /restores": async () => {
    const open = await owner.get("/restores");
    if (open.status === 200) await owner.delete(`/restores/${open.answer.data.id}`);
    const { manifest } = await describeRows({});
    const { answer } = await owner.post("/restores", { manifest });
    return owner.post("/restores", { manifest, replace: answer.data?.current?.digest });
  },
  "get /restores": async () => {
    await restoring();
    return owner.get("/restores");
  },
  "get /restores/:id/parts": async () => {
    const { path, sendTag } = await restoring();
    await sendTag();
    return owner.get(`${path}/parts`);
  },
  "get /restores/:id/files": async () => {
    const { path, sendFile } = await restoring();
    await sendFile();
    return owner.get(`${path}/files`);
  },
  "put /restores/:id/rows/:table/:part": async () => (await restoring()).sendTag(),
  "put /restores/:id/file": async () => (await restoring()).sendFile(),
  "post /restores/:id/finish": async () => {
    const { path, sendTag, sendFile } = await restoring();
    await sendTag();
    await sendFile();
    return owner.post(`${path}/finish`);
  },
  "delete /restores/:id": async () => owner.delete((await restoring()).path),

  "post /analytics/view": () => call("/analytics/view", { method: "POST", json: { path: "/" } }),
};

/** Of an archive with one tag. */
async function restoring(): Promise<{ path: string; sendTag: () => Answered; sendFile: () => Answered }> {
  const rows = { tags: [{ id: "t", slug: "riso", name: "Riso", key: "riso", created_at: 1 }] };
  const files = { "media/aaaaaaaaaaaaaaaa/1/a.webp": bytesOf("Pixels.") };
  const { manifest: described } = await describeRows(rows, files);
  const manifest = { ...described, site: `https://${crypto.randomUUID()}.example` };
  const open = await owner.get("/restores");
  if (open.status === 200) await owner.delete(`/restores/${open.answer.data.id}`);
  const { answer: refused } = await owner.post("/restores", { manifest });
  const replace = refused.data?.current?.digest;
  const { answer } = await owner.post("/restores", { manifest, replace });
  const path = `/restores/${refused.data?.id ?? answer.data.id}`;
  const put = async (to: string, body: Uint8Array) => {
    const address = `${path}/${to}sha256=${await sha256Hex(body)}`;
    return call(address, { method: "PUT", body: body as BodyInit, headers });
  };
  return {
    path,
    sendTag: () => put("rows/tags/0?", bytesOf(jsonLines(rows.tags))),
    sendFile: () => put("file?key=media/aaaaaaaaaaaaaaaa/1/a.webp&bytes=7&", bytesOf("Pixels.")),
  };
}

describe("the published description holds for a real answer of", () => {
  it.each(declarations.map((declared) => [`${declared.method} ${declared.path}`, declared] as const))(
    "%s",
    async (name, declared) => {
      const example = examples[name];
      if (!example)
        throw new Error("This call has no example yet: add one that shows all its answer can hold.");
      const { status, answer } = await example();
      expect([status, answer.error]).toEqual([declared.status ?? 200, undefined]);
      expectDescribed(declared, status, answer);
      const lists = [answer.data, answer.data?.images, answer.data?.folders].filter(Array.isArray);
      expect(lists.filter(({ length }) => length === 0)).toEqual([]);
    },
  );

  it("one subscription, as its own token shows it", async () => {
    const token = await signToken(services.secret, "unsubscribe", await enlisted());
    const { status, answer } = await call(`/email/${token}`);
    expect(status).toBe(200);
    expectDescribed({ method: "get", path: "/email/:param" }, status, answer);
  });

  it("one subscriber, as the owner sees it", async () => {
    const { status, answer } = await owner.get(`/email/${await enlisted()}@pond.example`);
    expect(status).toBe(200);
    expectDescribed({ method: "get", path: "/email/:param" }, status, answer);
  });

  it("no newer and no older post", async () => {
    const { id } = await published(services, { dateString: "1 January 2199" });
    const { status, answer } = await call(`/posts/next/${id}`);
    expect(answer).toEqual({ data: null });
    expectDescribed({ method: "get", path: "/posts/next/:id" }, status, answer);
  });
});

describe("the published description holds for a refusal of", () => {
  it("a change that is based on an old version: with the current text", async () => {
    const { id } = await drafted(services);
    const draft = await owner.put(`/drafts/${id}`, { ...draftText(), version: 0 });
    expect([draft.status, draft.answer.data.current.id]).toEqual([409, id]);
    expectDescribed({ method: "put", path: "/drafts/:id" }, 409, draft.answer);

    const post = await published(services);
    const change = await owner.put(`/posts/${post.id}`, { ...newPost({ slug: post.slug }), version: 0 });
    expect([change.status, change.answer.data.current.id]).toEqual([409, post.id]);
    expectDescribed({ method: "put", path: "/posts/:id" }, 409, change.answer);
  });

  it("a draft whose key was used before: with the current text", async () => {
    const draftKey = crypto.randomUUID();
    const made = await owner.post("/drafts", { ...draftText(), draftKey });
    await owner.put(`/drafts/${made.answer.data.id}`, draftText({ title: "Saved since" }));
    const { status, answer } = await owner.post("/drafts", { ...draftText(), draftKey });
    expect([status, answer.data.current.title]).toEqual([409, "Saved since"]);
    expectDescribed({ method: "post", path: "/drafts" }, status, answer);
  });

  it("invalid input, a visitor's call and a missing resource", async () => {
    const refusals = [
      [{ method: "post", path: "/posts" }, await owner.post("/posts", {})],
      [{ method: "post", path: "/posts" }, await call("/posts", { method: "POST", json: {} })],
      [{ method: "get", path: "/posts/:slugOrId" }, await call("/posts/none")],
    ] as const;
    expect(refusals.map(([, { status }]) => status)).toEqual([422, 401, 404]);
    for (const [declared, { status, answer }] of refusals) expectDescribed(declared, status, answer);
  });
});

it("every call describes what it answers with, and no part of it is left open", () => {
  const vague = declarations.filter((declared) => {
    const { status = 200 } = declared;
    const { content } = responsesOf(declared)[status] ?? {};
    return status === 204 ? content !== undefined : !content || JSON.stringify(content).includes("{}");
  });
  expect(vague).toEqual([]);
});

interface Named {
  method: string;
  path: string;
}

function responsesOf({ method, path }: Named) {
  return description.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method]?.responses ?? {};
}

/** An answer may hold nothing that is not described, although clients are to take what they do not know. */
function expectDescribed(declared: Named, status: number, answer: unknown): void {
  const response = responsesOf(declared)[status];
  if (!response) throw new Error(`${status} is not described.`);
  const isFile = response.content?.["application/octet-stream"];
  const schema = response.content?.["application/json"]?.schema ?? (isFile ? {} : { const: "" });
  const whole = closed({ ...schema, components: description.components }) as Schema;
  const { valid, errors } = new Validator(whole, "2020-12", false).validate(answer);
  expect({ valid, errors, answer: valid || answer }).toEqual({ valid: true, errors: [], answer: true });
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, part]) => [key, closed(part)]);
  const isObject = "properties" in schema && "type" in schema;
  return { ...Object.fromEntries(parts), ...(isObject && { additionalProperties: false }) };
}

async function factsOfArtwork() {
  const { address } = await storedImage(services);
  return artworkCalled(`work-${crypto.randomUUID()}`, { picture: address });
}

async function workMade(): Promise<string> {
  const { answer } = await owner.post("/works/artwork", { facts: await factsOfArtwork() });
  return answer.data.id;
}

async function changedPost() {
  const post = await published(services);
  await owner.put(`/posts/${post.id}`, newPost({ slug: post.slug, title: "Changed" }));
  const { answer } = await owner.get(`/posts/${post.id}/revisions`);
  return { id: post.id, revisionId: answer.data[0]?.id as string };
}

/** A draft that was put back to a revision has one. */
async function changedDraft() {
  const draft = await drafted({ ...services, clock: () => new Date(Date.now() - 2 * 60 * 60 * 1000) });
  await owner.put(`/drafts/${draft.id}`, draftText({ title: "Changed" }));
  const { answer } = await owner.get(`/drafts/${draft.id}/revisions`);
  return { id: draft.id, revisionId: answer.data[0]?.id as string };
}

async function previewed() {
  const { id } = await drafted(services);
  const link = await makePreviewLink(services, testOwner(services), id, { days: 7 });
  if (!link || !("id" in link)) throw new Error("No link was made.");
  return { id, link: link.id };
}

function scheduled(id: string): Answered {
  const publishAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  return owner.put(`/drafts/${id}/schedule`, { publishAt, timeZone: "Europe/London" });
}

/** A letter that is on its way to someone. */
async function sent(): Promise<{ id: string }> {
  await enlisted();
  const made = await owner.post("/email/send", { ...letter, subject: crypto.randomUUID() });
  return made.answer.data;
}

async function enlisted(): Promise<string> {
  const id = crypto.randomUUID();
  const email = `${id}@pond.example`;
  const confirmedAt = new Date();
  const row = {
    id,
    email,
    emailKey: email,
    state: "confirmed" as const,
    createdAt: confirmedAt,
    confirmedAt,
  };
  await db.insert(subscribers).values(row);
  return id;
}

function checkedDomain(path: string): Answered {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ Status: 3 }));
  return owner.post(path);
}

function uploaded(replaces = ""): Answered {
  const body = new FormData();
  const bytes = png({ width: replaces ? 30 : 40, height: 20 });
  body.set("file", new File([bytes as BlobPart], "A toad.png"));
  body.set("replaces", replaces);
  return call("/image/upload", { method: "POST", body, headers: { ...headers, Origin: testOrigin } });
}

async function replaced(): Promise<string> {
  const { id } = (await uploaded()).answer.data;
  await uploaded(id);
  return id;
}
