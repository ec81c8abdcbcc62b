import { Trouble } from "@toadstool/elements/dialog/notice";
import { ButtonLink } from "@toadstool/elements/forms/button";
import * as v from "valibot";
import { answersPresses, press } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { List } from "#app/ui/list/list.tsx";
import { moveTo } from "#app/ui/list/moved.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { listDeletedDrafts } from "#domain/drafts/drafts.server.ts";
import { refuseLetters } from "#domain/letter/mail-settings.ts";
import { welcomeLimits } from "#domain/newsletter/welcome/welcome-letter.ts";
import {
  listUnaddedLetters,
  listWelcomeLetters,
  moveWelcomeLetter,
  switchWelcomeLetter,
} from "#domain/newsletter/welcome/welcome-letters.server.ts";
import type { Route } from "./+types/welcome-page";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { draftPresses } from "../drafts/draft-presses.server.ts";
import { Trash } from "../drafts/trash.tsx";
import { home } from "./home.ts";
import { unaddedLetters, welcomeLetters } from "./welcome-list.tsx";

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

const ofLetter = { id: v.string() };

const switchTo = (isOn: boolean) =>
  press(v.object(ofLetter), (services, owner, { id }) => switchWelcomeLetter(services, owner, id, isOn));

export const action = answersPresses(
  {
    ...draftPresses("letter", home),
    pause: switchTo(false),
    resume: switchTo(true),
    move: press(v.object({ ...ofLetter, to: moveTo }), (services, owner, { id, to }) =>
      moveWelcomeLetter(services, owner, id, to),
    ),
  },
  "unseen",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: welcome letters", matches)];

/** The letters that new readers get one after the other. */
export default function WelcomePage({ loaderData }: Route.ComponentProps) {
  const { letters, unadded, trash, trouble } = loaderData;
  const of = letters.length;
  return (
    <AdminMain
      title="Welcome letters"
      gap="close"
      press={
        of < welcomeLimits.letters && (
          <ButtonLink to={`${home}/letter`}>
            {of === 0 ? "Write the first letter" : "Add a letter"}
          </ButtonLink>
        )
      }
      intro={
        <>
          <p className={shared.measure}>
            New subscribers receive these letters one after the other, each once, until they unsubscribe. A
            letter that you add or switch on begins with readers whose turn comes from then on.
          </p>
          {trouble && letters.some(({ isOn }) => isOn) && <Trouble>No letter is sent: {trouble}</Trouble>}
        </>
      }
    >
      <List
        of={welcomeLetters}
        items={letters.map((letter, index) => ({ ...letter, place: { at: index + 1, of } }))}
      />
      {unadded.length > 0 && (
        <Section id="unadded" title="Not added yet">
          <List of={unaddedLetters} items={unadded} />
        </Section>
      )}
      <Trash kind="letter" items={trash} />
    </AdminMain>
  );
}
