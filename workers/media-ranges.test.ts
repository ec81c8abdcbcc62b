import { describe, expect, it } from "vitest";
import { answerRange } from "./media-ranges.ts";

const film = () => new Response("0123456789", { headers: { "Content-Type": "video/mp4", ETag: '"a"' } });

describe("a film", () => {
  it.each([
    ["bytes=0-1", "01", "bytes 0-1/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
  ])("asked for %s comes in that part", async (asked, part, range) => {
    const answer = await answerRange(film(), asked);
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Range")).toBe(range);
    expect(answer.headers.get("Content-Length")).toBe(String(part.length));
    expect(answer.headers.get("Content-Type")).toBe("video/mp4");
    expect(answer.headers.get("ETag")).toBe('"a"');
    expect(await answer.text()).toBe(part);
  });

  it.each([undefined, "bytes=-", "bytes=0-1,4-5", "lines=1-2"])("asked for %s comes whole", async (asked) => {
    const answer = await answerRange(film(), asked);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Accept-Ranges")).toBe("bytes");
    expect(await answer.text()).toBe("0123456789");
  });

  it.each(["bytes=10-", "bytes=7-3", "bytes=-0"])("has no part %s", async (asked) => {
    const answer = await answerRange(film(), asked);
    expect(answer.status).toBe(416);
    expect(answer.headers.get("Content-Range")).toBe("bytes */10");
  });

  it("that is not there, or not changed, is told as it was", async () => {
    const answers = [new Response(null, { status: 404 }), new Response(null, { status: 304 })];
    for (const answer of answers) expect(await answerRange(answer, "bytes=0-1")).toBe(answer);
  });
});
