import type { Draft } from "./draft.ts";
import { findLiveDraft, writeDraft } from "./writing.server.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused, refuse } from "../outcome.ts";
import { parse } from "../parse.ts";
import { type Post, postChangeInput } from "../posts/post.ts";
import { findPostToSave } from "../posts/writing.server.ts";
import { savePost } from "../posts/publishing.server.ts";
import type { Services } from "../services.ts";
import type { RestoreInput, Revision, TextKind } from "../revisions/revision.ts";
import { findRevision } from "../revisions/revisions.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

/**
 * Restores an older text: it is saved like any other change, and the text that it replaces becomes a revision, so that this
 * can be undone. Null where the text or the revision is not there.
 */
export async function restoreRevision(
  services: Writing,
  owner: Owner,
  text: { kind: TextKind; textId: string },
  input: RestoreInput,
): Promise<Post | Draft | Refused | null> {
  const revision = await findRevision(services, owner, input.revisionId);
  if (!revision || revision.kind !== text.kind || revision.textId !== text.textId) return null;
  return text.kind === "post"
    ? restorePostText(services, revision, input)
    : restoreDraftText(services, revision, input);
}

async function restoreDraftText(
  services: Writing,
  revision: Revision,
  { version, withSlug }: RestoreInput,
): Promise<Draft | Refused | null> {
  const present = await findLiveDraft(services, revision.textId);
  if (!present) return null;
  const slug = withSlug ? revision.slug : present.slug;
  return writeDraft(services, present, { ...fieldsOf(revision), slug, version }, { isRestoring: true });
}

async function restorePostText(
  services: Writing,
  revision: Revision,
  { version, withSlug, timeZone }: RestoreInput,
): Promise<Post | Refused | null> {
  const found = await findPostToSave(services, revision.textId);
  if (!found) return null;
  const slug = withSlug ? revision.slug : found.post.slug;
  const change = parse(postChangeInput, { ...fieldsOf(revision), slug, timeZone, version });
  if (isRefused(change)) return change;
  const restored = await savePost(services, found, change, "restored");
  return isRefused(restored) && restored.code === "slug_taken"
    ? slugTakenSince(restored, found.post.slug)
    : restored;
}

/** All but the slug: an address that readers have may lead elsewhere only where that is asked for. */
function fieldsOf({ title, summary, imageUrl, dateString, content }: Revision) {
  return { title, summary, imageUrl, dateString, content };
}

function slugTakenSince({ issues }: Refused, present: string): Refused {
  const message = `Another post now uses the address of that revision. Nothing was changed. You can restore the text and keep the post at “${present}”.`;
  return refuse("conflict", "slug_taken", message, issues);
}
