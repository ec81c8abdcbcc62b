import { answersPresses } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import "#app/styles/prose.css";
import { formFor } from "#app/ui/form/read-form.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { type EditorMode, welcomeWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { turnInput } from "#domain/newsletter/welcome/welcome-letter.ts";
import { findWelcomeLetter, listWelcomeLetters } from "#domain/newsletter/welcome/welcome-letters.server.ts";
import type { Route } from "./+types/letter-page";
import { AdminMain } from "../admin-main.tsx";
import { reloadsAfterConflict, useOpenedEditor } from "../blog/opened-editor.ts";
import { testForm } from "../letters/text-presses.server.ts";
import { letterPresses } from "./letter-presses.server.ts";
import { WelcomeEditor } from "./welcome-editor.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const id = new URL(request.url).searchParams.get("letter");
  const [draft, turn, letters] = await Promise.all([
    id ? findDraft(services, owner, id) : null,
    id ? findWelcomeLetter(services, owner, id) : null,
    listWelcomeLetters(services, owner),
  ]);
  if (id && draft?.kind !== "welcome")
    throw notFound("This letter does not exist. It may have been deleted: see the welcome letters.");
  const { days, isOn, version } = turn ?? { days: letters.length === 0 ? 0 : 7, isOn: true, version: 0 };
  const mode: EditorMode = draft ? { kind: "draft", draft } : { kind: "new" };
  return {
    mode,
    turn: { days, isOn, version },
    turnForm: formFor(turnInput, { days, isOn }),
    testForm: formFor(testForm),
    newKey: crypto.randomUUID(),
    ownAddress: services.settings.mail.from.address,
  };
}

export const action = answersPresses(letterPresses, "unseen");

export const shouldRevalidate = reloadsAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: a welcome letter", matches)];

/** One welcome letter, in the editor that posts are written in. */
export default function LetterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, turn, newKey, ownAddress } = loaderData;
  const editor = useOpenedEditor(mode, newKey, welcomeWorkplace);
  return (
    <AdminMain title={editor.kind === "new" ? "New welcome letter" : "Welcome letter"}>
      <WelcomeEditor
        key={editor.key}
        {...editor.opened}
        refused={actionData}
        turn={turn}
        ownAddress={ownAddress}
      />
    </AdminMain>
  );
}
