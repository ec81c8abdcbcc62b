import { keptTokens } from "@toadstool/openid";
import { unseal } from "@toadstool/openid/seal";
import { env } from "cloudflare:workers";
import type { Session } from "#domain/identity/owner.ts";
import { findSession, startSession } from "#domain/identity/sessions/sessions.server.ts";
import { refreshTokens } from "#domain/identity/sessions/refresh-tokens.server.ts";
import { testProvider } from "./identity-provider.ts";
import { patientClock } from "./patient-clock.ts";
import { fromPondwick, testOwner } from "./services.ts";

type World = Awaited<ReturnType<typeof testProvider>>;

/** A session whose tokens are due, and time that passes only while the rules wait. */
export async function dueSession(...given: Parameters<typeof testProvider>) {
  const world = await testProvider(...given);
  const clock = patientClock(world.world);
  world.services.wait = clock.wait;
  const session = await sessionWithTokens(world);
  const refresh = () => clock.until(refreshTokens(world.services, session));
  return { world, clock, session, refresh };
}

export function pass({ world }: World, seconds: number): void {
  world.now = new Date(world.now.getTime() + seconds * 1000);
}

/** The owner's session with a refresh token, whose tokens end after so many seconds. */
export async function sessionWithTokens(world: World, seconds = 30, more: object = {}): Promise<Session> {
  const { services } = world;
  const tokens = {
    access_token: "an access token",
    token_type: "bearer" as const,
    refresh_token: "token 0",
    id_token: "the first identity token",
    scope: "openid offline_access",
    expires_in: seconds,
    ...more,
  };
  const kept = await keptTokens(services, tokens);
  const session = await findSession(
    services,
    await startSession(services, testOwner(services), kept, fromPondwick),
  );
  if (!session) throw new Error("The session did not begin.");
  return session;
}

/** A provider that replaces each refresh token at its first use, and takes a second use for theft. */
export function rotateTokens(
  world: World,
  answerTakes: () => Promise<void> = async () => {},
  expiresIn = 3600,
) {
  const seen = { sent: [] as string[], atOnce: 0, mostAtOnce: 0, isRevoked: false };
  let rotations = 0;
  world.answers["/token"] = async (request) => {
    const token = String((await request.formData()).get("refresh_token"));
    seen.sent.push(token);
    seen.isRevoked ||= token !== `token ${rotations}`;
    if (!seen.isRevoked) rotations++;
    const fresh = `token ${rotations}`;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, ++seen.atOnce);
    await answerTakes();
    seen.atOnce--;
    if (seen.isRevoked) return Response.json({ error: "invalid_grant" }, { status: 400 });
    return Response.json({
      access_token: "another access token",
      token_type: "Bearer",
      expires_in: expiresIn,
      refresh_token: fresh,
      id_token: await world.identityToken(),
    });
  };
  return seen;
}

/** A provider that gives these beside an access token. */
export function answering(world: World, more: object): void {
  world.answers["/token"] = async () =>
    Response.json({ access_token: "another", token_type: "Bearer", expires_in: 3600, ...more });
}

/** What lies in the database of a session's tokens, and the row as it lies there. */
export async function storedOf({ services }: World, session: Session) {
  const row = await env.DB.prepare("select * from owner_sessions where id_hash = ?")
    .bind(session.idHash)
    .first<{ refresh_token: string; id_token: string; scope: string; tokens_expire_at: number }>();
  if (!row) return null;
  const refreshToken = await unseal(services.secret, "refresh-token", row.refresh_token);
  const idToken = await unseal(services.secret, "id-token", row.id_token);
  return { refreshToken, idToken, scope: row.scope, tokensExpireAt: row.tokens_expire_at, row };
}
