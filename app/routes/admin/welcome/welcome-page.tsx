import { Link, useNavigation } from "react-router";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Nothing } from "@toadstool/elements/page/nothing";
import { requireOwnersRequest } from "#app/respond.ts";
import { Moment } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { refuseLetters } from "#domain/letter/mail-settings.ts";
import { listDeletedDrafts } from "#domain/drafts/drafts.server.ts";
import { type ListedWelcome, welcomeLimits } from "#domain/newsletter/welcome/welcome-letter.ts";
import { listUnaddedLetters, listWelcomeLetters } from "#domain/newsletter/welcome/welcome-letters.server.ts";
import { counted } from "#domain/text/counted.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import type { Route } from "./+types/welcome-page";
import { Account } from "./account.tsx";
import { AdminMain, Section } from "../admin-main.tsx";
import lists from "../blog/lists.module.css";
import { TextRow } from "../blog/text-row.tsx";
import { LetterTrash } from "../letters/list.tsx";
import { answerForm } from "../answer-form.server.ts";
import shared from "../admin.module.css";
import { home } from "./home.ts";
import { welcomeIntents } from "./welcome-intents.server.ts";
import styles from "./welcome.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const [letters, unadded, trash] = await Promise.all([
    listWelcomeLetters(services, owner),
    listUnaddedLetters(services, owner),
    listDeletedDrafts(services, owner, "welcome"),
  ]);
  return {
    letters,
    unadded,
    trash,
    trouble: refuseLetters(services)?.message ?? null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context, "unseen");
  return answerForm(services, owner, await request.formData(), welcomeIntents);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: welcome letters", matches)];

/** The letters that new readers get one after the other. */
export default function WelcomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { letters, unadded, trash, trouble } = loaderData;
  return (
    <AdminMain
      title="Welcome letters"
      up={{ to: "/admin/email", words: "Newsletter" }}
      gap="medium"
      intro={
        <>
          <p className={shared.measure}>
            New subscribers receive these letters one after the other, each once, until they unsubscribe. A
            letter that you add or switch on begins with readers whose turn comes from then on.
          </p>
          {trouble && letters.some(({ isOn }) => isOn) && <Trouble>No letter is sent: {trouble}</Trouble>}
          {actionData && <Trouble>{actionData.refusal.message}</Trouble>}
        </>
      }
    >
      {letters.length === 0 ? (
        <Nothing title="No welcome letters yet">
          <p>New subscribers receive only your next letter.</p>
        </Nothing>
      ) : (
        <ol className={styles.letters}>
          {letters.map((letter, index) => (
            <li key={letter.id} className={shared.card}>
              <WelcomeLetterRow letter={letter} isFirst={index === 0} />
            </li>
          ))}
        </ol>
      )}
      {letters.length < welcomeLimits.letters && (
        <p>
          <ButtonLink to={`${home}/letter`}>
            {letters.length === 0 ? "Write the first letter" : "Add a letter"}
          </ButtonLink>
        </p>
      )}
      {unadded.length > 0 && (
        <Section id="unadded" title="Not added yet">
          <ul className={lists.list}>
            {unadded.map(({ id, title, updatedAt }) => (
              <TextRow
                key={id}
                title={title || "No subject"}
                to={draftAddress({ kind: "welcome", id })}
                facts={
                  <span>
                    saved <Moment iso={updatedAt} />
                  </span>
                }
              >
                <ConfirmDelete
                  label={`Delete the letter ${title || "No subject"}`}
                  question="Are you sure you want to delete this letter? No one has received it."
                  action={home}
                  fields={{ intent: "delete", id }}
                />
              </TextRow>
            ))}
          </ul>
        </Section>
      )}
      <LetterTrash letters={trash} />
    </AdminMain>
  );
}

interface WelcomeLetterRowProps {
  letter: ListedWelcome;
  isFirst: boolean;
}

function WelcomeLetterRow({
  letter: { id, subject, days, isOn, isChanged, balance },
  isFirst,
}: WelcomeLetterRowProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const button = { look: "quiet" as const, disabled: isBusy, preventScrollReset: true };
  return (
    <>
      <p className={shared.soft}>
        {whenWords(days, isFirst)}
        {!isOn && " · Paused"}
        {isChanged && " · Has changes that readers do not get yet"}
      </p>
      <h2 dir="auto">
        <Link to={draftAddress({ kind: "welcome", id })} className={shared.reach}>
          {subject}
        </Link>
      </h2>
      <Account balance={balance} />
      <div className={shared.buttons}>
        {!isFirst && (
          <FormButton {...button} intent="up" fields={{ id }}>
            Move up
          </FormButton>
        )}
        <FormButton {...button} intent={isOn ? "pause" : "resume"} fields={{ id }}>
          {isOn ? "Pause" : "Switch on"}
        </FormButton>
        <ConfirmDelete
          label={`Delete this letter: ${subject}`}
          question={`Delete “${subject}”?`}
          about={
            <p>Readers who wait for it get the next letter instead. It stays in the trash for 30 days.</p>
          }
          action={home}
          fields={{ intent: "delete", id }}
        >
          Delete
        </ConfirmDelete>
      </div>
    </>
  );
}

function whenWords(days: number, isFirst: boolean): string {
  if (days === 0) return isFirst ? "At once, after confirming" : "Right after the one before";
  return `${counted(days, "day")} after ${isFirst ? "confirming" : "the one before"}`;
}
