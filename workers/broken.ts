import type { Context } from "hono";
import { html } from "hono/html";
import { profile } from "#content/profile.ts";
import { logError } from "#domain/log.ts";
import type { Door } from "./door.ts";
import { answerError } from "./api/respond.ts";

/** What nobody expected to be thrown: the reason is for the log alone. */
export function answerBroken(error: Error, c: Context<Door>): Response | Promise<Response> {
  logError(error);
  if (/^\/api(\/|$)/.test(c.req.path)) {
    const message = "Something broke on our side. Nothing was changed; please try again.";
    return answerError(c, 500, "internal", message);
  }
  return c.html(brokenPage, 500);
}

/** Where not even the pages can be asked: it needs nothing that might be broken too. */
const brokenPage = html`<!doctype html>
  <html lang="en-GB">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Something broke · ${profile.siteName}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/api-docs.css" />
    </head>
    <body>
      <main>
        <h1>Something broke</h1>
        <p>The press jammed, and it was not you. Nothing was changed; please try again in a moment.</p>
        <p>If this site is yours: its log says what is wrong, and README.md how it is set up.</p>
        <p><a href="/">Go home</a></p>
      </main>
    </body>
  </html>`;
