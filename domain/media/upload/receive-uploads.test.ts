// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { BrokenForm } from "../../forms/form-parts.ts";
import { describe, expect, it } from "vitest";
import { receiveUploads } from "./receive-uploads.server.ts";
import type { ArrivingFile } from "./upload-image.server.ts";

const boundary = "----a-boundary";
const file = (name: string, bytes: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${bytes}\r\n`;
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const end = `--${boundary}--\r\n`;

function sending(body: BodyInit, type = `multipart/form-data; boundary=${boundary}`): Request {
  return new Request("https://toadstool.test/", { method: "POST", body, headers: { "Content-Type": type } });
}

function inPieces(body: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.slice(sent, (sent += size)));
      if (sent >= bytes.length) controller.close();
    },
  });
}

async function keep({ body, details }: ArrivingFile) {
  const bytes = await new Response(body).text();
  return { bytes, details: await details() };
}

const kept = async (...parts: string[]) => receiveUploads(sending(parts.join("")), keep);

describe("a form with files", () => {
  it.each([
    ["before", [field("folder", "Zines/Spring"), field("alt", "A toad"), file("toad.png", "bytes"), end]],
    ["after", [file("toad.png", "bytes"), field("alt", "A toad"), field("folder", "Zines/Spring"), end]],
  ])("finds the fields of a file %s it", async (_where, parts) => {
    const details = { name: "", folder: "zines/spring", alt: "A toad", replaces: "", same: "keep" };
    expect(await kept(...parts)).toEqual({
      results: [{ fileName: "toad.png", result: { bytes: "bytes", details } }],
      fields: { folder: "Zines/Spring", alt: "A toad" },
      left: [],
    });
  });

  it("arrives whole in pieces of any size", async () => {
    const bytes = `\r\n--${boundary.slice(0, 9)}\r\r\n-\r\n--`;
    const form = [field("alt", "–"), file("ä.png", bytes), file("b.png", "--"), field("x", ""), end].join("");
    for (let size = 1; size < form.length; size++) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await receiveUploads(sending(inPieces(form, size)), keep)).toMatchObject({
        results: [
          { fileName: "ä.png", result: { bytes, details: { alt: "–" } } },
          { fileName: "b.png", result: { bytes: "--" } },
        ],
      });
    }
  });

  it.each([
    ["кот 🍄.png", "кот 🍄.png"],
    ["say %22hi%22.png", 'say "hi".png'],
    ['say \\"hi\\".png', 'say "hi".png'],
    ["../../etc/passwd", "../../etc/passwd"],
    ["C:\\fakepath\\", "C:\\fakepath\\"],
    ["a.png\"; filename*=\"utf-8''%F0%9F%8D%84.png", "🍄.png"],
  ])("keeps the name %s as it was meant", async (sent, fileName) => {
    expect(await kept(file(sent, "x"), end)).toMatchObject({ results: [{ fileName }] });
  });

  it("is parsed as browsers send it, too", async () => {
    const form = new FormData();
    form.append("files", new File(["one"], "ein „Bild“.png"));
    form.append("folder", "a");
    form.append("files", new File(["two"], "b.png"));
    form.append("folder", "b");
    const request = new Request("https://toadstool.test/", { method: "POST", body: form });
    expect(await receiveUploads(request, keep)).toMatchObject({
      results: [
        { fileName: "ein „Bild“.png", result: { bytes: "one", details: { folder: "a" } } },
        { fileName: "b.png", result: { bytes: "two", details: { folder: "b" } } },
      ],
    });
  });

  it("hands over no file where none was chosen, and an empty one where one was", async () => {
    expect(await kept(file("", ""), field("alt", "A toad"), end)).toMatchObject({ code: "image_missing" });
    expect(await kept(end)).toMatchObject({ refused: "invalid", code: "image_missing" });
    expect(await kept(file("", ""), file("a.png", ""), end)).toMatchObject({
      results: [{ fileName: "a.png", result: { bytes: "" } }],
    });
  });

  it("refuses details that are too long, and takes one file in another's place", async () => {
    expect(await kept(field("alt", "a".repeat(1001)), file("a.png", "a"), end)).toMatchObject({
      results: [{ result: { details: { issues: [{ field: "alt" }] } } }],
    });
    const replacing = field("replaces", "a".repeat(16));
    expect(await kept(replacing, file("a.png", "a"), file("b.png", "b"), end)).toMatchObject({
      results: [
        { result: { details: { replaces: "a".repeat(16) } } },
        { result: { details: { code: "one_replaces_one" } } },
      ],
    });
  });

  it("keeps none of several where one is wanted, and minds no empty file input beside it", async () => {
    const one = (...parts: string[]) => receiveUploads(sending(parts.join("")), keep, 1);
    expect(await one(file("a.png", "a"), file("b.png", "b"), end)).toMatchObject({
      results: [{ fileName: "a.png", result: { details: { code: "one_at_a_time" } } }],
    });
    expect(await one(file("a.png", "a"), file("", ""), field("alt", "A toad"), end)).toMatchObject({
      results: [{ fileName: "a.png", result: { details: { alt: "A toad" } } }],
    });
  });

  it("ignores files beyond the 40th, and names them", async () => {
    const files = Array.from({ length: 42 }, (_, number) => file(`${number}.png`, "x"));
    const uploads = await kept(...files, end);
    expect(uploads).toMatchObject({ left: ["40.png", "41.png"] });
    expect("results" in uploads && uploads.results).toHaveLength(40);
  });
});

describe("a body that is not a whole form", () => {
  it.each([
    ["a cut file", [file("a.png", "a").slice(0, -2)]],
    ["a cut boundary", [file("a.png", "a"), end.slice(0, -5)]],
    ["no end", [file("a.png", "a"), field("alt", "A toad")]],
    ["a cut head", [file("a.png", "a").slice(0, 60)]],
    ["garbage", ["garbage"]],
    ["nothing", [""]],
    ["a huge field", [field("alt", "a".repeat(70_000)), file("a.png", "a"), end]],
    ["a name that breaks off", [file("a.png\"; filename*=\"utf-8''%E0%A4%A", "a"), end]],
    ["a part without a name", [`--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`, end]],
  ])("is refused: %s", async (_what, parts) => {
    expect(await receiveUploads(sending(inPieces(parts.join(""), 7)), keep)).toMatchObject({
      refused: "malformed",
      code: "upload_broken_off",
    });
  });

  it("is refused when the connection breaks, and the file that was arriving learns of it", async () => {
    let learnt: unknown;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(file("a.png", "a").slice(0, -2))),
      pull: () => Promise.reject(new Error("The connection is lost.")),
    });
    const refusal = await receiveUploads(sending(body), async (arriving) => {
      await keep(arriving).catch((error) => (learnt = error));
    });
    expect(refusal).toMatchObject({ refused: "malformed" });
    expect(learnt).toBeInstanceOf(BrokenForm);
  });

  it.each([
    ["application/json", "{}"],
    ["application/x-www-form-urlencoded", "alt=x"],
    ["multipart/form-data-like", "x"],
  ])("is refused as %s", async (type, body) => {
    expect(await receiveUploads(sending(body, type), keep)).toMatchObject({ refused: "unsupported" });
  });

  it("is refused without a boundary", async () => {
    expect(await receiveUploads(sending("x", "multipart/form-data"), keep)).toMatchObject({
      refused: "malformed",
    });
  });

  it("passes on the taker's error", async () => {
    const broken = receiveUploads(sending(file("a.png", "a") + end), () =>
      Promise.reject(new Error("Ours.")),
    );
    await expect(broken).rejects.toThrow("Ours.");
  });
});

describe("a form of many megabytes", () => {
  const piece = new TextEncoder().encode("x".repeat(1_000_000));

  /** One file of as many megabytes as are asked for. */
  function large(megabytes: number) {
    const sent = { megabytes: 0, isCancelled: false };
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(new TextEncoder().encode(file("a.png", "").slice(0, -2))),
        pull(controller) {
          if (sent.megabytes++ < megabytes) return controller.enqueue(piece);
          controller.enqueue(new TextEncoder().encode(`\r\n${end}`));
          return controller.close();
        },
        cancel: () => void (sent.isCancelled = true),
      },
      { highWaterMark: 0 },
    );
    return { sent, request: sending(body) };
  }

  it("is read no faster than it is taken", async () => {
    const { sent, request } = large(40);
    let ahead = 0;
    await receiveUploads(request, async ({ body }) => {
      let taken = 0;
      for await (const bytes of body) {
        taken += bytes.length / 1_000_000;
        await new Promise((resolve) => setTimeout(resolve, 1));
        ahead = Math.max(ahead, sent.megabytes - taken);
      }
    });
    expect(sent.megabytes).toBe(41);
    expect(ahead).toBeLessThan(4);
  });

  it.each([
    ["takes nothing", async () => "refused"],
    ["cancels", async ({ body }: ArrivingFile) => body.cancel().then(() => "refused")],
  ])("is read away when the taker %s, up to 64 MB", async (_what, take) => {
    const small = large(30);
    expect(await receiveUploads(small.request, take)).toMatchObject({ results: [{ result: "refused" }] });
    expect(small.sent).toMatchObject({ megabytes: 31, isCancelled: false });
    const huge = large(1000);
    expect(await receiveUploads(huge.request, take)).toMatchObject({ results: [{ result: "refused" }] });
    expect(huge.sent.isCancelled).toBe(true);
    expect(huge.sent.megabytes).toBeLessThan(70);
  });
});
