import type { ReactNode, SyntheticEvent } from "react";
import { useLoaderData } from "react-router";
import { FormOf } from "#app/ui/form/form.tsx";
import { usePress } from "#app/ui/press/use-press.ts";
import type { WelcomeLetter } from "#domain/newsletter/welcome/welcome-letter.ts";
import type { loader } from "./letter-page.tsx";

interface LetterFormProps {
  /** The letter's; "" before it is saved. */
  id: string;
  /** Saves what is typed above, then sends the form. */
  send: (fields: Record<string, string>) => Promise<void>;
}

/** When the letter goes, and whether it does. */
export function TurnForm({ id, send, turn }: LetterFormProps & { turn: Pick<WelcomeLetter, "version"> }) {
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
export function TestForm({ id, send, ownAddress }: LetterFormProps & { ownAddress: string }) {
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
