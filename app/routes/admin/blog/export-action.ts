import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { notFound } from "#app/respond.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { toFrontMatter } from "#domain/drafts/front-matter.ts";
import { slugFrom } from "#domain/text/slug.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import type { Route } from "./+types/export-action.ts";

/** A post or draft as a file, to be kept or taken elsewhere. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, session } = context.get(requestContext);
  const owner = (await session())?.owner;
  // A download has no screen that could lead to the login.
  if (!owner) throw redirect("/auth/login?returnTo=/admin/blog");
  const text =
    params.kind === "post"
      ? await findPost(services, params.id)
      : params.kind === "draft"
        ? await findDraft(services, owner, params.id)
        : null;
  if (!text) throw notFound("This text does not exist, so there is nothing to download.");
  const name = slugFrom(text.slug) || slugFrom(text.title) || "untitled";
  return new Response(toFrontMatter(text), {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.md"`,
      "Cache-Control": "private, no-store",
    },
  });
}
