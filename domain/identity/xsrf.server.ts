import type { Services } from "../services.ts";
import { readToken, signToken } from "../tokens/token.server.ts";
import type { Session } from "./owner.ts";

/** Scripts of this site read the cookie and send it back as the header; other sites' scripts cannot. */
export const xsrfCookie = "XSRF-TOKEN";
export const xsrfHeader = "X-XSRF-TOKEN";

export function makeXsrfToken(services: Pick<Services, "secret">, session: Pick<Session, "idHash">) {
  return signToken(services.secret, "xsrf", session.idHash);
}

/** Whether both were sent, agree, and belong to this session and no other. */
export async function isGenuineXsrf(
  services: Pick<Services, "secret">,
  session: Pick<Session, "idHash">,
  sent: { cookie: string | undefined; header: string | null },
): Promise<boolean> {
  if (!sent.cookie || sent.cookie !== sent.header) return false;
  return (await readToken(services.secret, "xsrf", sent.header)) === session.idHash;
}
