import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  countRevisions,
  createPreviewLink,
  findText,
  isLoggedIn,
  listDraftsAgain,
  publishText,
  restoreText,
  revokePreviewLink,
  saveDraft,
  scheduleDraft,
  unscheduleDraft,
} from "./editor-api.ts";
import { emptyText } from "./editor-text.ts";

interface Sent {
  line: string;
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal | null | undefined;
}

let sent: Sent[] = [];
let answer = (): Response | Promise<Response> => json(200, { data: {} });
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const last = () => sent.at(-1);

beforeEach(() => {
  sent = [];
  answer = () => json(200, { data: kept });
  vi.stubGlobal("document", { cookie: "theme=ink; XSRF-TOKEN=a-b.c" });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    sent.push({
      line: `${init.method} ${address}`,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
      headers: Object.fromEntries(new Headers(init.headers)),
      signal: init.signal,
    });
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

const text = { ...emptyText, title: "Moss", slug: "moss", content: "Green." };
const kept = { ...text, id: "d1", version: 4 };
const draft = { kind: "draft", id: "d1", version: 3 } as const;
const post = { kind: "post", id: "p1", version: 8 } as const;
const fresh = { kind: "new", draftKey: "key-of-the-draft" } as const;
const save = (target: Parameters<typeof saveDraft>[0] = draft) =>
  saveDraft(target, text, "post", () => undefined);
const refusal = (code: string) => ({ error: { code, message: "No.", issues: [] } });

describe("what the editor asks of the API", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const first = {
    ...text,
    timeZone,
    publishKey: "key",
    datetime: expect.stringMatching(/^[\d-]{10} [\d:]{8}$/),
  };

  it.each<[line: string, body: unknown, ask: () => Promise<unknown>]>([
    ["POST /api/drafts", { ...text, kind: "post", draftKey: fresh.draftKey }, () => save(fresh)],
    ["PUT /api/drafts/d1", { ...text, version: 3 }, () => save()],
    ["POST /api/posts", first, () => publishText(fresh, text, "key")],
    ["POST /api/drafts/d1/publish", { ...first, version: 3 }, () => publishText(draft, text, "key")],
    ["PUT /api/posts/p1", { ...text, timeZone, version: 8 }, () => publishText(post, text, "key")],
    ["POST /api/drafts/d1/restore", undefined, () => restoreText(draft)],
    ["POST /api/posts/p1/restore", undefined, () => restoreText(post)],
    ["GET /api/drafts/d1", undefined, () => findText("draft:d1")],
    ["GET /api/posts/p1", undefined, () => findText("post:p1")],
    ["GET /api/drafts/none", undefined, () => isLoggedIn()],
    ["GET /api/drafts?kind=letter&limit=100", undefined, () => listDraftsAgain("letter")],
    ["GET /api/drafts?kind=post&limit=8", undefined, () => listDraftsAgain("post", 8)],
    [
      "PUT /api/drafts/d1/schedule",
      { publishAt: "2026-03-04T09:00", timeZone: "Europe/Berlin" },
      () => scheduleDraft("d1", "2026-03-04T09:00", "Europe/Berlin"),
    ],
    ["DELETE /api/drafts/d1/schedule", undefined, () => unscheduleDraft("d1")],
    ["POST /api/drafts/d1/previews", { days: 7 }, () => createPreviewLink("d1", 7)],
    ["DELETE /api/drafts/d1/previews/l1", undefined, () => revokePreviewLink("d1", "l1")],
    [
      "GET /api/drafts/d1/revisions",
      undefined,
      () => countRevisions("draft", "d1", new AbortController().signal),
    ],
    [
      "GET /api/posts/p1/revisions",
      undefined,
      () => countRevisions("post", "p1", new AbortController().signal),
    ],
  ])("%s", async (line, body, ask) => {
    await ask();
    expect(last()).toMatchObject({ line });
    expect(last()?.body).toEqual(body);
    expect(last()?.headers).toEqual({
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(!line.startsWith("GET") && { "x-xsrf-token": "a-b.c" }),
    });
  });
});

describe("the answer to a save", () => {
  it("is the text as the site holds it now", async () => {
    const onDraft = vi.fn<() => void>();
    const saved = await saveDraft(draft, text, "post", onDraft);
    expect(saved).toEqual({ type: "saved", held: { id: "d1", version: 4, text } });
    expect(onDraft).toHaveBeenCalledWith(kept);
  });

  it("is the other text where it was saved elsewhere", async () => {
    answer = () =>
      json(409, { ...refusal("changed_elsewhere"), data: { current: { ...kept, content: "Theirs." } } });
    const theirs = { id: "d1", version: 4, text: { ...text, content: "Theirs." } };
    expect(await save()).toEqual({ type: "conflict", theirs });
    expect(await publishText(draft, text, "key")).toEqual({ type: "conflict", theirs });
  });

  it.each([
    [401, refusal("unauthenticated"), { type: "sessionEnded" }],
    [403, refusal("xsrf_token"), { type: "sessionEnded" }],
    [404, refusal("not_found"), { type: "gone" }],
    [409, refusal("changed_elsewhere"), { type: "refused" }],
    [409, refusal("slug_taken"), { type: "refused", message: "No." }],
    [413, "<h1>Too large</h1>", { type: "refused", message: expect.stringContaining("under 2 MB") }],
    [429, refusal("too_many"), { type: "failed", why: "server" }],
    [404, "<h1>Not found</h1>", { type: "failed", why: "server" }],
    [503, "<h1>Unavailable</h1>", { type: "failed", why: "server" }],
    [200, "<h1>Log in to this wireless network</h1>", { type: "failed", why: "server" }],
  ])("a %i with %j", async (status, body, expected) => {
    answer = () => json(status, body);
    expect(await save()).toMatchObject(expected);
  });

  it("says why the text was refused in the words of its issues", async () => {
    const issues = [{ field: "title", message: "The title is too long." }];
    answer = () => json(422, { error: { code: "invalid_input", message: "Invalid.", issues } });
    expect(await save()).toEqual({ type: "refused", message: "The title is too long.", issues });
  });

  it("is no connection where the line is down or nothing answers in half a minute", async () => {
    const offline = { type: "failed", why: "offline" };
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await save()).toEqual(offline);
    const patience = vi.spyOn(AbortSignal, "timeout");
    answer = () => Promise.reject(new DOMException("Too late", "TimeoutError"));
    expect(await save()).toEqual(offline);
    expect(patience).toHaveBeenCalledWith(30_000);
    expect(last()?.signal).toBe(patience.mock.results[0]?.value);
    patience.mockRestore();
  });
});

describe("what is read", () => {
  it("is gone only where the site says so", async () => {
    expect(await findText("draft:d1")).toEqual(text);
    answer = () => json(404, refusal("not_found"));
    expect(await findText("draft:d1")).toBe("gone");
    expect(await isLoggedIn()).toBe(true);
    answer = () => json(401, refusal("unauthenticated"));
    expect(await findText("draft:d1")).toBeNull();
    expect(await isLoggedIn()).toBe(false);
  });

  it("counts no revisions once the page is left", async () => {
    answer = () => json(200, { data: [{}, {}] });
    const leaving = new AbortController();
    expect(await countRevisions("draft", "d1", leaving.signal)).toBe(2);
    expect(last()?.signal).toBe(leaving.signal);
    answer = () => Promise.reject(new DOMException("Left", "AbortError"));
    expect(await countRevisions("draft", "d1", leaving.signal)).toBeNull();
  });

  it("keeps the owner's words for a schedule that nothing answers", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await unscheduleDraft("d1")).toMatchObject({
      trouble: "No connection. Check that you are online and try again.",
      status: 0,
    });
  });
});
