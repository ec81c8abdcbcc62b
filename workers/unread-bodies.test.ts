import { describe, expect, it } from "vitest";
import { ask, ownerHeaders } from "#testing/api.ts";
import { testOrigin } from "#testing/services.ts";

const pieces = 40;

/** Sends a body of 40 pieces, and counts how many of them had been read by the time of the answer. */
async function send(path: string, headers: Record<string, string>, method: "POST" | "PUT" = "POST") {
  let read = 0;
  const piece = new Uint8Array(100_000).fill(97);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read === pieces) return controller.close();
        read += 1;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const origin = { Origin: testOrigin, ...headers };
  const answer = await ask(new Request(`${testOrigin}${path}`, { method, headers: origin, body }));
  return { status: answer.status, read };
}

const form = { "Content-Type": "multipart/form-data; boundary=x" };

describe("a refusal of a request whose body is not read", () => {
  it.each<
    [status: number, why: string, path: string, headers: Record<string, string>, method?: "POST" | "PUT"]
  >([
    [401, "by a stranger, to upload", "/api/image/upload", form],
    [401, "with a wrong token", "/api/image/upload", { ...form, Authorization: "Bearer wrong" }],
    [403, "from another site", "/api/image/upload", { ...form, Origin: "https://evil.test" }],
    [400, "with a token in its address", "/api/image/upload?access_token=a", form],
    [413, "too large for the API", "/api/posts", { "Content-Type": "application/json" }],
    [405, "to a file", "/media/aaaaaaaaaaaaaaaa", form],
    [405, "to a file, with another method", "/media/aaaaaaaaaaaaaaaa", form, "PUT"],
  ])("answers %i to one %s once all of it has come", async (status, _why, path, headers, method) => {
    expect(await send(path, headers, method)).toEqual({ status, read: pieces });
  });

  it.each([
    [415, "is no form", { "Content-Type": "application/octet-stream" }],
    [400, "is a form without an end", form],
    [403, "has no XSRF token", { ...form, "X-XSRF-TOKEN": "" }],
  ])("answers the owner %i whose upload %s once all of it has come", async (status, _why, headers) => {
    const owner = await ownerHeaders();
    expect(await send("/api/image/upload", { ...owner, ...headers })).toEqual({ status, read: pieces });
  });
});
