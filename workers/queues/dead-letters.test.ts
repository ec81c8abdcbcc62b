import { afterEach, describe, expect, it, vi } from "vitest";
import { testServices } from "#testing/services.ts";
import { takeDeadLetters } from "./dead-letters.ts";

function dead() {
  const body = { issueId: "none", chunk: 0 };
  const told = { ack: vi.fn<() => void>(), retry: vi.fn<() => void>() };
  return { id: "1", timestamp: new Date(), attempts: 1, body, ...told };
}

afterEach(() => vi.restoreAllMocks());

describe("the consumer of messages that came back dead", () => {
  it("logs each, and lets it go: the ledger names its people", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const message = dead();
    await takeDeadLetters(testServices().services, { messages: [message] });
    expect(message.ack).toHaveBeenCalledOnce();
    expect(logged).toHaveBeenCalledOnce();
  });

  it("keeps a message that cannot be written down, and stops for none", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { services } = testServices();
    const [first, second] = [dead(), dead()];
    let calls = 0;
    const failing = {
      get db() {
        if (++calls === 1) throw new Error("down");
        return services.db;
      },
    };
    await takeDeadLetters(failing, { messages: [first, second] });
    expect(first.retry).toHaveBeenCalledOnce();
    expect(second.ack).toHaveBeenCalledOnce();
  });
});
