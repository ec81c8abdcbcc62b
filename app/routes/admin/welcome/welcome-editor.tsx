import type { ReactNode, SyntheticEvent } from "react";
import { useLoaderData, useSubmit } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { FormOf } from "#app/ui/form/form.tsx";
import { LanguageField } from "#app/ui/language-fields/language-field.tsx";
import { welcomeWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import { HeadField } from "#app/ui/post-editor/head-field.tsx";
import type { Opened } from "#app/ui/post-editor/use-editor.ts";
import { useWriting } from "#app/ui/post-editor/use-writing.ts";
import { Workspace } from "#app/ui/post-editor/workspace.tsx";
import { usePress } from "#app/ui/press/use-press.ts";
import type { WelcomeLetter } from "#domain/newsletter/welcome/welcome-letter.ts";
import type { Refused } from "#domain/outcome.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { home } from "./home.ts";
import type { loader } from "./letter-page.tsx";

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
      heading={editor.mode.kind === "new" ? "New letter" : "Letter"}
      up={{ to: home, words: "Welcome letters" }}
      label="Letter (markdown)"
      isOpen
      buttons={[
        ...(isAdded ? [button("update-letter", "Save for readers")] : []),
        button("preview-letter", "Preview mail"),
        button("close-letter", "Save and close"),
      ]}
      plainSave="save-letter"
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
        <Saved isSaved={forms.id !== ""}>
          <TurnForm {...forms} turn={turn} />
        </Saved>
      </Section>
      <Section id="test" title="Send a test">
        <Saved isSaved={forms.id !== ""}>
          <TestForm {...forms} ownAddress={ownAddress} />
        </Saved>
      </Section>
    </Workspace>
  );
}

const button = (intent: string, words: string): [intent: string, words: string] => [intent, words];

/** Without scripts, a text has to be saved before a form can name it. */
function Saved({ isSaved, children }: { isSaved: boolean; children: ReactNode }) {
  const isWaiting = !useScripted() && !isSaved;
  return (
    <>
      {!isSaved && <p className={`unscripted ${shared.soft}`}>Save the letter first.</p>}
      <div className={isSaved ? undefined : "needs-script"} inert={isWaiting}>
        {children}
      </div>
    </>
  );
}

interface LetterFormProps {
  /** The letter's; "" before it is saved. */
  id: string;
  /** Saves what is typed above, then sends the form. */
  send: (fields: Record<string, string>) => Promise<void>;
}

/** When the letter goes, and whether it does. */
function TurnForm({ id, send, turn }: LetterFormProps & { turn: Pick<WelcomeLetter, "version"> }) {
  const { turnForm } = useLoaderData<typeof loader>();
  const press = turn.version > 0 ? "save-turn" : "add-letter";
  const { refusal, typed } = usePress(press);
  // Another window has changed it: the next save replaces that, knowingly.
  const isKnown = !refusal || refusal.code === "changed_elsewhere";
  return (
    <Sending send={send}>
      <FormOf
        key={turn.version}
        id="turn-form"
        form={turnForm}
        press={press}
        look={turn.version > 0 ? "quiet" : "primary"}
        hidden={{ id }}
        words={{ save: turn.version > 0 ? "Save its place" : "Add to the welcome letters" }}
      >
        <input type="hidden" name="version" value={isKnown ? turn.version : typed.version} />
      </FormOf>
    </Sending>
  );
}

/** What a new reader would get, with '[Test]' before its subject. */
function TestForm({ id, send, ownAddress }: LetterFormProps & { ownAddress: string }) {
  const { testForm } = useLoaderData<typeof loader>();
  return (
    <Sending send={send}>
      <FormOf
        id="test-form"
        form={testForm}
        press="test-letter"
        look="quiet"
        hidden={{ id }}
        words={{ save: "Send test", saving: "Sending…" }}
        known={{ to: { placeholder: ownAddress } }}
      />
    </Sending>
  );
}

/** Takes a form over, so that the text is saved before. */
function Sending({ send, children }: Pick<LetterFormProps, "send"> & { children: ReactNode }) {
  const onSubmitCapture = (event: SyntheticEvent<HTMLElement, Event>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const typed = [...new FormData(event.target as HTMLFormElement, submitter)];
    void send(Object.fromEntries(typed.map(([name, value]) => [name, String(value)])));
  };
  return <div onSubmitCapture={onSubmitCapture}>{children}</div>;
}
