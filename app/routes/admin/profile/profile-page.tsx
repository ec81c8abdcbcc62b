import { timeZones } from "#domain/calendar/time-zone.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { findEditedFacts } from "#domain/facts/facts.server.ts";
import { profile as profileSchema } from "#domain/profile/profile.ts";
import type { Route } from "./+types/profile-page.ts";
import { fieldsOf, profileFrom } from "./profile-fields.ts";
import { ProfileForm } from "./profile-form.tsx";
import { FactsFrame } from "../facts/facts-frame.tsx";
import { answerFactsForm, parseTyped } from "../facts/saving.server.ts";
import { profileParts } from "./parts.ts";

const page = "/admin/profile";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { value, ...edited } = await findEditedFacts(services, owner, "profile");
  const languages = ["en-GB", "en-US", ...(await services.settings.languages())];
  return { ...edited, fields: fieldsOf(value), timeZones: timeZones(), languages };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const form = await request.formData();
  return answerFactsForm(services, owner, { name: "profile", form, page }, async (typed) => {
    const { value: before } = await findEditedFacts(services, owner, "profile");
    return parseTyped(profileSchema, profileFrom(typed, before), fieldOf);
  });
}

const fieldOf = (path: string) =>
  ({ "portrait.image": "portrait", "portrait.alt": "portraitAlt" })[path] ?? path;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: profile", matches)];

/** What every page of the site says of its creator. */
export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, timeZones: zones, languages, ...edited } = loaderData;
  const { refusal, typed } = actionData ?? {};
  return (
    <FactsFrame
      {...edited}
      parts={profileParts}
      title="Profile"
      intro="What the site says of you: on the About page, on the home page, in the menu, in feeds and in letters."
      page={page}
      file="profile.ts"
      refusal={refusal}
    >
      <ProfileForm
        key={edited.version}
        values={{ version: String(edited.version), ...(typed ?? fields) }}
        timeZones={zones}
        languages={languages}
        issues={refusal?.issues}
      />
    </FactsFrame>
  );
}
