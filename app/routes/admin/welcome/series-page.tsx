import { Link, useNavigation } from "react-router";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Nothing } from "@toadstool/elements/page/nothing";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { refuseLetters } from "#domain/letter/mail-settings.ts";
import type { Balance } from "#domain/newsletter/issue.ts";
import { type WelcomeLetter, welcomeLimits } from "#domain/newsletter/welcome/welcome-letter.ts";
import { listWelcomeLetters } from "#domain/newsletter/welcome/welcome-letters.server.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/series-page";
import { Account } from "./account.tsx";
import { AdminMain } from "../admin-main.tsx";
import { answerForm } from "../answer-form.server.ts";
import shared from "../admin.module.css";
import { home } from "./home.ts";
import { seriesIntents } from "./series-intents.server.ts";
import styles from "./welcome.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return {
    letters: await listWelcomeLetters(services, owner),
    trouble: refuseLetters(services)?.message ?? null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerForm(services, owner, await request.formData(), seriesIntents);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: welcome series", matches)];

/** The letters that new readers get one after the other. */
export default function SeriesPage({ loaderData: { letters, trouble }, actionData }: Route.ComponentProps) {
  return (
    <AdminMain
      title="Welcome series"
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
        <ol className={styles.series}>
          {letters.map((letter, index) => (
            <li key={letter.id} className={shared.card}>
              <SeriesLetter letter={letter} isFirst={index === 0} />
            </li>
          ))}
        </ol>
      )}
      {letters.length < welcomeLimits.letters && (
        <p>
          <ButtonLink to={`${home}/new`}>
            {letters.length === 0 ? "Write the first letter" : "Add a letter"}
          </ButtonLink>
        </p>
      )}
    </AdminMain>
  );
}

interface SeriesLetterProps {
  letter: WelcomeLetter & { balance: Balance };
  isFirst: boolean;
}

function SeriesLetter({ letter: { id, subject, days, isOn, balance }, isFirst }: SeriesLetterProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const button = { look: "quiet" as const, disabled: isBusy, preventScrollReset: true };
  return (
    <>
      <p className={shared.soft}>
        {whenWords(days, isFirst)}
        {!isOn && " · Paused"}
      </p>
      <h2 dir="auto">
        <Link to={`${home}/${id}`} className={shared.reach}>
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
          question={`Delete “${subject}”? This cannot be undone.`}
          about={<p>Readers who wait for it get the next letter of the series instead.</p>}
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
