import { type Context, Hono } from "hono";
import { looksPersonal } from "#domain/identity/tokens/personal-token.ts";
import { bearerOf } from "#domain/identity/tokens/bearer.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { readBearer } from "../api/caller.ts";
import { answerRefused } from "../api/respond.ts";
import { caching } from "../caching.ts";
import type { HonoEnv } from "../hono-env.ts";

/** The owner's site for programs that speak the Model Context Protocol: docs/decisions/0088. */
export const mcp = new Hono<HonoEnv>();

mcp.all("/", async (c) => {
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
  };
  const answer = await answerMcp(c.req.raw, program, (await c.var.facts()).profile.siteName);
  answer.headers.set("Cache-Control", caching.personal);
  return answer;
});

async function programIn(c: Context<HonoEnv>) {
  const authorization = c.req.header("Authorization");
  return authorization === undefined ? noToken : readBearer(authorization, c.var, findProgram);
}

/** A browser's session and the provider's tokens open nothing here: neither was given to a program. */
const findProgram: typeof bearerOf = async (services, token) =>
  looksPersonal(token) ? bearerOf(services, token) : wrongToken;

function answerStranger(c: Context<HonoEnv>, refused: Refused): Response {
  if (refused.refused === "unauthenticated") {
    const error = refused === noToken ? "" : ', error="invalid_token"';
    c.header("WWW-Authenticate", `Bearer realm="mcp"${error}`);
  }
  c.header("Cache-Control", caching.personal);
  return answerRefused(c, refused);
}

const noToken = refuse(
  "unauthenticated",
  "not_logged_in",
  "Send “Authorization: Bearer” with a personal access token, made at /admin/security.",
);

const wrongToken = refuse(
  "unauthenticated",
  "token_unknown",
  "This token is not known here. A personal access token begins with site_.",
);
