import { type Context, Hono } from "hono";
import { mcpPath } from "#domain/identity/programs/program.ts";
import { bearerOfProgram, looksLikeProgram } from "#domain/identity/programs/programs.server.ts";
import { bearerOf } from "#domain/identity/tokens/bearer.server.ts";
import { looksPersonal } from "#domain/identity/tokens/personal-token.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { readBearer } from "../api/caller.ts";
import { answerRefused } from "../api/respond.ts";
import { caching } from "../caching.ts";
import type { HonoEnv } from "../hono-env.ts";
import { resourceMetadata, resourceMetadataPath, serverMetadata, serverMetadataPath } from "./metadata.ts";
import { oauth } from "./oauth.ts";

/** The owner's site for programs that speak the Model Context Protocol: docs/decisions/0088. */
export const mcp = new Hono<HonoEnv>();

for (const path of [resourceMetadataPath, "/.well-known/oauth-protected-resource"]) {
  mcp.get(path, async (c) =>
    c.json(resourceMetadata(c.var.services.settings.site.origin, (await c.var.facts()).profile.siteName)),
  );
}
mcp.get(serverMetadataPath, (c) => c.json(serverMetadata(c.var.services.settings.site.origin)));
mcp.route(mcpPath, oauth);

mcp.all(mcpPath, async (c) => {
  if (c.var.bodyRefusal) return answerRefused(c, c.var.bodyRefusal);
  const bearer = await programIn(c);
  if (isRefused(bearer)) return answerStranger(c, bearer);
  const { owner, scopes, name } = bearer;
  // Its libraries are read by the first call, and by no page.
  const { answerMcp } = await import("./answer-mcp.ts");
  const program = {
    services: c.var.services,
    owner,
    scopes: scopes ?? [],
    name: name ?? "",
    from: c.var.seenFrom(),
    beginChange: c.var.beginChange,
  };
  const answer = await answerMcp(c.req.raw, program, (await c.var.facts()).profile.siteName);
  answer.headers.set("Cache-Control", caching.personal);
  // Whole: the tool may still be at work while its answer is being sent, and pages are purged once that has left.
  return new Response(answer.body && (await answer.text()), answer);
});

async function programIn(c: Context<HonoEnv>) {
  const authorization = c.req.header("Authorization");
  return authorization === undefined ? noToken : readBearer(authorization, c.var, findProgram);
}

/** A browser's session and the provider's tokens open nothing here: neither was given to a program. */
const findProgram: typeof bearerOf = async (services, token) => {
  if (looksLikeProgram(token)) return bearerOfProgram(services, token);
  return looksPersonal(token) ? bearerOf(services, token) : wrongToken;
};

function answerStranger(c: Context<HonoEnv>, refused: Refused): Response {
  if (refused.refused === "unauthenticated") {
    const error = refused === noToken ? "" : ', error="invalid_token"';
    const metadata = c.var.services.settings.site.origin + resourceMetadataPath;
    c.header("WWW-Authenticate", `Bearer realm="mcp", resource_metadata="${metadata}", scope="read"${error}`);
  }
  c.header("Cache-Control", caching.personal);
  return answerRefused(c, refused);
}

const noToken = refuse(
  "unauthenticated",
  "not_logged_in",
  "Connect this program by OAuth, or send “Authorization: Bearer” with a personal access token, made at /admin/security.",
);

const wrongToken = refuse(
  "unauthenticated",
  "token_unknown",
  "This token is not known here. A personal access token begins with site_.",
);
