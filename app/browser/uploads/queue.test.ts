import { describe, expect, it } from "vitest";
import { emptyQueue, isBusy, rowsOf, step, summaryOf, toStart, type Upload } from "./queue.ts";

const files = (count: number, changes: Partial<Upload> = {}): Upload[] =>
  Array.from({ length: count }, (_, index) => ({
    key: index + 1,
    name: `frog-${index + 1}.png`,
    bytes: 1000,
    kind: "picture",
    state: "waiting",
    part: 0,
    reason: "",
    isShrunk: false,
    same: null,
    ...changes,
  }));
const queueOf = (uploads: Upload[]) => step(emptyQueue, { type: "add", uploads });
const stateOf = (queue: ReturnType<typeof queueOf>, key: number) =>
  queue.uploads.find((upload) => upload.key === key)?.state;

describe("the queue of uploads", () => {
  it("starts three files, and another as one arrives", () => {
    let queue = queueOf(files(5));
    expect(toStart(queue).map(({ key }) => key)).toEqual([1, 2, 3]);
    for (const { key } of toStart(queue)) queue = step(queue, { type: "start", key });
    expect(toStart(queue)).toEqual([]);
    queue = step(queue, { type: "arrived", key: 2, id: "a" });
    expect(toStart(queue).map(({ key }) => key)).toEqual([4]);
  });

  it("reports the server's work once all bytes have left", () => {
    let queue = step(queueOf(files(1)), { type: "start", key: 1 });
    queue = step(queue, { type: "progress", key: 1, part: 0.43 });
    expect(queue.uploads[0]).toMatchObject({ state: "sending", part: 0.43 });
    expect(stateOf(step(queue, { type: "progress", key: 1, part: 1 }), 1)).toBe("preparing");
  });

  it("drops completed uploads from the list and counts them", () => {
    const queue = step(queueOf(files(2)), { type: "arrived", key: 1, id: "abc" });
    expect(queue).toMatchObject({ arrived: 1, newest: "abc" });
    expect(queue.uploads.map(({ key }) => key)).toEqual([2]);
    expect(summaryOf(queue)).toBe("1 of 2 uploaded");
  });

  it("starts the count again for a batch that begins with an empty queue", () => {
    const done = step(queueOf(files(1)), { type: "arrived", key: 1, id: "abc" });
    expect(summaryOf(step(done, { type: "add", uploads: files(3) }))).toBe("0 of 3 uploaded");
  });

  it("retries failed uploads, and never refused ones", () => {
    let queue = step(queueOf(files(2)), { type: "failed", key: 1, reason: "No line." });
    queue = step(queue, { type: "refused", key: 2, reason: "An SVG." });
    expect(summaryOf(queue)).toBe("0 of 2 uploaded, 1 failed, 1 refused");
    queue = step(queue, { type: "retry", keys: [1, 2] });
    expect([stateOf(queue, 1), stateOf(queue, 2)]).toEqual(["waiting", "refused"]);
  });

  it("starts nothing until the owner has logged in again, and sends the same file afterwards", () => {
    let queue = step(queueOf(files(2)), { type: "start", key: 1 });
    queue = step(queue, { type: "sessionEnded", key: 1 });
    expect(stateOf(queue, 1)).toBe("waiting");
    expect(toStart(queue)).toEqual([]);
    expect(toStart(step(queue, { type: "goOn" })).map(({ key }) => key)).toEqual([1, 2]);
  });

  it("ignores reports on a file that was removed", () => {
    const queue = step(queueOf(files(2)), { type: "drop", keys: [1] });
    expect(step(queue, { type: "arrived", key: 1, id: "late" }).arrived).toBe(0);
    expect(step(queue, { type: "failed", key: 1, reason: "late" }).uploads).toEqual(queue.uploads);
  });

  it("is busy while an upload waits or moves, and not while a person has to decide", () => {
    expect(isBusy(queueOf(files(1)))).toBe(true);
    expect(isBusy(queueOf(files(1, { state: "refused" })))).toBe(false);
    expect(isBusy(emptyQueue)).toBe(false);
  });

  it("shows at most some thirty lines of two hundred files, moving and failed ones first", () => {
    let queue = queueOf(files(200));
    for (let key = 1; key <= 60; key += 1) {
      queue = step(queue, { type: "failed", key, reason: "No line." });
    }
    for (const { key } of toStart(queue)) queue = step(queue, { type: "start", key });
    const { rows, waiting, troubled } = rowsOf(queue);
    expect(rows.slice(0, 4).map(({ state }) => state)).toEqual(["sending", "sending", "sending", "failed"]);
    expect(rows).toHaveLength(3 + 20 + 3);
    expect({ waiting, troubled }).toEqual({ waiting: 134, troubled: 40 });
  });
});
