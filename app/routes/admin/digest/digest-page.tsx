import { Form, Link, useNavigation } from "react-router";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { parseForm, requireOwnersRequest } from "#app/respond.ts";
import { ComingMoment } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { useProfile } from "#app/ui/use-profile.ts";
import { digestInput, noticeLimit } from "#domain/newsletter/digest/digest.ts";
import {
  type DigestState,
  readDigest,
  saveDigest,
  stopDigest,
} from "#domain/newsletter/digest/digests.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import type { Route } from "./+types/digest-page";
import { AdminMain, Section } from "../admin-main.tsx";
import { answerForm, type FormHandler } from "../answer-form.server.ts";
import shared from "../admin.module.css";
import styles from "./digest.module.css";

const home = "/admin/email/digest";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return { digest: await readDigest(services, owner) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context, "unseen");
  return answerForm(services, owner, await request.formData(), intents);
}

const gone = refuse(
  "missing",
  "not_found",
  "That letter no longer waits: it was sent or stopped in another window.",
);

const intents: Record<string, FormHandler> = {
  save: async (services, owner, form) => {
    const choice = parseForm(digestInput, form);
    const refusal = isRefused(choice) ? choice : await saveDigest(services, owner, choice);
    return refusal ?? home;
  },
  stop: async (services, owner, _form, id) =>
    (await stopDigest(services, owner, id)) ? `/admin/email?letter=${id}` : gone,
};

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: digest", matches)];

/** The letter that the site composes of what is new. */
export default function DigestPage({ loaderData: { digest }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const { timeZone } = useProfile();
  const { waiting, trouble, nextAt } = digest;
  const typed = actionData?.typed.intent === "save" ? actionData.typed : undefined;
  return (
    <AdminMain
      title="Digest"
      up={{ to: "/admin/email", words: "Letters" }}
      gap="medium"
      intro={
        <>
          <p className={shared.measure}>
            The site puts new posts, works and notes into a letter, and shows it to you before it goes to your
            readers. Without anything new there is no letter.
          </p>
          {refusal && <Trouble>{refusal.message}</Trouble>}
          {trouble && <Trouble>The last digest was not sent, and is among your drafts. {trouble}</Trouble>}
        </>
      }
    >
      {waiting && <Waiting {...waiting} />}
      <Section id="choice" title="When it goes">
        {nextAt && !waiting && (
          <p>
            The next one goes on <ComingMoment iso={nextAt} />, if there is something new by then.
          </p>
        )}
        <DigestForm
          key={digest.version}
          digest={digest}
          timeZone={timeZone}
          typed={typed}
          refusal={typed && refusal}
        />
      </Section>
    </AdminMain>
  );
}

function Waiting({ draftId, subject, dueAt, isForAll }: NonNullable<DigestState["waiting"]>) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <section aria-labelledby="waiting" className={`${shared.card} ${styles.waiting}`}>
      <h2 id="waiting" dir="auto">
        <Link to={`/admin/email?letter=${draftId}`} className={shared.reach}>
          {subject}
        </Link>
      </h2>
      <p>
        It goes to {isForAll ? "every confirmed subscriber" : "the recipients that you chose"} on{" "}
        <ComingMoment iso={dueAt} />, as it is by then.
      </p>
      <div className={shared.buttons}>
        <ButtonLink to={`/admin/email?letter=${draftId}`}>Edit</ButtonLink>
        <ButtonLink to={`/admin/email/review?letter=${draftId}`} look="quiet">
          Check and send now…
        </ButtonLink>
        <FormButton intent="stop" fields={{ id: draftId }} look="quiet" disabled={isBusy}>
          Stop, keep as a draft
        </FormButton>
      </div>
    </section>
  );
}

interface DigestFormProps {
  digest: DigestState;
  timeZone: string;
  typed: Record<string, string> | undefined;
  refusal: { code: string; issues: { field: string; message: string }[] } | undefined;
}

function DigestForm({ digest, timeZone, typed, refusal }: DigestFormProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const given = { ...digest, ...typed, isOn: typed ? typed.isOn === "on" : digest.isOn };
  // Another window has saved it: the next save replaces that choice, knowingly.
  const { version } = refusal?.code === "changed_elsewhere" ? digest : given;
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <label className={styles.box}>
        <input type="checkbox" name="isOn" defaultChecked={given.isOn} /> Compose and send a digest
      </label>
      <fieldset className={styles.intervals}>
        <legend>How often</legend>
        {intervals.map(([value, words]) => (
          <label key={value} className={styles.box}>
            <input type="radio" name="every" value={value} defaultChecked={given.every === value} /> {words}
          </label>
        ))}
      </fieldset>
      <Field
        label="Hour of the day"
        name="hour"
        type="number"
        min={0}
        max={23}
        inputMode="numeric"
        defaultValue={given.hour}
        hint={`0 to 23, in the time zone ${timeZone}.`}
        issues={refusal?.issues}
      />
      <Field
        label="Hours to look at it before"
        name="noticeHours"
        type="number"
        min={0}
        max={noticeLimit}
        inputMode="numeric"
        defaultValue={given.noticeHours}
        hint="You get a mail about it, and a notice in the admin."
        issues={refusal?.issues}
      />
      <Button type="submit" name="intent" value="save" disabled={isBusy}>
        Save
      </Button>
    </Form>
  );
}

const intervals = [
  ["week", "Weekly, on Mondays"],
  ["month", "Monthly, on the first"],
] as const;
