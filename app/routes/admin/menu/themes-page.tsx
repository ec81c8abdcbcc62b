import { CheckField, SelectField } from "@toadstool/elements/forms/field";
import { Form, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { requireOwnersRequest } from "#app/respond.ts";
import { findEditedFacts } from "#domain/facts/facts.server.ts";
import { useWords } from "#app/ui/use-words.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { appearance as appearanceSchema, themesOf } from "#domain/profile/appearance.ts";
import type { Route } from "./+types/themes-page.ts";
import styles from "../facts/facts.module.css";
import { FactsFrame } from "../facts/facts-frame.tsx";
import { answerFactsForm, parseTyped } from "../facts/saving.server.ts";
import { menuParts } from "./parts.ts";

const page = "/admin/menu/themes";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { value, ...edited } = await findEditedFacts(services, owner, "appearance");
  const { followsSystem, light, dark } = value;
  return { ...edited, fields: { followsSystem: followsSystem ? "on" : "", light, dark } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const form = await request.formData();
  const name = "appearance";
  return answerFactsForm(services, owner, { name, form, page }, ({ followsSystem, light, dark }) =>
    parseTyped(appearanceSchema, { followsSystem: followsSystem === "on", light, dark }),
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: themes", matches)];

/** What readers see who have not chosen a theme themselves. */
export default function ThemesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, ...edited } = loaderData;
  const { refusal, typed } = actionData ?? {};
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const labels = useWords().chrome.themes;
  const choicesOf = (scheme: "light" | "dark") =>
    themesOf(scheme).map(({ name }) => ({ value: name, label: labels[name] }));
  const values: Record<string, string> = typed ?? fields;
  return (
    <FactsFrame
      {...edited}
      parts={menuParts}
      title="Themes"
      intro="Readers choose a theme in the menu and at the foot of each page, and their browser keeps it. Here you say what those see who have chosen none: Night print, or a light or a dark theme, as their phone or computer is set."
      page={page}
      file="appearance.ts"
      refusal={refusal}
    >
      <Form key={edited.version} method="post" action={page} className={styles.form}>
        <HiddenFields fields={{ version: typed?.version ?? String(edited.version) }} />
        <CheckField name="followsSystem" isOn={values.followsSystem === "on"}>
          Follow the reader’s system
        </CheckField>
        <SelectField
          label="Where it is light"
          name="light"
          options={choicesOf("light")}
          defaultValue={values.light ?? ""}
          issues={refusal?.issues}
        />
        <SelectField
          label="Where it is dark"
          name="dark"
          options={choicesOf("dark")}
          defaultValue={values.dark ?? ""}
          issues={refusal?.issues}
        />
        <div>
          <Button type="submit" name="intent" value="save" disabled={isSaving}>
            {isSaving ? "Saving…" : "Save themes"}
          </Button>
        </div>
      </Form>
    </FactsFrame>
  );
}
