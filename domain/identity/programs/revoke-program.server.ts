import { and, eq, isNull, or } from "drizzle-orm";
import type { SeenFrom } from "../seen-from.ts";
import { programGrants } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { hashId } from "../../tokens/token.server.ts";
import { recordIdentityEvent } from "../events.server.ts";
import type { Revoking } from "./program.ts";

/** Revokes both tokens of a program, by either of them (RFC 7009). Another program's token counts as unknown. */
export async function revokeProgram(
  services: Pick<Services, "db" | "clock">,
  { token, client_id: clientId }: Revoking,
  from: SeenFrom,
): Promise<void> {
  const hash = await hashId(token);
  const isIt = or(eq(programGrants.accessHash, hash), eq(programGrants.refreshHash, hash));
  const isOwn = eq(programGrants.clientHash, await hashId(clientId));
  const [ended] = await services.db
    .update(programGrants)
    .set({ revokedAt: services.clock() })
    .where(and(isIt, isOwn, isNull(programGrants.revokedAt)))
    .returning({ name: programGrants.name, subject: programGrants.subject });
  if (!ended) return;
  const { name, subject } = ended;
  const seen = { device: name || "A program", place: from.place };
  await recordIdentityEvent(services, {
    kind: "program_disconnected",
    code: "by_program",
    subject,
    from: seen,
  });
}
