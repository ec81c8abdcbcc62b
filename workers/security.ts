import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { frameOrigins } from "@toadstool/markdown/embeds";
import type { Settings } from "#domain/services.ts";
import type { HonoEnv } from "./hono-env.ts";
import { caching } from "./caching.ts";

/** Sets the headers that every answer carries; an answer that set one of its own keeps it. */
export const securityHeaders = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  setHeaders(c, {
    ...fixedHeaders,
    "Content-Security-Policy": contentSecurityPolicy(
      await c.var.inlineScripts?.sources(),
      c.var.services?.settings,
      scriptsOf(c.req.url),
    ),
    "Cache-Control": caching.page,
  });
});

/** Sets those of the headers that the answer has not set itself, and HSTS where it goes out by https. */
function setHeaders(c: Context<HonoEnv>, given: Record<string, string>): void {
  const headers = new Headers(c.res.headers);
  for (const [name, value] of Object.entries(given)) if (!headers.has(name)) headers.set(name, value);
  if (new URL(c.req.url).protocol === "https:") {
    headers.set("Strict-Transport-Security", "max-age=63072000");
  }
  c.res = new Response(c.res.body, { status: c.res.status, statusText: c.res.statusText, headers });
}

const fixedHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  // A page that opened this site keeps no reference to it; a popup that the site opens itself, for the login, keeps the one
  // to its page.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** Turnstile's widget, where it is set up: its script, and the frame that it opens. */
const turnstile = "https://challenges.cloudflare.com";

interface Configured {
  identity: Pick<Settings["identity"], "issuer">;
  turnstile: Settings["turnstile"];
}

/**
 * The folder that the build alone writes to: what people upload, and what they have the site answer, is never in it. A browser
 * does not compare the path after a redirect, so nothing in the folder leads elsewhere (`redirect.ts`).
 */
function scriptsOf(address: string): string {
  const { host } = new URL(address);
  // No policy can name an address like [::1]; the development server has scripts everywhere.
  const isNamed = /^[\w.:-]+$/.test(host) && import.meta.env.MODE !== "development";
  return isNamed ? `${host}/assets/` : "'self'";
}

/** Without settings, as where they are broken themselves, no other site is let in. */
export function contentSecurityPolicy(
  inline: string[],
  settings: Configured | undefined,
  scripts: string,
): string {
  const guests = settings?.turnstile.siteKey && settings.turnstile.secret ? [turnstile] : [];
  const provider = [originOf(settings?.identity.issuer)].filter((origin) => origin !== null);
  return Object.entries({
    // Every kind of request has a line of its own below, but for one: Firefox holds `<link rel="prefetch">` to this.
    "default-src": "'self'",
    "script-src": [scripts, ...inline, ...guests].join(" "),
    "style-src": styleSources,
    // A `blob:` is what a page has made itself; a drawing is turned into pixels by way of one: decision 0083.
    "img-src": ["'self'", "https:", "blob:"].join(" "),
    "media-src": "'self' https:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    // public/art/zine/offline.js
    "worker-src": "'self'",
    // Of this site's own pages, only a letter's preview and the end of a silent login let themselves be framed; a silent login
    // goes by way of the provider.
    "frame-src": ["'self'", ...provider, ...frameOrigins, ...guests].join(" "),
    // Chromium holds redirects after a form post to this list: logging out leads to the provider.
    "form-action": ["'self'", ...provider].join(" "),
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

/** Vite's development server alone injects style elements; this constant is folded away in every build. */
const styleSources = import.meta.env.MODE === "development" ? "'self' 'unsafe-inline'" : "'self'";

function originOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).origin : null;
}
