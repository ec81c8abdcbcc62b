import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { call } from "#testing/api.ts";
import { limitBody, refuseUnreadableForm } from "./body.ts";
import type { HonoEnv } from "./hono-env.ts";

/** What a page's action would meet. */
async function post(body: BodyInit | undefined, headers: Record<string, string> = {}, method = "POST") {
  const app = new Hono<HonoEnv>();
  app.use(limitBody);
  app.all("*", refuseUnreadableForm, async (c) => {
    const { bodyRefusal } = c.var;
    if (bodyRefusal) return c.json({ refused: bodyRefusal.refused });
    const form = ["GET", "HEAD"].includes(method) ? [] : [...(await c.req.raw.formData()).keys()];
    return c.json({ form });
  });
  return (await app.request("/subscribe", { method, body, headers })).json();
}

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

describe("a form that is sent to a page", () => {
  it("reaches the action, in either encoding, empty, or absent", async () => {
    const multipart = new FormData();
    multipart.set("email", "a");
    expect(await post(new URLSearchParams({ email: "a" }))).toEqual({ form: ["email"] });
    expect(await post(multipart)).toEqual({ form: ["email"] });
    expect(await post("", urlencoded)).toEqual({ form: [] });
    expect(await post("", { "Content-Type": "text/plain" })).toEqual({ form: [] });
    expect(await post(new Blob([]).stream())).toEqual({ form: [] });
    expect(await post(undefined)).toEqual({ form: [] });
    expect(await post(undefined, {}, "GET")).toEqual({ form: [] });
  });

  it.each([
    ["a broken boundary", "--x", { "Content-Type": "multipart/form-data" }, "malformed"],
    ["garbage in parts", "garbage", { "Content-Type": "multipart/form-data; boundary=x" }, "malformed"],
    ["JSON", "{}", { "Content-Type": "application/json" }, "unsupported"],
    ["plain text", "a=b", { "Content-Type": "text/plain" }, "unsupported"],
  ])("is refused where it is %s", async (_what, body, headers, refused) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await post(body, headers, method)).toEqual({ refused });
    }
  });

  it("is refused over 2 MB, whether or not it says how long it is", async () => {
    const huge = "content=".padEnd(2_000_001, "a");
    expect(await post(huge, urlencoded)).toEqual({ refused: "tooLarge" });
    expect(await post(new Blob([huge]).stream(), urlencoded)).toEqual({ refused: "tooLarge" });
    expect(await post(huge.slice(0, 2_000_000), urlencoded)).toEqual({ form: ["content"] });
  });
});

describe("an upload", () => {
  /** How many pieces of an endless body are read before an action is met. */
  async function readOf(method: string, path: string): Promise<number> {
    let read = 0;
    const pull = (controller: ReadableStreamDefaultController) =>
      (read += 1) > 99 ? controller.close() : controller.enqueue(new Uint8Array(1));
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const app = new Hono<HonoEnv>();
    app.use(limitBody);
    app.all("*", refuseUnreadableForm, (c) => c.text(c.var.bodyRefusal?.refused ?? "met"));
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    await app.request(path, { method, headers, body });
    return read;
  }

  it.each(["/api/image/upload", "/admin/images/upload", "/admin/images/upload.data"])(
    "to %s is left to the handler that reads it as it arrives",
    async (path) => {
      expect(await readOf("POST", path)).toBe(0);
      expect(await readOf("PUT", path)).toBe(100);
      expect(await readOf("POST", `${path}/`)).toBe(100);
      expect(await readOf("POST", `/x${path}`)).toBe(100);
    },
  );
});

it("a body over 2 MB is refused by the API, whether or not it says how long it is", async () => {
  const huge = JSON.stringify("a".repeat(2_000_000));
  for (const body of [huge, new Blob([huge]).stream()]) {
    const headers = { "Content-Type": "application/json" };
    // oxlint-disable-next-line no-await-in-loop -- a table
    const { status, answer } = await call("/email/confirm", { method: "POST", headers, body });
    expect(status).toBe(413);
    expect(answer).toMatchObject({ error: { code: "body_too_large" } });
  }
});
