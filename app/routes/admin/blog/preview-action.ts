import { languageTag } from "@toadstool/language";
import { requestWords } from "#app/request-words.ts";
import { requireOwner, requireOwnersRequest } from "#app/respond.ts";
import { placeImagesInEach } from "#domain/articles/placing.server.ts";
import { renderBlocksOrRefuse } from "#domain/markdown/render.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { limits } from "#domain/posts/post.ts";
import type { Route } from "./+types/preview-action.ts";

/** The editor's text as readers would get it, block by block: the editor touches only what has changed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services } = await requireOwnersRequest(context, "unseen");
  const form = await request.formData();
  const content = String(form.get("content") ?? "");
  if (content.length > limits.content) return new Response(null, { status: 413 });
  const rendered = renderBlocksOrRefuse(
    content,
    languageTag(String(form.get("language") ?? "")) ?? (await requestWords(context)).language,
  );
  if (isRefused(rendered)) return Response.json({ message: rendered.message }, { status: 422 });
  return Response.json({ blocks: await placeImagesInEach(services, rendered) });
}

export async function loader({ context }: Route.LoaderArgs) {
  await requireOwner(context);
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
