import { afterEach, describe, expect, it } from "vitest";
import { type Companion, startCompanion } from "./processes.ts";
import { keepRunning, type Part } from "./supervise.ts";

/** Starting a process may take seconds on a busy machine. */
const patience = { timeout: 20_000 };
let over = new AbortController();
const started: Companion[] = [];
afterEach(async () => {
  over.abort();
  over = new AbortController();
  await Promise.all(started.splice(0).map((companion) => companion.kill()));
});

/** A part that stays until it is killed, and answers as `answers` says. */
function stayingPart(status: () => Promise<number> = async () => 200, says = ""): Part {
  return {
    name: "site",
    loss: "Its mails are gone.",
    status,
    lastWords: "It crashed",
    async start() {
      const program = `console.log(${JSON.stringify(started.length > 0 ? "" : says)}); setInterval(() => undefined, 1000)`;
      const companion = startCompanion("node", ["--eval", program]);
      started.push(companion);
      return companion;
    },
  };
}

function supervise(part: Part, first: Companion) {
  const said: string[] = [];
  const gaveUp = keepRunning(part, first, {
    say: (progress) => said.push(progress),
    signal: over.signal,
    interval: 20,
  });
  return { said, gaveUp };
}

describe("supervision", () => {
  it("starts a killed process again, and reports it with what was lost", async () => {
    const part = stayingPart();
    const first = await part.start();
    const { said } = supervise(part, first);
    await first.kill();
    await expect.poll(() => started.length, patience).toBe(2);
    await expect
      .poll(() => said, patience)
      .toEqual(["The site ended. Starting it again", "The site runs again. Its mails are gone."]);
  });

  it("starts a process again that lives and has stopped answering, and ends the old one", async () => {
    // Only the second process answers.
    const part = stayingPart(async () => (started.length > 1 ? 200 : Number.POSITIVE_INFINITY));
    const first = await part.start();
    const { said } = supervise(part, first);
    await expect.poll(() => started.length, patience).toBe(2);
    expect(said[0]).toBe("The site stopped answering. Starting it again");
    await first.ended;
  });

  it("starts a process again at once that says that it cannot answer any more", async () => {
    const part = stayingPart(() => new Promise(() => undefined), "It crashed (crash #1).");
    const { said } = supervise(part, await part.start());
    await expect.poll(() => started.length, patience).toBe(2);
    expect(said[0]).toBe("The site stopped answering. Starting it again");
  });

  it("leaves a process to itself that answers with an error for a moment, and none that always does", async () => {
    let looks = 0;
    const part = stayingPart(async () => (++looks % 6 === 0 || started.length > 1 ? 200 : 500));
    const { said } = supervise(part, await part.start());
    await expect.poll(() => looks, patience).toBeGreaterThan(20);
    expect(said).toEqual([]);
    const broken = stayingPart(async () => (started.length > 2 ? 200 : 500));
    supervise(broken, await broken.start());
    await expect.poll(() => started.length, patience).toBe(3);
  });

  it("gives up with a message at the fourth end within two minutes", async () => {
    const part = stayingPart();
    const failing = {
      ...part,
      start: async () => startCompanion("node", ["--eval", 'throw new Error("no")']),
    };
    const { gaveUp, said } = supervise(failing, await failing.start());
    expect(await gaveUp).toMatch(/^The site ended for the 4th time within two minutes\. .*Error: no/s);
    expect(said.filter((progress) => progress.endsWith("Starting it again"))).toHaveLength(3);
  });

  it("gives up with a message where the process cannot be started again", async () => {
    const part = stayingPart();
    const first = await part.start();
    const stuck = { ...part, start: () => Promise.reject(new Error("Port 8787 is taken.")) };
    const { gaveUp } = supervise(stuck, first);
    await first.kill();
    expect(await gaveUp).toBe("The site ended and could not be started again.\nPort 8787 is taken.");
  });
});
