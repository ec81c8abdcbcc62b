import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { lifetimes, registrationInput, revokeInput, tokenInput } from "#domain/identity/programs/program.ts";
import { registerProgram } from "#domain/identity/programs/registration.server.ts";
import { revokeProgram } from "#domain/identity/programs/revoke-program.server.ts";
import { redeemCode, refreshProgram } from "#domain/identity/programs/tokens.server.ts";
import { isRefused, type Refused, refusalStatus } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { refuseFlood } from "#domain/refuse-flood.ts";
import { caching } from "../caching.ts";
import type { HonoEnv } from "../hono-env.ts";

/** What programs ask on their way in; the owner is asked at /admin/security/connect. */
export const oauth = new Hono<HonoEnv>();

const limited = createMiddleware<HonoEnv>(async (c, next) => {
  c.header("Cache-Control", caching.personal);
  const { services, visitorAddress, bodyRefusal } = c.var;
  const refused = bodyRefusal ?? (await refuseFlood(services, "login", `program ${visitorAddress}`));
  return refused ? answerRefusal(c, refused) : next();
});

/** RFC 7591. */
oauth.post("/register", limited, async (c) => {
  const input = parse(registrationInput, await c.req.json().catch(() => null));
  if (isRefused(input)) {
    const isAddress = input.issues.some(({ field }) => field.startsWith("redirect_uris"));
    return answerRefusal(c, input, isAddress ? "invalid_redirect_uri" : "invalid_client_metadata");
  }
  const made = await registerProgram(c.var.services, input);
  if (isRefused(made)) return answerRefusal(c, made, made.code);
  const { clientId, name, redirectUris } = made;
  const answer = {
    client_id: clientId,
    ...(name && { client_name: name }),
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
  return c.json(answer, 201);
});

/** A code or a refresh token for an access token. */
oauth.post("/token", limited, async (c) => {
  const sent = await c.req.parseBody().catch(() => ({}));
  const { grant_type: type } = sent as { grant_type?: unknown };
  if (!isOffered(type)) return answerError(c, "unsupported_grant_type", "Send grant_type as a form.");
  const parsed = v.safeParse(tokenInput, sent);
  if (!parsed.success) return answerError(c, "invalid_request", parsed.issues[0].message);
  const { output } = parsed;
  const { services } = c.var;
  const tokens =
    output.grant_type === "refresh_token"
      ? await refreshProgram(services, output)
      : await redeemCode(services, output);
  if (isRefused(tokens)) return answerRefusal(c, tokens, tokens.code);
  return c.json({
    access_token: tokens.access,
    token_type: "Bearer",
    expires_in: lifetimes.access,
    refresh_token: tokens.refresh,
    scope: tokens.scopes,
  });
});

/** RFC 7009: what is not known here is answered like what was ended. */
oauth.post("/revoke", limited, async (c) => {
  const parsed = v.safeParse(revokeInput, await c.req.parseBody().catch(() => ({})));
  if (!parsed.success) return answerError(c, "invalid_request", "Send token and client_id as a form.");
  await revokeProgram(c.var.services, parsed.output, c.var.seenFrom());
  return c.body(null);
});

const isOffered = (type: unknown) => type === "authorization_code" || type === "refresh_token";

function answerRefusal(c: Context<HonoEnv>, refused: Refused, error = "invalid_request"): Response {
  if (refused.retryAfter) c.header("Retry-After", String(refused.retryAfter));
  const status = refused.refused === "invalid" ? 400 : refusalStatus[refused.refused];
  return c.json({ error, error_description: refused.message }, status);
}

/** The shape that OAuth has for refusals (RFC 6749, section 5.2). */
function answerError(c: Context<HonoEnv>, error: string, description: string): Response {
  return c.json({ error, error_description: description }, 400);
}
