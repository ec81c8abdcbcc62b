import { testLedger } from "./ledger.ts";

/** The ledger of the test that runs: a file that uses it says `beforeEach(freshLedger)`. */
export let ledger = testLedger();
export let { services, world, owner } = ledger;

export async function freshLedger(): Promise<void> {
  ledger = testLedger();
  ({ services, world, owner } = ledger);
  await ledger.clear();
}
