import { and, eq } from "drizzle-orm";
import { subscribers } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { readToken } from "../tokens/token.server.ts";
import { type LeavingInput, reasonText } from "./leaving.ts";
import { testSubscriber } from "./subscription.server.ts";

/**
 * Keeps the reason why a reader left. Only the holder of the link can give it, only after leaving, and the last answer
 * counts. False for an invalid token, or for a holder who has not left.
 */
export async function saveLeavingReason(
  services: Pick<Services, "db" | "secret">,
  token: string,
  input: LeavingInput,
): Promise<boolean> {
  const id = await readToken(services.secret, "unsubscribe", token);
  if (!id) return false;
  if (id === testSubscriber) return true;
  const [told] = await services.db
    .update(subscribers)
    .set({ leavingReason: reasonText(input) })
    .where(and(eq(subscribers.id, id), eq(subscribers.state, "unsubscribed")))
    .returning({ id: subscribers.id });
  return told !== undefined;
}
