import { notFound, notKept, requireOwnersRequest } from "#app/respond.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { type PreviewMode, previewModeOf, shownAs } from "@toadstool/mail/review";
import { mailOfDraft } from "#domain/newsletter/draft-mail.server.ts";
import { mailAsSent } from "#domain/newsletter/test-letter.server.ts";
import { sampleLetter } from "#domain/letter/sample-letter.ts";
import type { Route } from "./+types/frame-action.ts";

/** The mail itself, for the frames of the preview: the very HTML and text that would be sent. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const look = previewModeOf(params.look);
  const query = new URL(request.url).searchParams;
  const mail = query.has("sample")
    ? await mailAsSent(services, sampleLetter)
    : await mailOf(query.get("letter") ?? "");
  if (!look || !mail) throw notFound("This letter does not exist.");
  return new Response(shownAs(look, mail), { headers: headersOf(look, services.settings.site.origin) });

  async function mailOf(id: string) {
    const draft = await findDraft(services, owner, id);
    return draft && mailOfDraft(services, draft);
  }
}

/** A mail has its styles inline and its pictures from anywhere; nothing in it runs, and no other page may frame it. */
function headersOf(look: PreviewMode, origin: string) {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src ${origin} https: data:; frame-ancestors 'self'; form-action 'none'; base-uri 'none'; sandbox allow-popups`;
  return {
    "Content-Type": `text/${look === "text" ? "plain" : "html"}; charset=utf-8`,
    "Content-Security-Policy": policy,
    "X-Frame-Options": "SAMEORIGIN",
    ...notKept,
    "X-Robots-Tag": "noindex",
  };
}
