import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { subscribers } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { readToken, signToken } from "../tokens/token.server.ts";

/** A mailed link confirms a first subscription, or a return after the unsubscription at `leftAt`. */
export interface ConfirmationLink {
  id: string;
  /** When the reader had left, in milliseconds; null in the link of a first subscription. */
  leftAt: number | null;
}

type Row = typeof subscribers.$inferSelect;

/** The token of a link for a row as it is now. */
export function signConfirmation(
  { secret }: Pick<Services, "secret">,
  { id, state, unsubscribedAt }: Pick<Row, "id" | "state" | "unsubscribedAt">,
): Promise<string> {
  const hasLeft = state === "unsubscribed";
  return signToken(secret, "confirm", hasLeft ? `${id}:${unsubscribedAt?.getTime() ?? 0}` : id);
}

/** Null for a token that was forged, cut short or made for something else. */
export async function readConfirmation(
  { secret }: Pick<Services, "secret">,
  token: string,
): Promise<ConfirmationLink | null> {
  const payload = await readToken(secret, "confirm", token);
  const [, id, leftAt] = /^(.+?)(?::(\d{1,15}))?$/s.exec(payload ?? "") ?? [];
  return id ? { id, leftAt: leftAt === undefined ? null : Number(leftAt) } : null;
}

/**
 * Holds for the row that a link may confirm. Readers who have left can be confirmed only by a link that was mailed after
 * they left: an older one, or one from before they left again, does nothing.
 */
export function mayConfirm({ id, leftAt }: ConfirmationLink): SQL | undefined {
  const { state, unsubscribedAt } = subscribers;
  const isOpen =
    leftAt === null
      ? and(eq(state, "pending"), isNull(unsubscribedAt))
      : and(eq(state, "unsubscribed"), sql`coalesce(${unsubscribedAt}, 0) = ${leftAt}`);
  return and(eq(subscribers.id, id), isOpen);
}
