import type { Context } from "hono";
import { html } from "hono/html";
import { refuseFullStorage } from "#domain/full-storage.ts";
import { logError } from "#domain/log.ts";
import { type Refused, refusalStatus } from "#domain/outcome.ts";
import type { HonoEnv } from "./hono-env.ts";
import { answerError, answerRefused } from "./api/respond.ts";
import { caching } from "./caching.ts";

/** Unexpected errors: the reason is for the log alone. */
export function answerBroken(error: Error, c: Context<HonoEnv>): Response | Promise<Response> {
  logError(error);
  // Also where the rules for static files would have it cached.
  c.header("Cache-Control", caching.failure);
  const full = refuseFullStorage(error);
  if (full) return answerEarly(c, full);
  const message = "Something went wrong on the server. Nothing was changed; please try again.";
  if (isForApi(c)) return answerError(c, 500, "internal", message);
  return c.html(
    plainPage("Something went wrong", `${message} If this site is yours, see its log for the cause.`),
    500,
  );
}

/** A refusal from before the pages: JSON for the API, words for people. */
export function answerEarly(c: Context<HonoEnv>, refused: Refused): Response | Promise<Response> {
  if (isForApi(c)) return answerRefused(c, refused);
  const title = refused.refused === "full" ? "No room left" : "Request refused";
  return c.html(plainPage(title, refused.message), refusalStatus[refused.refused]);
}

function isForApi(c: Context): boolean {
  return /^\/api(\/|$)/.test(c.req.path);
}

/** Needs nothing that might be broken too. */
const plainPage = (title: string, words: string) =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/broken.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${words}</p>
          <p><a href="/">Go home</a></p>
        </main>
      </body>
    </html>`;
