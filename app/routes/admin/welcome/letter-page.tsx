import { useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTypedEarly } from "@toadstool/markdown-editor/typed-early";
import { Done, Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import "#app/styles/prose.css";
import { MarkdownField } from "#app/ui/markdown-field/markdown-field.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { letterLimits } from "#domain/letter/letter-input.ts";
import { welcomeLimits, type WelcomeLetter } from "#domain/newsletter/welcome/welcome-letter.ts";
import { findWelcomeLetter, listWelcomeLetters } from "#domain/newsletter/welcome/welcome-letters.server.ts";
import type { Route } from "./+types/letter-page";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { home } from "./home.ts";
import { answerLetterForm } from "./letter-form.server.ts";
import styles from "./welcome.module.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const ownAddress = services.settings.mail.from.address;
  if (params.id !== "new") {
    const letter = await findWelcomeLetter(services, owner, params.id);
    if (!letter) throw notFound("This letter does not exist. It may have been deleted.");
    return { letter, ownAddress };
  }
  const isFirst = (await listWelcomeLetters(services, owner)).length === 0;
  const unwritten = { subject: "", content: "", days: isFirst ? 0 : 7, isOn: true, version: 0 };
  const letter: WelcomeLetter = { id: crypto.randomUUID(), ...unwritten };
  return { letter, ownAddress };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerLetterForm(services, owner, await request.formData());
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: a welcome letter", matches)];

/** One letter of the welcome series, to be written. */
export default function LetterPage({ loaderData: { letter, ownAddress }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const { refusal, typed } = actionData ?? {};
  const told = actionData && "told" in actionData ? actionData.told : null;
  const [written, setWritten] = useState(typed?.content ?? letter.content);
  const formId = useId();
  useTypedEarly(formId, ({ content }) => content !== undefined && setWritten(content));
  const given = { ...letter, ...typed, isOn: typed ? typed.isOn === "on" : letter.isOn };
  // Another window has saved it: the next press replaces that text, knowingly.
  const { version } = refusal?.code === "changed_elsewhere" ? letter : given;
  return (
    <AdminMain
      title={letter.version === 0 ? "New welcome letter" : "Welcome letter"}
      up={{ to: home, words: "Welcome series" }}
      gap="medium"
    >
      <Section id="letter" title="Subject and text">
        <Form id={formId} method="post" className={shared.section} preventScrollReset>
          <input type="hidden" name="id" value={given.id} />
          <input type="hidden" name="version" value={version} />
          <Field
            label="Subject of the welcome letter"
            name="subject"
            defaultValue={given.subject}
            limit={letterLimits.subject}
            autoComplete="off"
            issues={refusal?.issues}
          />
          <MarkdownField
            label="Welcome letter (markdown)"
            name="content"
            rows={14}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
            issues={refusal?.issues}
          />
          <Field
            label="Days to wait"
            name="days"
            type="number"
            min={0}
            max={welcomeLimits.days}
            inputMode="numeric"
            defaultValue={given.days}
            hint="After the letter before, or, for the first one, after the subscriber confirmed. 0 is at once."
            issues={refusal?.issues}
            className={styles.days}
          />
          <label className={styles.choice}>
            <input type="checkbox" name="isOn" defaultChecked={given.isOn} /> Send it to new subscribers
          </label>
          {refusal ? <Trouble>{refusal.message}</Trouble> : <Done>{told}</Done>}
          <div className={`${shared.buttons} ${styles.buttons}`}>
            <Button type="submit" name="intent" value="save-welcome" disabled={isBusy}>
              Save welcome letter
            </Button>
            <Field
              label="Send a test to"
              name="to"
              type="email"
              defaultValue={typed?.to}
              placeholder={ownAddress}
              autoComplete="email"
              issues={refusal?.issues}
              className={styles.to}
            />
            <Button type="submit" name="intent" value="test-welcome" look="quiet" disabled={isBusy}>
              Test welcome letter
            </Button>
          </div>
        </Form>
      </Section>
    </AdminMain>
  );
}
