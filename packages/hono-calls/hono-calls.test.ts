import { hc } from "hono/client";
import { Hono, type Env } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { answerOf, type SchemaOf } from "./client.ts";
import { documentedCalls, openApiOf } from "./description/index.ts";
import { type Call, callsBy } from "./index.ts";

/** The guestbook of a stranger: its refusals are of another shape than this site’s. */
interface Refusal {
  no: string;
  status: 401 | 404 | 409 | 415 | 422;
}
interface Known extends Env {
  Variables: { name: string };
}
interface MaybeKnown extends Env {
  Variables: { name: string | null };
}

const no = (word: string, status: Refusal["status"]): Refusal => ({ no: word, status });
const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === "object" && outcome !== null && "no" in outcome;

const callsAbout = callsBy<{ open: Env; visitors: MaybeKnown; guarded: Known }, "write", Refusal>({
  guard: (scope) =>
    createMiddleware<Known>(async (c, next) => {
      if (c.req.header("Authorization") !== scope)
        return c.json({ error: { code: "who", message: "Who?" } }, 401);
      c.set("name", "Ada");
      return next();
    }),
  identify: (scope) =>
    createMiddleware<MaybeKnown>(async (c, next) => {
      c.set("name", c.req.header("Authorization") === scope ? "Ada" : null);
      return next();
    }),
  isRefusal,
  answerRefusal: (c, refusal, data) =>
    c.json({ error: { code: refusal.no, message: refusal.no }, ...(data && { data }) }, refusal.status),
  parse: (schema, input) => {
    const { success, output } = v.safeParse(schema, input);
    return success ? output : no("invalid", 422);
  },
  refusals: {
    notJson: no("not_json", 415),
    malformedJson: no("malformed", 422),
    missing: no("missing", 404),
  },
});

const entry = v.object({ id: v.string(), text: v.string(), by: v.string() });
let entries: v.InferOutput<typeof entry>[] = [];

const call = callsAbout("Entries");
const calls = [
  call({
    method: "get",
    path: "/entries",
    scope: "write",
    isForVisitors: true,
    summary: "List entries",
    query: { by: "Whose entries." },
    answers: "The entries and the `reader`.",
    data: v.array(entry),
    beside: { reader: v.nullable(v.string()) },
  }).handledBy(async (c) => ({ data: entries, reader: c.var.name })),
  call({
    method: "get",
    path: "/entries/:id",
    scope: "open",
    summary: "One entry",
    answers: "The entry.",
    data: entry,
  }).handledBy(async (c) => entries.find(({ id }) => id === c.req.param("id")) ?? null),
  call({
    method: "put",
    path: "/entries/:id",
    scope: "write",
    summary: "Write an entry",
    json: v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty()), isNew: v.optional(v.boolean()) }),
    status: 201,
    answers: "The entry.",
    data: entry,
    errors: { 409: "It is written already." },
    current: entry,
  }).handledBy(async (c) => {
    const id = c.req.param("id");
    const current = entries.find((one) => one.id === id);
    if (current) return { ...no("written", 409), current };
    const made = { id, text: c.req.valid("json").text, by: c.var.name };
    entries.push(made);
    return made;
  }),
  call({
    method: "delete",
    path: "/entries/:id/",
    scope: "write",
    summary: "Remove an entry",
    status: 204,
    answers: "Nothing.",
  }).handledBy(async (c) => {
    entries = entries.filter(({ id }) => id !== c.req.param("id"));
  }),
];

const app = new Hono();
for (const { declared, handlers } of calls as Call[])
  app.on(declared.method, [`/api${declared.path}`], ...handlers);

type Api = Hono<Env, SchemaOf<(typeof calls)[number]["declared"], "/api">>;
const clientOf = (Authorization: string) =>
  hc<Api>("http://pond.example", { fetch: app.request, headers: { Authorization } }).api;
const [writer, visitor] = [clientOf("write"), clientOf("")];
const toad = { param: { id: "1" }, json: { text: " A toad. " } };

beforeEach(() => {
  entries = [];
});

describe("a declared call", () => {
  it("gives its handler the parsed input and the caller, and answers with its status", async () => {
    const response = await writer.entries[":id"].$put(toad);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ data: { id: "1", text: "A toad.", by: "Ada" } });
  });

  it("is refused by the guard before its body is read", async () => {
    const answer = await answerOf(visitor.entries[":id"].$put({ ...toad, json: { text: "" } }));
    expect(answer).toMatchObject({ status: 401, code: "who" });
  });

  it("is told apart for visitors, who may call it too", async () => {
    const readers = [await visitor.entries.$get({}), await writer.entries.$get({})];
    expect(await Promise.all(readers.map((one) => one.json()))).toEqual([
      { data: [], reader: null },
      { data: [], reader: "Ada" },
    ]);
  });

  it.each([
    ["text/plain", "{}", "not_json"],
    ["application/json", "{", "malformed"],
    ["application/json; charset=utf-8", `{"text":" "}`, "invalid"],
  ])("refuses a body of %s: %s", async (type, body, code) => {
    const headers = { Authorization: "write", "Content-Type": type };
    const response = await app.request("/api/entries/1", { method: "PUT", headers, body });
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it("answers null as missing, and with 204 nothing", async () => {
    expect(await answerOf(visitor.entries[":id"].$get({ param: { id: "2" } }))).toMatchObject({
      status: 404,
      code: "missing",
    });
    const removed = await app.request("/api/entries/1/", {
      method: "DELETE",
      headers: { Authorization: "write" },
    });
    expect([removed.status, await removed.text()]).toEqual([204, ""]);
  });

  it("shows the current state beside a conflict, to the typed client too", async () => {
    await writer.entries[":id"].$put(toad);
    const answer = await answerOf(writer.entries[":id"].$put({ ...toad, json: { text: "Another." } }));
    expect("data" in answer ? "" : answer.current?.text).toBe("A toad.");
  });
});

describe("the typed client", () => {
  it("returns what went wrong where nothing answers, and where the answer is not the API’s", async () => {
    const nothing = { status: 0, code: "", message: "", issues: [] };
    expect(await answerOf(Promise.reject(new TypeError("offline")))).toEqual(nothing);
    const page = new Response("<h1>Bad gateway</h1>", { status: 502 });
    expect(await answerOf(Promise.resolve(page))).toEqual({ ...nothing, status: 502, current: undefined });
  });

  it("throws where the call was aborted", async () => {
    const aborted = new DOMException("Enough.", "AbortError");
    await expect(answerOf(Promise.reject(aborted))).rejects.toBe(aborted);
  });
});

const described = {
  calls: calls as Call[],
  answers: { entry },
  error: v.object({ error: v.object({ code: v.string(), message: v.string() }) }),
  guardErrors: { 401: "Nobody knows you." },
  securityOf: () => [{ key: [] }],
};

describe("the OpenAPI document", () => {
  const { schemas, paths } = openApiOf(described);

  it("names each answer once and refers to it", () => {
    expect(Object.keys(schemas)).toEqual(["Error", "Entry"]);
    const schema = { properties: { data: { $ref: "#/components/schemas/Entry" } } };
    expect(paths["/entries/{id}"]?.get?.responses).toMatchObject({
      200: { content: { "application/json": { schema } } },
    });
  });

  it("says what a call takes, which proof it needs and why it may be refused", () => {
    const put = paths["/entries/{id}"]?.put;
    expect(put?.operationId).toBe("putEntriesById");
    expect(put?.security).toEqual([{ key: [] }]);
    expect(put?.requestBody?.content).toMatchObject({
      "application/json": { schema: { required: ["text"] } },
    });
    expect(Object.keys(put?.responses ?? {})).toEqual(["201", "400", "401", "409", "415", "422"]);
    expect(paths["/entries/{id}"]?.get?.security).toBeUndefined();
  });
});

it("documents each call once, in words, with its fields", () => {
  const documented = documentedCalls(described, "/api");
  expect(documented.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /api/entries",
    "GET /api/entries/{id}",
    "PUT /api/entries/{id}",
  ]);
  expect(documented.map(({ isGuarded, scopes }) => [isGuarded, scopes])).toEqual([
    [false, ["write"]],
    [false, []],
    [true, ["write"]],
  ]);
  expect(documented.flatMap(({ fields }) => fields)).toEqual([
    { name: "?by=", about: "Whose entries." },
    { name: "text", about: "in the body, required" },
    { name: "isNew", about: "in the body, optional" },
  ]);
});
