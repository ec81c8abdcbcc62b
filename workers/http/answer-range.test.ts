// In workerd, whose own responses the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { answerRange } from "./answer-range.ts";

const changed = "Mon, 01 Jun 2026 12:00:00 GMT";
const cached = "public, max-age=86400";

const film = () =>
  new Response("0123456789", {
    headers: { "Content-Type": "video/mp4", ETag: '"a"', "Last-Modified": changed, "Cache-Control": cached },
  });

function askFor(range: string | undefined, headers: Record<string, string> = {}, method = "GET") {
  const asked = { ...headers, ...(range !== undefined && { Range: range }) };
  return answerRange(film(), new Request("https://pond.example/images/a.mp4", { method, headers: asked }));
}

describe("a film", () => {
  it.each([
    ["bytes=0-1", "01", "bytes 0-1/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
    ["bytes=9-9", "9", "bytes 9-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
    ["Bytes=0-1", "01", "bytes 0-1/10"],
    [`bytes=1-${"9".repeat(400)}`, "123456789", "bytes 1-9/10"],
  ])("asked for %s comes in that part", async (asked, part, range) => {
    const answer = await askFor(asked);
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Range")).toBe(range);
    expect(answer.headers.get("Content-Length")).toBe(String(part.length));
    expect(answer.headers.get("Content-Type")).toBe("video/mp4");
    expect(answer.headers.get("ETag")).toBe('"a"');
    expect(await answer.text()).toBe(part);
  });

  it.each([
    undefined,
    "",
    "bytes=",
    "bytes=-",
    "bytes=abc",
    "bytes=5-1",
    "bytes=9-0",
    "bytes=0-1,4-5",
    "bytes=0x1-2",
    "bytes=--1",
    "bytes 0-1",
    "lines=1-2",
  ])("asked for %s comes whole", async (asked) => {
    const answer = await askFor(asked);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Accept-Ranges")).toBe("bytes");
    expect(answer.headers.has("Content-Range")).toBe(false);
    expect(await answer.text()).toBe("0123456789");
  });

  it.each(["bytes=10-", "bytes=10-12", "bytes=-0", `bytes=${"9".repeat(400)}-`])(
    "has no part %s, and that answer is kept nowhere",
    async (asked) => {
      const answer = await askFor(asked);
      expect(answer.status).toBe(416);
      expect(answer.headers.get("Content-Range")).toBe("bytes */10");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(await answer.text()).toBe("");
    },
  );

  it.each([
    ["the same tag", '"a"', 206],
    ["the same date", changed, 206],
    ["another tag", '"b"', 200],
    ["a weak tag", 'W/"a"', 200],
    ["another date", "Mon, 01 Jun 2026 12:00:01 GMT", 200],
    ["what is neither", "yesterday", 200],
  ])("whose part is wanted only of %s", async (_what, meant, status) => {
    const answer = await askFor("bytes=0-1", { "If-Range": meant });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(status === 206 ? "01" : "0123456789");
  });

  it("sends its whole headers to HEAD, whatever part is requested", async () => {
    for (const range of ["bytes=0-1", "bytes=99-"]) {
      const asked = new Request("https://pond.example/images/a.mp4", {
        method: "HEAD",
        headers: { Range: range },
      });
      const head = new Response(null, { headers: { "Content-Length": "10", "Cache-Control": cached } });
      // oxlint-disable-next-line no-await-in-loop -- a table
      const answer = await answerRange(head, asked);
      expect([range, answer.status]).toEqual([range, 200]);
      expect(answer.headers.get("Content-Length")).toBe("10");
    }
  });

  it.each([404, 500, 503])("that is answered with %i is stored in no cache", async (status) => {
    const headers = { "Cache-Control": cached, "X-Content-Type-Options": "nosniff" };
    const answer = await answerRange(
      new Response("no", { status, headers }),
      new Request("https://pond.example/images/a.mp4"),
    );
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await answer.text()).toBe("no");
  });

  it("that has not changed is answered as it was", async () => {
    const unchanged = new Response(null, { status: 304, headers: { "Cache-Control": cached } });
    const asked = new Request("https://pond.example/images/a.mp4", { headers: { Range: "bytes=0-1" } });
    expect(await answerRange(unchanged, asked)).toBe(unchanged);
  });
});
