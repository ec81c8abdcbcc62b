import { sessionCookie } from "#domain/identity/sessions/sessions.server.ts";
import { noticeCookie } from "#domain/cookies/notice-cookie.ts";
import { visitorCookie } from "#domain/posts/likes.server.ts";

/** A cookie’s name without its prefix, which is another on loopback: a name too many is only a page that is not stored. */
const nameOf = (cookie: string) => `${cookie.slice("__Host-".length)}=`;

const everywhere = [sessionCookie, noticeCookie].map(nameOf);
/** After liking a post, a visitor sees the count with her own like. */
const onPosts = nameOf(visitorCookie);

/** Whether a page may be another for the browser with this `Cookie` header than for a stranger. */
export function isPersonal(cookies: string, { isPost }: { isPost: boolean }): boolean {
  return everywhere.some((name) => cookies.includes(name)) || (isPost && cookies.includes(onPosts));
}
