import { readWithin } from "#domain/forms/read-within.ts";
import { formIn, hasNoBody } from "./http/form-in.ts";
import { createMiddleware } from "hono/factory";
import { refuse } from "#domain/outcome.ts";
import type { HonoEnv } from "./hono-env.ts";
import { wordsFor } from "./words-for.ts";

/** Bytes: the longest post in the widest script. */
const largest = 2_000_000;

/** Files are read as they arrive, once it is known that the owner sends them: see `receiveUploads` and `receiveList`. */
const uploads = [
  "/api/image/upload",
  "/admin/notes/send",
  "/admin/notes/share",
  ...["/admin/images/upload", "/admin/email/subscribers/import", "/admin/notes"].flatMap((page) => [
    page,
    `${page}.data`,
  ]),
];

function isUpload({ method, path }: { method: string; path: string }): boolean {
  if (method === "PUT") return path.startsWith("/api/restores/");
  return method === "POST" && uploads.includes(path);
}

/** Limits the body before it is read: a body that is too large reaches no handler. `drainBody` reads its rest. */
export const limitBody = createMiddleware<HonoEnv>(async (c, next) => {
  const { raw } = c.req;
  if (!raw.body || isUpload(c.req)) return next();
  const whole = await readWithin(raw.body, largest);
  if (!whole) {
    const message = (await wordsFor(c)).errors.tooLarge({ megabytes: largest / 1_000_000 });
    c.set("bodyRefusal", refuse("tooLarge", "body_too_large", message));
  }
  c.req.raw = new Request(raw, { method: raw.method, body: whole ?? "" });
  return next();
});

/** Pages take forms and nothing else: any other body is refused before an action fails on it. */
export const refuseUnreadableForm = createMiddleware<HonoEnv>(async (c, next) => {
  const { raw } = c.req;
  if (isUpload(c.req) || c.var.bodyRefusal || !["POST", "PUT", "PATCH", "DELETE"].includes(raw.method))
    return next();
  if (await hasNoBody(raw)) {
    const headers = new Headers(raw.headers);
    headers.set("Content-Type", "application/x-www-form-urlencoded");
    c.req.raw = new Request(raw, { method: raw.method, headers, body: "" });
  } else if (!(await formIn(raw))) {
    const message = (await wordsFor(c)).errors.unreadableForm;
    const isCalledForm = formType.test(raw.headers.get("Content-Type") ?? "");
    c.set("bodyRefusal", refuse(isCalledForm ? "malformed" : "unsupported", "unreadable_form", message));
  }
  return next();
});

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
