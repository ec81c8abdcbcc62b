import type { subscribers } from "#db/schema.ts";
import { toEmailKey } from "../text/email-address.ts";

type Row = typeof subscribers.$inferSelect;

/** The row of an address that nothing is known of but `facts`. */
export function newSubscriber(email: string, facts: Pick<Row, "state" | "createdAt"> & Partial<Row>): Row {
  return {
    id: crypto.randomUUID(),
    email,
    emailKey: toEmailKey(email),
    confirmationSentAt: null,
    confirmedAt: null,
    unsubscribedAt: null,
    source: "form",
    consent: "",
    leavingReason: "",
    suppressedAt: null,
    suppressedBecause: "",
    welcomedAt: null,
    askedAgainAt: null,
    ...facts,
  };
}
