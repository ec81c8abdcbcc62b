import { notFound, notKept, requireOwnersRequest } from "#app/respond.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { type PreviewMode, previewModeOf, shownAs } from "@toadstool/mail/review";
import { mailAsSent } from "#domain/newsletter/test-letter.server.ts";
import type { LetterInput } from "#domain/letter/letter-input.ts";
import { sampleLetter } from "#domain/letter/sample-letter.ts";
import type { Route } from "./+types/frame-action.ts";

/** The mail itself, for the frames of the preview: the very HTML and text that would be sent. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const look = previewModeOf(params.look);
  const query = new URL(request.url).searchParams;
  const letter = query.has("sample") ? sampleLetter : await draftOf(query.get("letter") ?? "");
  if (!look || !letter) throw notFound("This letter does not exist.");
  const mail = await mailAsSent(services, letter);
  return new Response(shownAs(look, mail), { headers: headersOf(look, services.settings.site.origin) });

  async function draftOf(id: string): Promise<LetterInput | null> {
    const draft = await findDraft(services, owner, id);
    return draft?.kind === "letter" ? { subject: draft.title, content: draft.content } : null;
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
