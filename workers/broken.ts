import { directionOf } from "@toadstool/language";
import type { Context } from "hono";
import { html } from "hono/html";
import { refuseFullStorage } from "#domain/full-storage.ts";
import { logError } from "#domain/log.ts";
import { type Refused, refusalStatus } from "#domain/outcome.ts";
import { wordsOf } from "#domain/words/known-words.ts";
import type { Words } from "#domain/words/words.ts";
import type { HonoEnv } from "./hono-env.ts";
import { answerError, answerRefused } from "./api/respond.ts";
import { caching } from "./caching.ts";
import { wordsFor } from "./words-for.ts";

/** Unexpected errors: the reason is for the log alone. */
export function answerBroken(error: Error, c: Context<HonoEnv>): Response | Promise<Response> {
  logError(error);
  // Also where the rules for static files would have it cached.
  c.header("Cache-Control", caching.failure);
  const full = refuseFullStorage(error);
  const message = "Something went wrong on the server. Nothing was changed; please try again.";
  if (isForApi(c)) return full ? answerRefused(c, full) : answerError(c, 500, "internal", message);
  // Those that were read last: the database may be what is broken.
  const words = wordsOf();
  const { errors } = words;
  return full
    ? c.html(plainPage(words, errors.full, errors.fullText), refusalStatus.full)
    : c.html(plainPage(words, words.screens.broken, errors.brokenText), 500);
}

/** A refusal from before the pages: JSON for the API, words for people. */
export async function answerEarly(c: Context<HonoEnv>, refused: Refused): Promise<Response> {
  if (isForApi(c)) return answerRefused(c, refused);
  const words = await wordsFor(c);
  return c.html(plainPage(words, words.errors.refused, refused.message), refusalStatus[refused.refused]);
}

function isForApi(c: Context): boolean {
  return /^\/api(\/|$)/.test(c.req.path);
}

/** Needs nothing that might be broken too. */
const plainPage = ({ language, screens }: Words, title: string, text: string) =>
  html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
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
          <p>${text}</p>
          <p><a href="/">${screens.goHome}</a></p>
        </main>
      </body>
    </html>`;
