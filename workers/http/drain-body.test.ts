// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { drain } from "./drain-body.ts";

describe("a body that is read and dropped", () => {
  const stream = (pull: UnderlyingDefaultSource<Uint8Array>["pull"], cancel = () => undefined as void) =>
    new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 }).getReader();

  it("ends at a limit, and the sender is cut off", async () => {
    let sent = 0;
    let isCutOff = false;
    const endless = stream(
      (controller) => {
        sent += 10;
        controller.enqueue(new Uint8Array(10));
      },
      () => void (isCutOff = true),
    );
    await drain(endless, { most: 100, patience: 1000 });
    expect([sent, isCutOff]).toEqual([100, true]);
  });

  it("ends where no more data comes, or the sender has gone", async () => {
    const silent = stream(() => undefined);
    expect(await drain(silent, { most: 100, patience: 10 })).toBeUndefined();
    const broken = stream(() => Promise.reject(new Error("gone")));
    expect(await drain(broken, { most: 100, patience: 1000 })).toBeUndefined();
  });
});
