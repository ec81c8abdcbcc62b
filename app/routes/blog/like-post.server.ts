import { data } from "react-router";
import type { RequestContext } from "#app/context.ts";
import { parseForm, waitOf } from "#app/respond.ts";
import { isRefused, refuse, type Refused, refusalStatus } from "#domain/outcome.ts";
import { likeInput } from "#domain/posts/like.ts";
import { changeLike } from "#domain/posts/likes.server.ts";
import { findSite } from "#domain/facts/site.server.ts";
import { refuseVisitorsFlood } from "#domain/refuse-visitors-flood.server.ts";

/** A visitor's like or unlike, posted as a form. Resetting is the owner's, elsewhere. */
export async function likePost(
  { services, visitorAddress }: RequestContext,
  form: FormData,
  cookies: string | null,
) {
  const flood = await refuseVisitorsFlood(services, "like", visitorAddress);
  if (flood) return refusedLike(flood);
  const input = parseForm(likeInput, form);
  if (isRefused(input)) return refusedLike(input);
  const { id, mode } = input;
  if (mode !== 1 && mode !== -1) {
    return refusedLike(refuse("forbidden", "owner_only", "Only the owner may reset the likes."));
  }
  const changed = await changeLike(services, { id, mode }, cookies);
  if (!changed) {
    const { words } = await findSite(services);
    return refusedLike(refuse("missing", "no_such_post", words.likes.noPost));
  }
  const headers = changed.setCookie ? { "Set-Cookie": changed.setCookie } : undefined;
  // The page shows one more or one less than it showed, whatever is stored.
  const shown = Math.max(0, (Number(form.get("shown")) || 0) + mode);
  return data({ liked: mode === 1, likes: shown }, { headers });
}

function refusedLike(refusal: Refused) {
  return data(refusal, { status: refusalStatus[refusal.refused], headers: waitOf(refusal) });
}
