import { Link, useNavigation } from "react-router";
import * as v from "valibot";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { answersPresses, press } from "#app/press.server.ts";
import { requireOwnersRequest, typedIn } from "#app/respond.ts";
import { FormOf, FormPress } from "#app/ui/form/form.tsx";
import { formFor, readForm } from "#app/ui/form/read-form.ts";
import { ComingMoment } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { usePress } from "#app/ui/press/use-press.ts";
import { useProfile } from "#app/ui/use-profile.ts";
import { digestInput } from "#domain/newsletter/digest/digest.ts";
import {
  type DigestState,
  readDigest,
  saveDigest,
  stopDigest,
} from "#domain/newsletter/digest/digests.server.ts";
import { refuse } from "#domain/outcome.ts";
import type { Route } from "./+types/digest-page";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./digest.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const digest = await readDigest(services, owner);
  const { isOn, every, hour, noticeHours } = digest;
  return { digest, form: formFor(digestInput, { isOn, every, hour, noticeHours }) };
}

const gone = refuse(
  "missing",
  "not_found",
  "That letter no longer waits: it was sent or stopped in another window.",
);

export const action = answersPresses(
  {
    save: press(
      digestInput,
      async (services, owner, choice) => (await saveDigest(services, owner, choice)) ?? {},
      () => ({ words: "Saved." }),
      (form) => ({ ...readForm(digestInput, typedIn(form)), version: form.get("version") }),
    ),
    stop: press(
      v.object({ id: v.string() }),
      async (services, owner, { id }) => ((await stopDigest(services, owner, id)) ? id : gone),
      (id) => ({ goTo: `/admin/email?letter=${id}` }),
    ),
  },
  "unseen",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: digest", matches)];

/** The letter that the site composes of what is new. */
export default function DigestPage({ loaderData: { digest, form } }: Route.ComponentProps) {
  const { refusal, typed } = usePress("save");
  const stopping = usePress("stop").refusal;
  const { timeZone } = useProfile();
  const { waiting, trouble, nextAt } = digest;
  // Another window has saved it: the next save replaces that choice, knowingly.
  const isKnown = !refusal || refusal.code === "changed_elsewhere";
  return (
    <AdminMain
      title="Digest"
      up={{ to: "/admin/email", words: "Letters" }}
      press={<FormPress form="digest" />}
      gap="medium"
      intro={
        <>
          <p className={shared.measure}>
            The site puts new posts, works and notes into a letter, and shows it to you before it goes to your
            readers. Without anything new there is no letter.
          </p>
          {stopping && <Trouble>{stopping.message}</Trouble>}
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
        <FormOf
          key={digest.version}
          id="digest"
          form={form}
          words={{ save: "Save digest" }}
          known={{ hour: { help: `0 to 23, in the time zone ${timeZone}.` } }}
        >
          <input type="hidden" name="version" value={isKnown ? digest.version : typed.version} />
        </FormOf>
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
