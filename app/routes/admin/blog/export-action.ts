import { notFound } from "#app/respond.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { toFrontMatter } from "#domain/drafts/front-matter.ts";
import { slugFrom } from "@toadstool/language/slug";
import { findSlugRule } from "#domain/facts/slug-rule.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { download, requireDownload } from "../download.server.ts";
import type { Route } from "./+types/export-action.ts";

/** A post or draft as a file, to be kept or taken elsewhere. */
export async function loader({ context, params: { kind, id } }: Route.LoaderArgs) {
  const { services, owner } = await requireDownload(context, "/admin/blog");
  const draft = kind === "draft" ? await findDraft(services, owner, id) : null;
  const text = kind === "post" ? await findPost(services, id) : draft;
  if (!text) throw notFound("This text does not exist, so there is nothing to download.");
  const rule = await findSlugRule(services);
  const name = slugFrom(text.slug, rule) || slugFrom(text.title, rule) || "untitled";
  return download(toFrontMatter(text), `${name}.md`, "text/markdown");
}
