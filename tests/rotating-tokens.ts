import { keptTokens } from "#domain/identity/kept-tokens.server.ts";
import type { Session } from "#domain/identity/owner.ts";
import { findSession, startSession } from "#domain/identity/sessions.server.ts";
import type { testProvider } from "./identity-provider.ts";
import { fromPondwick, testOwner } from "./services.ts";

type World = Awaited<ReturnType<typeof testProvider>>;

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
