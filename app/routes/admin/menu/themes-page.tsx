import { answersPresses } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import type { Option } from "#app/ui/form/fields-of.ts";
import { formFor } from "#app/ui/form/read-form.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { useWords } from "#app/ui/use-words.ts";
import { findEditedFacts } from "#domain/facts/facts.server.ts";
import { appearance as schema } from "#domain/profile/appearance.ts";
import { themesOf } from "#domain/profile/themes.ts";
import type { Route } from "./+types/themes-page.ts";
import { FactsForm } from "../facts/facts-form.tsx";
import { changesFacts, commonPresses, parseForm } from "../facts/saving.server.ts";

const page = "/admin/menu/themes";
const edited = { name: "appearance", page } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { value, ...facts } = await findEditedFacts(services, owner, "appearance");
  return { ...facts, form: formFor(schema, value) };
}

export const action = answersPresses({
  ...commonPresses(edited),
  save: changesFacts(edited, (_, typed) => ({ value: parseForm(schema, typed) })),
});

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: themes", matches)];

/** What readers see who have not chosen a theme themselves. */
export default function ThemesPage({ loaderData }: Route.ComponentProps) {
  const labels = useWords().chrome.themes;
  const choicesOf = (scheme: "light" | "dark") => ({
    options: themesOf(scheme).map(({ name }): Option => [name, labels[name]]),
  });
  return (
    <FactsForm
      {...loaderData}
      title="Themes"
      intro="Readers choose a theme in the menu and at the foot of each page, and their browser keeps it. Here you say what those see who have chosen none: Night print, or a light or a dark theme, as their phone or computer is set."
      page={page}
      file="appearance.ts"
      id="themes"
      known={{ light: choicesOf("light"), dark: choicesOf("dark") }}
    />
  );
}
