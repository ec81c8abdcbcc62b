import type { ReactNode } from "react";
import { useSubmit } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { LanguageField } from "#app/ui/language-fields/language-field.tsx";
import { welcomeWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import { HeadField } from "#app/ui/post-editor/head-field.tsx";
import type { Opened } from "#app/ui/post-editor/use-editor.ts";
import { useWriting } from "#app/ui/post-editor/use-writing.ts";
import { Workspace } from "#app/ui/post-editor/workspace.tsx";
import type { WelcomeLetter } from "#domain/newsletter/welcome/welcome-letter.ts";
import type { Refused } from "#domain/outcome.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { home } from "./home.ts";
import { TestForm, TurnForm } from "./letter-forms.tsx";

interface WelcomeEditorProps extends Omit<Opened, "workplace" | "typed"> {
  /** When it goes; version 0 where it is not added yet. */
  turn: Pick<WelcomeLetter, "days" | "isOn" | "version">;
  /** What came back with a refused form. */
  refused?: { refusal: Refused; typed: Record<string, string> };
  ownAddress: string;
}

/** Writes a welcome letter. Its text is a draft; readers get what of it was last saved for them. */
export function WelcomeEditor({ turn, refused, ownAddress, ...opened }: WelcomeEditorProps) {
  const isOfText = !["add-letter", "save-turn", "test-letter"].includes(refused?.typed.intent ?? "");
  const { refusal, typed } = (isOfText && refused) || {};
  const writing = useWriting({ ...opened, typed, workplace: welcomeWorkplace }, refusal);
  const { editor, field } = writing;
  const scripted = useScripted();
  const submit = useSubmit();
  const isAdded = turn.version > 0;

  /** Sends a form once the text is saved as a draft. */
  const send = async (fields: Record<string, string>) => {
    const draft = await editor.savedDraft();
    if (!draft) return;
    const { id, version } = draft;
    // A form of its own may name another version: that of the letter’s place.
    await submit(
      { version, ...fields, id },
      { method: "post", action: draftAddress({ kind: "welcome", id }), preventScrollReset: true },
    );
  };
  const act = async (intent: string) => {
    if (intent === "update-letter") return send({ intent: "update-saved-letter" });
    const draft = await editor.savedDraft();
    if (draft) editor.leave(intent === "preview-letter" ? `/admin/email/preview?letter=${draft.id}` : home);
  };
  const forms = { id: editor.mode.kind === "draft" ? editor.mode.draft.id : "", send };
  return (
    <Workspace
      writing={writing}
      newKey={opened.newKey}
      heading={editor.mode.kind === "new" ? "New letter" : "Letter"}
      up={{ to: home, words: "Welcome letters" }}
      label="Letter (markdown)"
      refusal={refusal}
      isOpen
      buttons={[
        ...(isAdded ? [button("update-letter", "Save for readers")] : []),
        button("preview-letter", "Preview mail"),
        button("close-letter", "Save and close"),
        ...(scripted ? [] : [button("save-letter", "Save")]),
      ]}
      missing={editor.fields.title.trim() ? [] : ["a subject"]}
      onSubmit={(intent) => void act(intent)}
      deletion={{
        label: "Delete this letter",
        question: "Are you sure you want to delete this letter? Readers who wait for it get the next one.",
        intent: "delete-letter",
      }}
      head={<HeadField label="Subject" autoComplete="off" {...field("title")} />}
      form={
        <LanguageField
          value={editor.fields.language}
          onTake={(language) => editor.take({ language })}
          issues={writing.issues}
          form={writing.formId}
        />
      }
    >
      <Section id="turn" title={isAdded ? "When it goes" : "Add it to the welcome letters"}>
        <Saved isSaved={forms.id !== "" || scripted}>
          <TurnForm {...forms} turn={turn} />
        </Saved>
      </Section>
      <Section id="test" title="Send a test">
        <Saved isSaved={forms.id !== "" || scripted}>
          <TestForm {...forms} ownAddress={ownAddress} />
        </Saved>
      </Section>
    </Workspace>
  );
}

const button = (intent: string, words: string): [intent: string, words: string] => [intent, words];

/** Without scripts, a text has to be saved before a form can name it. */
function Saved({ isSaved, children }: { isSaved: boolean; children: ReactNode }) {
  return isSaved ? children : <p className={shared.soft}>Save the letter first.</p>;
}
