import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, it } from "vitest";
import { listIdentityEvents } from "#domain/identity/events.server.ts";
import { programScopes } from "#domain/identity/programs/program.ts";
import type { TokenScope } from "#domain/identity/tokens/personal-token.ts";
import { ask, ownerHeaders } from "#testing/api.ts";
import { testProvider } from "#testing/identity-provider.ts";
import { tokenForCalls } from "#testing/personal-tokens.ts";
import { published } from "#testing/posts.ts";
import { artworkCalled } from "#testing/works.ts";
import { png } from "@toadstool/media/samples/pictures";
import { testOrigin, testOwner, testServices } from "#testing/services.ts";
import { tools as allTools } from "./tools/tools.ts";

const { services } = testServices({ clock: () => new Date() });
const endpoint = `${testOrigin}/mcp`;

/** The official client, connected to the Worker. */
async function connected(token: string): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL(endpoint), {
    fetch: (url, init) => ask(new Request(url, init)),
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  });
  const client = new Client({ name: "a test", version: "1.0.0" });
  await client.connect(transport);
  return client;
}

const withScopes = async (...scopes: TokenScope[]) => connected((await tokenForCalls({ scopes })).token);

async function called(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { isError, text: first?.text ?? "" };
}

const posted = (headers: Record<string, string>, body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}') =>
  ask(
    new Request(endpoint, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...headers,
      },
      body,
    }),
  );

let reader: Client;
let writer: Client;

beforeAll(async () => {
  reader = await withScopes("read");
  writer = await withScopes("read", "posts");
});

describe("a program with a token that reads", () => {
  it("is shown tools that read, and none that writes", async () => {
    const { tools } = await reader.listTools();
    expect(tools.map(({ name }) => name)).toContain("list_posts");
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
    const refused = await reader.callTool({ name: "create_draft", arguments: { title: "No" } }).catch(String);
    expect(JSON.stringify(refused)).toMatch(/not found|unknown/i);
  });

  it("searches and reads posts, and counts subscribers without their addresses", async () => {
    const { slug } = await published(services, { title: "Spores in the moss" });
    const found = JSON.parse((await called(reader, "list_posts", { search: "spores" })).text);
    expect(found.posts.map((post: { slug: string }) => post.slug)).toContain(slug);
    expect(JSON.parse((await called(reader, "read_post", { post: slug })).text).title).toBe(
      "Spores in the moss",
    );
    expect((await called(reader, "count_subscribers")).text).not.toContain("@");
    expect(await called(reader, "read_post", { post: "none" })).toMatchObject({ isError: true });
  });

  it("is answered by every tool that it is shown", async () => {
    const { tools } = await reader.listTools();
    const given: Record<string, object> = {
      read_post: { post: "none" },
      read_draft: { id: "none" },
      read_letter: { id: "none" },
      list_works: { kind: "project" },
      read_work: { kind: "zine", id: "none" },
    };
    const answers = await Promise.all(
      tools.map(async ({ name }) => [name, (await called(reader, name, { ...given[name] })).text]),
    );
    expect(answers.filter(([, text]) => !/^\{|nothing here/.test(text ?? ""))).toEqual([]);
  });
});

describe("a program with a token that writes", () => {
  it("drafts, changes and publishes, which the owner sees in her log", async () => {
    const draft = JSON.parse((await called(writer, "create_draft", { title: "By a program" })).text);
    const fields = { id: draft.id, version: draft.version, title: "By a program, changed" };
    const changed = JSON.parse((await called(writer, "change_draft", fields)).text);
    expect(await called(writer, "change_draft", fields)).toMatchObject({ isError: true });
    const slug = `by-a-program-${crypto.randomUUID().slice(0, 8)}`;
    const post = { id: draft.id, version: changed.version, title: "Out", summary: "Now.", slug };
    expect(JSON.parse((await called(writer, "publish_draft", post)).text)).toMatchObject({ slug });
    const { events } = await listIdentityEvents(services, testOwner(services));
    const done = events.filter(({ kind }) => kind === "program_wrote");
    expect(done.map(({ code, device }) => [code, device]).toSorted()).toEqual([
      ["change_draft", "Backup script"],
      ["create_draft", "Backup script"],
      ["publish_draft", "Backup script"],
    ]);
  });

  it("drafts a letter, and can neither publish nor send it", async () => {
    const letter = { title: "May", content: "Moss.", kind: "letter" };
    const draft = JSON.parse((await called(writer, "create_draft", letter)).text);
    const post = { id: draft.id, version: draft.version, title: "May", summary: "Now.", slug: "may-letter" };
    expect(await called(writer, "publish_draft", post)).toMatchObject({ isError: true });
    expect(allTools.map(({ scope }) => scope)).not.toContain("email");
  });

  it("adds a picture and a work that shows it, with the scopes for them", async () => {
    const maker = await withScopes("read", "works", "images");
    expect(await called(writer, "create_work", {}).catch(String)).not.toMatchObject({ isError: false });
    const data = Buffer.from(png()).toString("base64");
    const picture = JSON.parse((await called(maker, "add_picture", { data, alt: "A dot" })).text);
    expect((await called(maker, "add_picture", { data })).text).toContain(picture.address);
    const words = { id: picture.id, caption: "Small" };
    expect(JSON.parse((await called(maker, "describe_picture", words)).text)).toMatchObject({ alt: "A dot" });
    const facts = artworkCalled(`dot-${picture.id}`, { picture: picture.address });
    const work = JSON.parse((await called(maker, "create_work", { kind: "artwork", facts })).text);
    const change = { kind: "artwork", id: work.id, facts: { ...facts, title: "Dot" } };
    const changed = await called(maker, "change_work", { ...change, version: work.version });
    expect(JSON.parse(changed.text)).toMatchObject({ title: "Dot", version: 2 });
    expect(await called(maker, "change_work", { ...change, version: 1 })).toMatchObject({ isError: true });
    expect((await called(maker, "add_picture", { data: "…" })).text).toContain("base64");
    const { events } = await listIdentityEvents(services, testOwner(services));
    expect(events.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["add_picture", "describe_picture", "create_work", "change_work"]),
    );
  });

  it("is told which fields are wrong", async () => {
    const refused = await called(writer, "publish_draft", { id: "none", version: 1, title: "" });
    expect(refused).toMatchObject({ isError: true });
    expect(refused.text).toContain("title");
  });
});

it("every scope that a program may be given has tools", () => {
  expect([...new Set(allTools.map(({ scope }) => scope))]).toEqual([...programScopes]);
});

it("a stream that would wait for news is refused at once", async () => {
  const { token } = await tokenForCalls();
  const listening = await ask(
    new Request(endpoint, { headers: { Authorization: `Bearer ${token}`, Accept: "text/event-stream" } }),
  );
  expect([listening.status, listening.headers.get("Allow")]).toEqual([405, "POST"]);
});

describe("everyone else", () => {
  it("is refused: no token, a wrong one, the owner's browser, the provider's token", async () => {
    const { identityToken } = await testProvider();
    const attempts = [
      {},
      await ownerHeaders(),
      { Authorization: `Bearer site_${"A".repeat(43)}` },
      { Authorization: `Bearer ${await identityToken()}` },
      { Authorization: "Basic b3duZXI6" },
    ];
    const answers = await Promise.all(attempts.map((headers) => posted({ Origin: testOrigin, ...headers })));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(answers.every(({ headers }) => headers.get("WWW-Authenticate")?.startsWith("Bearer "))).toBe(true);
  });

  it("is refused from another site's page, and with a body that is too large", async () => {
    const { token } = await tokenForCalls();
    const Authorization = `Bearer ${token}`;
    expect((await posted({ Authorization, Origin: "https://evil.test" })).status).toBe(403);
    expect((await posted({ Authorization }, " ".repeat(2_000_001))).status).toBe(413);
    expect((await posted({ Authorization })).status).toBe(200);
  });
});
