import { describe, expect, it } from "vitest";
import { openSite } from "./document/site.ts";

async function docs() {
  const site = await openSite();
  const answer = await site.send("/api/docs");
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const { paths } = (await (await site.send("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => ({
      method: method.toUpperCase(),
      path: `/api${path}`.replace(/\/$/, ""),
    })),
  );
  // The markers that React keeps in the page for its scripts are not text.
  return { calls, body: (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replaceAll("<!-- -->", "") };
}

/** The words of some HTML. */
const textOf = (html: string) =>
  html
    .replaceAll("<wbr/>", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("the API's documentation", () => {
  it("describes every call, each under an address of its own that its contents list", async () => {
    const { calls, body } = await docs();
    expect(calls.length).toBeGreaterThan(30);
    const contents = /<nav[\s\S]*?<\/nav>/.exec(body)?.[0] ?? "";
    const links = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of links) expect(body).toContain(`id="${id}"`);
    expect(new Set(links).size).toBe(links.length);
    for (const { method, path } of calls) {
      expect(textOf(contents)).toContain(`${method} ${path}`);
      expect(textOf(body.replace(contents, ""))).toContain(`${method} ${path}`);
    }
  });

  it("shows code as code and no marks of it", async () => {
    const { body } = await docs();
    expect(textOf(body)).not.toContain("`");
    expect(body).toContain("<code>turnstile</code>");
  });

  it("names the status that a call really answers with", async () => {
    const site = await openSite();
    const { paths } = (await (await site.send("/api/openapi.json")).json()) as {
      paths: Record<string, { post: { responses: object } }>;
    };
    const statusOf = (path: string) => Object.keys(paths[path]?.post.responses ?? {})[0];
    expect(["/posts", "/email/confirm", "/email/send", "/analytics/view", "/image"].map(statusOf)).toEqual([
      "201",
      "202",
      "202",
      "204",
      "200",
    ]);
  });

  it("is a page of the site, in whose head its own type and colours are", async () => {
    const site = await openSite();
    const html = await (await site.send("/api/docs")).text();
    expect(html).not.toContain("api-docs.css");
    expect(html).toContain('id="content"');
    expect((await site.send("/api/docs.data")).headers.get("Content-Type")).toContain("text/x-script");
  });
});
