import { Trouble } from "@toadstool/elements/dialog/notice";
import { useLatest } from "@toadstool/markdown-editor/side";
import { Link } from "react-router";
import * as v from "valibot";
import { answersPresses, press } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import "#app/styles/prose.css";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { pageOf, readListView, rowsFrom } from "#app/ui/list/list-view.ts";
import { since } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { listDraftsAgain } from "#app/ui/post-editor/editor-api.ts";
import { type EditorMode, letterWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import { usePress } from "#app/ui/press/use-press.ts";
import type { Draft } from "#domain/drafts/draft.ts";
import { findDraft, listDeletedDrafts, listDrafts } from "#domain/drafts/drafts.server.ts";
import { missingSettings } from "#domain/letter/mail-settings.ts";
import { pageOfIssues } from "#domain/newsletter/issues.server.ts";
import { draftLetterFrom } from "#domain/newsletter/letter-drafts.server.ts";
import { refuse } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/email-page";
import { AdminMain, Section } from "../admin-main.tsx";
import { reloadsAfterConflict, useOpenedEditor } from "../blog/opened-editor.ts";
import { draftPresses } from "../drafts/draft-presses.server.ts";
import { Trash } from "../drafts/trash.tsx";
import { LetterEditor } from "../letters/editor.tsx";
import { letterSteps, whereTo } from "../letters/steps.ts";
import { savesLetter } from "../letters/text-presses.server.ts";

const home = "/admin/email";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const id = query.get("letter");
  const view = readListView(query);
  const [{ issues }, letters, trash, draft] = await Promise.all([
    pageOfIssues(services, owner),
    listDrafts(services, owner, "", "letter", ...rowsFrom(view)),
    listDeletedDrafts(services, owner, "letter"),
    id ? findDraft(services, owner, id) : null,
  ]);
  const mode: EditorMode = draft?.kind === "letter" ? { kind: "draft", draft } : { kind: "new" };
  return {
    mode,
    letters: pageOf(
      home,
      letters.map(({ id: of, title, words, updatedAt }) => ({ id: of, title, words, updatedAt })),
      view,
    ),
    trash,
    newKey: crypto.randomUUID(),
    // A text from the old form that is among them has arrived.
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
    ...draftPresses("letter", home),
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
export default function EmailPage({ loaderData }: Route.ComponentProps) {
  const { mode, letters, trash, newKey, sentSubjects, isReady } = loaderData;
  const { refusal, typed } = usePress([...letterSteps, "letter-from-post"]);
  const editor = useOpenedEditor(mode, newKey, letterWorkplace);
  const [listed, setListed] = useLatest<ListedLetter[]>(letters.items);
  const listAgain = async () => {
    const found = await listDraftsAgain("letter");
    if (found && !letters.view.cursor) setListed(found);
  };
  return (
    <AdminMain title="Letters">
      {!isReady && (
        <Trouble>
          Letters cannot be sent yet. <Link to="/admin/email/delivery">See which settings are missing</Link>
        </Trouble>
      )}
      <LetterEditor
        key={editor.key}
        {...editor.opened}
        typed={refusal && typed}
        refusal={refusal}
        held={sentSubjects.map((title) => ({ title }))}
        onSaved={() => void listAgain()}
      />
      <Section
        id="drafts-title"
        title="Draft letters"
        beside={editor.kind !== "new" && <Link to="/admin/email">Write a new letter</Link>}
      >
        <List
          {...letters}
          of={draftLetters}
          items={listed.map((letter) => ({ ...letter, isOpen: letter.id === editor.id }))}
        />
        <Trash kind="letter" items={trash} />
      </Section>
    </AdminMain>
  );
}

type ListedLetter = Pick<Draft, "id" | "title" | "words" | "updatedAt">;

/** Letters that are being written, the last saved first. */
const draftLetters: ListOf<ListedLetter & { isOpen: boolean }> = {
  one: "letter",
  many: "letters in progress",
  home,
  row: ({ id, title, words, updatedAt, isOpen }) => ({
    id,
    title: title || "No subject",
    to: whereTo("save-letter", id),
    isOpen,
    facts: {
      Length: counted(words, "word"),
      Saved: since("saved", updatedAt),
    },
    note: isOpen && "open above",
    presses: [
      !isOpen && { words: "Send…", to: whereTo("review-letter", id), isShown: true },
      { words: "Preview", to: whereTo("preview-letter", id) },
      { words: "Delete", intent: "delete-letter", isDanger: true },
    ],
    fields: { list: isOpen ? "home" : "here" },
  }),
  facts: ["Length", "Saved"],
  empty: {
    title: "No draft letters",
    words:
      "A letter you write above is saved here automatically. To send a published post, use “Send as a letter” on its page.",
  },
};
