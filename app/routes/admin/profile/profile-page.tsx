import { languageName } from "@toadstool/language";
import { answersPresses } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import type { Option } from "#app/ui/form/fields-of.ts";
import { formFor } from "#app/ui/form/read-form.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { currentZone, timeZones, zoneWords } from "#domain/calendar/time-zone.ts";
import { findEditedFacts } from "#domain/facts/facts.server.ts";
import { profile as schema } from "#domain/profile/profile.ts";
import { usualLanguage } from "#domain/words/words.ts";
import { profile as shipped } from "#studio/profile.ts";
import type { Route } from "./+types/profile-page.ts";
import { FactsForm } from "../facts/facts-form.tsx";
import { changesFacts, commonPresses, parseForm } from "../facts/saving.server.ts";

const page = "/admin/profile";
const edited = { name: "profile", page } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { value, ...facts } = await findEditedFacts(services, owner, "profile");
  const timeZone = currentZone(value.timeZone);
  const languages = ["en-GB", "en-US", ...(await services.settings.languages())];
  return {
    ...facts,
    form: formFor(schema, { language: usualLanguage, ...value, timeZone }),
    zones: timeZones().map((zone): Option => [zone, zoneWords(zone)]),
    languages: languages.map((tag): Option => [tag, languageName(tag, "en")]),
  };
}

export const action = answersPresses({
  ...commonPresses(edited),
  // Its links are edited elsewhere.
  save: changesFacts(edited, ({ links }, typed) => ({ value: parseForm(schema, typed, { links }) })),
});

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: profile", matches)];

const you = [
  "name",
  "isPerson",
  "title",
  "portrait.image",
  "portrait.alt",
  "about",
  "location",
  "school",
] as const;
const site = ["siteName", "tagline", "description", "language", "slugs", "timeZone"] as const;
const foot = ["copyrightYear", "copyrightFollows", "colour"] as const;
const signals = ["signals.search", "signals.ai-input", "signals.ai-train"] as const;

/** What every page of the site says of its creator. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { form, zones, languages, ...facts } = loaderData;
  const older = form.texts.olderBlog || shipped.olderBlog ? (["olderBlog"] as const) : [];
  const complete = languages.map(([tag, words]) => `${words} (${tag})`).join(", ");
  return (
    <FactsForm
      {...facts}
      form={form}
      title="Profile"
      intro="What the site says of you: on the About page, on the home page, in the menu, in feeds and in letters."
      page={page}
      file="profile.ts"
      id="profile"
      sections={[
        { legend: "You", fields: [...you, "resume"] },
        { legend: "The site", fields: [...site, ...foot, ...older] },
        {
          legend: "What programs may do with it",
          about: (
            <p>
              The site’s robots.txt says it as <a href="https://contentsignals.org">content signals</a>. Those
              who keep to them follow it; it locks nothing.
            </p>
          ),
          fields: signals,
        },
      ]}
      known={{
        timeZone: { options: zones },
        language: {
          options: languages,
          help: `What the site says is complete in ${complete}. Any other tag, like “cy”, begins in English: write its words under “Words” of the menu.`,
        },
      }}
    />
  );
}
