import { Trouble } from "@toadstool/elements/dialog/notice";
import { Link } from "react-router";
import * as v from "valibot";
import { answersPresses, press } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import "#app/styles/prose.css";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { EditorMode } from "#app/ui/post-editor/editor-mode.ts";
import { usePress } from "#app/ui/press/use-press.ts";
import { findDraft, listDeletedDrafts, listDrafts } from "#domain/drafts/drafts.server.ts";
import { missingSettings } from "#domain/letter/mail-settings.ts";
import { pageOfIssues } from "#domain/newsletter/issues.server.ts";
import { draftLetterFrom } from "#domain/newsletter/letter-drafts.server.ts";
import { refuse } from "#domain/outcome.ts";
import type { Route } from "./+types/email-page";
import { AdminMain } from "../admin-main.tsx";
import { reloadsAfterConflict } from "../blog/opened-editor.ts";
import { draftPresses } from "../drafts/draft-presses.server.ts";
import { LetterWorkspace } from "../letters/letter-workspace.tsx";
import { letterSteps, whereTo } from "../letters/steps.ts";
import { savesLetter } from "../letters/text-presses.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const id = new URL(request.url).searchParams.get("letter");
  const [{ issues }, letters, trash, draft] = await Promise.all([
    pageOfIssues(services, owner),
    listDrafts(services, owner, "", "letter"),
    listDeletedDrafts(services, owner, "letter"),
    id ? findDraft(services, owner, id) : null,
  ]);
  const mode: EditorMode = draft?.kind === "letter" ? { kind: "draft", draft } : { kind: "new" };
  return {
    mode,
    letters: letters.map(({ id: of, title, words, updatedAt }) => ({ id: of, title, words, updatedAt })),
    trash,
    newKey: crypto.randomUUID(),
    sentSubjects: issues.map(({ subject }) => subject),
    isReady: missingSettings(services.settings).length === 0,
  };
}

const noPost = refuse(
  "missing",
  "not_found",
  "That post no longer exists, so no letter was created from it. Check the trash at /admin/blog/trash.",
);

export const action = answersPresses(
  {
    ...draftPresses("letter", "/admin/email"),
    ...Object.fromEntries(
      letterSteps.map((step) => [step, savesLetter("letter", (id) => whereTo(step, id))]),
    ),
    "letter-from-post": press(
      v.object({ id: v.string() }),
      async (services, owner, { id }) => (await draftLetterFrom(services, owner, id)) ?? noPost,
      ({ id }) => ({ goTo: whereTo("save-letter", id) }),
    ),
  },
  "unseen",
);

export const shouldRevalidate = reloadsAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: letters", matches)];

/** Where letters are written. */
export default function EmailPage({ loaderData: { isReady, ...written } }: Route.ComponentProps) {
  const { refusal, typed } = usePress([...letterSteps, "letter-from-post"]);
  return (
    <AdminMain title="Letters">
      {!isReady && (
        <Trouble>
          Letters cannot be sent yet. <Link to="/admin/email/delivery">See which settings are missing</Link>
        </Trouble>
      )}
      <LetterWorkspace {...written} refused={refusal && { refusal, typed }} />
    </AdminMain>
  );
}
