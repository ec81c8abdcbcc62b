import { expect, test } from "@playwright/test";
import { chaos } from "../proofs/newsletter/chaos.ts";
import { prepare } from "../proofs/newsletter/site.ts";

/** The whole proof, with ten thousand readers and fifty seeds: `npm run proof:newsletter`. */
test("a send through killed Workers and an unreliable provider loses no subscriber, and mails none twice", async () => {
  test.setTimeout(240_000);
  const prepared = await prepare();
  try {
    const { faults, balance, kills } = await chaos(prepared, { seed: 2, recipients: 250, kills: 2 });
    expect(faults).toEqual([]);
    expect(balance.audience).toBe(250);
    expect(balance.waiting).toBe(0);
    expect(kills).toBeGreaterThan(0);
  } finally {
    prepared.dispose();
  }
});
