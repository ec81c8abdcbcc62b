import { formIn } from "./http/form-in.ts";
import { createMiddleware } from "hono/factory";
import { unsubscribe } from "#domain/subscribers/subscription.server.ts";
import type { HonoEnv } from "./hono-env.ts";
import { wordsFor } from "./words-for.ts";

/**
 * RFC 8058: a mail program posts `List-Unsubscribe=One-Click` to the address in a letter's header, without cookies
 * and from wherever it likes. The token alone decides. A person's form goes on to the page.
 */
export const oneClickUnsubscribe = createMiddleware<HonoEnv, "/unsubscribe/:token">(async (c, next) => {
  const form = await formIn(c.req.raw);
  if (form?.get("List-Unsubscribe") !== "One-Click") return next();
  const subscription = await unsubscribe(c.var.services, c.req.param("token"));
  const { mails, language } = await wordsFor(c);
  c.header("Content-Language", language);
  return subscription ? c.text(mails.oneClick.done) : c.text(mails.oneClick.wrong, 404);
});
