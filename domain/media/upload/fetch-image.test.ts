import { beforeEach, describe, expect, it } from "vitest";
import { pngOf } from "@toadstool/media/samples/quarters";
import { bulkChanges, images } from "#db/schema.ts";
import { clearLibrary } from "#testing/library.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { parse } from "../../parse.ts";
import { isRefused } from "../../outcome.ts";
import { fetchImage, fetchInput } from "./fetch-image.server.ts";

let answer: () => Response;
const { services } = testServices({ fetch: async () => answer() });

beforeEach(async () => {
  await services.db.delete(bulkChanges);
  await clearLibrary(services);
  answer = () => new Response(pngOf(9, 6) as BodyInit);
});

function fetched(asked: object = {}, url = "https://old.example/pond/A%20toad.png") {
  const input = parse(fetchInput, { url, ...asked });
  return isRefused(input) ? input : fetchImage(services, testOwner(services), input);
}

describe("a picture that the site fetches", () => {
  it("comes into the library under its own name, once where it is there already", async () => {
    const made = await fetched({ folder: "from-ghost", alt: "A toad" });
    expect(made).toMatchObject({ name: "A toad", folder: "from-ghost", alt: "A toad" });
    expect(await fetched({ same: "ask" })).toMatchObject({ code: "image_same", current: made });
    expect(await services.db.$count(images)).toBe(1);
  });

  it.each(["http://192.168.0.1/a.png", "http://localhost/a.png", "http://[::1]/a.png"])(
    "is never %s, of a private network",
    async (url) => {
      const message = expect.stringContaining("private network");
      expect(await fetched({}, url)).toMatchObject({ refused: "invalid", code: "not_fetched", message });
    },
  );

  it("is refused with the seconds to wait where a later try may do better, and without them otherwise", async () => {
    const status = (code: number, headers = {}) => {
      answer = () => new Response("no", { status: code, headers });
    };
    status(503);
    expect(await fetched()).toMatchObject({ refused: "unavailable", retryAfter: 30 });
    status(429, { "Retry-After": "90" });
    expect(await fetched()).toMatchObject({ code: "not_fetched_yet", retryAfter: 90 });
    status(429, { "Retry-After": "90000" });
    expect(await fetched()).toMatchObject({ retryAfter: 3600 });
    status(404);
    expect(await fetched()).toMatchObject({ code: "not_fetched", issues: [{ field: "url" }] });
  });

  it("is refused where it is no picture, is too large, or its address is none", async () => {
    answer = () => new Response("<html>");
    expect(await fetched()).toMatchObject({ refused: "unsupported" });
    answer = () => new Response("x", { headers: { "Content-Length": "20000000" } });
    expect(await fetched()).toMatchObject({ code: "not_fetched" });
    expect(await fetched({}, "file:///etc/passwd")).toMatchObject({ code: "invalid_input" });
    expect(await services.db.$count(images)).toBe(0);
  });

  it("is not kept where its bulk change is none", async () => {
    expect(await fetched({ change: crypto.randomUUID() })).toMatchObject({ code: "change_unknown" });
    expect(await services.db.$count(images)).toBe(0);
  });
});
