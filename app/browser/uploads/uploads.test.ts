import { describe, expect, it } from "vitest";
import type { UploadAnswer } from "./send-image.ts";
import { summaryOf } from "./queue.ts";
import { type Arrived, makeUploads, type UploadPorts, uploadsAt } from "./uploads.ts";

interface Sent {
  name: string;
  bytes: number;
  details: object;
  answer: (answer: UploadAnswer) => void;
  aborted: boolean;
}

/** Files that are on their way until the test says what became of them. */
function fakeWorld(check: UploadPorts["check"] = async () => ({ kind: "picture" })) {
  const sent: Sent[] = [];
  const ports: UploadPorts = {
    check,
    shrink: async (file) => (file.size > 5000 ? new File(["small"], file.name) : null),
    send: (file, details) => {
      const one: Sent = {
        name: file.name,
        bytes: file.size,
        details,
        answer: () => undefined,
        aborted: false,
      };
      sent.push(one);
      const answered = new Promise<UploadAnswer>((answer) => (one.answer = answer));
      return { answered, abort: () => (one.aborted = true) };
    },
  };
  return { uploads: makeUploads(ports), sent };
}

const filesNamed = (...names: string[]) => names.map((name) => new File(["frog"], name));
const settled = () => new Promise((done) => setTimeout(done));

describe("uploads", () => {
  it("sends no more than three files at once, whatever their number", async () => {
    const { uploads, sent } = fakeWorld();
    await uploads.add(filesNamed(..."abcdefgh"), { folder: "zines" });
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    sent[1]?.answer({ answer: "arrived", id: "one" });
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
    expect(uploads.now()).toMatchObject({ arrived: 1, newest: "one" });
  });

  it("stops sending a cancelled file and goes on with the next", async () => {
    const { uploads, sent } = fakeWorld();
    await uploads.add(filesNamed(..."abcd"), {});
    await settled();
    uploads.cancel(uploads.now().uploads[0]?.key ?? 0);
    await settled();
    expect(sent[0]?.aborted).toBe(true);
    expect(sent.at(-1)?.name).toBe("d");
    uploads.cancelAll();
    expect(uploads.now().uploads).toEqual([]);
    expect(sent.every(({ aborted }) => aborted)).toBe(true);
  });

  it("says of each file that is there what it is called there, whichever was sent first", async () => {
    const { uploads, sent } = fakeWorld();
    const arrived: Arrived[] = [];
    await uploads.add(filesNamed("a", "b"), {}, (one) => arrived.push(one));
    await settled();
    sent[1]?.answer({ answer: "arrived", id: "two" });
    const same = { id: "old", name: "A toad", alt: "A toad, asleep" };
    sent[0]?.answer({ answer: "refused", reason: "", isTooLarge: false, same });
    await settled();
    uploads.takeSame(uploads.now().uploads[0]?.key ?? 0);
    expect(arrived).toEqual([
      { id: "two", at: 1 },
      expect.objectContaining({ id: "old", alt: "A toad, asleep", at: 0 }),
    ]);
  });

  it("waits for a person where a file was uploaded before, who takes that one or keeps both", async () => {
    const { uploads, sent } = fakeWorld();
    await uploads.add(filesNamed("a", "b"), {});
    await settled();
    const same = { id: "old", name: "A toad" };
    for (const one of sent) one.answer({ answer: "refused", reason: "", isTooLarge: false, same });
    await settled();
    const [first, second] = uploads.now().uploads;
    expect(first).toMatchObject({ state: "same", same });
    expect(summaryOf(uploads.now())).toContain("2 uploaded before");
    uploads.takeSame(first?.key ?? 0);
    expect(uploads.now()).toMatchObject({ arrived: 1, newest: "old" });
    uploads.keepBoth(second?.key ?? 0);
    await settled();
    expect(sent.at(-1)).toMatchObject({ name: "b", details: { same: "keep" } });
  });

  it("refuses a file that the server would refuse before sending any of it", async () => {
    const { uploads, sent } = fakeWorld(async () => ({ kind: null, reason: "An SVG.", canShrink: false }));
    await uploads.add(filesNamed("drawing.svg"), {});
    await settled();
    expect(sent).toEqual([]);
    expect(uploads.now().uploads[0]).toMatchObject({ state: "refused", reason: "An SVG." });
    expect(uploads.isBusy()).toBe(false);
  });

  it("sends a smaller copy of what is too large, and says so where none can be made", async () => {
    const large = new File(["x".repeat(6000)], "large.png");
    const check = async () => ({ kind: "picture" as const, reason: "Too large.", canShrink: true });
    const { uploads, sent } = fakeWorld(check);
    await uploads.add([large, ...filesNamed("strange.heic")], {});
    await settled();
    expect(sent.map(({ bytes }) => bytes)).toEqual([5]);
    const [, strange] = uploads.now().uploads;
    expect(strange).toMatchObject({ state: "refused", reason: expect.stringContaining("cannot open") });
  });

  it("forgets finished uploads when their place is left, and goes on with the others", async () => {
    const { uploads, sent } = fakeWorld();
    await uploads.add(filesNamed("a", "b"), {});
    await settled();
    sent[0]?.answer({ answer: "arrived", id: "a" });
    await settled();
    uploads.leave();
    expect(summaryOf(uploads.now())).toBe("1 of 2 uploaded");
    sent[1]?.answer({ answer: "failed", reason: "No line." });
    await settled();
    uploads.leave();
    expect(uploads.now()).toMatchObject({ uploads: [], arrived: 0, newest: null });
  });

  it("sends a smaller copy of a picture that the server found too large, once, and none of an animation", async () => {
    const { uploads, sent } = fakeWorld();
    const files = ["image/png", "image/gif"].map(
      (type) => new File(["x".repeat(6000)], type.slice("image/".length), { type }),
    );
    await uploads.add(files, {});
    await settled();
    const refuse = async (some: Sent[]) => {
      for (const { answer } of some) answer({ answer: "refused", reason: "Too large.", isTooLarge: true });
      await settled();
    };
    await refuse(sent);
    expect(sent.map(({ name, bytes }) => [name, bytes])).toEqual([
      ["png", 6000],
      ["gif", 6000],
      ["png", 5],
    ]);
    await refuse(sent.slice(2));
    expect(uploads.now().uploads.map(({ state }) => state)).toEqual(["refused", "refused"]);
  });

  it("belong to one place only", () => {
    expect(uploadsAt("library")).toBe(uploadsAt("library"));
    expect(uploadsAt("picker")).not.toBe(uploadsAt("library"));
  });

  it("waits for a new login, then sends the interrupted files again", async () => {
    const { uploads, sent } = fakeWorld();
    await uploads.add(filesNamed("a", "b"), {});
    await settled();
    for (const { answer } of sent.slice()) answer({ answer: "sessionEnded" });
    await settled();
    expect(uploads.now().isPaused).toBe(true);
    expect(sent).toHaveLength(2);
    uploads.goOn();
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(["a", "b", "a", "b"]);
    sent[2]?.answer({ answer: "failed", reason: "No line." });
    sent[3]?.answer({ answer: "arrived", id: "b" });
    await settled();
    expect(summaryOf(uploads.now())).toBe("1 of 2 uploaded, 1 failed");
    uploads.retryAll();
    await settled();
    expect(sent.at(-1)?.name).toBe("a");
  });
});
