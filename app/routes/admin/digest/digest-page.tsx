import * as v from "valibot";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { answersPresses, press } from "#app/press.server.ts";
import { requireOwnersRequest, typedIn } from "#app/respond.ts";
import { FormOf, FormPress } from "#app/ui/form/form.tsx";
import { formFor, readForm } from "#app/ui/form/read-form.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
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
import type { Route } from "./+types/digest-page";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const digest = await readDigest(services, owner);
  const { isOn, every, hour, noticeHours } = digest;
  return { digest, form: formFor(digestInput, { isOn, every, hour, noticeHours }) };
}

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
      async (services, owner, { id }) => (await stopDigest(services, owner, id)) && id,
      (id) => ({ goTo: `/admin/email?letter=${id}` }),
    ),
  },
  "unseen",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: digest", matches)];

/** The one that goes next, until it goes. */
const waitingDigests: ListOf<NonNullable<DigestState["waiting"]>> = {
  one: "letter",
  many: "letters that wait",
  home: "/admin/email/digest",
  row: ({ draftId: id, subject, dueAt, isForAll }) => ({
    id,
    title: subject,
    to: `/admin/email?letter=${id}`,
    facts: {
      Recipients: isForAll ? "every confirmed subscriber" : "the recipients that you chose",
      When: (
        <>
          goes on <ComingMoment iso={dueAt} />, as it is by then
        </>
      ),
    },
    presses: [
      { words: "Stop, keep as a draft", intent: "stop", isShown: true },
      { words: "Edit", to: `/admin/email?letter=${id}` },
      { words: "Check and send now…", to: `/admin/email/review?letter=${id}` },
    ],
  }),
  facts: ["Recipients", "When"],
};

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
      press={<FormPress form="digest" />}
      gap="medium"
      intro={
        <>
          <p className={shared.measure}>
            The site puts new posts, works and notes into a letter, and shows it to you before it goes to your
            readers. Without anything new there is no letter.
          </p>
          {stopping && !waiting && <Trouble>{stopping.message}</Trouble>}
          {trouble && <Trouble>The last digest was not sent, and is among your drafts. {trouble}</Trouble>}
        </>
      }
    >
      {waiting && <List of={waitingDigests} items={[waiting]} />}
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
