import { describe, expect, it, vi } from "vitest";
import { newsletterIssues, deliveries, subscribers } from "#db/schema.ts";
import { testServices } from "#testing/services.ts";
import type { LetterChunk } from "#domain/services.ts";
import { deliverLetters } from "./letters.ts";

function message(body: LetterChunk, attempts = 1) {
  return {
    id: crypto.randomUUID(),
    timestamp: new Date(),
    body,
    attempts,
    ack: vi.fn<() => void>(),
    retry: vi.fn<(options?: QueueRetryOptions) => void>(),
  };
}

async function oneWaiting() {
  const { services, world } = testServices();
  const id = crypto.randomUUID();
  const email = `${id}@pond.example`;
  await services.db
    .insert(subscribers)
    .values({ id, email, emailKey: email, state: "confirmed", createdAt: world.now });
  await services.db.insert(newsletterIssues).values({
    id,
    sendKey: id,
    subject: "Spores",
    content: "Hello",
    origin: "https://toadstool.test",
    audience: 1,
    state: "sending",
    startedAt: world.now,
  });
  await services.db.insert(deliveries).values({ issueId: id, subscriberId: id });
  return { services, world, chunk: { issueId: id, chunk: 0 } };
}

describe("the letter queue's consumer", () => {
  it("acknowledges delivered messages", async () => {
    const { services, world, chunk } = await oneWaiting();
    const delivered = message(chunk);
    await deliverLetters(services, { messages: [delivered] });
    expect(delivered.ack).toHaveBeenCalledOnce();
    expect(delivered.retry).not.toHaveBeenCalled();
    expect(world.mails).toHaveLength(1);
  });

  it("asks for another try, later each time, when the mail server postpones a recipient", async () => {
    const { services, world, chunk } = await oneWaiting();
    world.acceptMail = () => ({ result: "busy", reason: "451", retryAfter: null });
    const tries = [message(chunk, 1), message(chunk, 2), message(chunk, 9)];
    await deliverLetters(services, { messages: tries });
    const delays = tries.map((each) => each.retry.mock.calls[0]?.[0]?.delaySeconds);
    expect(delays).toEqual([30, 60, 120]);
  });

  it("lets no broken message stop the others, and waits longer each time, an hour at most", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { services, chunk } = await oneWaiting();
    const broken = [1, 3, 12].map((attempts) => message(chunk, attempts));
    const failing = {
      ...services,
      get secret(): string {
        throw new Error("died");
      },
    };
    const other = message({ issueId: "none", chunk: 0 });
    await deliverLetters(failing, { messages: [...broken, other] });
    expect(broken.map(({ retry }) => retry.mock.calls)).toEqual(
      [30, 120, 3600].map((delaySeconds) => [[{ delaySeconds }]]),
    );
    expect(other.ack).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
